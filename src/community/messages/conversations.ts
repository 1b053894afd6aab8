import { isModerator } from '../../api/auth/authentication.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { sellersSql } from '../../content/orders/sellers.js';
import { isListed } from '../../content/removal/visibility.js';
import { problem } from '../../core/contract/problems.js';
import { arraySql } from '../../core/database/formats.js';
import { row } from '../../core/database/row.js';
import { replying, type Statement } from '../../core/database/statement.js';
import { acceptsSql } from './accepting.js';
import { conversationById, conversationFields, messageFields } from './fields.js';
import { conversationsOf, messagesOf, unreadConversations } from './membership.js';
import { limitNewcomers } from './newcomers.js';

/** The position of a cursor, which is an id; null for the newest. */
const positionOf = ({ cursor = '*' }: { cursor?: string }): string | null => (cursor === '*' ? null : cursor);

const me = '$1::integer';
/** In a form for which an index is searched from the position on, and not from its end. */
const before = (column: string): string => `${column} < coalesce($2::bigint, 2147483648)`;

/** $1 user, $2 position or null, $3 rows of a page, $4 order or null. */
const conversationPage = replying('ConversationPage', {
  name: 'conversation_page',
  text: `
    WITH page AS MATERIALIZED (
      SELECT * FROM ${conversationsOf(me)} c WHERE ${before('c.latest_id')} AND ($4::integer IS NULL OR c.order_id = $4)
      ORDER BY c.latest_id DESC LIMIT $3::integer
    ),
    listed AS (SELECT ${conversationFields(me)} FROM page c ORDER BY c.latest_id DESC)
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT coalesce((SELECT ${arraySql('listed')} FROM listed), '[]') AS conversations, ${unreadConversations(me)} AS unread_count,
        (SELECT min(latest_id)::text FROM page HAVING count(*) = $3) AS next_cursor
    ) reply`,
});

export const listConversations: Handler<'listConversations'> = async ({ query, caller, database }) => {
  const { limit = 20, order_id: order = null } = query;
  return { status: 200, body: await database.$one(conversationPage, [caller.id, positionOf(query), limit, order]) };
};

/** $1 user, $2 position or null, $3 rows of a page, $4 conversation. No row: they are not in it. */
const conversationDetail = replying('ConversationDetail', {
  name: 'conversation_detail',
  text: `
    WITH page AS MATERIALIZED (
      SELECT * FROM ${messagesOf(me)} m WHERE m.conversation_id = $4::integer AND ${before('m.id')} ORDER BY m.id DESC LIMIT $3::integer
    ),
    listed AS (SELECT ${messageFields} FROM page m ORDER BY m.id DESC)
    SELECT row_to_json(reply)::text AS reply FROM (
      SELECT (SELECT row_to_json(head) FROM (SELECT ${conversationFields(me)}) head) AS conversation,
        coalesce((SELECT ${arraySql('listed')} FROM listed), '[]') AS messages,
        (SELECT min(id)::text FROM page HAVING count(*) = $3) AS next_cursor
      FROM ${conversationsOf(me)} c WHERE c.id = $4
    ) reply`,
});

export const getConversation: Handler<'getConversation'> = async ({ path, query, caller, database, refuse }) => {
  const values = [caller.id, positionOf(query), query.limit ?? 20, path.id];
  return okOrNotFound(await database.$json(conversationDetail, values), refuse, 'conversation_not_found');
};

/** Somebody who is written to, and whether they accept it. */
type Recipient = { id: number; username: string; accepts: boolean };

const recipient = `SELECT u.id, u.username, ${acceptsSql(me, '$2::boolean')} AS accepts`;
const recipients = (from: string): string =>
  `SELECT coalesce(json_agg(person), '[]')::text AS reply FROM (${recipient} FROM ${from}) person`;

/** $1 sender, $2 whether staff, $3 usernames. */
const peopleNamed: Statement<Recipient[]> = {
  name: 'recipients_by_name',
  text: recipients(`users u WHERE u.username = ANY ($3::citext[]) AND ${isListed(row('u'))}`),
};

/** $1 sender, $2 whether staff, $3 order. Buyer and sellers, the sender among them; guests have no account. */
const peopleOfOrder: Statement<Recipient[]> = {
  name: 'recipients_of_order',
  text: recipients(`(
    SELECT o.buyer_id AS id FROM orders o WHERE o.id = $3::integer AND o.guest_email IS NULL
    UNION SELECT seller.id FROM orders o, LATERAL (${sellersSql('o')}) seller WHERE o.id = $3
    ORDER BY id LIMIT 20
  ) party JOIN users u ON u.id = party.id`),
};

/** The other people of an order. @throws order_not_found to those who neither bought nor sell it */
async function partiesOf(
  order: number,
  { caller, database, refuse }: Input<'createConversation'>,
): Promise<Recipient[]> {
  const parties = (await database.$one(peopleOfOrder, [caller.id, isModerator(caller), order])).parse();
  const others = parties.filter(({ id }) => id !== caller.id);
  if (others.length === parties.length) throw refuse('order_not_found');
  if (others.length === 0) throw refuse('messages_not_accepted');
  return others;
}

/** The people with these names. @throws user_not_found, own_content */
async function peopleOf(
  names: readonly string[],
  { caller, database, refuse }: Input<'createConversation'>,
): Promise<Recipient[]> {
  const people = (await database.$one(peopleNamed, [caller.id, isModerator(caller), names])).parse();
  const found = new Set(people.map(({ username }) => username.toLowerCase()));
  const missing = names.find((name) => !found.has(name.toLowerCase()));
  if (missing !== undefined) throw refuse('user_not_found', { message: `There is no user ${missing}.` });
  if (people.some(({ id }) => id === caller.id)) throw refuse('own_content');
  return people;
}

/** $1 sender, $2 recipients, $3 title or null, $4 order or null, $5 text. */
const insertConversation: Statement<number> = {
  name: 'insert_conversation',
  text: `
    WITH c AS (INSERT INTO conversations (starter_id, title, order_id) VALUES ($1::integer, $3::text, $4::integer) RETURNING id),
    m AS (INSERT INTO messages (conversation_id, author_id, content) SELECT id, $1, $5::text FROM c RETURNING *),
    told AS (
      INSERT INTO conversation_people (conversation_id, user_id, latest_id, read_id, unread)
      SELECT m.conversation_id, person.id, m.id, CASE WHEN person.id = $1 THEN m.id ELSE 0 END, (person.id <> $1)::integer
      FROM m, unnest($1 || $2::integer[]) WITH ORDINALITY person (id, place) ORDER BY place
    )
    SELECT id::text AS reply FROM c`,
};

export const createConversation: Handler<'createConversation'> = async (input) => {
  const { body, caller, database, refuse } = input;
  const { people, order_id: order, title = null, content } = body;
  if (people === undefined && order === undefined)
    throw problem('missing_fields', { params: { people: 'is required' } });
  if (people !== undefined && order !== undefined) {
    throw refuse('invalid_param', { params: { people: 'must be left out with order_id' } });
  }
  const others = order === undefined ? await peopleOf(people ?? [], input) : await partiesOf(order, input);
  const refusing = others.find(({ accepts }) => !accepts);
  if (refusing !== undefined) {
    throw refuse('messages_not_accepted', { message: `${refusing.username} does not accept messages from you.` });
  }
  await limitNewcomers(input, 'started');
  const values = [caller.id, others.map(({ id }) => id), title, order ?? null, content];
  const id = (await database.$one(insertConversation, values)).parse();
  return { status: 201, body: await database.$one(conversationById, [caller.id, id]) };
};
