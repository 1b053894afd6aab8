import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, issueKey } from '../../src/accounts/users/api-keys.js';
import { type AccountError, createUser } from '../../src/accounts/users/users.js';
import { KeyRing } from '../../src/api/auth/key-ring.js';
import { isWellFormedKey } from '../../src/api/auth/keys.js';
import { inTransaction } from '../../src/core/database/transaction.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { commandLine, oneLine } from './command.js';

let db: TestDatabase;
let admin: ReturnType<typeof commandLine>;

beforeAll(async () => {
  // Without timeouts of waiting, like the command, in case the machine is slow.
  db = await testDatabase({ poolSize: 15, isUnlimited: true });
  admin = commandLine(db.url);
  await createUser(db.database.prisma, { username: 'ada', email: 'ada@test.example' });
});
afterAll(() => db.drop());

const newest = async () => JSON.parse((await admin(['key', 'list', '--user', 'ada', '--json'])).stdout)[0];
const day = 86_400_000;

describe('key create', () => {
  it('prints a key that works, alone, and keeps only its hash', async () => {
    const { code, stdout, stderr } = await admin(['key', 'create', '--user', 'ada']);
    expect([code, stderr]).toEqual([0, '']);
    const key = stdout.trimEnd();
    expect(stdout).toBe(`${key}\n`);
    expect(isWellFormedKey(key)).toBe(true);
    expect(await new KeyRing(db.database).find(key)).toMatchObject({ username: 'ada', scopes: ['read', 'write'] });
    const { rows } = await db.database.pool.query('SELECT api_keys::text AS row FROM api_keys');
    expect(JSON.stringify(rows)).not.toContain(key.slice(12));
  });

  it('lives for a year unless told otherwise', async () => {
    const { created_at, expires_at } = await newest();
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBeCloseTo(365 * day, -4);
  });

  it.each([
    ['90d', 90 * day],
    ['12h', day / 2],
    ['8w', 56 * day],
  ])('expires after %s', async (time, length) => {
    await admin(['key', 'create', '--user', 'ada', '--expires', time]);
    const { created_at, expires_at } = await newest();
    expect(Math.abs(Date.parse(expires_at) - Date.parse(created_at) - length)).toBeLessThan(5000);
  });

  it('takes scopes, a name, and no end at all', async () => {
    const args = [
      'key',
      'create',
      '--user',
      'ADA',
      '--scopes',
      'read',
      '--expires',
      'never',
      '--name',
      ' Bot ',
      '--json',
    ];
    const made = JSON.parse((await admin(args)).stdout);
    expect(made).toMatchObject({ name: 'Bot', scopes: ['read'], expires_at: null, state: 'live' });
    expect(isWellFormedKey(made.key)).toBe(true);
    expect(made.prefix).toBe(made.key.slice(0, 12));
    expect(await newest()).not.toHaveProperty('key');
  });

  it('lets a key name visitors only where that is asked for, and the log says so', async () => {
    await admin(['key', 'create', '--user', 'ada', '--scopes', 'forward']);
    const { id, scopes } = await newest();
    expect(scopes).toEqual(['forward']);
    const { rows } = await db.database.pool.query('SELECT details FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ details: { api_key: String(id), scopes: 'forward' } }]);
  });

  it('refuses an unknown or suspended owner and an empty name', async () => {
    await createUser(db.database.prisma, { username: 'out', email: 'out@test.example' });
    await admin(['user', 'suspend', 'out']);
    for (const [args, message] of [
      [['--user', 'nobody'], 'There is no user "nobody".'],
      [['--user', 'out'], 'The account out is suspended.'],
      [['--user', 'ada', '--name', ' '], '1 to 100 characters'],
      [['--user', 'ada', '--name', 'x'.repeat(101)], '1 to 100 characters'],
    ] as const) {
      const { code, stdout, stderr } = await admin(['key', 'create', ...args]);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(oneLine);
      expect(stderr).toContain(message);
    }
  });
});

describe('key list and revoke', () => {
  it('shows newest first, and a revoked key is invalid from then on', async () => {
    const { id, key } = JSON.parse((await admin(['key', 'create', '--user', 'ada', '--json'])).stdout);
    expect((await newest()).id).toBe(id);
    const { code, stdout, stderr } = await admin(['key', 'revoke', String(id)]);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain(`Revoked key ${id}`);
    expect(await new KeyRing(db.database).find(key)).toBeNull();
    const { state, revoked_at } = await newest();
    expect(state).toBe('revoked');
    expect(JSON.parse((await admin(['key', 'revoke', String(id), '--json'])).stdout)).toMatchObject({ revoked_at });
    const line = (await admin(['key', 'list', '--user', 'ada'])).stdout.split('\n')[0];
    expect(line).toMatch(new RegExp(`^${id} +plaza_\\w{6}… +revoked +read,write `));
  });

  it('knows no such key or user', async () => {
    expect(await admin(['key', 'revoke', '2147483647'])).toMatchObject({ code: 1, stdout: '' });
    expect(await admin(['key', 'list', '--user', 'nobody'])).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('the limit of ten active keys', () => {
  it('applies when many are made at once, and counts neither revoked nor expired ones', async () => {
    const { prisma } = db.database;
    const { id: userId } = await createUser(prisma, { username: 'busy', email: 'busy@test.example' });
    const issue = () => inTransaction(db.database, (transaction) => issueKey(transaction, { userId }));
    const attempts = await Promise.allSettled(Array.from({ length: 14 }, issue));
    const refused = attempts.filter((each) => each.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as AccountError).fault)).toEqual(Array(4).fill('too_many_keys'));
    expect(await prisma.apiKey.count({ where: { userId } })).toBe(10);

    const [first, second] = await prisma.apiKey.findMany({ where: { userId }, orderBy: { id: 'asc' } });
    expect(await admin(['key', 'create', '--user', 'busy'])).toMatchObject({ code: 1, stdout: '' });
    await admin(['key', 'revoke', String(first?.id)]);
    expect((await admin(['key', 'create', '--user', 'busy'])).code).toBe(0);
    await prisma.apiKey.update({
      where: { id: second?.id ?? 0 },
      data: { createdAt: inDays(-2), expiresAt: inDays(-1) },
    });
    expect((await admin(['key', 'create', '--user', 'busy'])).code).toBe(0);
    expect((await admin(['key', 'create', '--user', 'busy'])).code).toBe(1);
  });
});
