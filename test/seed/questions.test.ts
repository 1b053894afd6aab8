import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillQuestions } from '../../prisma/seed/bulk/questions.js';
import { faults } from '../../prisma/seed/bulk/verify.js';
import { expectExactAnswers } from '../helpers/answers.js';
import { type TestDatabase, testDatabase } from '../helpers/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

async function fill(questions: number): Promise<string[]> {
  const client = await db.database.pool.connect();
  try {
    await fillQuestions(client, { questions, users: 50 }, new Date(), () => {});
    return await faults(client);
  } finally {
    client.release();
  }
}

describe('questions in bulk', () => {
  it('have answers, votes, a page index and words to be found by, all of them exact', async () => {
    expect(await fill(7000)).toEqual([]);
    await expectExactAnswers(db.database);
    const { question, answer, vote, questionBlock } = db.database.prisma;
    expect(await question.count()).toBe(7000);
    expect(await answer.count()).toBeGreaterThan(10_000);
    expect(await vote.count()).toBeGreaterThan(8000);
    expect(await questionBlock.count()).toBeGreaterThan(0);
    expect(await question.count({ where: { answerCount: 500 } })).toBe(1);
    for (const status of ['open', 'resolved', 'closed'] as const) {
      expect(await question.count({ where: { status } })).toBeGreaterThan(500);
    }
  }, 60_000);

  it('can be added to what is there, and what is written afterwards is counted', async () => {
    expect(await fill(50)).toEqual([]);
    const { id: authorId } = await db.database.prisma.user.findFirstOrThrow();
    await db.database.prisma.question.create({
      data: { authorId, title: 'One more', body: 'x' },
      select: { id: true },
    });
    await expectExactAnswers(db.database);
  });
});
