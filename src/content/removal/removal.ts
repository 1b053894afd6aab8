import type { components } from '../../../generated/openapi.js';
import { isModerator } from '../../api/auth/authentication.js';
import type { Caller } from '../../api/http/caller.js';
import type { Problem, ProblemDetails } from '../../core/contract/problems.js';
import type { Budget } from '../../core/database/budget.js';
import type { Database, Queries } from '../../core/database/client.js';
import { amongRemoved } from '../../core/database/readable.js';
import { type Statement, type StatementRunner, statementRunner } from '../../core/database/statement.js';
import { inTransaction } from '../../core/database/transaction.js';
import { hiddenRow, removalSql } from '../records.js';

/** Kinds of content that can be hidden, pending or deleted, from the contract. */
export type ContentType = components['schemas']['ContentType'];
/** State of removed content: hidden by staff, pending approval (`held` in the contract and the database), or deleted. */
export type HiddenState = components['schemas']['HiddenState'];
/** Details for the author and moderators. */
export type Hidden = components['schemas']['Hidden'];

/** Content, identified by its kind and id. */
export type Content = { type: ContentType; id: number };

/** A removal's state, actor, and reason; the actor is null if a rule for new members made it pending. */
export type Removal = { state: HiddenState; actor: number | null; reason?: string | null };

/** $1 kind, $2 id, $3 state, $4 actor, $5 reason. */
const removeRows: Statement<number | null> = {
  name: 'remove_content',
  text: `SELECT coalesce(take_away($1::text, $2::integer, $3::text, $4::integer, $5::text)::text, 'null') AS reply`,
};

/**
 * Removes content for all callers, with all that belongs to it, within a transaction. Returns the id of the removal, null if there is no
 * such content.
 */
export async function removeContent(
  { $one }: Pick<StatementRunner, '$one'>,
  { type, id }: Content,
  { state, actor, reason = null }: Removal,
): Promise<number | null> {
  return (await $one(removeRows, [type, id, state, actor, reason])).parse();
}

/** $1 kind, $2 id. */
const restoreRows: Statement<boolean> = {
  name: 'restore_content',
  text: `SELECT bring_back($1::text, $2::integer)::text AS reply`,
};

/** Restores removed content, within a transaction. False if there is none. */
export async function restoreContent({ $one }: Pick<StatementRunner, '$one'>, { type, id }: Content): Promise<boolean> {
  return (await $one(restoreRows, [type, id])).parse();
}

/** $1 kind, $2 id. */
const hiddenContent: Statement<Hidden | null> = {
  name: 'hidden_of',
  text: `SELECT coalesce(${removalSql('$1::text', '$2::integer')}::text, 'null') AS reply`,
};

/** The `Hidden` of content; null while it is not removed. */
export async function hiddenOf({ $one }: Pick<StatementRunner, '$one'>, { type, id }: Content): Promise<Hidden | null> {
  return (await $one(hiddenContent, [type, id])).parse();
}

/** $1 kind, $2 id. */
const pendingAuthor: Statement<number> = {
  name: 'pending_author',
  text: `
    SELECT author_id::text AS reply FROM removals
    WHERE target_type = $1::text AND target_id = $2::integer AND state = 'held' FOR UPDATE`,
};

/** The id of the author of pending content, else null. The row is locked: of two concurrent approvals the second finds it approved. */
export async function pendingAuthorOf(
  { $json }: Pick<StatementRunner, '$json'>,
  { type, id }: Content,
): Promise<number | null> {
  return (await $json(pendingAuthor, [type, id]))?.parse() ?? null;
}

/** $1 kind, $2 id. */
const removalOf: Statement<{ reason: string | null }> = {
  name: 'removal_of',
  text: `SELECT json_build_object('reason', reason)::text AS reply FROM removals WHERE target_type = $1::text AND target_id = $2::integer AND state <> 'deleted'`,
};

/** Refuses a change of hidden or pending content. */
export async function refuseHidden(
  { $json }: Pick<StatementRunner, '$json'>,
  { type, id }: Content,
  refuse: (code: 'content_hidden', details: ProblemDetails) => Problem,
): Promise<void> {
  const removal = await $json(removalOf, [type, id]);
  if (removal !== null) throw refuse('content_hidden', removal.parse());
}

/** One snapshot, so that nothing is restored between two statements. */
const atOneMoment: Statement<never> = {
  name: 'at_one_moment',
  text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY',
};

/** $1 kind, $2 id, $3 viewer, $4 whether staff. Also makes the table names refer to the rows of this removal, for this reader. */
const enterRemoval: Statement<Hidden> = {
  name: 'enter_removal',
  text: `
    SELECT ${hiddenRow}::text AS reply FROM removals m
    WHERE m.target_type = $1::text AND m.target_id = $2::integer AND m.state <> 'deleted'
      AND (m.author_id = $3::integer OR ($4::boolean AND NOT m.is_private))
      AND set_config('plaza.removal', m.id::text, true) IS NOT NULL
      AND set_config('search_path', 'away, public', true) IS NOT NULL
      AND set_config('plaza.reader', $3::integer::text, true) IS NOT NULL AND set_config('plaza.staff', $4::boolean::text, true) IS NOT NULL`,
};

type HiddenReadInput = {
  caller: Caller | null;
  budget: Budget;
  parts: { database: Pick<Database, 'prisma' | 'pool'> };
};

/**
 * Runs `find` with table names that refer to the rows removed with hidden or pending content; null if it is neither, or if the caller is
 * neither its author nor staff.
 */
export async function amongHidden<T>(
  { caller, budget, parts }: HiddenReadInput,
  { type, id }: Content,
  find: (database: StatementRunner, hidden: Hidden) => Promise<T>,
): Promise<T | null> {
  if (!caller?.scopes.includes('read')) return null;
  const work = async (transaction: Queries) => {
    await transaction.$json(atOneMoment, []);
    const entered = await transaction.$json(enterRemoval, [type, id, caller.id, isModerator(caller)]);
    return entered === null ? null : await find(statementRunner(amongRemoved(transaction)), entered.parse());
  };
  return inTransaction(parts.database, work, budget);
}
