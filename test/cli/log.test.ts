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

it('shows all entries, the oldest first, and by filters what fits, however many there are', async () => {
  const { id } = await db.database.prisma.user.findUniqueOrThrow({ where: { username: 'ada' } });
  // More than an API list's limit, in several batches.
  await db.database.pool.query(
    `INSERT INTO audit_log (actor_id, action, target_type, target_id, at, request_id, reason)
     SELECT $1, CASE WHEN n % 3 = 0 THEN 'lockTopic' ELSE 'stickTopic' END, 'topic', n % 7 + 1,
       '2020-01-01'::timestamptz + interval '1 minute' * n, 'request-' || n, 'One' || chr(10) || 'two'
     FROM generate_series(1, 12345) n`,
    [id],
  );
  const all = (await db.database.pool.query('SELECT * FROM audit_log ORDER BY id')).rows;
  const lines = async (...args: string[]) => {
    const { code, stdout, stderr } = await admin(['--json', 'log', ...args]);
    expect([code, stderr]).toEqual([0, '']);
    return stdout === ''
      ? []
      : stdout
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => JSON.parse(line));
  };
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id);
  const whole = await lines();
  expect(ids(whole)).toEqual(ids(all));
  expect(Object.keys(whole.at(-1))).toEqual([
    ...[
      'id',
      'at',
      'actor_id',
      'actor',
      'action',
      'target_type',
      'target_id',
      'target',
      'reason',
      'request_id',
      'details',
    ],
  ]);
  expect(whole.at(-1)).toMatchObject({ actor: 'ada', target: null, request_id: 'request-12345', reason: 'One\ntwo' });
  const since = new Date('2020-01-03T00:00:00Z');
  const until = new Date('2020-01-05T10:00:00Z');
  const filters: [args: string[], fits: (row: (typeof all)[number]) => boolean][] = [
    [['--actor', 'ADA'], (row) => row.actor_id === id],
    [['--action', 'lockTopic'], (row) => row.action === 'lockTopic'],
    [['--target', 'topic:3'], (row) => row.target_type === 'topic' && row.target_id === 3],
    [['--target', 'user:ada'], (row) => row.target_type === 'user' && row.target_id === id],
    [['--since', '2020-01-03'], (row) => row.at >= since],
    [['--until', '2020-01-05T12:00:00+02:00'], (row) => row.at < until],
    [['--since', '1h'], (row) => row.actor_id === null],
  ];
  for (const [args, fits] of filters) {
    const expected = all.filter(fits);
    expect(expected.length, args.join(' ')).toBeGreaterThan(0);
    expect(ids(await lines(...args)), args.join(' ')).toEqual(ids(expected));
  }
  const combined = ['--actor', 'ada', '--action', 'lockTopic', '--target', 'topic:3', '--since', '2020-01-03'];
  expect(ids(await lines(...combined))).toEqual(
    ids(all.filter((row) => row.action === 'lockTopic' && row.target_id === 3 && row.at >= since)),
  );
  expect(await lines('--actor', 'nobody')).toEqual([]);
  const table = await admin(['log', '--target', 'topic:3', '--until', '2020-01-01T00:03:00Z']);
  expect(table.stdout).toMatch(/^\d+ +2020-01-01 00:02:00 {2}ada {19}stickTopic {12}topic:3 {15}"One\\ntwo"\n$/);
});
