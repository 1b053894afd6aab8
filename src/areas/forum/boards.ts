import { recordIfChanged } from '../../api/audit/changes.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { requestedRows } from '../../content/lists/walks.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { trimmed } from '../../core/contract/text.js';
import type { Transaction } from '../../core/database/client.js';
import { defined } from '../../core/database/defined.js';
import { arraySql } from '../../core/database/formats.js';
import { replying, type StatementRunner } from '../../core/database/statement.js';
import { hasManyPosts, mostPosts } from './board-size.js';
import { board, boardPage, boardSummary } from './lists.js';
import { readBy } from './reading.js';

/** The contract's limit for `listBoards`. */
const maxBoards = 1000;
/** Topics that can be deleted with their board within the time of a request. */
const maxTopics = 1000;

const boardList = replying('BoardList', {
  name: 'board_list',
  text: `
    SELECT coalesce(${arraySql('boards')}, '[]')::text AS reply
    FROM (${boardSummary} ORDER BY b.position, b.id) boards`,
});

export const listBoards: Handler<'listBoards'> = async ({ database }) => {
  return { status: 200, body: await database.$one(boardList, []) };
};

export const getBoard: Handler<'getBoard'> = async ({ path, query, caller, database, refuse }) => {
  const { page = 1, per_page: perPage = 20 } = query;
  return okOrNotFound(
    await database.$json(
      ...requestedRows(...readBy(boardPage, caller, [path.id, (page - 1) * perPage, page, perPage]), query),
    ),
    refuse,
    'board_not_found',
  );
};

export const createBoard: Handler<'createBoard'> = async ({ body, database, record, refuse }) => {
  // Serializes creations: concurrent ones must not get the same position or exceed the limit.
  await database.$executeRaw`LOCK TABLE boards IN SHARE ROW EXCLUSIVE MODE`;
  // Includes deleted topics that can be restored.
  const { _max, _count } = await database.board.aggregate({ _max: { position: true }, _count: true });
  if (_count >= maxBoards) {
    throw refuse('quota_exceeded', { message: `There can be at most ${maxBoards} boards.` });
  }
  await checkParent({ database, refuse }, null, body.parent_id);
  const { id } = await database.board.create({
    data: {
      title: trimmed(body.title),
      description: body.description ?? '',
      color: body.color ?? null,
      parentId: body.parent_id ?? null,
      position: (_max.position ?? 0) + 1,
    },
    select: { id: true },
  });
  await record({ target: 'board', id });
  return { status: 201, body: await readBoard(database, id) };
};

/**
 * Checks that a board, or a new one, can become part of another. Both are locked, in the order of ids.
 * @throws board_not_found, invalid_param
 */
async function checkParent(
  {
    database,
    refuse,
  }: {
    database: Transaction;
    refuse: (code: 'board_not_found' | 'invalid_param', details?: ProblemDetails) => Problem;
  },
  id: number | null,
  parent: number | null | undefined,
): Promise<void> {
  if (parent === undefined || parent === null) return;
  // The second statement sees what those that held the locks have changed.
  await database.$executeRaw`SELECT FROM boards WHERE id IN (${id}::integer, ${parent}::integer) ORDER BY id FOR UPDATE`;
  const boards = await database.$queryRaw<{ id: number; isPart: boolean; isWhole: boolean }[]>`
    SELECT id, parent_id IS NOT NULL AS "isPart", EXISTS (SELECT FROM boards part WHERE part.parent_id = b.id) AS "isWhole"
    FROM boards b WHERE id IN (${id}::integer, ${parent}::integer) AND deleted_at IS NULL`;
  const whole = boards.find((board) => board.id === parent);
  if (whole === undefined) throw refuse('board_not_found');
  const isNested = whole.isPart || parent === id || boards.some((board) => board.id === id && board.isWhole);
  if (isNested)
    throw refuse('invalid_param', { params: { parent_id: 'would make boards within boards within a board' } });
}

export const updateBoard: Handler<'updateBoard'> = async ({ path, body, database, record, refuse }) => {
  const where = { id: path.id, deletedAt: null };
  const { title, description, color, parent_id: parentId } = body;
  await checkParent({ database, refuse }, path.id, parentId);
  const data = defined({ title: title && trimmed(title), description, color, parentId });
  const board = await recordIfChanged(
    () => database.$json(boardById, [path.id]),
    async () => {
      if ((await database.board.updateMany({ where, data })).count === 0) throw refuse('board_not_found');
    },
    () => record({ target: 'board', id: path.id }),
  );
  return okOrNotFound(board, refuse, 'board_not_found');
};

export const deleteBoard: Handler<'deleteBoard'> = async (input) => {
  const { query, database, record, refuse } = input;
  const { id } = input.path;
  const target = query.move_to ?? null;
  if (target === id) {
    throw refuse('invalid_param', { params: { move_to: 'must be another board' } });
  }
  // Creating, moving and restoring a topic locks its board. Both boards are locked in the order of ids, to avoid
  // deadlocks.
  const ids = target === null ? [id] : [id, target];
  const boards = await database.$queryRaw<{ id: number; isOpen: boolean }[]>`
    SELECT id, read_access = 'everybody' AS "isOpen" FROM boards WHERE id = ANY (${ids}::integer[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE`;
  if (boards.length < ids.length) {
    throw refuse('board_not_found');
  }
  if (target !== null) {
    const [one, other] = boards;
    if (one?.isOpen !== other?.isOpen && (await hasManyPosts(database, id))) {
      const message = `A board with more than ${mostPosts} posts cannot be moved from where everybody reads to where not all do, or back.`;
      throw refuse('board_not_empty', { message });
    }
    await database.$executeRaw`SELECT FROM topics WHERE board_id = ${id} ORDER BY id FOR UPDATE`;
    await database.$executeRaw`UPDATE topics SET board_id = ${target} WHERE board_id = ${id}`;
    await database.$executeRaw`UPDATE removed.topics SET board_id = ${target} WHERE board_id = ${id}`;
  }
  const [{ hasTopics } = { hasTopics: false }] = await database.$queryRaw<{ hasTopics: boolean }[]>`
    SELECT EXISTS (SELECT FROM topics WHERE board_id = ${id} UNION ALL SELECT FROM removed.topics WHERE board_id = ${id}) AS "hasTopics"`;
  if (hasTopics && !query.with_topics) {
    throw refuse('board_not_empty');
  }
  if (hasTopics) {
    const topics = await deleteTopics(input);
    await database.$executeRaw`
      UPDATE boards SET parent_id = NULL, deleted_at = CASE WHEN id = ${id} THEN clock_timestamp() END WHERE id = ${id} OR parent_id = ${id}`;
    await record({ target: 'board', id, details: { topics: String(topics) } });
  } else {
    await database.board.delete({ where: { id }, select: { id: true } });
    await record({ target: 'board', id, details: target === null ? {} : { moved_to: String(target) } });
  }
  return { status: 200, body: { id, deleted: true } };
};

/** Deletes all topics of a locked board, and returns how many. */
async function deleteTopics({ path, caller, database, refuse }: Input<'deleteBoard'>): Promise<number> {
  const [{ deleted } = { deleted: 0 }] = await database.$queryRaw<{ deleted: number }[]>`
    SELECT count(take_away('topic', id, 'deleted', ${caller.id}::integer, NULL))::integer AS deleted
    FROM (SELECT id FROM topics WHERE board_id = ${path.id} ORDER BY id LIMIT ${maxTopics + 1} FOR UPDATE) candidates`;
  if (deleted > maxTopics) {
    const message = `The board has more than ${maxTopics} topics. Move them to another one with \`move_to\`.`;
    throw refuse('board_not_empty', { message });
  }
  return deleted;
}

export const reorderBoards: Handler<'reorderBoards'> = async ({ body, database, record, refuse }) => {
  await database.$executeRaw`LOCK TABLE boards IN SHARE ROW EXCLUSIVE MODE`;
  const existing = new Set(
    (await database.board.findMany({ where: { deletedAt: null }, select: { id: true } })).map(({ id }) => id),
  );
  if (!body.board_ids.every((id) => existing.has(id))) {
    throw refuse('board_not_found');
  }
  const reorder = () => database.$executeRaw`
    UPDATE boards SET position = place.position
    FROM (
      SELECT id, row_number() OVER (ORDER BY array_position(${body.board_ids}::integer[], id), position, id) AS position
      FROM boards
    ) place
    WHERE boards.id = place.id AND boards.position <> place.position`;
  const read = () => database.$one(boardList, []);
  return { status: 200, body: await recordIfChanged(read, reorder, () => record({ target: 'board', id: null })) };
};

const boardById = replying('Board', {
  name: 'board',
  text: `SELECT row_to_json(board)::text AS reply FROM (${board} WHERE b.id = $1) board`,
});

async function readBoard(database: StatementRunner, id: number) {
  return await database.$one(boardById, [id]);
}
