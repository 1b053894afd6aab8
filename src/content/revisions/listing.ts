import { isModerator } from '../../accounts/access/authentication.js';
import type { Problem } from '../../api/contract/problems.js';
import type { Caller } from '../../api/http/caller.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { isoSql } from '../../database/formats.js';
import type { Statement, StatementRunner } from '../../database/statement.js';
import { listPage } from '../lists/lists.js';
import { amongHidden } from '../removal/removal.js';
import { kinds, type RevisedKind } from './kinds.js';

/** As many as the contract lets a page show. */
const perPage = 20;

type Given<Code> = {
  path: { id: number };
  query: { page?: number };
  caller: Caller;
  database: Pick<StatementRunner, '$json'>;
  parts: Pick<Parts, 'database'>;
  refuse: (code: Code) => Problem;
};

/**
 * The handler that lists the revisions of a kind of thing, for whose the thing is and for moderators. So few are kept that
 * counting them and skipping those before a page costs nothing.
 */
export function listingRevisions<Kind extends RevisedKind>(kind: Kind) {
  type Code = (typeof kinds)[Kind]['missing' | 'foreign'];
  const { type, rows, missing, foreign } = kinds[kind];
  const ofThing = `target_type = '${type}' AND target_id = $1`;
  /** $1 thing, $2 rows before the page, $3 page, $4 caller, $5 whether staff. No row: not for the caller. */
  const page = listPage({
    schema: 'RevisionList',
    name: `revisions_of_${kind}`,
    list: `SELECT (SELECT count(*) FROM revisions WHERE ${ofThing})::integer AS total
      FROM (${rows}) thing WHERE id = $1 AND (owner_id = $4::integer OR $5::boolean)`,
    ids: `unnest(ARRAY(
      SELECT id FROM revisions WHERE ${ofThing} ORDER BY number DESC OFFSET $2::integer LIMIT ${perPage}
    ))`,
    field: 'revisions',
    columns: `v.number, v.title, v.body, v.editor_id, u.username AS editor, ${isoSql('v.at')} AS edited_at`,
    from: 'JOIN revisions v ON v.id = page.id JOIN users u ON u.id = v.editor_id',
    page: '$3',
    size: String(perPage),
  });
  /** $1 thing. No row: there is none that others see. */
  const seen: Statement<boolean> = {
    name: `is_${kind}_seen`,
    text: `SELECT 'true' AS reply FROM (${rows}) thing WHERE id = $1 AND seen`,
  };
  return async ({ path, query, caller, database, parts, refuse }: Given<Code>) => {
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
