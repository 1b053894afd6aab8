import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Mailer } from '../../../src/api/mail/mailer.js';
import { outboxMails } from '../../../src/api/mail/outbox.js';
import { deleteOldMails, queueMail } from '../../../src/api/mail/queue.js';
import { inTransaction } from '../../../src/core/database/transaction.js';
import { loadConfig } from '../../../src/core/platform/config.js';
import { silentLog, type TestDatabase, testDatabase } from '../../helpers/database.js';
import { type MailServer, mailServer, mailSettings } from '../../helpers/mail-server.js';

let db: TestDatabase;
let server: MailServer;
const folder = mkdtempSync(join(tmpdir(), 'plaza-outbox-'));
beforeAll(async () => {
  db = await testDatabase();
  server = await mailServer();
});
afterEach(async () => {
  server.answer = () => null;
  server.received.length = 0;
  server.hanging.length = 0;
  await db.database.prisma.mail.deleteMany();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
  await db.drop();
});

const configOf = (settings: Record<string, string> = mailSettings(server)) =>
  loadConfig({ DATABASE_URL: db.url, ...settings });

function mailer(settings = mailSettings(server), log = silentLog): Mailer {
  const { mail } = configOf(settings);
  if (mail === null) throw new Error('There are no settings of mail');
  return new Mailer({ database: db.database, settings: mail, log });
}

const queue = (to: string, username = 'mira', config = configOf()) =>
  queueMail(db.database.prisma, config, { kind: 'password_changed', to, data: { username } });

const rows = () => db.database.prisma.mail.findMany({ orderBy: { id: 'asc' } });
const makeDue = () => db.database.prisma.$executeRaw`UPDATE mails SET due_at = now()`;

async function sendAll(sender = mailer()): Promise<void> {
  await sender.sendDue();
  await sender.idle();
}

describe('a mail', () => {
  it('is sent as plain text and HTML, and deleted', async () => {
    await queue('mira@example.org');
    await sendAll();
    const [mail] = server.received;
    expect(mail).toMatchObject({
      envelopeTo: ['mira@example.org'],
      envelopeFrom: 'plaza@example.org',
      subject: 'Your password was changed',
      from: { text: '"Plaza" <plaza@example.org>' },
    });
    expect(mail?.text).toContain('The password of your account mira was changed');
    expect(mail?.text).toContain('http://127.0.0.1:3000/reset-password');
    expect(mail?.html).toMatch(
      /<a class="fill" href="http:\/\/127.0.0.1:3000\/reset-password"[^>]*>Set a new password<\/a>/,
    );
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.messageId).toMatch(/^<\d+\.\w+@example\.org>$/);
    expect(await rows()).toEqual([]);
  });

  it('is queued with its cause, or not at all', async () => {
    const failing = inTransaction(db.database, async (transaction) => {
      await queueMail(transaction, configOf(), {
        kind: 'password_changed',
        to: 'never@example.org',
        data: { username: 'x' },
      });
      throw new Error('what it tells of failed');
    });
    await expect(failing).rejects.toThrow('what it tells of failed');
    expect(await rows()).toEqual([]);
  });

  it('is sent to one address, whatever that contains, and has only our headers', async () => {
    const injected = 'a@example.org\r\nBcc: victim@example.org';
    await expect(queue(injected)).rejects.toThrow();
    await expect(queue('a@example.org,b@example.org')).rejects.toThrow();
    await queue('"quoted"&(odd),x@example.org', 'mira\r\nBcc: victim@example.org\r\n\r\n<b>bold</b>');
    await queue('last@example.org');
    await sendAll();
    const seen = server.received.flatMap(({ envelopeTo }) => envelopeTo);
    expect(seen).toContain('last@example.org');
    expect(seen.join()).not.toContain('victim');
    for (const mail of server.received) {
      expect(mail.headers.has('bcc')).toBe(false);
      expect(String(mail.html)).not.toContain('<b>');
    }
  });

  it('is not queued if the service sends no mail', async () => {
    await queue('mira@example.org', 'mira', configOf({}));
    expect(await rows()).toEqual([]);
  });

  it('is written to the log in a demo, marked as not sent', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const { mail } = loadConfig({ PORT: '3999', DATA_DIR: join(folder, 'data') });
    if (mail === null) throw new Error('The demo has no settings of mail');
    expect(mail.server).toBeNull();
    await queue('mira@example.org');
    await sendAll(new Mailer({ database: db.database, settings: mail, log }));
    expect(lines).toHaveLength(1);
    const [line] = lines.map((each) => JSON.parse(each));
    expect(line).toMatchObject({ to: 'mira@example.org', msg: 'Mail not sent: SMTP_URL is not set' });
    expect(line.text).toContain('http://127.0.0.1:3999/reset-password');
    expect(outboxMails(mail.outbox ?? '')).toMatchObject([{ to: 'mira@example.org', text: line.text }]);
    expect(statSync(mail.outbox ?? '').mode & 0o77).toBe(0);
    expect(await rows()).toEqual([]);
  });
});

describe('the language of a mail', () => {
  const subjects = async (sender = mailer()) => {
    await sendAll(sender);
    return server.received.map(({ subject }) => subject);
  };
  const account = (username: string, email: string | null, language: string | null) =>
    db.database.prisma.user.create({ data: { username, email, language } });

  it('is that of the account, or of the page that asked, or English', async () => {
    const { id: german } = await account('german', 'german@example.org', 'de');
    const { id: silent } = await account('silent', 'silent@example.org', null);
    const mail = { kind: 'password_changed', data: { username: 'x' } } as const;
    const [en, de] = ['Your password was changed', 'Dein Passwort wurde geändert'];
    for (const [to, userId, language, expected] of [
      ['german@example.org', german, 'fr', de],
      ['GERMAN@example.org', undefined, 'fr', de],
      ['new@example.org', german, 'fr', de],
      // The account of the address, not the one for which it was entered.
      ['german@example.org', silent, 'fr', de],
      ['silent@example.org', silent, 'fr', 'Votre mot de passe a changé'],
      ['nobody@example.org', undefined, 'es', 'Tu contraseña ha cambiado'],
      ['nobody@example.org', undefined, 'xx', en],
      ['nobody@example.org', undefined, null, en],
    ] as const) {
      server.received.length = 0;
      await queueMail(db.database.prisma, configOf(), { ...mail, to, language, ...(userId && { userId }) });
      expect(await subjects(), `${to} ${language}`).toEqual([expected]);
    }
  });

  it('is that of the site if it has only one', async () => {
    await account('french', 'french@example.org', 'fr');
    await queue('french@example.org');
    expect(await subjects(mailer({ ...mailSettings(server), SITE_LANGUAGE: 'es' }))).toEqual([
      'Tu contraseña ha cambiado',
    ]);
  });
});

describe('a mail that cannot be sent', () => {
  it('is counted by its kind, like one that is sent', async () => {
    const { mail } = configOf();
    if (mail === null) throw new Error('There are no settings of mail');
    const counted: string[] = [];
    const count = (kind: string, outcome: string) => void counted.push(`${kind} ${outcome}`);
    const sender = new Mailer({ database: db.database, settings: mail, log: silentLog, count });
    for (const status of [null, 451, 550]) {
      server.answer = () => status;
      await queue('mira@example.org');
      await sendAll(sender);
    }
    await db.database.prisma.mail.create({
      data: { kind: 'of_a_later_version', recipient: 'mira@example.org', data: {} },
    });
    await sendAll(sender);
    expect(counted).toEqual([
      'password_changed sent',
      'password_changed failed',
      'password_changed given_up',
      'other failed',
    ]);
  });

  it('is retried after a temporary refusal, and sent', async () => {
    server.answer = () => 451;
    await queue('busy@example.org');
    await sendAll();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ attempts: 1, givenUpAt: null, fault: expect.stringContaining('451') });
    const delay = Number(waiting?.dueAt) - Date.now();
    expect(delay).toBeGreaterThan(25_000);
    expect(delay).toBeLessThan(95_000);
    // Not sent before it is due.
    server.answer = () => null;
    await sendAll();
    expect(server.received).toEqual([]);
    await makeDue();
    await sendAll();
    expect(server.received).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  it('waits longer after each attempt', async () => {
    server.answer = () => 451;
    await queue('busy@example.org');
    await db.database.prisma.$executeRaw`UPDATE mails SET attempts = 5`;
    await sendAll();
    const [waiting] = await rows();
    // 60 s × 2^5, times half to one and a half.
    expect(Number(waiting?.dueAt) - Date.now()).toBeGreaterThan(950_000);
  });

  it('fails after a permanent refusal', async () => {
    server.answer = (to) => (to === 'gone@example.org' ? 550 : null);
    await queue('gone@example.org');
    await queue('there@example.org');
    await sendAll();
    const [dead, ...others] = await rows();
    expect(others).toEqual([]);
    expect(dead).toMatchObject({ recipient: 'gone@example.org', attempts: 1, givenUpAt: expect.any(Date) });
    await makeDue();
    const before = server.connections();
    await sendAll();
    expect(server.connections()).toBe(before);
  });

  it('fails after twelve attempts, and is deleted a month later', async () => {
    server.answer = () => 451;
    await queue('busy@example.org');
    await db.database.prisma.$executeRaw`UPDATE mails SET attempts = 11`;
    await sendAll();
    expect((await rows())[0]).toMatchObject({ attempts: 12, givenUpAt: expect.any(Date) });
    expect(await deleteOldMails(db.database.prisma)).toBe(0);
    await db.database.prisma.$executeRaw`UPDATE mails SET given_up_at = now() - interval '31 days'`;
    expect(await deleteOldMails(db.database.prisma)).toBe(1);
  });

  it('is retried if the server is down or refuses our sign-in', async () => {
    await queue('mira@example.org');
    await sendAll(mailer({ ...mailSettings(server), SMTP_URL: 'smtp://127.0.0.1:1' }));
    expect((await rows())[0]).toMatchObject({ attempts: 1, givenUpAt: null });
    await makeDue();
    await sendAll(mailer({ ...mailSettings(server), SMTP_URL: server.url.replace('//', '//user:wrong@') }));
    expect((await rows())[0]).toMatchObject({ attempts: 2, givenUpAt: null });
  });

  it('is logged without its recipient and content', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    server.answer = (to) => (to.startsWith('no') ? 550 : null);
    await queue('nobody@example.org', 'secret_name');
    await queue('somebody@example.org', 'secret_name');
    await sendAll(mailer(mailSettings(server), log));
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/body@example|secret_name/);
  });
});

describe('concurrent senders', () => {
  it('send each mail once', async () => {
    for (let each = 0; each < 12; each++) await queue(`reader${each}@example.org`);
    const senders = [mailer(), mailer(), mailer()];
    await Promise.all(senders.map((sender) => sendAll(sender)));
    const seen = server.received.flatMap(({ envelopeTo }) => envelopeTo).sort();
    expect(seen).toEqual(Array.from({ length: 12 }, (_, each) => `reader${each}@example.org`).sort());
    expect(await rows()).toEqual([]);
  });

  it('take over the mails of a dead sender, and none that is being sent', async () => {
    server.answer = () => 'hang';
    await queue('slow@example.org');
    const dying = mailer();
    await dying.sendDue();
    await expect.poll(() => server.hanging).toEqual(['slow@example.org']);
    server.answer = () => null;
    await sendAll();
    expect(server.received).toEqual([]);
    // The state left by a dead process: a lease that ends.
    await makeDue();
    await sendAll();
    expect(server.received).toHaveLength(1);
    // A sender that wakes up late affects neither another's work nor new mails.
    await dying.stop();
    expect(await rows()).toEqual([]);
  });

  it('hold neither a connection nor a lock while a server hangs, and stop immediately', async () => {
    server.answer = (to) => (to === 'slow@example.org' ? 'hang' : null);
    await queue('slow@example.org');
    const sender = mailer();
    await sender.sendDue();
    await expect.poll(() => server.hanging).toEqual(['slow@example.org']);
    const { rows: open } = await db.database.pool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(open).toEqual([]);
    // Others are sent meanwhile by the same sender.
    await queue('quick@example.org');
    await sender.sendDue();
    await server.mailTo('quick@example.org');
    const began = Date.now();
    await sender.stop();
    expect(Date.now() - began).toBeLessThan(30_000);
    // The next sender takes it at once.
    expect(await rows()).toMatchObject([{ recipient: 'slow@example.org', attempts: 1, givenUpAt: null }]);
    server.answer = () => null;
    await sendAll();
    await server.mailTo('slow@example.org');
  });
});
