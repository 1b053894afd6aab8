import { isModerator } from '../../api/auth/authentication.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { isListed } from '../../content/removal/visibility.js';
import { row } from '../../core/database/row.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { acceptsSql } from './accepting.js';
import { conversationById, stateFields } from './fields.js';
import { lockConversation } from './locking.js';
import { conversationsOf, messagesOf, threadSql } from './membership.js';
import { limitNewcomers } from './newcomers.js';

/** People in a conversation at most. */
const most = 20;

const me = '$1::integer';
const own = `${conversationsOf(me)} c WHERE c.id = $2::integer`;

/** Somebody who is to be added; null if there is no such user. */
type Wanted = { id: number | null; is_in: boolean; accepts: boolean; people: number; order_id: number | null };

/** $1 user, $2 conversation, $3 the other's username, $4 whether the user is staff. No row: the user is not in it. */
const wantedPerson: Statement<Wanted> = {
  name: 'wanted_person',
  text: `
    SELECT json_build_object('id', u.id, 'accepts', ${acceptsSql(me, '$4::boolean')}, 'order_id', c.order_id, 'is_in', EXISTS (
        SELECT FROM conversation_people p WHERE p.conversation_id = c.id AND p.user_id = u.id AND p.left_at IS NULL
      ), 'people', (SELECT count(*) FROM conversation_people p WHERE p.conversation_id = c.id AND p.left_at IS NULL))::text AS reply
    FROM ${conversationsOf(me)} c LEFT JOIN users u ON u.username = $3::citext AND ${isListed(row('u'))} WHERE c.id = $2::integer`,
};

/** $1 conversation, $2 user. They read what comes after the newest message. */
const addPerson: Statement<never> = {
  name: 'add_conversation_person',
  text: `
    INSERT INTO conversation_people (conversation_id, user_id, after_id, read_id, latest_id)
    SELECT $1::integer, $2::integer, last, last, last
    FROM (SELECT coalesce(max(id), 0) AS last FROM messages WHERE conversation_id = $1) newest
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET left_at = NULL, joined_at = clock_timestamp(), unread = 0,
      after_id = excluded.after_id, read_id = excluded.read_id, latest_id = excluded.latest_id`,
};

export const addConversationPerson: Handler<'addConversationPerson'> = async (input) => {
  const { path, caller, database, refuse } = input;
  await lockConversation(database, caller, path.id);
  const wanted = (
    await database.$json(wantedPerson, [caller.id, path.id, path.username, isModerator(caller)])
  )?.parse();
  if (wanted === undefined) throw refuse('conversation_not_found');
  if (wanted.id === null) throw refuse('user_not_found');
  if (!wanted.is_in) {
    if (wanted.order_id !== null) throw refuse('conversation_of_order');
    if (!wanted.accepts) {
      throw refuse('messages_not_accepted', { message: `${path.username} does not accept messages from you.` });
    }
    if (wanted.people >= most)
      throw refuse('quota_exceeded', { message: `At most ${most} people can be in a conversation.` });
    await limitNewcomers(input, 'added');
    await database.$json(addPerson, [path.id, wanted.id]);
  }
  return okOrNotFound(await database.$json(conversationById, [caller.id, path.id]), refuse, 'conversation_not_found');
};

/** Somebody in a conversation, and whether the caller may remove them; null if they are not in it. */
type Leaving = { username: string | null; allowed: boolean };

/** $1 user, $2 conversation, $3 username. No row: the user is not in it. */
const removePerson: Statement<Leaving> = {
  name: 'remove_conversation_person',
  text: `
    WITH leaving AS MATERIALIZED (
      SELECT c.id, u.id AS user_id, u.username, $1 IN (u.id, c.starter_id) AS allowed FROM ${conversationsOf(me)} c
      LEFT JOIN (conversation_people p JOIN users u ON u.id = p.user_id)
        ON p.conversation_id = c.id AND p.left_at IS NULL AND u.username = $3::citext
      WHERE c.id = $2::integer
    ),
    gone AS (
      UPDATE conversation_people p SET left_at = clock_timestamp(), unread = 0 FROM leaving
      WHERE p.conversation_id = leaving.id AND p.user_id = leaving.user_id AND leaving.allowed
    )
    SELECT json_build_object('username', username, 'allowed', allowed)::text AS reply FROM leaving`,
};

export const removeConversationPerson: Handler<'removeConversationPerson'> = async (input) => {
  const { path, caller, database, refuse } = input;
  await lockConversation(database, caller, path.id);
  const leaving = (await database.$json(removePerson, [caller.id, path.id, path.username]))?.parse();
  if (leaving === undefined) throw refuse('conversation_not_found');
  if (leaving.username === null) throw refuse('user_not_found');
  if (!leaving.allowed) throw refuse('not_owner', { message: 'Only who started the conversation can remove others.' });
  return { status: 200, body: { id: path.id, username: leaving.username, left: true } };
};

/** $1 user, $2 conversation. No row: they are not in it. */
const conversationState = replying('ConversationState', {
  name: 'conversation_state',
  text: `SELECT row_to_json(reply)::text AS reply FROM (SELECT c.id, ${stateFields} FROM ${own}) reply`,
});

/** $1 user, $2 conversation, $3 message or null. Changes nothing if that is no later one. */
const readUpTo: Statement<never> = {
  name: 'read_conversation',
  text: `
    WITH c AS MATERIALIZED (
      SELECT c.id, greatest(c.read_id, least(coalesce($3::integer, c.latest_id), c.latest_id)) AS read_id, c.latest_id FROM ${own}
    ),
    marked AS (
      UPDATE conversation_people p SET read_id = c.read_id, unread = CASE WHEN c.read_id < c.latest_id THEN (
        SELECT count(*) FROM ${messagesOf(me)} m WHERE m.conversation_id = c.id AND m.id > c.read_id AND m.author_id <> $1
      ) ELSE 0 END
      FROM c WHERE p.conversation_id = c.id AND p.user_id = $1 AND c.read_id > p.read_id
    )
    UPDATE notifications n SET read_at = now() FROM c
    WHERE n.user_id = $1 AND n.read_at IS NULL AND n.thread = ${threadSql('c.id')} AND c.read_id = c.latest_id`,
};

export const markConversationRead: Handler<'markConversationRead'> = async ({
  path,
  body,
  caller,
  database,
  refuse,
}) => {
  await lockConversation(database, caller, path.id);
  await database.$json(readUpTo, [caller.id, path.id, body?.message_id ?? null]);
  return okOrNotFound(await database.$json(conversationState, [caller.id, path.id]), refuse, 'conversation_not_found');
};

/** $1 user, $2 conversation, $3 whether it is muted. */
const setMuted: Statement<never> = {
  name: 'mute_conversation',
  text: `
    UPDATE conversation_people SET is_muted = $3::boolean
    WHERE user_id = $1::integer AND conversation_id = (SELECT c.id FROM ${own})`,
};

type Muting = Parameters<Handler<'muteConversation'>>[0] | Parameters<Handler<'unmuteConversation'>>[0];

async function mute({ path, caller, database, refuse }: Muting, isMuted: boolean) {
  await database.$json(setMuted, [caller.id, path.id, isMuted]);
  return okOrNotFound(await database.$json(conversationState, [caller.id, path.id]), refuse, 'conversation_not_found');
}

export const muteConversation: Handler<'muteConversation'> = (input) => mute(input, true);
export const unmuteConversation: Handler<'unmuteConversation'> = (input) => mute(input, false);
