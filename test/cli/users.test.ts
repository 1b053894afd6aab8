import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../src/api/auth/passwords.js';
import { findToken } from '../../src/api/mail/tokens.js';
import { saveOrigin } from '../../src/core/platform/listening.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { commandLine, oneLine } from './command.js';

const passwords = new Passwords();
let db: TestDatabase;
// A separate folder: a running service has stored its address in the default one.
let dataDir: string;
let admin: ReturnType<typeof commandLine>;

beforeAll(async () => {
  db = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'plaza-users-'));
  admin = commandLine(db.url, { DATA_DIR: dataDir });
});
afterAll(async () => {
  await db.drop();
  await rm(dataDir, { recursive: true });
});

const make = (username: string, ...more: string[]) =>
  admin(['user', 'create', '--username', username, '--email', `${username}@test.example`, ...more]);
const stored = (username: string) => db.database.prisma.user.findUniqueOrThrow({ where: { username } });

describe('user create', () => {
  it('makes a password and prints it alone when none is piped in', async () => {
    const { code, stdout, stderr } = await make('ada', '--role', 'admin');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^[A-Za-z2-9]{20}\n$/);
    expect(stderr).toContain('Created ada');
    const user = await stored('ada');
    expect(user.role).toBe('admin');
    // Addresses that operators enter count as verified.
    expect(user.emailVerifiedAt).toBeInstanceOf(Date);
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(user.passwordHash, stdout.trim())).toBe(true);
    expect(await passwords.verify(user.passwordHash, 'something else')).toBe(false);
  });

  it('takes the password from standard input, prints nothing then, and makes a member by default', async () => {
    const { code, stdout } = await admin(
      ['user', 'create', '--username', 'grace', '--email', 'grace@test.example'],
      'correct horse\n',
    );
    expect([code, stdout]).toEqual([0, '']);
    const user = await stored('grace');
    expect(user.role).toBe('member');
    expect(await passwords.verify(user.passwordHash, 'correct horse')).toBe(true);
  });

  it('writes JSON with the password only if it made it', async () => {
    const made = JSON.parse((await make('linus', '--json')).stdout);
    expect(made).toEqual({
      id: expect.any(Number),
      username: 'linus',
      email: 'linus@test.example',
      role: 'member',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      suspended_at: null,
      suspended_until: null,
      password: expect.any(String),
    });
    const args = ['user', 'create', '--username', 'margaret', '--email', 'm@test.example', '--json'];
    expect(JSON.parse((await admin(args, 'correct horse')).stdout)).not.toHaveProperty('password');
  });

  it.each([
    ['a name that is taken, whatever its case', 'ADA', 'new@test.example', '', 'The username ADA is taken.'],
    ['an address that is taken', 'adb', 'ADA@test.example', '', 'is already in use'],
    ['a name that is too short', 'ab', 'ab@test.example', '', '3 to 30'],
    ['a name with a space', 'a b c', 'abc@test.example', '', '3 to 30'],
    ['an address that is none', 'abcd', 'nowhere', '', 'not an email address'],
    ['a short password', 'abcd', 'abcd@test.example', '1234567', '8 to 128'],
    ['a long password', 'abcd', 'abcd@test.example', 'x'.repeat(129), '8 to 128'],
    ['a password of two lines', 'abcd', 'abcd@test.example', 'correct\nhorse', 'one line'],
    ['a password that everybody guesses', 'abcd', 'abcd@test.example', 'Password123', 'too common'],
    ['a name for a password', 'abcdefgh', 'abcd@test.example', 'Abcdefgh', 'your name or address'],
    ['a name with a year for a password', 'abcdef', 'abcd@test.example', '!abcdef2026', 'your name or address'],
    ['the first part of an address for a password', 'abcd', 'mira.k@test.example', 'Mira.K-77', 'your name or address'],
    ["the service's name for a password", 'abcd', 'abcd@test.example', 'Plaza2026', 'your name or address'],
    ['a file for a password', 'abcd', 'abcd@test.example', 'x'.repeat(5000), 'too much'],
  ])('refuses %s', async (_, username, email, input, message) => {
    const { code, stdout, stderr } = await admin(['user', 'create', '--username', username, '--email', email], input);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain(message);
  });

  it('accepts passwords of 8 and of 128 characters, counted as people count', async () => {
    for (const [username, password] of [
      ['shortest', '🐝'.repeat(8)],
      ['digits', '9041 7728 3316'],
      ['longest', 'é'.repeat(128)],
    ] as const) {
      const args = ['user', 'create', '--username', username, '--email', `${username}@test.example`];
      expect((await admin(args, password)).code).toBe(0);
      expect(await passwords.verify((await stored(username)).passwordHash, password.normalize('NFD'))).toBe(true);
    }
  });
});

describe('user list', () => {
  it('prints one user per line without headings, oldest first, and the same as JSON', async () => {
    const lines = (await admin(['user', 'list'])).stdout.trimEnd().split('\n');
    const json = JSON.parse((await admin(['user', 'list', '--json'])).stdout);
    expect(lines.length).toBe(json.length);
    expect(lines[0]).toMatch(/^\d+ +ada +admin +active +.*ada@test\.example$/);
    expect(json[0]).toMatchObject({ username: 'ada', role: 'admin', suspended_at: null });
    expect(json.map(({ id }: { id: number }) => id)).toEqual([...json].map(({ id }) => id).sort((a, b) => a - b));
  });

  it('leaves out deleted users, and is an empty list when there are none', async () => {
    const other = await testDatabase();
    try {
      await other.database.prisma.user.create({ data: { username: 'gone', deletedAt: new Date() } });
      expect((await commandLine(other.url)(['user', 'list', '--json'])).stdout).toBe('[]\n');
      expect((await commandLine(other.url)(['user', 'list'])).stdout).toBe('');
      // More users than one page.
      await other.database.prisma.user.createMany({
        data: Array.from({ length: 1201 }, (_, i) => ({ username: `user_${i}` })),
      });
      expect(JSON.parse((await commandLine(other.url)(['user', 'list', '--json'])).stdout)).toHaveLength(1201);
    } finally {
      await other.drop();
    }
  });
});

describe('user role, suspend and restore', () => {
  it('changes the role', async () => {
    const { code, stdout, stderr } = await admin(['user', 'role', 'grace', 'moderator']);
    expect([code, stdout, stderr]).toEqual([0, '', 'grace is now moderator.\n']);
    expect((await stored('grace')).role).toBe('moderator');
    expect(JSON.parse((await admin(['user', 'role', 'grace', 'admin', '--json'])).stdout)).toMatchObject({
      role: 'admin',
    });
  });

  it('suspends until a time and for a reason, which staff see and the log keeps', async () => {
    const suspend = async (...args: string[]) => {
      const { code, stdout } = await admin(['--json', 'user', 'suspend', 'grace', ...args]);
      expect(code).toBe(0);
      return JSON.parse(stdout);
    };
    const result = await suspend('--until', '2999-01-31T12:00:00+01:00', '--reason', 'Sold what was not theirs');
    expect(result.suspended_until).toBe('2999-01-31T11:00:00+00:00');
    expect(await stored('grace')).toMatchObject({ suspendedFor: 'Sold what was not theirs' });
    const { rows } = await db.database.pool.query('SELECT reason, details FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ reason: 'Sold what was not theirs', details: { until: '2999-01-31T11:00:00.000Z' } }]);
    const week = await suspend('--until', '1w');
    expect(Math.abs(Date.parse(week.suspended_until) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    expect(await stored('grace')).toMatchObject({ suspendedFor: null });
    expect((await admin(['user', 'suspend', 'grace', '--until', '2999-01-31'])).stderr).toBe(
      'grace is suspended until 2999-01-31 00:00:00 UTC.\n',
    );
    await admin(['user', 'restore', 'grace']);
  });

  it('suspends once, keeps the first time, and restores', async () => {
    const first = JSON.parse((await admin(['--json', 'user', 'suspend', 'grace'])).stdout);
    expect(first.suspended_at).not.toBeNull();
    const since = (await stored('grace')).suspendedAt;
    expect((await admin(['user', 'suspend', 'grace'])).code).toBe(0);
    expect((await stored('grace')).suspendedAt).toEqual(since);
    expect((await admin(['user', 'restore', 'grace'])).stderr).toBe('grace may come in again.\n');
    expect((await stored('grace')).suspendedAt).toBeNull();
  });

  it('removes the second factors of who has lost them, and ends their sessions', async () => {
    const { id } = await stored('grace');
    const { prisma, pool } = db.database;
    await prisma.totpFactor.create({ data: { userId: id, secret: 'x', lastStep: 1 } });
    await prisma.recoveryCode.create({ data: { userId: id, hash: new Uint8Array(32) } });
    const passkey = {
      userId: id,
      credentialId: new Uint8Array(16),
      publicKey: new Uint8Array(1),
      counter: 0,
      name: 'x',
    };
    await prisma.passkey.create({ data: passkey });
    await prisma.user.update({ where: { id }, data: { twoFactors: true } });
    await pool.query(`INSERT INTO sessions (sid, sess, expire) VALUES ('s', $1, now() + interval '1 day')`, [
      { userId: id },
    ]);
    const { stderr } = await admin(['user', 'reset-factors', 'grace']);
    expect(stderr).toBe('grace signs in with the password alone, and can set up new factors.\n');
    const left = await Promise.all([
      prisma.totpFactor.count({ where: { userId: id } }),
      prisma.recoveryCode.count({ where: { userId: id } }),
      prisma.passkey.count({ where: { userId: id } }),
      prisma.session.count({ where: { userId: id } }),
    ]);
    expect(left).toEqual([0, 0, 0, 0]);
    expect(await stored('grace')).toMatchObject({ twoFactors: false });
    const { rows } = await pool.query('SELECT action, actor_id, target_id FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ action: 'resetUserFactors', actor_id: null, target_id: id }]);
  });

  it.each([
    ['reset-factors', 'nobody'],
    ['role', 'nobody', 'admin'],
    ['suspend', 'nobody'],
    ['restore', 'no\0body'],
    ['suspend', 'x y'],
  ])('knows no such user: %s %s', async (...args) => {
    const { code, stdout, stderr } = await admin(['user', ...args]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Error: There is no user [^\n]+\n$/);
  });
});

describe('user password', () => {
  it('sets one that is piped in, or makes one and prints it alone, and says what to do without mail', async () => {
    await make('forgetful');
    const { code, stdout, stderr } = await admin(['user', 'password', 'forgetful']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^[A-Za-z2-9]{20}\n$/);
    expect(stderr).toContain('This service sends no mail: hand the password over yourself');
    expect(await passwords.verify((await stored('forgetful')).passwordHash, stdout.trim())).toBe(true);
    const piped = await admin(['user', 'password', 'forgetful', '--json'], 'correct horse\n');
    expect(JSON.parse(piped.stdout)).not.toHaveProperty('password');
    expect(await passwords.verify((await stored('forgetful')).passwordHash, 'correct horse')).toBe(true);
    expect(await db.database.prisma.mail.count()).toBe(0);
    expect((await admin(['log', '--action', 'setUserPassword', '--json'])).stdout.trim().split('\n')).toHaveLength(2);
  });

  it('tells the person by mail where there is mail, and refuses a short one', async () => {
    await make('reachable');
    const settings = { SMTP_URL: 'smtp://mx.example', MAIL_FROM: 'p@example.org', PUBLIC_URL: 'https://plaza.example' };
    const withMail = commandLine(db.url, settings);
    expect((await withMail(['user', 'password', 'reachable'], 'short\n')).code).toBe(1);
    expect((await withMail(['user', 'password', 'nobody'], 'correct horse\n')).stderr).toMatch(oneLine);
    expect((await withMail(['user', 'password', 'reachable'], 'correct horse\n')).stderr).toContain('told by mail');
    const queued = { kind: 'password_changed', recipient: 'reachable@test.example' };
    expect(await db.database.prisma.mail.findMany()).toMatchObject([queued]);
  });
});

describe('--link', () => {
  const form = /^http:\/\/localhost:\d+\/reset-password\/([0-9A-Za-z]{32})\n$/;
  const ownerOf = (token: string) => findToken(db.database.prisma, 'reset', token);

  it('makes a user without a password, and prints a link by which they alone set one', async () => {
    const { code, stdout, stderr } = await make('linked', '--link');
    expect([code, stdout, stderr]).toEqual([0, expect.stringMatching(form), expect.stringContaining('Created linked')]);
    expect((await stored('linked')).passwordHash).toBeNull();
    const [, token = ''] = form.exec(stdout) ?? [];
    expect(await ownerOf(token)).toMatchObject({ username: 'linked', email: 'linked@test.example' });
    expect((await db.database.prisma.emailToken.findMany()).every(({ hash }) => hash.length === 32)).toBe(true);
  });

  it.each([
    ['at which the service listened last', 'http://127.0.0.1:4711', {}, 'http://127.0.0.1:4711'],
    [
      'that the outside world uses',
      'http://127.0.0.1:4711',
      { PUBLIC_URL: 'https://plaza.example' },
      'https://plaza.example',
    ],
    ['of the settings', null, { HOST: '192.0.2.7', PORT: '8080' }, 'http://192.0.2.7:8080'],
    ['of this machine where it listens everywhere', null, { HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080'],
  ])('prints the address %s', async (_what, listening, settings, origin) => {
    const folder = await mkdtemp(join(tmpdir(), 'plaza-link-'));
    if (listening !== null) saveOrigin({ dataDir: folder }, listening);
    const command = commandLine(db.url, { DATA_DIR: folder, ...settings });
    const username = `at_${origin.replace(/\W/g, '_').slice(-20)}`;
    const { stdout } = await command([
      'user',
      'create',
      '--username',
      username,
      '--email',
      `${username}@example.org`,
      '--link',
    ]);
    expect(stdout.replace(/\w{32}\n$/, '')).toBe(`${origin}/reset-password/`);
    await rm(folder, { recursive: true });
  });

  it('leaves the password that somebody has until they set another, and is in the log', async () => {
    await make('relinked');
    const { passwordHash } = await stored('relinked');
    const withUrl = commandLine(db.url, { PUBLIC_URL: 'https://plaza.example' });
    const { stdout } = await withUrl(['user', 'password', 'relinked', '--link', '--json']);
    const { link, ...person } = JSON.parse(stdout);
    expect(link).toMatch(/^https:\/\/plaza\.example\/reset-password\/[0-9A-Za-z]{32}$/);
    expect(person).not.toHaveProperty('password');
    expect(await ownerOf(link.slice(-32))).toMatchObject({ username: 'relinked' });
    expect((await stored('relinked')).passwordHash).toBe(passwordHash);
    const log = (await admin(['log', '--action', 'setUserPassword', '--json'])).stdout;
    expect(log).toContain('"by":"link"');
    await db.database.prisma.user.update({
      where: { username: 'relinked' },
      data: { email: null, pendingEmail: 'new@test.example', emailVerifiedAt: null },
    });
    const refused = await admin(['user', 'password', 'relinked', '--link']);
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('has no confirmed address');
  });
});
