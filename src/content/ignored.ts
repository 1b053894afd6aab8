/** Ignored people, with the row `i` that says so: who has become staff since then is heard. */
export const ignoredUsers = `ignored_users i JOIN users ignored ON ignored.id = i.ignored_id AND ignored.role < 'moderator' AND ignored.deleted_at IS NULL`;

/** SQL of the usernames that a user ignores; null for none. */
export const ignoredNamesSql = (user: string): string =>
  `(SELECT array_agg(ignored.username::text) FROM ${ignoredUsers} WHERE i.user_id = ${user})`;

/** SQL: true if a user ignores another, as `ignoredNamesSql` has it. */
export const ignoresSql = (user: string, other: string): string =>
  `EXISTS (SELECT FROM ${ignoredUsers} WHERE i.user_id = ${user} AND i.ignored_id = ${other})`;
