import { isDeepStrictEqual } from 'node:util';
import type { Handler } from '../../api/pipeline/handlers.js';
import { trimmed } from '../../core/contract/text.js';
import { isDuplicate, isMissingRow } from '../../core/database/client.js';
import { defined } from '../../core/database/defined.js';

/** The contract's limit for `listQuestionCategories`. */
const maxCategories = 1000;

const categoryFields = { id: true, name: true, slug: true } as const;

export const listQuestionCategories: Handler<'listQuestionCategories'> = async ({ database }) => ({
  status: 200,
  body: await database.category.findMany({ select: categoryFields, orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
});

export const createQuestionCategory: Handler<'createQuestionCategory'> = async ({ body, database, record, refuse }) => {
  // Serializes creations: concurrent ones must not exceed the limit or get the same slug.
  await database.$executeRaw`LOCK TABLE categories IN SHARE ROW EXCLUSIVE MODE`;
  if ((await database.category.count({ where: { slug: body.slug } })) > 0) {
    throw refuse('already_exists');
  }
  if ((await database.category.count()) >= maxCategories) {
    throw refuse('quota_exceeded', { message: `There can be at most ${maxCategories} categories.` });
  }
  const data = { name: trimmed(body.name), slug: body.slug };
  const category = await database.category.create({ data, select: categoryFields });
  await record({ target: 'category', id: category.id });
  return { status: 201, body: category };
};

export const updateQuestionCategory: Handler<'updateQuestionCategory'> = async ({
  path,
  body,
  database,
  record,
  refuse,
}) => {
  const data = defined({ name: body.name && trimmed(body.name), slug: body.slug });
  try {
    const before = await database.category.findUnique({ where: { slug: path.slug }, select: categoryFields });
    const category = await database.category.update({ where: { slug: path.slug }, data, select: categoryFields });
    if (!isDeepStrictEqual(category, before)) await record({ target: 'category', id: category.id });
    return { status: 200, body: category };
  } catch (error) {
    throw isMissingRow(error) ? refuse('category_not_found') : isDuplicate(error) ? refuse('already_exists') : error;
  }
};
