import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { commandLine } from './command.js';

let db: TestDatabase;
let admin: ReturnType<typeof commandLine>;

beforeAll(async () => {
  db = await testDatabase();
  admin = commandLine(db.url);
});
afterAll(() => db.drop());

const logged = async () =>
  (
    await db.database.pool.query(
      'SELECT actor_id, request_id, action, target_type, target_id, details FROM audit_log ORDER BY id',
    )
  ).rows;

it('writes what an operator changes of somebody into the log, and nothing of what fails', async () => {
  const run = async (...args: string[]) => expect((await admin(args)).code).toBe(0);
  await run('user', 'create', '--username', 'ada', '--email', 'ada@test.example', '--role', 'moderator');
  const { id } = await db.database.prisma.user.findUniqueOrThrow({ where: { username: 'ada' } });
  await run('user', 'role', 'ADA', 'admin');
  await run('key', 'create', '--user', 'ada');
  const { id: key } = await db.database.prisma.apiKey.findFirstOrThrow({ where: { userId: id } });
  await run('key', 'revoke', String(key));
  await run('user', 'suspend', 'ada');
  await run('user', 'restore', 'ada');
  const expected = (action: string, details: object) => ({
    actor_id: null,
    request_id: null,
    action,
    target_type: 'user',
    target_id: id,
    details,
  });
  const all = [
    expected('createUser', { role: 'moderator' }),
    expected('setUserRole', { from: 'moderator', to: 'admin' }),
    expected('createApiKey', { api_key: String(key) }),
    expected('revokeApiKey', { api_key: String(key) }),
    expected('suspendUser', {}),
    expected('unsuspendUser', {}),
  ];
  expect(await logged()).toEqual(all);
  for (const args of [
    ['user', 'create', '--username', 'ada', '--email', 'other@test.example'],
    ['user', 'role', 'nobody', 'admin'],
    ['key', 'create', '--user', 'ada', '--name', ' '],
    ['key', 'revoke', '2147483647'],
  ]) {
    expect((await admin(args)).code).toBe(1);
  }
  expect(await logged()).toEqual(all);
});
