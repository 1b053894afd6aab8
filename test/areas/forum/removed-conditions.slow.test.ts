import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import {
  type PrivateSite,
  pathsOfRead,
  privateSite,
  reads,
  requestBy,
  secret,
  strangersTo,
} from '../../helpers/private-site.js';

let app: TestApp;
let site: PrivateSite;
beforeAll(async () => {
  app = await testApp();
  site = await privateSite(app);
});
afterAll(() => app.close());

describe('a statement that has lost its condition', () => {
  it('lets nothing out: the reply is refused, or shows nothing of it', async () => {
    const { pool } = app.database;
    const connect = pool.within.bind(pool);
    const patched = new WeakSet<object>();
    const used = new Set<string>();
    let opened: string | null = null;
    /** Each statement without its condition: how often it was tried, and whether a reply was refused. */
    const outcomes: Record<string, { times: number; isRefused: boolean }> = {};
    /** Notes a statement with a condition, and takes the condition from the one that is `opened`. */
    const through = <Of extends { name: string; text: string }>(statement: Of): Of => {
      if (!statement.text.includes('readable.') || statement.name === 'closed_among') return statement;
      used.add(statement.name);
      if (statement.name !== opened) return statement;
      const text = statement.text
        .replaceAll('readable.closed_boards', '(SELECT id FROM public.boards WHERE false) none')
        .replaceAll(/\breadable\./g, 'public.');
      return { ...statement, name: `open_${Object.keys(outcomes).indexOf(opened)}`, text };
    };
    pool.within = async (budget) => {
      const connection = await connect(budget);
      if (!patched.has(connection)) {
        const json = connection.json.bind(connection);
        connection.json = (statement, values) => json(through(statement), values);
        patched.add(connection);
      }
      return connection;
    };
    try {
      for (const operation of reads) {
        for (const key of strangersTo(site)) {
          for (const path of pathsOfRead(operation, site)) {
            opened = null;
            used.clear();
            await requestBy(app, operation, path, key);
            for (const name of [...used]) {
              outcomes[name] ??= { times: 0, isRefused: false };
              const outcome = outcomes[name];
              if (outcome.times++ >= 6) continue;
              opened = name;
              const { text, status } = await requestBy(app, operation, path, key);
              expect(text, `${path} without the condition of ${name}`).not.toContain(`${secret} `);
              outcome.isRefused ||= status === 500;
            }
          }
        }
      }
    } finally {
      pool.within = connect;
    }
    const tried = Object.values(outcomes);
    expect(tried.length).toBeGreaterThan(60);
    expect(tried.filter(({ isRefused }) => isRefused).length).toBeGreaterThan(20);
  });
});
