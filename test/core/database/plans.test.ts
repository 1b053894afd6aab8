import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { testDatabase } from '../../helpers/database.js';
import { createPeople } from '../../helpers/people.js';
import { preparedOn, sequentialReads } from '../../helpers/plans.js';
import { keysOf, operations, queriesOf, wellFormed } from '../../helpers/requests.js';

/** The pool size of the app. */
const connections = 2;

let app: TestApp;
let prepared: Map<string, string>;
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
  prepared = await preparedOn(app.database.pool, connections);
}, 120_000);
afterAll(async () => {
  await app.close();
  await app.testDatabase.drop();
});

describe('the statements of all operations', () => {
  it('are prepared once under distinct names', () => {
    expect(prepared.size).toBeGreaterThan(70);
    for (const name of ['topic_page_newest', 'question_page', 'videos_popular_search', 'insert_reply', 'lock_key']) {
      expect([...prepared.keys()]).toContain(name);
    }
  });

  it('scan no table sequentially, except for those that stay small', async () => {
    expect(await sequentialReads(app.database.pool, prepared)).toEqual([]);
  });
});
