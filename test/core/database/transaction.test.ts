import { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Queries } from '../../../src/core/database/client.js';
import { Batch } from '../../../src/core/database/pool/batch.js';
import { JsonText } from '../../../src/core/database/statement.js';
import { inTransaction } from '../../../src/core/database/transaction.js';
import { type TestDatabase, testDatabase } from '../../helpers/database.js';

// On one connection, so that leftovers of one transaction would affect the next.
let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase({ poolSize: 1 });
  await test.database.pool.query('CREATE TABLE notes (id integer PRIMARY KEY)');
});
afterAll(() => test.drop());

const number = (n: number) => ({ name: `number_${n}`, text: `SELECT ${n}::text AS reply` });
const divide = { name: 'divide', text: 'SELECT (1 / $1::integer)::text AS reply' };
const note = { name: 'note', text: 'INSERT INTO notes VALUES ($1::integer) RETURNING id::text AS reply' };
const kept = async () =>
  (await test.database.pool.query<{ id: number }>('SELECT id FROM notes ORDER BY id')).rows.map(({ id }) => id);
const backend = async () =>
  (await test.database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;

const asText = (text: string) => new JsonText(text);

it('returns each reply to its own statement, in this turn and the next', async () => {
  const replies = await inTransaction(test.database, async ({ $json }) => {
    const together = await Promise.all([1, 2, 3].map((n) => $json(number(n), [])));
    const later = await Promise.all([$json(number(1), []), $json(divide, [1]), $json(number(3), [])]);
    return [...together, ...later, await $json(number(2), [])];
  });
  expect(replies).toEqual(['1', '2', '3', '1', '1', '3', '2'].map(asText));
});

it('refuses statements after a failed one, and rolls all of them back', async () => {
  const before = await backend();
  for (const at of [0, 1, 2]) {
    const outcomes: PromiseSettledResult<unknown>[] = [];
    await expect(
      inTransaction(test.database, async ({ $json }) => {
        const replies = [10, 11, 12].map((id, index) => (index === at ? $json(divide, [0]) : $json(note, [id])));
        outcomes.push(...(await Promise.allSettled(replies)));
        await replies[at];
      }),
    ).rejects.toMatchObject({ code: '22012' });
    expect(outcomes).toMatchObject(
      [0, 1, 2].map((index) => (index < at ? { status: 'fulfilled' } : { reason: { code: '22012' } })),
    );
    expect(await kept()).toEqual([]);
  }
  // The connection is reused, with its prepared statements.
  expect(await inTransaction(test.database, ({ $json }) => Promise.all([$json(note, [1]), $json(note, [2])]))).toEqual(
    ['1', '2'].map(asText),
  );
  expect(await kept()).toEqual([1, 2]);
  expect(await backend()).toBe(before);
});

it('refuses a value that cannot be sent, and sends the other statements of the turn', async () => {
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  const outcomes = await inTransaction(test.database, ({ $json }) =>
    Promise.allSettled([$json(divide, [cyclic]), $json(number(4), [])]),
  );
  expect(outcomes).toMatchObject([{ status: 'rejected' }, { value: asText('4') }]);
});

it('runs queries of Prisma and statements concurrently', async () => {
  const rows = await inTransaction(test.database, (database) =>
    Promise.all([database.$json(number(7), []), database.$queryRaw`SELECT 8 AS n`, database.$json(number(9), [])]),
  );
  expect(rows).toEqual([asText('7'), [{ n: 8 }], asText('9')]);
});

it('retries if a row was deleted after it was found, and then finds none', async () => {
  const remove = async () => {
    const other = new pg.Client(test.url);
    await other.connect();
    await other.query('DELETE FROM notes WHERE id = 50');
    await other.end();
  };
  const noted = { name: 'noted', text: 'SELECT id::text AS reply FROM notes WHERE id = $1' };
  const ways: Record<string, (database: Queries) => Promise<unknown>> = {
    'a statement': ({ $one }) => $one(noted, [50]),
    Prisma: ({ user }) => user.update({ where: { id: 50 }, data: { role: 'member' } }),
  };
  for (const [way, use] of Object.entries(ways)) {
    await test.database.pool.query('INSERT INTO notes VALUES (50)');
    let runs = 0;
    const outcome = await inTransaction(test.database, async (database) => {
      runs++;
      const rows = await database.$queryRaw<unknown[]>`SELECT id FROM notes WHERE id = 50`;
      if (rows.length === 0) return 'refused';
      await remove();
      await use(database);
      return 'done';
    });
    expect([way, outcome, runs]).toEqual([way, 'refused', 2]);
  }
});

it('is answered once for the statements of one turn', async () => {
  const ready = vi.spyOn(pg.Query.prototype as unknown as { handleReadyForQuery: () => void }, 'handleReadyForQuery');
  const batches = vi.spyOn(Batch.prototype, 'handleReadyForQuery');
  await inTransaction(test.database, ({ $json }) => Promise.all([$json(number(1), []), $json(number(2), [])]));
  const answers = [batches.mock.calls.length, ready.mock.calls.length];
  vi.restoreAllMocks();
  // For BEGIN and both statements, and for COMMIT.
  expect(answers).toEqual([1, 1]);
});

it('sends statements of one turn together', async () => {
  await inTransaction(test.database, ({ $json }) => $json(number(1), []));
  const together = vi.spyOn(Socket.prototype, '_writev');
  const alone = vi.spyOn(Socket.prototype, '_write');
  await inTransaction(test.database, ({ $json }) => Promise.all([$json(number(1), []), $json(number(2), [])]));
  const sent = [together.mock.calls.length, alone.mock.calls.length];
  vi.restoreAllMocks();
  // BEGIN and both statements, and then COMMIT.
  expect(sent).toEqual([1, 1]);
});
