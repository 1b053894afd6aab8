import type { Problem } from '../../api/contract/problems.js';
import type { Caller } from '../../api/http/caller.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { named, type Statement, type StatementRunner } from '../../database/statement.js';
import { kinds, type RevisedKind } from './kinds.js';

/** What an edit is given that any handler of one has. */
export type Editing = {
  path: { id: number };
  caller: Caller;
  database: Pick<StatementRunner, '$json'>;
  parts: Pick<Parts, 'config'>;
};

/** What a thing says, or shall say; what is left out stays. */
export type Texts = { title?: string | undefined; body?: string | undefined };

/**
 * $1 thing, $2 who edits it, $3 title and $4 body that it gets, or null where they stay, $5 how many revisions of it are kept.
 * The row is locked by whoever runs it, so that no two take one number. Whose account is being deleted is waited for: of a
 * deleted one nothing is kept.
 */
const keep = (kind: RevisedKind): Statement<never> =>
  named(`keep_revision_of_${kind}`, (name) => {
    const { type, rows } = kinds[kind];
    const ofThing = `target_type = '${type}' AND target_id = $1`;
    return {
      name,
      text: `
        WITH thing AS MATERIALIZED (
          SELECT owner_id, title, body FROM (${rows}) thing
          WHERE id = $1 AND (title, body) IS DISTINCT FROM (coalesce($3::text, title), coalesce($4::text, body))
        ),
        owner AS (SELECT FROM users WHERE id = (SELECT owner_id FROM thing) AND deleted_at IS NULL FOR KEY SHARE),
        kept AS (
          INSERT INTO revisions (target_type, target_id, number, owner_id, title, body, editor_id)
          SELECT '${type}', $1, coalesce((SELECT max(number) FROM revisions WHERE ${ofThing}), 0) + 1, owner_id, title, body, $2
          FROM thing WHERE owner_id IS NULL OR EXISTS (SELECT FROM owner)
          RETURNING number
        )
        DELETE FROM revisions WHERE ${ofThing} AND number <= (SELECT number FROM kept) - $5::integer`,
    };
  });

/**
 * Keeps what a thing says, which the caller has locked and is about to edit, unless it says that already. It is one statement,
 * and none where no text is changed.
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

/** $1 type, $2 thing, $3 number. */
const revision: Statement<{ title: string | null; body: string }> = {
  name: 'revision',
  text: `
    SELECT json_build_object('title', title, 'body', body)::text AS reply
    FROM revisions WHERE target_type = $1::text AND target_id = $2 AND number = $3`,
};

/**
 * What a revision says of a thing that the caller has locked.
 * @throws revision_not_found
 */
export async function findRevision(
  kind: RevisedKind,
  { id, number }: { id: number; number: number },
  { $json }: Pick<StatementRunner, '$json'>,
  refuse: (code: 'revision_not_found') => Problem,
): Promise<{ title: string | undefined; body: string }> {
  const found = (await $json(revision, [kinds[kind].type, id, number]))?.parse();
  if (found === undefined) {
    throw refuse('revision_not_found');
  }
  return { title: found.title ?? undefined, body: found.body };
}
