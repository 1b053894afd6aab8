import type { Person } from '../accounts/users/users.js';
import { isoOrNull, sql } from '../core/database/formats.js';
import type { Column } from './io.js';

/** Columns of a list of users. */
export const personColumns: readonly Column<Person>[] = [
  { heading: 'ID', width: 6, cell: ({ id }) => String(id) },
  { heading: 'USERNAME', width: 20, cell: ({ username }) => username },
  { heading: 'ROLE', width: 9, cell: ({ role }) => role },
  { heading: 'STATE', width: 9, cell: ({ suspendedAt }) => (suspendedAt === null ? 'active' : 'suspended') },
  { heading: 'CREATED (UTC)', width: 19, cell: ({ createdAt }) => sql(createdAt) },
  { heading: 'EMAIL', width: 0, cell: ({ email }) => email ?? '' },
];

/** A user as JSON. */
export const personJson = ({ id, username, email, role, createdAt, suspendedAt, suspendedUntil }: Person) => ({
  id,
  username,
  email,
  role,
  created_at: isoOrNull(createdAt),
  suspended_at: isoOrNull(suspendedAt),
  suspended_until: isoOrNull(suspendedUntil),
});
