import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replyBatches, replyCounts } from '../../scripts/lab/seed/plan.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { breachesOf, expectExact } from '../helpers/exact.js';
import { seedCommand } from './command.js';

let db: TestDatabase;
let seed: ReturnType<typeof seedCommand>;

beforeAll(async () => {
  db = await testDatabase();
  seed = seedCommand(db.url);
});
afterAll(() => db.drop());

describe('a plan', () => {
  const plan = { boards: 3, users: 5, topics: 1000, replies: 20_000, oneBoard: false, oneTopic: false };

  it('spreads all replies unevenly over the topics, the same way each time', () => {
    const counts = replyCounts(plan);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(20_000);
    expect(Math.max(...counts)).toBeGreaterThan(1000);
    expect(counts.filter((each) => each > 0).length).toBeGreaterThan(700);
    expect(replyCounts(plan)).toEqual(counts);
  });

  it('is worked off in batches without a gap', () => {
    const counts = replyCounts(plan);
    const seen = new Int32Array(plan.topics);
    for (const batch of replyBatches(counts, 700)) {
      expect(batch.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(700);
      for (const { topic, skipped, count, total } of batch) {
        expect([skipped, total]).toEqual([seen[topic], counts[topic]]);
        seen[topic] = (seen[topic] ?? 0) + count;
      }
    }
    expect(seen).toEqual(counts);
  });
});

describe('npm run seed', () => {
  it('fills boards with counters and last replies exact', async () => {
    const { code, result } = await seed('--topics', '4000', '--replies', '6000', '--boards', '3', '--users', '40');
    expect(code).toBe(0);
    expect(result).toMatchObject({
      topics: 4000,
      replies: 6000,
      board_ids: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(await db.database.prisma.topic.count()).toBe(4000);
    expect(await db.database.prisma.reply.count()).toBe(6000);
    await expectExact(db.database, 'forum', 'answers');
    const { rows } = await db.database.pool.query(`SELECT FROM (
      SELECT created_at <= lag(created_at) OVER (PARTITION BY topic_id ORDER BY id) AS backwards FROM replies
    ) r WHERE backwards`);
    expect(rows).toHaveLength(0);
  });

  it('can put everything into one board and one topic, beside what is there', async () => {
    const { code, result } = await seed(
      '--topics',
      '6000',
      '--replies',
      '5000',
      '--boards',
      '2',
      '--one-board',
      '--one-topic',
    );
    expect(code).toBe(0);
    const [first, second] = result.board_ids;
    expect(await db.database.prisma.topic.count({ where: { boardId: first } })).toBe(6000);
    expect(await db.database.prisma.topic.count({ where: { boardId: second } })).toBe(0);
    const topic = await db.database.prisma.topic.findFirstOrThrow({ where: { boardId: first, replyCount: 5000 } });
    expect(await db.database.prisma.reply.count({ where: { topicId: topic.id } })).toBe(5000);
    await expectExact(db.database, 'forum', 'answers');
  });

  it('leaves the triggers on: what is written afterwards is counted', async () => {
    const { id, replyCount } = await db.database.prisma.topic.findFirstOrThrow({ orderBy: { replyCount: 'desc' } });
    const { id: authorId } = await db.database.prisma.user.findFirstOrThrow();
    await db.database.prisma.reply.create({ data: { topicId: id, authorId, content: 'One more.' } });
    expect((await db.database.prisma.topic.findUniqueOrThrow({ where: { id } })).replyCount).toBe(replyCount + 1);
    await expectExact(db.database, 'forum', 'answers');
  });

  it('notices a forum that does not add up', async () => {
    await db.database.pool.query(
      "UPDATE list_counters SET items = items + 1 WHERE list = 'topics' AND part = (SELECT max(part) - 1 FROM list_counters WHERE list = 'topics')",
    );
    expect(await breachesOf(db.database, 'forum', 'answers')).toMatchObject([
      {
        rule: 'a list has as many rows as its counter says',
        count: 1,
        examples: [expect.stringMatching(/^topics \d+: \d+, but really \d+$/)],
      },
    ]);
    expect((await seed('--topics', '1', '--replies', '0')).code).toBe(1);
  });

  it('fills stores with products and their lists exact', async () => {
    const { code, result } = await seed('--products', '12000', '--stores', '30', '--users', '40');
    expect(code).toBe(0);
    expect(result).toMatchObject({ products: 12_000, stores: 30 });
    expect(await db.database.prisma.product.count()).toBe(12_000);
    await expectExact(db.database, 'shops');
    await db.database.pool.query(`UPDATE list_counters SET items = items + 1 WHERE list = 'products'`);
    expect(await breachesOf(db.database, 'shops')).toMatchObject([
      {
        rule: 'a list has as many rows as its counter says',
        count: 1,
        examples: [expect.stringMatching(/^products: \d+, but really \d+$/)],
      },
    ]);
  });

  it('refuses what makes no sense', async () => {
    expect((await seed('--topics', '5')).code).toBe(1);
    expect((await seed('--products', '5', '--topics', '5')).code).toBe(1);
    expect((await seed('--products', '5', '--stores', '0')).code).toBe(1);
    expect((await seed('--topics', '0', '--replies', '5')).code).toBe(1);
    expect((await seed('--topics', '5', '--replies', '5', '--users', '0')).code).toBe(1);
    expect((await seed('--topics', 'many', '--replies', '5')).code).toBe(2);
    expect((await seed()).code).toBe(2);
  });
});
