import { isoSql } from '../../core/database/formats.js';
import { avatarUrlSql } from './avatars/queries.js';

/** Rows before the page, and rows of a page. */
export const userPlace = { before: '$1', size: '$2' };

/** A page of users `page.id`. $1 rows before the page, $2 rows of a page, $3 page, $4 URL of the API. */
export const userList = {
  schema: 'UserList',
  field: 'users',
  columns: `u.username, u.display_name, ${avatarUrlSql('$4')} AS avatar_url, u.role, ${isoSql('u.created_at')} AS member_since`,
  from: 'JOIN users u ON u.id = page.id',
  page: '$3',
  size: userPlace.size,
} as const;
