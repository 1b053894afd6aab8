import type { Handler } from '../../api/pipeline/handlers.js';
import { editableContent } from '../../content/editing.js';
import { defined } from '../../database/defined.js';
import { iso, objectSql } from '../../database/formats.js';
import type { Statement } from '../../database/statement.js';
import { claimReply } from './policy.js';

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
    SELECT ${objectSql({ id: 'created.id' })}::text AS reply FROM topic LEFT JOIN created ON true`,
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
  return { status: 201, body: { id, topic_id: path.id, author: caller.username, hidden: null } };
};

const replies = editableContent('reply', {
  lock: claimReply,
  save: async ({ path, database }, { body }) => {
    const reply = await database.reply.update({
      where: { id: path.id },
      data: defined({ content: body }),
      include: { author: { select: { username: true } } },
    });
    return {
      id: reply.id,
      content: reply.content,
      author_id: reply.authorId,
      author: reply.author.username,
      created_at: iso(reply.createdAt),
    };
  },
});
export const updateReply: Handler<'updateReply'> = (input) => replies.update(input, { body: input.body.content });
export const listReplyRevisions: Handler<'listReplyRevisions'> = replies.listRevisions;
export const restoreReplyRevision: Handler<'restoreReplyRevision'> = replies.restoreRevision;
export const deleteReply: Handler<'deleteReply'> = replies.remove;
