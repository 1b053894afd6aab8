import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

type Session = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  currency: string;
  amount_total: number;
  metadata: Record<string, string>;
  url: string;
};
type Refund = { id: string; status: string; amount: number; payment_intent: string; metadata: Record<string, string> };

/** How the next request of a path is answered: not at all after it took effect, by an error that passes, or by a refusal. */
export type Fault = 'cut' | 'busy' | 'refused';

export const secretKey = 'sk_test_emulated';
export const webhookSecret = 'whsec_emulated';

/** Signs an event as Stripe does; `at` in seconds. */
export const signed = (event: object, { secret = webhookSecret, at = Math.floor(Date.now() / 1000) } = {}) => {
  const payload = JSON.stringify(event);
  const stripe = new Stripe(secretKey);
  return { payload, header: stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at }) };
};

/**
 * Stripe as far as payments need it: sessions, refunds and keys of requests have a state, and events are signed. A page lets a browser pay.
 * Events are sent to `target` by themselves, or, with `holds`, only by `send`.
 */
export class StripeEmulator {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  readonly events: object[] = [];
  /** Requests that took effect, by method and path. */
  readonly requests: string[] = [];
  readonly faults: Fault[] = [];
  holds = false;
  target = '';
  readonly #replies = new Map<string, { body: string; request: string }>();
  readonly #server = createServer((req, res) => void this.#handle(req, res));
  #number = 0;

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Settings of a service that uses it. */
  settings = (server: string) => ({
    PAYMENTS: 'transfer,cash,stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: server,
    PUBLIC_URL: 'http://127.0.0.1',
  });

  /** The session of a page to pay at. */
  at = (url: string): Session => this.sessions.get(url.split('/').at(-1) ?? '') as Session;

  /** Pays a session: the money has moved, and an event says so. */
  async pay(session: Session, changes: Partial<Session> = {}): Promise<object> {
    if (session.status === 'open') {
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: this.#id('pi'),
        ...changes,
      });
    }
    return this.#tell('checkout.session.completed', session);
  }

  /** Sends an event to the service, and returns the status of its reply. */
  async send(event: object): Promise<number> {
    const { payload, header } = signed(event);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header };
    const reply = await fetch(`${this.target}/api/v1/payments/stripe/events`, {
      method: 'POST',
      headers,
      body: payload,
    });
    return reply.status;
  }

  async #tell(type: string, object: object): Promise<object> {
    const event = { id: this.#id('evt'), object: 'event', type, data: { object: structuredClone(object) } };
    this.events.push(event);
    if (!this.holds) await this.send(event);
    return event;
  }

  #id = (of: string): string => `${of}_${++this.#number}`;

  async #handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = (req.url ?? '').split('?')[0] as string;
    let text = '';
    for await (const chunk of req) text += chunk;
    if (path.startsWith('/pay/')) return this.#page(req, res, path);
    const form = new URLSearchParams(text);
    const key = req.headers['idempotency-key'];
    const fault = this.faults.shift();
    const reply = (status: number, body: object) => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(JSON.stringify(body));
    };
    if (fault === 'busy') return reply(500, { error: { type: 'api_error', message: 'busy' } });
    if (fault === 'refused') return reply(400, { error: { type: 'invalid_request_error', message: 'refused' } });
    if (req.headers.authorization !== `Bearer ${secretKey}`) {
      return reply(401, { error: { type: 'invalid_request_error', message: 'no key' } });
    }
    const known = typeof key === 'string' ? this.#replies.get(key) : undefined;
    if (known !== undefined && known.request !== text) {
      return reply(400, { error: { type: 'idempotency_error', message: 'another request' } });
    }
    if (known === undefined) this.requests.push(`${req.method} ${path.replace(/cs_\d+/, '{id}')}`);
    const body = known?.body ?? JSON.stringify(this.#answer(req.method ?? '', path, form, req));
    if (typeof key === 'string') this.#replies.set(key, { body, request: text });
    if (fault === 'cut') return void res.destroy();
    const answer = JSON.parse(body);
    reply(answer.error === undefined ? 200 : 400, answer);
  }

  #answer(method: string, path: string, form: URLSearchParams, { headers, url = '' }: IncomingMessage): object {
    const refuse = (message: string) => ({ error: { type: 'invalid_request_error', message } });
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => {
        const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
        return key === undefined ? [] : [[key, value]];
      }),
    );
    const [, session] = /^\/v1\/checkout\/sessions\/(cs_\d+)/.exec(path) ?? [];
    const found = session === undefined ? undefined : this.sessions.get(session);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const id = this.#id('cs');
      const until = Number(form.get('expires_at')) - Date.now() / 1000;
      if (until < 1800 || until > 86_400) return refuse('expires_at must be between 30 minutes and 24 hours');
      const made: Session = {
        ...{ id, status: 'open', payment_status: 'unpaid', payment_intent: null, metadata },
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        amount_total: [...form]
          .filter(([name]) => name.endsWith('[unit_amount]'))
          .reduce((sum, [, value]) => sum + Number(value), 0),
        url: `http://${headers.host}/pay/${id}`,
      };
      this.sessions.set(id, Object.assign(made, { back: form.get('success_url') }));
      return made;
    }
    if (found !== undefined && path.endsWith('/expire')) {
      if (found.status !== 'open') return refuse('Only open sessions can be expired');
      found.status = 'expired';
      return found;
    }
    if (found !== undefined) return found;
    if (method === 'POST' && path === '/v1/refunds') {
      const intent = form.get('payment_intent') ?? '';
      const amount = Number(form.get('amount'));
      const paid = [...this.sessions.values()].find(({ payment_intent: each }) => each === intent)?.amount_total ?? 0;
      if (this.refundedOf(intent) + amount > paid) return refuse('The refund is more than what is left');
      const made = { id: this.#id('re'), status: 'succeeded', amount, payment_intent: intent, metadata };
      this.refunds.push(made);
      return made;
    }
    const wanted = new URL(url, 'http://x').searchParams.get('payment_intent');
    if (path === '/v1/refunds')
      return { object: 'list', data: this.refunds.filter((each) => each.payment_intent === wanted) };
    return refuse(`No such place: ${path}`);
  }

  /** The amount that was refunded of a payment. */
  refundedOf = (intent: string | null): number =>
    this.refunds
      .filter(({ payment_intent: of, status }) => of === intent && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  /** A refund fails after it was taken, as banks do days later. */
  failRefund(refund: Refund): Promise<object> {
    refund.status = 'failed';
    return this.#tell('refund.failed', { ...refund, failure_reason: 'expired_or_canceled_card' });
  }

  async #page(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const session = this.at(path);
    if (req.method === 'POST') {
      await this.pay(session);
      res.writeHead(303, { location: (session as Session & { back: string }).back });
      return void res.end();
    }
    res.writeHead(200, { 'content-type': 'text/html' });
    res.end(`<!doctype html><title>Pay</title><form method="post"><button>Pay ${session.amount_total}</button></form>`);
  }
}
