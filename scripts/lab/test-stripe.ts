// Sends what Plaza sends to Stripe to stripe-mock, which holds each request against Stripe's own description of its API. It has no state:
// the tests of payments have an emulator of ours for that. With REQUIRE_STRIPE=1 a missing Go is a failure.
import { spawn } from 'node:child_process';
import { RefusedByProvider } from '../../src/api/pipeline/payment-provider.js';
import { stripeProvider } from '../../src/content/payments/stripe.js';
import { freePort } from '../../src/core/platform/free-port.js';
import { goProgram } from '../shared/go-program.js';
import { until } from '../shared/until.js';

async function main(): Promise<number> {
  const program = goProgram('stripe-mock', 'github.com/stripe/stripe-mock@v0.203.0');
  if (program === null) {
    process.stderr.write('There is no stripe-mock, and no Go to install it. Nothing was tested.\n');
    return process.env.REQUIRE_STRIPE ? 1 : 0;
  }
  const address = `127.0.0.1:${await freePort()}`;
  const server = `http://${address}`;
  const mock = spawn(program, ['-http-addr', address], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await until(() => fetch(server).then(Boolean, () => false));
    return await tryAll(server);
  } finally {
    mock.kill();
  }
}

async function tryAll(server: string): Promise<number> {
  const provider = await stripeProvider({ secretKey: 'sk_test_mocked', webhookSecret: 'whsec_mocked', server });
  const payment = {
    key: 'a'.repeat(43),
    currency: 'EUR',
    email: 'mira@example.org',
    returnUrl: 'https://example.org/orders/1',
  };
  const lines = [{ name: 'Order 1 · Woolworks', amount: 2990n }];
  const expiresAt = new Date(Date.now() + 23 * 3_600_000);
  const start = (changes: object = {}) => provider.start({ ...payment, lines, expiresAt, ...changes });
  const { session } = await start();
  const requests: Record<string, () => Promise<unknown>> = {
    'a session is opened': start,
    'a session without an address is opened': () => start({ email: null }),
    'a session of several sellers is opened': () => start({ lines: [...lines, { name: 'Order 2', amount: 1n }] }),
    'a session is read': () => provider.ask(session),
    'a session is ended': () => provider.end(session),
    'a part is refunded': () => provider.refund({ key: 'refund-1', intent: 'pi_1', currency: 'EUR', amount: 500n }),
    // Else a mock that takes everything would prove nothing.
    'a time that is no number is refused': async () => {
      const isRefused = await start({ expiresAt: new Date(Number.NaN) }).then(
        () => false,
        (error: unknown) => error instanceof RefusedByProvider,
      );
      if (!isRefused) throw new Error('it was taken');
    },
  };
  let failed = 0;
  for (const [name, request] of Object.entries(requests)) {
    const fault = await request().then(
      () => null,
      (error: unknown) => error,
    );
    if (fault !== null) failed++;
    process.stdout.write(`${fault === null ? '✓' : '×'} ${name}${fault === null ? '' : `: ${fault}`}\n`);
  }
  process.stdout.write(`${Object.keys(requests).length - failed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
