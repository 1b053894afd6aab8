import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corpus } from '../../scripts/lab/seed/corpus.js';
import { fill } from '../../scripts/lab/seed/fill.js';
import { fillSearch } from '../../scripts/lab/seed/search.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

it('100,000 posts have about as many words, in four scripts and as frequent as the law of Zipf has them', () => {
  const counts = new Map<string, number>();
  const scripts = /[a-z\u00df-\u00ff]+|[\u0400-\u04ff]+|[\uac00-\ud7a3]+|[\u4e00-\u9fff]/g;
  // A batch of rows has 10,000 posts.
  for (let first = 0; first < 100_000; first += 10_000) {
    for (const text of corpus('replies', first).sentences) {
      for (const word of text.toLowerCase().match(scripts) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const latin = [...counts].filter(([word]) => /^[a-z]/.test(word)).map(([, count]) => count);
  latin.sort((a, b) => b - a);
  expect(counts.size).toBeGreaterThan(100_000);
  for (const script of [/^[a-z]/, /^[\u0400-\u04ff]/, /^[\uac00-\ud7a3]/, /^[\u4e00-\u9fff]/]) {
    expect([...counts.keys()].filter((word) => script.test(word)).length).toBeGreaterThan(1000);
  }
  // The tenth and the hundredth word are a tenth and a hundredth as frequent as the first; half of the words occur once or twice.
  expect((latin[0] ?? 0) / (latin[9] ?? 1)).toBeGreaterThan(5);
  expect((latin[9] ?? 0) / (latin[99] ?? 1)).toBeGreaterThan(5);
  expect(latin.filter((count) => count < 3).length / latin.length).toBeGreaterThan(0.4);
  expect(corpus('topics', 0)).toEqual(corpus('topics', 0));
  expect(corpus('topics', 0)).not.toEqual(corpus('topics', 1));
}, 60_000);

it('keeps finished steps if the last step of the seed fails, and continues with it', async () => {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const stopped = (step: string) => {
    if (step === 'search') throw new Error('stopped');
  };
  const plan = { boards: 2, users: 5, topics: 50, replies: 400, oneBoard: false, oneTopic: false };
  await expect(fill(client, plan, new Date(), stopped)).rejects.toThrow('stopped');
  expect(await db.database.prisma.reply.count()).toBe(400);
  await client.query(`DELETE FROM search_entries WHERE type = 'reply'`);
  await client.query(`SELECT queue_search_rebuild('replies')`);
  const told: [string, number, number][] = [];
  await fillSearch(client, (...progress) => told.push(progress));
  expect(told.at(-1)).toEqual(['search', 400, 400]);
  await expectExact(db.database, 'forum');
  await client.end();
});
