import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { testDatabase } from '../helpers/database.js';
import { createPeople } from '../helpers/people.js';
import { keysOf, operations, queriesOf, wellFormed } from '../helpers/requests.js';

/** Tables with few rows, of which a statement may read all. */
const small = new Set(['boards', 'categories', 'list_counters']);
/** As the pool of the app has. */
const connections = 2;

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

function sequential(plan: Plan): string[] {
  const here = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(sequential)].filter((table) => !small.has(table));
}

let app: TestApp;
const prepared = new Map<string, string>();
beforeAll(async () => {
  const own = await testDatabase({ poolSize: connections });
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  for (const operation of operations) {
    for (const query of operation.method === 'get' ? queriesOf(operation) : ['']) {
      for (const key of keysOf(operation, app.people.admin.key)) {
        await wellFormed(app.matrix, operation, key, 1, query);
      }
    }
    await wellFormed(app.matrix, operation, app.people.admin.key, 'text');
  }
  const clients: PoolClient[] = [];
  for (let n = 0; n < connections; n++) clients.push(await app.database.pool.connect());
  for (const client of clients) {
    const { rows } = await client.query<{ name: string; statement: string }>(
      'SELECT name, statement FROM pg_prepared_statements',
    );
    for (const { name, statement } of rows) prepared.set(name, statement);
    client.release();
  }
}, 120_000);
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});

describe('the statements of all operations', () => {
  it('are prepared once, by the names that tell them apart', () => {
    expect(prepared.size).toBeGreaterThan(70);
    for (const name of [
      'topic_page_newest',
      'question_page_far',
      'videos_popular_search',
      'insert_reply',
      'lock_key',
    ]) {
      expect([...prepared.keys()]).toContain(name);
    }
  });

  it('read no table from its beginning to its end, but for those that stay small', async () => {
    const client = await app.database.pool.connect();
    const faults: string[] = [];
    try {
      // The tables are empty here, where reading them whole would be the cheapest.
      await client.query('SET enable_seqscan = off');
      for (const [name, statement] of prepared) {
        if (!/^\s*(WITH|SELECT|INSERT|UPDATE|DELETE)\b/i.test(statement)) continue;
        const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${statement}`,
        );
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
        if (plan !== undefined) faults.push(...sequential(plan).map((table) => `${name}: ${table}`));
      }
    } finally {
      await client.query('RESET enable_seqscan');
      client.release();
    }
    expect(faults).toEqual([]);
  });
});
