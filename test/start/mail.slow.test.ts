import { afterAll, beforeAll, expect, it } from 'vitest';
import { endAll, startService } from '../../scripts/shared/process.js';
import { until } from '../../scripts/shared/until.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { type MailServer, mailServer, mailSettings } from '../helpers/mail-server.js';
import { password, Visitor } from '../web/visitor.js';

let db: TestDatabase;
let server: MailServer;
beforeAll(async () => {
  db = await testDatabase();
  server = await mailServer();
});
afterAll(async () => {
  await endAll('SIGKILL');
  await server.close();
  await db.drop();
});

const start = (settings: Record<string, string> = {}) =>
  startService({ DATABASE_URL: db.url, ...mailSettings(server), ...settings });

async function signUp(base: string, username: string): Promise<void> {
  const { origin } = new URL(base);
  const fields = { username, email: `${username}@example.org`, password };
  expect((await new Visitor({ origin }).submit('/sign-up', fields)).location).toBe('/profile/email');
}

it('sends what is queued, by one of its processes, and after it was killed in the middle', async () => {
  server.answer = () => 'hang';
  const dying = start({ WORKERS: '2' });
  await signUp(await dying.base, 'patient');
  await until(async () => server.hanging.length > 0);
  dying.child.kill('SIGKILL');
  await dying.exit;
  const left = await db.database.prisma.mail.findMany();
  expect(left).toMatchObject([{ recipient: 'patient@example.org', attempts: 1, givenUpAt: null }]);
  expect(Number(left[0]?.dueAt)).toBeGreaterThan(Date.now() + 60_000);

  server.answer = () => null;
  // Ends the lease early.
  await db.database.prisma.$executeRaw`UPDATE mails SET due_at = clock_timestamp()`;
  const service = start();
  await signUp(await service.base, 'quick');
  for (const name of ['patient', 'quick']) {
    expect((await server.mailTo(`${name}@example.org`)).subject).toBe('Confirm your email address');
  }
  await until(async () => (await db.database.prisma.mail.count()) === 0);
  expect(server.received).toHaveLength(2);
  service.child.kill('SIGTERM');
  expect(await service.exit).toBe(0);
  expect(service.log()).not.toContain('@example.org');
}, 180_000);

it('shuts down at once while a mail server hangs, and sends the mail after the next start', async () => {
  server.answer = () => 'hang';
  server.hanging.length = 0;
  const service = start();
  await signUp(await service.base, 'hanging');
  await until(async () => server.hanging.length > 0);
  const began = Date.now();
  service.child.kill('SIGTERM');
  expect(await service.exit).toBe(0);
  expect(Date.now() - began).toBeLessThan(8_000);
  const [left] = await db.database.prisma.mail.findMany();
  expect(Number(left?.dueAt)).toBeLessThanOrEqual(Date.now());
}, 120_000);
