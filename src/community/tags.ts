import { recordIfChanged } from '../api/audit/changes.js';
import type { Handler } from '../api/pipeline/handlers.js';
import { okOrNotFound } from '../api/pipeline/ok-or-not-found.js';
import { foundRows, listPage, listTotal, mostFound } from '../content/lists/lists.js';
import type { Key } from '../content/lists/page.js';
import { requestedRows } from '../content/lists/walks.js';
import type { Problem } from '../core/contract/problems.js';
import { isDuplicate, type Transaction } from '../core/database/client.js';
import { replying } from '../core/database/statement.js';

const tagFields = `
  t.id, t.name, ${listTotal({ list: 'topics_by_tag', part: 't.id' })} AS topic_count,
  ${listTotal({ list: 'questions_by_tag', part: 't.id' })} AS question_count`;

/** SQL: the counters of rows with tags. */
const counters = `list_counters WHERE list IN ('topics_by_tag', 'questions_by_tag') AND key = ''`;
/** SQL of the number of rows with a tag `r`. */
const uses = `(SELECT coalesce(sum(items), 0)::integer FROM ${counters} AND part = r.id)`;

/** The tags that visible content has: $1 rows before the page, $2 rows of a page, $3 page, $4 beginning of the name or null. */
const tagPage = (name: string, keys: readonly Key[], order: string, isReversed: boolean) =>
  listPage({
    name,
    schema: 'TagList',
    list: `
      SELECT count(*)::integer AS total, array_agg(id ORDER BY ${order}) AS ids FROM (
        SELECT r.id, r.name, used.uses FROM tags r JOIN (
          SELECT part AS id, sum(items) AS uses FROM ${counters} GROUP BY part HAVING sum(items) > 0
        ) used USING (id)
        WHERE $4::text IS NULL OR starts_with(lower(r.name::text), lower($4::text)) LIMIT ${mostFound}
      ) found`,
    ...foundRows({ before: '$1', size: '$2' }, { table: 'tags', keys, isReversed }),
    field: 'tags',
    columns: tagFields,
    from: 'JOIN tags t ON t.id = page.id',
    page: '$3',
    size: '$2',
  });
const tagPages = {
  popular: tagPage('tags', [{ name: 'uses', sql: uses, type: 'integer' }, 'id'], 'uses DESC, id DESC', true),
  name: tagPage('tags_by_name', ['name', 'id'], 'name, id', false),
};

export const listTags: Handler<'listTags'> = async ({ query, database }) => {
  const { page = 1, per_page: perPage = 20, sort = 'popular', q = null } = query;
  const values = [(page - 1) * perPage, perPage, page, q];
  return { status: 200, body: await database.$one(...requestedRows(tagPages[sort], values, query)) };
};

/** $1 tag, or one that was merged into it. */
const tagById = replying('Tag', {
  name: 'tag',
  text: `
    SELECT row_to_json(tag)::text AS reply FROM (
      SELECT ${tagFields} FROM tags t WHERE t.id = (SELECT coalesce(merged_into_id, id) FROM tags WHERE id = $1)
    ) tag`,
});

export const getTag: Handler<'getTag'> = async ({ path, database, refuse }) =>
  okOrNotFound(await database.$json(tagById, [path.id]), refuse, 'tag_not_found');

type Locking = { database: Transaction; refuse: (code: 'tag_not_found') => Problem };

/** Locks tags until the transaction ends, in one order, which content that is about to have them waits for. @throws tag_not_found */
async function lockTags({ database, refuse }: Locking, ids: readonly number[]): Promise<void> {
  const tags = await database.$queryRaw<unknown[]>`
    SELECT id FROM tags WHERE id = ANY (${ids}::integer[]) AND merged_into_id IS NULL ORDER BY id FOR UPDATE`;
  if (tags.length < ids.length) throw refuse('tag_not_found');
}

export const updateTag: Handler<'updateTag'> = async ({ path: { id }, body: { name }, database, record, refuse }) => {
  await lockTags({ database, refuse }, [id]);
  const rename = async () => {
    // A name that was merged into the tag may become its own again.
    await database.$executeRaw`DELETE FROM tags WHERE name = ${name}::citext AND merged_into_id = ${id}`;
    await database.tag.update({ where: { id }, data: { name }, select: { id: true } });
  };
  try {
    const read = () => database.$one(tagById, [id]);
    return { status: 200, body: await recordIfChanged(read, rename, () => record({ target: 'tag', id })) };
  } catch (error) {
    throw isDuplicate(error) ? refuse('already_exists') : error;
  }
};

export const mergeTag: Handler<'mergeTag'> = async ({ path: { id }, body: { into }, database, record, refuse }) => {
  if (id === into) throw refuse('invalid_param', { params: { into: 'must be another tag' } });
  await lockTags({ database, refuse }, [id, into]);
  // Content that is removed or restored meanwhile would be in neither of the tables.
  await database.$executeRaw`LOCK TABLE removals IN EXCLUSIVE MODE`;
  await database.$executeRaw`UPDATE tags SET merged_into_id = ${into} WHERE id = ${id} OR merged_into_id = ${id}`;
  await database.$executeRaw`SELECT replace_tag(${id}, ${into})`;
  await database.$executeRaw`
    WITH gone AS (DELETE FROM watches WHERE kind = 'tag' AND resource_id = ${id} RETURNING user_id, state)
    INSERT INTO watches (user_id, kind, resource_id, state) SELECT user_id, 'tag', ${into}, state FROM gone ON CONFLICT DO NOTHING`;
  await record({ target: 'tag', id, details: { merged_into: String(into) } });
  return { status: 200, body: await database.$one(tagById, [into]) };
};
