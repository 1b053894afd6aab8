import type { Handler } from '../../api/pipeline/handlers.js';
import { objectSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';

const settings = objectSql({ messages_from: 'messages_from' });

/** $1 user. */
const readSettings = replying('MessageSettings', {
  name: 'message_settings',
  text: `SELECT ${settings}::text AS reply FROM users WHERE id = $1::integer`,
});

/** $1 user, $2 from whom they accept messages. */
const writeSettings = replying('MessageSettings', {
  name: 'set_message_settings',
  text: `UPDATE users SET messages_from = $2::text WHERE id = $1::integer RETURNING ${settings}::text AS reply`,
});

export const getMessageSettings: Handler<'getMessageSettings'> = async ({ caller, database }) => ({
  status: 200,
  body: await database.$one(readSettings, [caller.id]),
});

export const updateMessageSettings: Handler<'updateMessageSettings'> = async ({ body, caller, database }) => ({
  status: 200,
  body: await database.$one(writeSettings, [caller.id, body.messages_from]),
});
