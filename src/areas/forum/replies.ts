import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { hidingOf } from '../../content/hiding.js';
import { removeContent } from '../../content/removal.js';
import { findRevision, keepRevision, listingRevisions } from '../../content/revisions.js';
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

export const updateReply: Handler<'updateReply'> = async (input) => {
  const { path, body, caller, database, record, refuse } = input;
  const { authorId } = await claimReply(database, path.id, caller, refuse);
  await record({ target: 'reply', id: path.id, of: authorId });
  return editReply(input, body.content);
};

export const listReplyRevisions: Handler<'listReplyRevisions'> = listingRevisions('reply');

export const restoreReplyRevision: Handler<'restoreReplyRevision'> = async (input) => {
  const { path, caller, database, record, refuse } = input;
  const { authorId } = await claimReply(database, path.id, caller, refuse);
  const { body } = await findRevision('reply', path, database, refuse);
  await record({ target: 'reply', id: path.id, of: authorId, details: { revision: String(path.number) } });
  return editReply(input, body);
};

type Editing = Pick<Input<'updateReply'>, 'path' | 'caller' | 'database' | 'parts'>;

/** Gives a reply whose topic is claimed another text. */
async function editReply(editing: Editing, content: string) {
  const { path, database } = editing;
  await keepRevision('reply', editing, { body: content });
  const reply = await database.reply.update({
    where: { id: path.id },
    data: { content },
    include: { author: { select: { username: true } } },
  });
  return {
    status: 200 as const,
    body: {
      id: reply.id,
      content: reply.content,
      author_id: reply.authorId,
      author: reply.author.username,
      created_at: iso(reply.createdAt),
    },
  };
}

export const deleteReply: Handler<'deleteReply'> = async ({ path, caller, database, record, refuse }) => {
  const { authorId } = await claimReply(database, path.id, caller, refuse);
  await record({ target: 'reply', id: path.id, of: authorId });
  await removeContent(database, { type: 'reply', id: path.id }, { state: 'deleted', actor: caller.id });
  return { status: 200, body: { id: path.id, deleted: true } };
};

const hiding = hidingOf('reply', 'reply_not_found');
export const hideReply: Handler<'hideReply'> = hiding.hide;
export const restoreReply: Handler<'restoreReply'> = hiding.restore;
