import type { OperationId } from '../../generated/contract.js';
import { countApproved } from '../accounts/access/newcomers.js';
import { queueMail } from '../accounts/mail/queue.js';
import type { Done } from '../api/audit/entries.js';
import type { Problem, ProblemCode } from '../api/contract/problems.js';
import type { Caller } from '../api/http/caller.js';
import type { Input } from '../api/pipeline/handlers.js';
import type { Parts } from '../api/pipeline/parts.js';
import { isoSql } from '../database/formats.js';
import { replying, type StatementRunner, statementRunner } from '../database/statement.js';
import type { Config } from '../operations/config.js';
import { type Content, pendingAuthorOf, removeContent, restoreContent } from './removal.js';

/** SQL of a row `m` of `removals` as the contract shows it. `staff` is SQL: whether the reader is told who removed it. */
export const hiddenContent = (staff: string) => ({
  columns: `
    m.target_type, m.target_id, m.parent_id, m.state, m.reason, ${isoSql('m.at')} AS since,
    CASE WHEN ${staff} THEN actor.username END AS hidden_by, m.author_id, author.username AS author, m.title, m.excerpt`,
  joins: 'LEFT JOIN users author ON author.id = m.author_id LEFT JOIN users actor ON actor.id = m.actor_id',
});

const shown = hiddenContent('true');
/** $1 removal. */
const hiddenContentById = replying('HiddenContent', {
  name: 'hidden_content_by_id',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT ${shown.columns} FROM removals m ${shown.joins} WHERE m.id = $1) r`,
});

/** What moderators hide and restore. */
export type Hideable = Content & { type: Exclude<Content['type'], 'file'> };

/** What the handlers that hide and restore get. */
type StaffInput<Code> = Pick<Input<OperationId>, 'database'> & {
  caller: Caller;
  record: (done: Done) => Promise<void>;
  refuse: (code: Code) => Problem;
};
type HideInput<Code> = StaffInput<Code> & { body: { reason: string }; parts: Pick<Parts, 'config'> };

/** Hides content, or gives what is hidden or pending this reason. An `id` of null is refused with `missing`, as content that is not there. */
async function hide<Code extends ProblemCode>(
  input: HideInput<Code>,
  type: Hideable['type'],
  id: number | null,
  missing: Code,
) {
  const { caller, database, record, refuse, body, parts } = input;
  const { reason } = body;
  const removal = id && (await removeContent(database, { type, id }, { state: 'hidden', actor: caller.id, reason }));
  if (!removal) {
    throw refuse(missing);
  }
  await record({ target: type, id, reason });
  await tellAuthor(database, parts.config, removal, caller.id);
  return { status: 200 as const, body: await database.$one(hiddenContentById, [removal]) };
}

type HiddenMail = { id: number; username: string; email: string; kind: string; title: string | null; reason: string };

/** Queues the mail that tells the author what was hidden and why, unless they hid it themselves. */
async function tellAuthor(
  database: Input<OperationId>['database'],
  config: Pick<Config, 'mail' | 'site'>,
  removal: number,
  actor: number,
): Promise<void> {
  if (config.mail === null) return;
  const [author] = await database.$queryRaw<HiddenMail[]>`
    SELECT u.id, u.username::text, u.email::text, m.target_type AS kind, m.title, m.reason
    FROM removals m JOIN users u ON u.id = m.author_id
    WHERE m.id = ${removal} AND u.id <> ${actor} AND u.email IS NOT NULL AND u.deleted_at IS NULL`;
  if (author === undefined) return;
  const { id, email, ...data } = author;
  const mail = { ...data, contact: config.site.contact };
  await queueMail(database, config, { kind: 'content_hidden', to: email, userId: id, data: mail });
}

type RestoreInput<Code> = StaffInput<Code> & {
  parts: Pick<Parts, 'database'>;
  afterwards: (work: () => Promise<void>) => void;
};

/** Restores content that is hidden, pending or deleted. What was pending is counted for its author as approved. */
async function restore<Code extends ProblemCode>(
  input: RestoreInput<Code>,
  type: Hideable['type'],
  id: number | null,
  missing: Code,
) {
  const { database, record, parts, afterwards, refuse } = input;
  const author = id && (await pendingAuthorOf(database, { type, id }));
  if (id === null || !(await restoreContent(database, { type, id }))) {
    throw refuse(missing);
  }
  // After the commit: the deletion of an account locks the user first and content second, and this would be the other way round.
  if (author !== null) afterwards(() => countApproved(statementRunner(parts.database.json), author));
  await record({ target: type, id });
  return { status: 200 as const, body: { id, restored: true as const } };
}

/** What an operation's path names by its id. */
export const byId = ({ id }: { id: number }): number => id;

/** The handlers that hide and restore content of a kind. `idOf` answers the id of what the path names, null if there is none. */
export function hidingOf<Code extends ProblemCode, Path extends object>(
  type: Hideable['type'],
  missing: Code,
  idOf: (path: Path, database: StatementRunner) => number | Promise<number | null>,
) {
  return {
    hide: async (input: HideInput<Code> & { path: Path }) =>
      hide(input, type, await idOf(input.path, input.database), missing),
    restore: async (input: RestoreInput<Code> & { path: Path }) =>
      restore(input, type, await idOf(input.path, input.database), missing),
  };
}
