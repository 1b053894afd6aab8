import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillQuestions } from '../../scripts/lab/seed/questions.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';
import { expectExact } from '../helpers/exact.js';

let db: TestDatabase;
beforeAll(async () => {
  // Unlimited, like the seed command: one statement writes thousands of rows.
  db = await testDatabase({ isUnlimited: true });
});
afterAll(() => db.drop());

async function fill(questions: number): Promise<void> {
  const client = await db.database.pool.connect();
  try {
    await fillQuestions(client, { questions, users: 50 }, new Date(), () => {});
  } finally {
    client.release();
  }
}

describe('questions in bulk', () => {
  it('have answers, votes and words to be found by, all of them exact', async () => {
    await fill(7000);
    await expectExact(db.database, 'forum', 'answers');
    const { question, answer, vote } = db.database.prisma;
    expect(await question.count()).toBe(7000);
    expect(await answer.count()).toBeGreaterThan(10_000);
    expect(await vote.count()).toBeGreaterThan(8000);
    expect(await question.count({ where: { answerCount: 500 } })).toBe(1);
    for (const status of ['open', 'resolved', 'closed'] as const) {
      expect(await question.count({ where: { status } })).toBeGreaterThan(500);
    }
  }, 60_000);

  it('can be added to what is there, and what is written afterwards is counted', async () => {
    await fill(50);
    await expectExact(db.database, 'forum', 'answers');
    const { id: authorId } = await db.database.prisma.user.findFirstOrThrow();
    await db.database.prisma.question.create({
      data: { authorId, title: 'One more', body: 'x' },
      select: { id: true },
    });
    await expectExact(db.database, 'answers');
  });
});
