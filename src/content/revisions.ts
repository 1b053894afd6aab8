import type { OperationId } from '../../generated/contract.js';
import { Prisma } from '../../generated/prisma/client.js';
import { isModerator } from '../api/auth/authentication.js';
import { isAllowed, policies } from '../api/auth/policies.js';
import type { Caller } from '../api/http/caller.js';
import { queueMail } from '../api/mail/queue.js';
import type { Input } from '../api/pipeline/handlers.js';
import type { Parts } from '../api/pipeline/parts.js';
import type { Problem } from '../core/contract/problems.js';
import { isoSql } from '../core/database/formats.js';
import { viewOf } from '../core/database/readable.js';
import { columnOf, row } from '../core/database/row.js';
import { named, type Statement, type StatementRunner } from '../core/database/statement.js';
import { type ContentKind, isVisibleSql, type RevisedType, sqlOf } from './kind.js';
import { listPage } from './lists/lists.js';
import { requestedRows } from './lists/walks.js';
import { amongHidden, type Content } from './removal/removal.js';

/** A kind of content with revisions. */
export type RevisedKind = ContentKind<RevisedType>;

const r = row('r');

/** SQL of content whose id is $1: its owner, its texts, and conditions for seeing and editing it. */
function contentSql(kind: RevisedKind): string {
  const { author, title, text, isPrivate, isClosed, isPresent } = sqlOf(kind, r);
  return `
  SELECT ${author} AS owner_id, ${title} AS title, ${text} AS body, ${isPrivate} AS is_private,
    ${isClosed} AS is_closed
  FROM ${viewOf(kind.table)} r WHERE r.id = $1 AND ${isPresent}`;
}

const ofContent = (type: RevisedType): string => `target_type = '${type}' AND target_id = $1`;

/** Handler input for an edit. */
export type Editing = {
  path: { id: number };
  body?: object | undefined;
  caller: Caller;
  database: Input<OperationId>['database'];
  parts: Pick<Parts, 'config'>;
};

/** The texts of content; in an edit, an omitted text stays. A title is null if content can do without. */
export type Texts = { title?: string | null | undefined; body?: string | undefined };

/** SQL of the assignments of an edit. */
const assignments = ({ title, text }: RevisedKind): string => {
  const titled = columnOf(title);
  return [
    ...(titled === undefined ? [] : [`${titled} = CASE WHEN $3::text IS NULL THEN ${titled} ELSE nullif($3, '') END`]),
    `${text} = coalesce($4::text, ${text}), edited_at = now(), edited_by = $2`,
  ].join(', ');
};

/**
 * $1 content id, $2 editor, $3 new title ('' for none) and $4 new body, or null to keep them, $5 number of revisions to keep, $6 reason or
 * null. Returns the owner's id. No row: no text changes. The caller has locked the row, so that no two edits take one number. Waits for a
 * deletion of the owner's account: no revision of a deleted account is kept.
 */
const editText = (kind: RevisedKind): Statement<number | null> =>
  named(`edit_${kind.type}`, (name) => ({
    name,
    text: `
      WITH content AS MATERIALIZED (
        SELECT owner_id, title, body FROM (${contentSql(kind)}) content
        WHERE (title, body) IS DISTINCT FROM (CASE WHEN $3::text IS NULL THEN title ELSE nullif($3, '') END, coalesce($4::text, body))
      ),
      owner AS (SELECT FROM users WHERE id = (SELECT owner_id FROM content) AND deleted_at IS NULL FOR KEY SHARE),
      kept AS (
        INSERT INTO revisions (target_type, target_id, number, owner_id, title, body, editor_id, reason)
        SELECT '${kind.type}', $1, coalesce((SELECT max(number) FROM revisions WHERE ${ofContent(kind.type)}), 0) + 1, owner_id, title, body, $2, $6
        FROM content WHERE owner_id IS NULL OR EXISTS (SELECT FROM owner)
        RETURNING number
      ),
      forgotten AS (
        DELETE FROM revisions WHERE ${ofContent(kind.type)} AND number <= (SELECT number FROM kept) - $5::integer
      ),
      edited AS (UPDATE ${kind.table} SET ${assignments(kind)} WHERE id = $1 AND EXISTS (SELECT FROM content))
      SELECT coalesce(owner_id::text, 'null') AS reply FROM content`,
  }));

/**
 * Changes the texts of locked content, stores the old ones as a revision, and mails its owner if somebody else did it. It is one statement
 * for an owner, and none if no text is given; an unchanged text is no edit.
 */
export async function editTexts(
  kind: RevisedKind,
  { path, body: sent = {}, caller, database, parts: { config } }: Editing,
  { title, body }: Texts,
): Promise<void> {
  if (title === undefined && body === undefined) return;
  const { reason = null } = sent as { reason?: string };
  const texts = [title === null ? '' : (title ?? null), body ?? null];
  const edited = await database.$json(editText(kind), [path.id, caller.id, ...texts, config.revisionsKept, reason]);
  const owner = edited?.parse() ?? caller.id;
  if (owner === caller.id || config.mail === null) return;
  const [author] = await database.$queryRaw<{ username: string; email: string; title: string | null }[]>`
    SELECT u.username::text, u.email::text, ${Prisma.raw(sqlOf(kind, r).label)} AS title
    FROM ${Prisma.raw(viewOf(kind.table))} r JOIN users u ON u.id = ${owner}
    WHERE r.id = ${path.id} AND u.email IS NOT NULL AND u.deleted_at IS NULL`;
  if (author === undefined) return;
  const { email: to, ...data } = { ...author, kind: kind.type, reason, contact: config.site.contact };
  await queueMail(database, config, { kind: 'content_edited', to, userId: owner, data });
}

/** $1 type, $2 content's id, $3 number. */
const revision: Statement<{ title: string | null; body: string }> = {
  name: 'revision',
  text: `
    SELECT json_build_object('title', title, 'body', body)::text AS reply
    FROM revisions WHERE target_type = $1::text AND target_id = $2 AND number = $3`,
};

/**
 * The texts of a revision of content that the caller has locked.
 * @throws revision_not_found
 */
export async function findRevision(
  { type, id, number }: Content & { number: number },
  { $json }: Pick<StatementRunner, '$json'>,
  refuse: (code: 'revision_not_found') => Problem,
): Promise<{ title: string | null; body: string }> {
  const texts = (await $json(revision, [type, id, number]))?.parse();
  if (texts === undefined) {
    throw refuse('revision_not_found');
  }
  return texts;
}

/** The highest page size of the contract. */
const perPage = 20;

type ListInput = Pick<Input<'listRevisions'>, 'path' | 'query' | 'caller' | 'database' | 'budget' | 'parts' | 'refuse'>;

const viewer = { viewer: 'looking.id', staff: 'looking.staff', token: 'NULL' };

/** $1 content id, $2 caller, $3 whether staff. No row: the caller sees no such content. */
const isReadable = (kind: RevisedKind): Statement<boolean> =>
  named(`is_${kind.type}_seen`, (name) => ({
    name,
    text: `
      SELECT 'true' AS reply FROM ${viewOf(kind.table)} r, (SELECT $2::integer AS id, $3::boolean AS staff) looking
      WHERE r.id = $1 AND ${sqlOf(kind, r).isPresent} AND ${isVisibleSql(kind, r, viewer)}`,
  }));

/**
 * $1 content id, $2 rows before the page, $3 page, $4 caller, $5 whether staff, $6 whether staff who edit it, null while nobody does. No
 * row: not for the caller.
 */
const revisionPage = (kind: RevisedKind) =>
  named(`revisions_of_${kind.type}`, (name) =>
    listPage({
      schema: 'RevisionList',
      name,
      list: `SELECT (SELECT count(*) FROM revisions WHERE ${ofContent(kind.type)})::integer AS total,
          $6::boolean IS NOT NULL AND ($6 OR NOT is_closed) AS can_restore
        FROM (${contentSql(kind)}) content WHERE owner_id = $4::integer OR ($5::boolean AND NOT is_private)`,
      ids: `unnest(ARRAY(
        SELECT id FROM revisions WHERE ${ofContent(kind.type)} ORDER BY number DESC OFFSET $2::integer LIMIT ${perPage}
      ))`,
      keyset: { table: 'revisions', where: ofContent(kind.type), keys: ['number'], isReversed: true },
      before: '$2',
      head: 'can_restore',
      field: 'revisions',
      columns: `v.number, v.title, v.body, v.editor_id, u.username AS editor, ${isoSql('v.at')} AS edited_at, v.reason`,
      from: 'JOIN revisions v ON v.id = page.id JOIN users u ON u.id = v.editor_id',
      page: '$3',
      size: String(perPage),
    }),
  );

/**
 * Handles listing the revisions of content, for its owner and moderators. There are so few that counting and skipping rows before a page
 * costs nothing.
 * @throws not_owner, or the kind's code for missing content
 */
export async function revisionsOf(kind: RevisedKind, input: ListInput) {
  const { path, query, caller, database, refuse } = input;
  const { page: number = 1 } = query;
  const isEditor = isAllowed(policies[kind.type].update, caller);
  const values = [path.id, (number - 1) * perPage, number, caller.id, isModerator(caller), isEditor];
  const bound = requestedRows(revisionPage(kind), values, query);
  const reply = await database.$json(...bound);
  if (reply !== null) return { status: 200 as const, body: reply };
  if ((await database.$json(isReadable(kind), [path.id, caller.id, isModerator(caller)])) !== null) {
    throw refuse('not_owner');
  }
  const whileHidden = requestedRows(revisionPage(kind), [...values.slice(0, -1), null], query);
  const hidden = await amongHidden(input, path, ({ $json }) => $json(...whileHidden));
  if (hidden === null) {
    throw refuse(kind.missing);
  }
  return { status: 200 as const, body: hidden };
}
