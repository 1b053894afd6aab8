import type { Statement, StatementRunner } from '../../core/database/statement.js';
import type { NewcomerRules } from '../../core/platform/config.js';
import type { Caller } from '../http/caller.js';
import { hasRole } from './authentication.js';

type MemberFields = Pick<Caller, 'id' | 'role' | 'joined' | 'approved'>;
const secondsOfDay = 86_400;

/** The highest count of a member's contributions: no rule needs more. */
export const mostApproved = 20;

/** The id of a caller who is a new member; null for staff and established members. */
export function newcomerOf({ id, role, joined, approved }: MemberFields, { newcomers }: Rules): number | null {
  if (hasRole({ role }, 'moderator')) return null;
  const isYoung = Date.now() / 1000 - joined < newcomers.days * secondsOfDay;
  return isYoung || approved < newcomers.reviewPosts ? id : null;
}

type Rules = { newcomers: NewcomerRules };

/** $1 user. */
const approved: Statement<number> = {
  name: 'approved_posts',
  text: 'SELECT to_json(approved_posts)::text AS reply FROM users WHERE id = $1',
};

/** Number of a user's contributions that were approved, or needed no approval. */
export async function approvedOf({ $one }: Pick<StatementRunner, '$one'>, id: number): Promise<number> {
  return (await $one(approved, [id])).parse();
}

/** $1 user. */
const oneMore: Statement<never> = {
  name: 'count_approved_post',
  text: `UPDATE users SET approved_posts = approved_posts + 1 WHERE id = $1 AND approved_posts < ${mostApproved}`,
};

/** Counts a contribution that has become public. */
export async function countApproved({ $json }: Pick<StatementRunner, '$json'>, id: number): Promise<void> {
  await $json(oneMore, [id]);
}
