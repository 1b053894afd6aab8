import type { Sql } from '../../core/database/row.js';

/** SQL of the ids of files to which a person has access, themselves or as a member of a group. No moderator has hidden the link of them. */
export const grantedFiles = (person: Sql): Sql => `
  SELECT file_id FROM (
    SELECT file_id FROM file_grants WHERE user_id = ${person}::integer
    UNION ALL SELECT g.file_id FROM group_members m JOIN file_grants g ON g.group_id = m.group_id
    WHERE m.user_id = ${person}::integer AND m.state = 'member'
  ) granted WHERE NOT EXISTS (SELECT FROM removed.shares s WHERE s.file_id = granted.file_id)`;

/** The terms of a link to a file that was shared with a person: it ends with their access, or with the owner's suspension. */
export const grantTerms = (person: number): string => `grant ${person}`;

/** The person of such terms; null for other ones. */
export const granteeOf = (terms: string): number | null => {
  const [, person] = /^grant (\d{1,10})$/.exec(terms) ?? [];
  return person === undefined ? null : Number(person);
};
