import { isOpenSql } from '../../api/auth/authentication.js';
import { restrictedSql } from '../../api/auth/restrictions.js';
import { ignoresSql } from '../../content/ignored.js';
import type { Sql } from '../../core/database/row.js';

/** SQL: whether anything can be sent to a user `u`. */
export const isReachable = `${isOpenSql} AND NOT ${restrictedSql('suspended')}`;

/** SQL: whether a user `u` accepts messages of a sender. Nothing here may tell apart why not. */
export const acceptsSql = (
  sender: Sql,
  isStaff: Sql,
): Sql => `(${isReachable} AND (${isStaff} OR NOT ${ignoresSql('u.id', sender)} AND (
  u.messages_from = 'everybody' OR u.messages_from = 'followed' AND EXISTS (
    SELECT FROM watches w WHERE w.kind = 'user' AND w.resource_id = ${sender} AND w.user_id = u.id AND w.state = 'watching'
  )
)))`;
