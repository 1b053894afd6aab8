import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../src/access/passwords.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { commandLine, oneLine } from './command.js';

const passwords = new Passwords();
let db: TestDatabase;
let admin: ReturnType<typeof commandLine>;

beforeAll(async () => {
  db = await testDatabase();
  admin = commandLine(db.url);
});
afterAll(() => db.drop());

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
    ['an address that is taken', 'adb', 'ADA@test.example', '', 'belongs to another user'],
    ['a name that is too short', 'ab', 'ab@test.example', '', '3 to 30'],
    ['a name with a space', 'a b c', 'abc@test.example', '', '3 to 30'],
    ['an address that is none', 'abcd', 'nowhere', '', 'not an email address'],
    ['a short password', 'abcd', 'abcd@test.example', '1234567', '8 to 128'],
    ['a long password', 'abcd', 'abcd@test.example', 'x'.repeat(129), '8 to 128'],
    ['a password of two lines', 'abcd', 'abcd@test.example', 'correct\nhorse', 'one line'],
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
      // More than one page of them.
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

  it('suspends once, keeps the first time, and restores', async () => {
    const first = JSON.parse((await admin(['--json', 'user', 'suspend', 'grace'])).stdout);
    expect(first.suspended_at).not.toBeNull();
    const since = (await stored('grace')).suspendedAt;
    expect((await admin(['user', 'suspend', 'grace'])).code).toBe(0);
    expect((await stored('grace')).suspendedAt).toEqual(since);
    expect((await admin(['user', 'restore', 'grace'])).stderr).toBe('grace may come in again.\n');
    expect((await stored('grace')).suspendedAt).toBeNull();
  });

  it.each([
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
