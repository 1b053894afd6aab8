import type { Transaction } from '../core/database/client.js';
import { day } from './community/schedule.js';
import type { AskedQuestion, Community, Name } from './community/types.js';

const minute = 60_000;

/** Asks the demo community's questions, a few days apart, and gives their answers, comments and votes. */
export async function createQuestions(
  tx: Transaction,
  { categories, questions }: Pick<Community, 'categories' | 'questions'>,
  now: Date,
  idOf: (name: Name) => number,
): Promise<void> {
  const rows = await tx.category.createManyAndReturn({ data: categories });
  const categoryId = new Map(rows.map(({ id, slug }) => [slug, id]));
  for (const [index, question] of questions.entries()) {
    const askedAt = now.getTime() - (questions.length - index) * 4 * day + 40 * minute;
    await createQuestion(tx, question, { askedAt, categoryId: categoryId.get(question.category ?? '') ?? null, idOf });
  }
}

type Surroundings = { askedAt: number; categoryId: number | null; idOf: (name: Name) => number };

async function createQuestion(tx: Transaction, question: AskedQuestion, { askedAt, categoryId, idOf }: Surroundings) {
  const { author, title, body, closed = false } = question;
  const { id } = await tx.question.create({
    data: { categoryId, authorId: idOf(author), title, body, createdAt: new Date(askedAt) },
    select: { id: true },
  });
  const comment = async (
    place: { questionId: number } | { answerId: number },
    comments: AskedQuestion['comments'] = [],
    at: number,
  ) => {
    const data = comments.map(({ author, body }, n) => ({
      ...place,
      threadId: id,
      authorId: idOf(author),
      body,
      createdAt: new Date(at + (n + 1) * 20 * minute),
    }));
    await tx.postComment.createMany({ data });
  };
  await comment({ questionId: id }, question.comments, askedAt);
  let bestAnswerId: number | null = null;
  for (const [index, answer] of question.answers.entries()) {
    const given = await tx.answer.create({
      data: {
        questionId: id,
        authorId: idOf(answer.author),
        body: answer.body,
        createdAt: new Date(askedAt + (index + 1) * 95 * minute),
      },
      select: { id: true },
    });
    const votes = [
      ...(answer.up ?? []).map((name) => ({ name, value: 1 })),
      ...(answer.down ?? []).map((name) => ({ name, value: -1 })),
    ];
    await tx.vote.createMany({
      data: votes.map(({ name, value }) => ({ answerId: given.id, userId: idOf(name), value })),
    });
    await comment({ answerId: given.id }, answer.comments, askedAt + (index + 1) * 95 * minute);
    if (answer.best) bestAnswerId = given.id;
  }
  const status = closed ? 'closed' : bestAnswerId === null ? 'open' : 'resolved';
  if (status !== 'open')
    await tx.question.update({ where: { id }, data: { status, bestAnswerId }, select: { id: true } });
}
