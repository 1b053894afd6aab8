import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { commandLine, oneLine } from './command.js';

let db: TestDatabase;
let run: ReturnType<typeof commandLine>;
beforeAll(async () => {
  db = await testDatabase();
  run = commandLine(db.url);
});
afterAll(() => db.drop());

async function giveUp(recipient: string, givenUp = true): Promise<number> {
  const { id } = await db.database.prisma.mail.create({
    data: {
      kind: 'password_changed',
      recipient,
      attempts: 12,
      data: { username: 'what-it-says' },
      fault: '550 No such\nuser',
      givenUpAt: givenUp ? new Date() : null,
    },
  });
  return id;
}

it('lists what was given up and why, and nothing of what it says', async () => {
  const id = await giveUp('gone@example.org');
  await giveUp('waiting@example.org', false);
  const { stdout } = await run(['mail', 'list']);
  expect(stdout).toMatch(new RegExp(`^${id} +given up +password_changed .* 12 +gone@example.org +550 No such user\n$`));
  const all = await run(['mail', 'list', '--all', '--json']);
  expect(JSON.parse(all.stdout)).toMatchObject([
    { id, state: 'given up', fault: '550 No such\nuser', next_try_at: null },
    { state: 'waiting', recipient: 'waiting@example.org', given_up_at: null },
  ]);
  expect(all.stdout).not.toContain('what-it-says');
});

it('tries again, or deletes, one or all', async () => {
  await db.database.prisma.mail.deleteMany();
  const ids = [await giveUp('a@example.org'), await giveUp('b@example.org'), await giveUp('c@example.org')];
  expect((await run(['mail', 'retry', String(ids[0])])).stderr).toBe('Queued 1 mail.\n');
  const queued = await db.database.prisma.mail.findUniqueOrThrow({ where: { id: ids[0] as number } });
  expect(queued).toMatchObject({ givenUpAt: null, attempts: 0 });
  expect((await run(['mail', 'delete', 'all', '--json'])).stdout).toBe('{\n  "mails": 2\n}\n');
  expect(await db.database.prisma.mail.count()).toBe(1);
  const none = await run(['mail', 'delete', String(ids[0])]);
  expect(none).toMatchObject({ code: 1, stderr: expect.stringMatching(oneLine) });
  expect((await run(['mail', 'retry', 'x'])).code).toBe(2);
});
