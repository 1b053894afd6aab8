import type { Problem } from '../../core/contract/problems.js';
import { isoSql } from '../../core/database/formats.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';

/** The viewer's id and staff flag, as SQL. */
type Viewer = Record<'viewer' | 'staff', string>;

/** SQL: whether the viewer is a member of a group `r`, or invited to it. */
const isWelcome = (viewer: string): string =>
  `EXISTS (SELECT FROM group_members own WHERE own.group_id = r.id AND own.user_id = ${viewer}::integer AND own.state <> 'requested')`;

/** SQL: whether the viewer may know of a group `r`. */
export const seesGroupSql = ({ viewer, staff }: Viewer): string =>
  `(r.visibility <> 'hidden' OR ${staff}::boolean OR ${isWelcome(viewer)})`;

/** Fields of a group `g` for a viewer whose membership is `m`. */
export const groupFields = ({ staff }: Viewer): string => `
  g.id, g.slug, g.name, g.description, g.visibility, g.joining, g.member_count,
  CASE WHEN ${staff}::boolean OR m.is_owner THEN (
    SELECT count(*)::integer FROM group_members w WHERE w.group_id = g.id AND w.state = 'requested'
  ) END AS request_count, coalesce(m.state::text, 'none') AS my_state,
  coalesce(m.is_owner, false) AS is_owner, ${isoSql('g.created_at')} AS created_at, ${isoSql('g.updated_at')} AS updated_at`;

/** Joins the viewer's membership `m` of a group `g`, if any. */
export const membershipOf = (viewer: string): string =>
  `LEFT JOIN group_members m ON m.group_id = g.id AND m.user_id = ${viewer}::integer`;

/** A group that the viewer sees, and what they are in it. */
export type SeenGroup = { id: number; slug: string; sees_members: boolean; is_owner: boolean };

/** $1 viewer or null, $2 whether they are staff, $3 slug. */
const seenGroup: Statement<SeenGroup> = {
  name: 'seen_group',
  text: `
    SELECT row_to_json(seen)::text AS reply FROM (
      SELECT r.id, r.slug, r.visibility = 'public' OR $2::boolean OR ${isWelcome('$1')} AS sees_members,
        EXISTS (SELECT FROM group_members m WHERE m.group_id = r.id AND m.user_id = $1::integer AND m.is_owner) AS is_owner
      FROM groups r WHERE r.slug = $3::citext AND ${seesGroupSql({ viewer: '$1', staff: '$2' })}
    ) seen`,
};

/** @throws `group_not_found` if the viewer must not know of the group */
export async function findGroup(
  { $json }: Pick<StatementRunner, '$json'>,
  viewer: [id: number | null, staff: boolean],
  slug: string,
  refuse: (code: 'group_not_found') => Problem,
): Promise<SeenGroup> {
  const group = (await $json(seenGroup, [...viewer, slug]))?.parse();
  if (group === undefined) throw refuse('group_not_found');
  return group;
}
