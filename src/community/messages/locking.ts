import type { Caller } from '../../api/http/caller.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { conversationsOf } from './membership.js';

/** $1 user, $2 conversation. */
const lock: Statement<number> = {
  name: 'lock_conversation',
  text: `
    SELECT id::text AS reply FROM conversations
    WHERE id = (SELECT c.id FROM ${conversationsOf('$1::integer')} c WHERE c.id = $2::integer) FOR NO KEY UPDATE`,
};

/**
 * Lets one request at a time change a conversation: ids of messages are then in the order in which people see them, and counts are right.
 * The statement that comes next asks again who is in it, since that may have changed while it waited.
 */
export async function lockConversation(
  { $json }: Pick<StatementRunner, '$json'>,
  { id }: Pick<Caller, 'id'>,
  conversation: number,
): Promise<void> {
  await $json(lock, [id, conversation]);
}
