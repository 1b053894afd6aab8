import type { AskedQuestion, Community } from './community/types.js';
import type { Making } from './making.js';
import { laterTimes, timeOn } from './times.js';

/** Asks the demo community's questions, and gives their answers, comments and votes. */
export async function createQuestions(making: Making, { categories, questions }: Community): Promise<void> {
  const { tx, now, random, idOf, tagIds } = making;
  const rows = await tx.category.createManyAndReturn({ data: categories });
  const categoryId = new Map(rows.map(({ id, slug }) => [slug, id]));
  const ids = new Map<string, number>();
  for (const { category = '', author, title, body, tags, days_ago: age, ...asked } of questions) {
    const createdAt = new Date(timeOn(now, age, random));
    const { id } = await tx.question.create({
      data: {
        categoryId: categoryId.get(category) ?? null,
        authorId: idOf(author),
        title,
        body,
        createdAt,
        tagIds: tagIds(tags),
      },
      select: { id: true },
    });
    ids.set(title, id);
    const bestAnswerId = await createAnswers(making, { id, createdAt, ...asked });
    const { by, reason, duplicate_of: original } = asked.closed ?? {};
    if (by === undefined && bestAnswerId === null) continue;
    await tx.question.update({
      where: { id },
      data: {
        ...{ status: by === undefined ? 'resolved' : 'closed', bestAnswerId, closeReason: reason ?? null },
        ...{ closedBy: by === undefined ? null : idOf(by), duplicateOfId: ids.get(original ?? '') ?? null },
      },
      select: { id: true },
    });
  }
}

type Asked = Pick<AskedQuestion, 'comments' | 'answers'> & { id: number; createdAt: Date };

/** The answers and comments of a question; returns the id of the best answer. */
async function createAnswers({ tx, now, random, idOf }: Making, { id, createdAt, comments, answers }: Asked) {
  const comment = async (
    place: { questionId: number } | { answerId: number },
    of: AskedQuestion['comments'] = [],
    since: Date,
  ) => {
    if (of.length === 0) return;
    const times = laterTimes(
      since.getTime(),
      of.map(() => undefined),
      random,
      now,
    );
    await tx.postComment.createMany({
      data: of.map(({ author, body }, n) => ({
        ...{ ...place, threadId: id, authorId: idOf(author), body, createdAt: times[n] ?? now },
      })),
    });
  };
  await comment({ questionId: id }, comments, createdAt);
  let bestAnswerId: number | null = null;
  const times = laterTimes(
    createdAt.getTime(),
    answers.map(() => 240),
    random,
    now,
  );
  for (const [place, { author, body, up = [], down = [], best = false, comments }] of answers.entries()) {
    const answeredAt = times[place] ?? now;
    const { id: answerId } = await tx.answer.create({
      data: { questionId: id, authorId: idOf(author), body, createdAt: answeredAt },
      select: { id: true },
    });
    await tx.vote.createMany({
      data: [...up, ...down].map((name, n) => ({ answerId, userId: idOf(name), value: n < up.length ? 1 : -1 })),
    });
    await comment({ answerId }, comments, answeredAt);
    if (best) bestAnswerId = answerId;
  }
  return bestAnswerId;
}
