import { type RestrictionKind, restrictedSql } from '../../api/auth/restrictions.js';
import { isoSql, objectSql } from '../../core/database/formats.js';

const restriction = (kind: RestrictionKind): string => `
  CASE WHEN ${restrictedSql(kind)} THEN ${objectSql({
    since: isoSql(`u.${kind}_at`),
    until: isoSql(`u.${kind}_until`),
    reason: `u.${kind}_for`,
  })} END`;

/** SQL of the restrictions and the role of a user `u`, as shown to staff. */
export const standingSql = objectSql({
  id: 'u.id',
  username: 'u.username',
  role: 'u.role',
  suspension: restriction('suspended'),
  silence: restriction('silenced'),
  deletion_at: isoSql('u.delete_at'),
});
