import { newcomerOf } from '../../api/auth/newcomers.js';
import type { Input } from '../../api/pipeline/handlers.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import { lockedRow } from '../../core/database/row-lock.js';
import type { Statement } from '../../core/database/statement.js';

/** Conversations that new members start in a day at most, and people who come into theirs. */
const most = { started: 3, added: 60 };

/** $1 user. What they did within a day. People who were removed since then count, too. */
const lately: Statement<typeof most> = {
  name: 'conversations_of_newcomer',
  text: `
    SELECT json_build_object('started', count(*) FILTER (WHERE c.created_at > since), 'added', coalesce(sum(people), 0))::text AS reply
    FROM (SELECT clock_timestamp() - interval '1 day' AS since) day, conversations c, LATERAL (
      SELECT count(*) AS people FROM conversation_people p WHERE p.conversation_id = c.id AND p.user_id <> c.starter_id AND p.joined_at > since
    ) joined
    WHERE c.starter_id = $1::integer`,
};

type Limited = Pick<Input<'createConversation'>, 'caller' | 'database' | 'parts'> & {
  refuse: (code: 'quota_exceeded', details: ProblemDetails) => Problem;
};

/**
 * Limits a new member in starting conversations, or in bringing others into those that they started. The lock lets none of their other
 * requests do so meanwhile.
 * @throws quota_exceeded
 */
export async function limitNewcomers(
  { caller, database, parts, refuse }: Limited,
  what: keyof typeof most,
): Promise<void> {
  if (newcomerOf(caller, parts.config) === null) return;
  await lockedRow(database)`SELECT id FROM users WHERE id = ${caller.id} FOR NO KEY UPDATE`;
  if ((await database.$one(lately, [caller.id])).parse()[what] < most[what]) return;
  const message =
    what === 'started'
      ? `New members can start at most ${most.started} conversations a day.`
      : `New members can bring at most ${most.added} people a day into their conversations.`;
  throw refuse('quota_exceeded', { message });
}
