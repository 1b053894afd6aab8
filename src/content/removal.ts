import type { components } from '../../generated/openapi.js';
import { isModerator } from '../accounts/access/authentication.js';
import type { Problem, ProblemCode, ProblemDetails } from '../api/contract/problems.js';
import type { Caller } from '../api/http/caller.js';
import type { Parts } from '../api/pipeline/parts.js';
import type { Database } from '../database/client.js';
import { isoSql, objectSql } from '../database/formats.js';
import type { Statement, StatementRunner } from '../database/statement.js';
import { inTransaction } from '../database/transaction.js';

/** What can be hidden, held or deleted, from the contract. */
export type ContentType = components['schemas']['ContentType'];
/** Why something is not there for everybody, from the contract. */
export type HiddenState = components['schemas']['HiddenState'];
/** What its author and moderators are told of it. */
export type Hidden = components['schemas']['Hidden'];

/** A thing, by its kind and its id. */
export type Content = { type: ContentType; id: number };

/** Who takes something away, and why; nobody for what is held by itself. */
export type Removal = { state: HiddenState; actor: number | null; reason?: string | null };

/** $1 kind, $2 id, $3 state, $4 actor, $5 reason. */
const removeRows: Statement<number | null> = {
  name: 'take_away',
  text: `SELECT coalesce(take_away($1::text, $2::integer, $3::text, $4::integer, $5::text)::text, 'null') AS reply`,
};

/**
 * Takes a thing away from where everybody sees it, with all that belongs to it, within a transaction. Null if there is no such
 * thing; else the id of the removal.
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
  name: 'bring_back',
  text: `SELECT bring_back($1::text, $2::integer)::text AS reply`,
};

/** Brings a thing back as it was, within a transaction. False if it is nowhere. */
export async function restoreContent({ $one }: Pick<StatementRunner, '$one'>, { type, id }: Content): Promise<boolean> {
  return (await $one(restoreRows, [type, id])).parse();
}

/** SQL of a row `m` of `removals` as a `Hidden`. */
const hidden = objectSql({ state: 'm.state', reason: 'm.reason', since: isoSql('m.at') });

/** SQL of what is said of a thing of any kind that is not there for everybody, null where it is. Both are SQL. */
export const removalSql = (type: string, id: string): string =>
  `(SELECT ${hidden} FROM removals m WHERE m.target_type = ${type} AND m.target_id = ${id})`;

/** $1 kind, $2 id. */
const hiddenContent: Statement<Hidden> = {
  name: 'hidden_of',
  text: `SELECT ${removalSql('$1::text', '$2::integer')}::text AS reply`,
};

/** What is said of a thing that has just been removed. */
export async function hiddenOf({ $one }: Pick<StatementRunner, '$one'>, { type, id }: Content): Promise<Hidden> {
  return (await $one(hiddenContent, [type, id])).parse();
}

/** $1 kind, $2 id. */
const heldAuthor: Statement<number> = {
  name: 'held_author',
  text: `
    SELECT author_id::text AS reply FROM removals
    WHERE target_type = $1::text AND target_id = $2::integer AND state = 'held' FOR UPDATE`,
};

/** Whose it is, if it waits for approval; else null. Locked: of two who approve it the second finds it approved. */
export async function heldAuthorOf(
  { $json }: Pick<StatementRunner, '$json'>,
  { type, id }: Content,
): Promise<number | null> {
  return (await $json(heldAuthor, [type, id]))?.parse() ?? null;
}

/** $1 kind, $2 id. */
const removalOf: Statement<{ reason: string | null }> = {
  name: 'removal_of',
  text: `SELECT json_build_object('reason', reason)::text AS reply FROM removals WHERE target_type = $1::text AND target_id = $2::integer AND state <> 'deleted'`,
};

/** Refuses a change of what a moderator has hidden, or that waits for approval. */
export async function refuseHidden(
  { $json }: Pick<StatementRunner, '$json'>,
  { type, id }: Content,
  refuse: (code: 'content_hidden', details: ProblemDetails) => Problem,
): Promise<void> {
  const removal = await $json(removalOf, [type, id]);
  if (removal !== null) throw refuse('content_hidden', removal.parse());
}

/** So that nothing comes back in the middle. */
const atOneMoment: Statement<never> = {
  name: 'at_one_moment',
  text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY',
};

/** $1 kind, $2 id, $3 viewer, $4 whether staff. Also makes the tables' names mean what this removal took. */
const enterRemoval: Statement<Hidden> = {
  name: 'enter_removal',
  text: `
    SELECT ${hidden}::text AS reply FROM removals m
    WHERE m.target_type = $1::text AND m.target_id = $2::integer AND m.state <> 'deleted'
      AND (m.author_id = $3::integer OR ($4::boolean AND NOT m.is_private))
      AND set_config('plaza.removal', m.id::text, true) IS NOT NULL
      AND set_config('search_path', 'away, public', true) IS NOT NULL`,
};

/**
 * What `find` finds where names of tables mean what was removed with a thing that is hidden or held; null where it is not, or
 * where the caller is neither its author nor staff.
 */
export async function amongHidden<T>(
  database: Pick<Database, 'prisma' | 'pool'>,
  { type, id }: Content,
  caller: Caller,
  find: (database: StatementRunner, hidden: Hidden) => Promise<T>,
): Promise<T | null> {
  if (!caller.scopes.includes('read')) return null;
  return inTransaction(database, async (transaction) => {
    await transaction.$json(atOneMoment, []);
    const entered = await transaction.$json(enterRemoval, [type, id, caller.id, isModerator(caller)]);
    return entered === null ? null : await find(transaction, entered.parse());
  });
}

type Refusing<Code> = { refuse: (code: Code) => Problem };
type Named = { path: { id: number } };

/**
 * Both ways to read a thing that may be hidden, by one statement. `statementOf` says it and its parameters; `mark` adds to what it
 * finds that it is hidden. `missing` is the code where there is no such thing.
 */
export function readingOf<Given extends Named, Body, Code extends ProblemCode>(
  type: ContentType,
  missing: Code,
  statementOf: (given: Given) => readonly [Statement<Body>, readonly unknown[]],
  mark: (body: Body, hidden: Hidden) => Body,
) {
  const answer = <Found>(found: Found | null, { refuse }: Refusing<Code>) => {
    if (found === null) {
      throw refuse(missing);
    }
    return { status: 200 as const, body: found };
  };
  return {
    everybody: async (input: Given & Refusing<Code> & { database: Pick<StatementRunner, '$json'> }) =>
      answer(await input.database.$json(...statementOf(input)), input),
    few: async (input: Given & Refusing<Code> & { caller: Caller; parts: Pick<Parts, 'database'> }) => {
      const { path, caller, parts } = input;
      const found = await amongHidden(parts.database, { type, id: path.id }, caller, async ({ $one }, hidden) =>
        mark((await $one(...statementOf(input))).parse(), hidden),
      );
      return answer(found, input);
    },
  };
}
