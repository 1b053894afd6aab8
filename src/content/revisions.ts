import { isModerator } from '../accounts/access/authentication.js';
import type { Problem } from '../api/contract/problems.js';
import type { Caller } from '../api/http/caller.js';
import type { Parts } from '../api/pipeline/parts.js';
import { isoSql } from '../database/formats.js';
import { named, type Statement, type StatementRunner } from '../database/statement.js';
import { listPage } from './lists.js';
import { amongHidden } from './removal.js';

/** The kinds of content whose edits are kept. Products of both areas are of one type. */
export type RevisedKind = keyof typeof revisedKinds;

const products = (isShop: boolean): string => `
  SELECT id, owner_id, title, description AS body, listed AS seen
  FROM products WHERE store_id IS ${isShop ? '' : 'NOT '}NULL AND deleted_at IS NULL`;

/**
 * Of each kind: its type in the table, SQL of its rows with whose they are, what they say and whether others see them; and how
 * the code that refuses who may not see their revisions.
 */
export const revisedKinds = {
  topic: {
    type: 'topic',
    rows: 'SELECT id, author_id AS owner_id, title, content AS body, true AS seen FROM topics',
    missing: 'topic_not_found',
    foreign: 'not_owner',
  },
  reply: {
    type: 'reply',
    rows: 'SELECT id, author_id AS owner_id, NULL AS title, content AS body, true AS seen FROM replies',
    missing: 'reply_not_found',
    foreign: 'not_owner',
  },
  question: {
    type: 'question',
    rows: 'SELECT id, author_id AS owner_id, title, body, true AS seen FROM questions',
    missing: 'question_not_found',
    foreign: 'not_owner',
  },
  answer: {
    type: 'answer',
    rows: 'SELECT id, author_id AS owner_id, NULL AS title, body, true AS seen FROM answers',
    missing: 'answer_not_found',
    foreign: 'not_owner',
  },
  marketplace_product: {
    type: 'product',
    rows: products(false),
    missing: 'product_not_found',
    foreign: 'not_owner',
  },
  // It has no owner: only staff may list them.
  shop_product: { type: 'product', rows: products(true), missing: 'product_not_found', foreign: 'product_not_found' },
} as const;

/** What an edit needs of its handler's input. */
export type Editing = {
  path: { id: number };
  caller: Caller;
  database: Pick<StatementRunner, '$json'>;
  parts: Pick<Parts, 'config'>;
};

/** The texts of content; in an edit, a text that is left out stays. */
export type Texts = { title?: string | undefined; body?: string | undefined };

/**
 * $1 content's id, $2 editor, $3 title and $4 body that it gets, or null where they stay, $5 how many revisions of it are kept.
 * The caller has locked the row, so that no two edits take one number. A deletion of the owner's account is waited for: of a
 * deleted account no revision is kept.
 */
const keep = (kind: RevisedKind): Statement<never> =>
  named(`keep_revision_of_${kind}`, (name) => {
    const { type, rows } = revisedKinds[kind];
    const ofContent = `target_type = '${type}' AND target_id = $1`;
    return {
      name,
      text: `
        WITH content AS MATERIALIZED (
          SELECT owner_id, title, body FROM (${rows}) content
          WHERE id = $1 AND (title, body) IS DISTINCT FROM (coalesce($3::text, title), coalesce($4::text, body))
        ),
        owner AS (SELECT FROM users WHERE id = (SELECT owner_id FROM content) AND deleted_at IS NULL FOR KEY SHARE),
        kept AS (
          INSERT INTO revisions (target_type, target_id, number, owner_id, title, body, editor_id)
          SELECT '${type}', $1, coalesce((SELECT max(number) FROM revisions WHERE ${ofContent}), 0) + 1, owner_id, title, body, $2
          FROM content WHERE owner_id IS NULL OR EXISTS (SELECT FROM owner)
          RETURNING number
        )
        DELETE FROM revisions WHERE ${ofContent} AND number <= (SELECT number FROM kept) - $5::integer`,
    };
  });

/**
 * Keeps the texts of locked content that is about to be edited, unless they stay the same. It is one statement, and none where no
 * text is changed.
 */
export async function keepRevision(
  kind: RevisedKind,
  { path, caller, database, parts }: Editing,
  { title, body }: Texts,
): Promise<void> {
  if (title === undefined && body === undefined) return;
  const values = [path.id, caller.id, title ?? null, body ?? null, parts.config.revisionsKept];
  await database.$json(keep(kind), values);
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
  kind: RevisedKind,
  { id, number }: { id: number; number: number },
  { $json }: Pick<StatementRunner, '$json'>,
  refuse: (code: 'revision_not_found') => Problem,
): Promise<{ title: string | undefined; body: string }> {
  const found = (await $json(revision, [revisedKinds[kind].type, id, number]))?.parse();
  if (found === undefined) {
    throw refuse('revision_not_found');
  }
  return { title: found.title ?? undefined, body: found.body };
}

/** As many as the contract lets a page show. */
const perPage = 20;

type ListInput<Code> = {
  path: { id: number };
  query: { page?: number };
  caller: Caller;
  database: Pick<StatementRunner, '$json'>;
  parts: Pick<Parts, 'database'>;
  refuse: (code: Code) => Problem;
};

/**
 * The handler that lists the revisions of a kind of content, for its owner and moderators. So few are kept that
 * counting them and skipping those before a page costs nothing.
 */
export function listingRevisions<Kind extends RevisedKind>(kind: Kind) {
  type Code = (typeof revisedKinds)[Kind]['missing' | 'foreign'];
  const { type, rows, missing, foreign } = revisedKinds[kind];
  const ofContent = `target_type = '${type}' AND target_id = $1`;
  /** $1 content's id, $2 rows before the page, $3 page, $4 caller, $5 whether staff. No row: not for the caller. */
  const page = listPage({
    schema: 'RevisionList',
    name: `revisions_of_${kind}`,
    list: `SELECT (SELECT count(*) FROM revisions WHERE ${ofContent})::integer AS total
      FROM (${rows}) content WHERE id = $1 AND (owner_id = $4::integer OR $5::boolean)`,
    ids: `unnest(ARRAY(
      SELECT id FROM revisions WHERE ${ofContent} ORDER BY number DESC OFFSET $2::integer LIMIT ${perPage}
    ))`,
    field: 'revisions',
    columns: `v.number, v.title, v.body, v.editor_id, u.username AS editor, ${isoSql('v.at')} AS edited_at`,
    from: 'JOIN revisions v ON v.id = page.id JOIN users u ON u.id = v.editor_id',
    page: '$3',
    size: String(perPage),
  });
  /** $1 content's id. No row: there is none that others see. */
  const seen: Statement<boolean> = {
    name: `is_${kind}_seen`,
    text: `SELECT 'true' AS reply FROM (${rows}) content WHERE id = $1 AND seen`,
  };
  return async ({ path, query, caller, database, parts, refuse }: ListInput<Code>) => {
    const { page: number = 1 } = query;
    const values = [path.id, (number - 1) * perPage, number, caller.id, isModerator(caller)];
    const reply = await database.$json(page, values);
    if (reply !== null) return { status: 200 as const, body: reply };
    if ((await database.$json(seen, [path.id])) !== null) {
      throw refuse(foreign as Code);
    }
    const hidden = await amongHidden(parts.database, { type, id: path.id }, caller, ({ $json }) => $json(page, values));
    if (hidden === null) {
      throw refuse(missing as Code);
    }
    return { status: 200 as const, body: hidden };
  };
}
