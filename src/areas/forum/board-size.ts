import { listTotal } from '../../content/lists/lists.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';

/**
 * Posts that can change within the time of a request between what everybody may read and what not all may: they leave the search, or are
 * queued for it.
 */
export const mostPosts = 20_000;

/** $1 board. */
const postsOfBoard: Statement<number> = {
  name: 'posts_of_board',
  text: `SELECT ${listTotal({ list: 'posts', part: '$1' })}::text AS reply`,
};

/** Whether a board has more posts than that. */
export const hasManyPosts = async ({ $one }: Pick<StatementRunner, '$one'>, board: number): Promise<boolean> =>
  (await $one(postsOfBoard, [board])).parse() > mostPosts;
