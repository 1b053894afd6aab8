import { recordIfChanged } from '../../api/audit/changes.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { objectSql } from '../../core/database/formats.js';
import { lockedRow } from '../../core/database/row-lock.js';
import { replying } from '../../core/database/statement.js';
import { hasManyPosts, mostPosts } from './board-size.js';

/** SQL of the slugs of the groups of the board `b` with a right. */
const groupsSql = (right: string): string => `ARRAY(
  SELECT g.slug FROM board_groups bg JOIN groups g ON g.id = bg.group_id WHERE bg.board_id = b.id AND bg."right" = '${right}' ORDER BY g.slug
)`;

/** $1 board. */
const boardAccess = replying('BoardAccess', {
  name: 'board_access',
  text: `
    SELECT ${objectSql({
      board_id: 'b.id',
      read: 'b.read_access',
      read_groups: groupsSql('read'),
      topics: 'b.topic_access',
      topic_groups: groupsSql('topics'),
      replies: 'b.reply_access',
      reply_groups: groupsSql('replies'),
      moderator_groups: groupsSql('moderate'),
    })}::text AS reply FROM readable.boards b WHERE b.id = $1 AND b.deleted_at IS NULL`,
});

export const getBoardAccess: Handler<'getBoardAccess'> = async ({ path, database, refuse }) =>
  okOrNotFound(await database.$json(boardAccess, [path.id]), refuse, 'board_not_found');

export const setBoardAccess: Handler<'setBoardAccess'> = async (input) => {
  const {
    path: { id },
    body,
    database,
    parts,
    record,
    afterwards,
    refuse,
  } = input;
  // New topics, and those that are moved into it, wait for this lock.
  const board = await lockedRow<{ isOpen: boolean }>(database)`
    SELECT read_access = 'everybody' AS "isOpen" FROM boards WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`;
  if (board === null) throw refuse('board_not_found');
  const { read, topics, replies } = body;
  if (board.isOpen !== (read === 'everybody')) {
    if (await hasManyPosts(database, id)) {
      const message = `A board with more than ${mostPosts} posts cannot be opened or closed.`;
      throw refuse('quota_exceeded', { message });
    }
    // No topic gets other tags meanwhile, which are counted.
    await database.$executeRaw`SELECT FROM topics WHERE board_id = ${id} ORDER BY id FOR UPDATE`;
  }
  const groups = {
    read: body.read_groups ?? [],
    topics: body.topic_groups ?? [],
    replies: body.reply_groups ?? [],
    moderate: body.moderator_groups ?? [],
  };
  const change = async () => {
    await database.$executeRaw`
      UPDATE boards SET read_access = ${read}, topic_access = ${topics}, reply_access = ${replies} WHERE id = ${id}`;
    await database.boardGroup.deleteMany({ where: { boardId: id } });
    const wanted = Object.entries(groups).flatMap(([right, slugs]) => slugs.map((slug) => ({ right, slug })));
    const found = await database.$executeRaw`
      INSERT INTO board_groups (board_id, "right", group_id)
      SELECT ${id}, w."right", g.id FROM unnest(${wanted.map(({ right }) => right)}::text[], ${wanted.map(({ slug }) => slug)}::citext[]) AS w ("right", slug)
      JOIN groups g ON g.slug = w.slug`;
    if (found < wanted.length) throw refuse('group_not_found');
  };
  const reply = await recordIfChanged(
    () => database.$one(boardAccess, [id]),
    change,
    () => record({ target: 'board', id }),
  );
  afterwards(async () => parts.boardRules.forget());
  return { status: 200, body: reply };
};
