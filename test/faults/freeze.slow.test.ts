import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { proxyTo } from '../../scripts/shared/proxy.js';
import { until } from '../../scripts/shared/until.js';
import { createDatabase } from '../../src/core/database/client.js';
import { testApp } from '../helpers/app.js';
import { silentLog, testDatabase } from '../helpers/database.js';
import { createPeople } from '../helpers/people.js';
import { Load } from './load.js';

/** Seconds for which the way to the database forwards nothing. */
const freezes = [1, 10, 20, 36, 60];

type Row = {
  'frozen (s)': number;
  acknowledged: number;
  found: number;
  'outside the contract': number;
  '503 after more than 6 s': number;
  'slowest (s)': number;
  'recovered after (s)': number;
};
const table: Row[] = [];
afterAll(() => {
  console.table(table.sort((a, b) => a['frozen (s)'] - b['frozen (s)']));
});

async function frozenFor(seconds: number): Promise<Row & { faults: string[] }> {
  const home = await testDatabase({ poolSize: 3 });
  const way = await proxyTo(home.url);
  const database = createDatabase({ url: way.url, poolSize: 6 }, silentLog);
  const people = await createPeople(home.database);
  const app = await testApp({ sharing: { testDatabase: { ...home, database }, people } });
  const load = new Load(app, home.database);
  try {
    // All start at once, on a machine that may be busy.
    await until(async () => (await app.api.get('/health')).status === 200);
    await load.begin();
    await until(() => load.done >= 30, 60_000);
    way.freeze();
    const frozen = performance.now();
    await sleep(seconds * 1000);
    way.thaw();
    const thawed = performance.now();
    const before = load.done;
    await sleep(8000);
    await until(() => load.done >= before + 30, 60_000);
    const { acknowledged, found } = await load.end();
    const { seen } = load;
    const after = seen.filter(({ at }) => at > thawed);
    const firsts = [true, false].map((writes) => {
      const first = seen.find((each) => each.writes === writes && each.at + each.ms > thawed && each.status < 300);
      return (first?.at ?? Number.POSITIVE_INFINITY) + (first?.ms ?? 0);
    });
    const refused = after.filter(({ status }) => status === 0 || status >= 500).map(({ at, ms }) => at + ms);
    const faults = seen.flatMap(({ outside }) => outside ?? []);
    // Longest normal reply on this machine.
    const usual = Math.max(...seen.filter(({ at, ms }) => at + ms < frozen || at > thawed).map(({ ms }) => ms));
    const slow = seen.filter(({ ms, status }) => status === 503 && ms > 6000 + usual);
    return {
      'frozen (s)': seconds,
      acknowledged,
      found,
      'outside the contract': faults.length,
      '503 after more than 6 s': slow.length,
      'slowest (s)': Math.round(Math.max(...seen.map(({ ms }) => ms)) / 100) / 10,
      'recovered after (s)': Math.round((Math.max(...firsts, ...refused) - thawed) / 100) / 10,
      faults,
    };
  } finally {
    way.thaw();
    await app.close();
    await database.close();
    await way.cut();
    await home.drop();
  }
}

describe('a way to the database that freezes under load', () => {
  it.concurrent.each(freezes)(
    'loses no acknowledged write and answers 503 in time when frozen for %i s',
    async (seconds) => {
      const { faults, ...row } = await frozenFor(seconds);
      table.push(row);
      expect(faults).toEqual([]);
      expect(row.acknowledged).toBeGreaterThanOrEqual(60);
      expect(row.found).toBe(row.acknowledged);
      expect(row['503 after more than 6 s']).toBe(0);
      expect(row['recovered after (s)']).toBeLessThan(10);
    },
    240_000,
  );
});
