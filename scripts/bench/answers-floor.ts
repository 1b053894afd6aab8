import { insertVote, questionPageNear, questionPageOf, questionSummary } from '../../src/answers/sql.js';
import type { Statement } from '../../src/database/statement.js';
import { foundIds, listPage } from '../../src/lists/lists.js';

/** The search and its page in one statement, ranked anew each time. */
const search = listPage({
  ...questionSummary,
  name: 'floor_search',
  list: 'SELECT cardinality(ids) AS total, ids FROM search_questions($1, NULL, NULL) ids',
  ids: foundIds({ before: '0', size: '20' }),
  page: '1',
  size: '20',
});

/** The statement that answers a request to the answers area, and its parameters. */
export function answersFloor(
  url: URL,
  body: string,
  userId: number,
): { statement: Statement<unknown>; values: unknown[] } {
  const [, , , , collection, id] = url.pathname.split('/');
  const query = url.searchParams;
  if (collection === 'answers') {
    return { statement: insertVote, values: [Number(id), userId, JSON.parse(body).vote] };
  }
  if (id !== undefined) {
    return { statement: questionPageNear, values: [Number(id), 0, 1] };
  }
  if (query.has('search')) {
    return { statement: search, values: [query.get('search')] };
  }
  const page = Number(query.get('page') ?? 1);
  const before = (page - 1) * 20;
  const statement = questionPageOf({ byCategory: query.has('cat'), byStatus: query.has('status') });
  const filters = ['cat', 'status'].flatMap((name) => query.get(name) ?? []);
  return { statement, values: [20, before, page, ...filters] };
}
