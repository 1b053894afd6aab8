import { iso } from '../database/formats.js';
import type { Statement } from '../database/statement.js';
import type { Handler } from '../pipeline/handlers.js';
import { claimReply } from './access.js';

/** One statement: the topic's row is locked before its state is read, so that no reply slips in behind a lock. */
const insertReply: Statement<{ id: number | null }> = {
  name: 'insert_reply',
  text: `
    WITH topic AS (SELECT id, is_locked FROM topics WHERE id = $1 FOR UPDATE),
    created AS (
      INSERT INTO replies (topic_id, author_id, content)
      SELECT id, $2::integer, $3::text FROM topic WHERE NOT is_locked
      RETURNING id
    )
    SELECT json_build_object('id', created.id)::text AS reply FROM topic LEFT JOIN created ON true`,
};

export const createReply: Handler<'createReply'> = async ({ path, body, caller, database, refuse }) => {
  const row = await database.$json(insertReply, [path.id, caller.id, body.content]);
  if (row === null) {
    throw refuse('topic_not_found');
  }
  const { id } = row.parse();
  if (id === null) {
    throw refuse('topic_locked');
  }
  return { status: 201, body: { id, topic_id: path.id, author: caller.username } };
};

export const updateReply: Handler<'updateReply'> = async ({ path, body, caller, database, record, refuse }) => {
  const { authorId } = await claimReply(database, path.id, caller, refuse);
  await record({ target: 'reply', id: path.id, of: authorId });
  const reply = await database.reply.update({
    where: { id: path.id },
    data: { content: body.content },
    include: { author: { select: { username: true } } },
  });
  return {
    status: 200,
    body: {
      id: reply.id,
      content: reply.content,
      author_id: reply.authorId,
      author: reply.author.username,
      created_at: iso(reply.createdAt),
    },
  };
};

export const deleteReply: Handler<'deleteReply'> = async ({ path, caller, database, record, refuse }) => {
  const { authorId } = await claimReply(database, path.id, caller, refuse);
  await record({ target: 'reply', id: path.id, of: authorId });
  await database.reply.delete({ where: { id: path.id }, select: { id: true } });
  return { status: 200, body: { id: path.id, deleted: true } };
};
