import { indexedFrom, insertVote, questionPageNear, questionPageOf, questionsById } from '../../src/answers/sql.js';
import type { Statement } from '../../src/database/client.js';

/** The search and its page in one statement, ranked anew each time. */
const search = {
  name: 'floor_search',
  text: `
    WITH found AS MATERIALIZED (SELECT search_questions($1, NULL, NULL) AS ids)
    ${questionsById.text
      .replace('WITH page', ', page')
      .replaceAll('$1::integer[]', '(SELECT ids[1:20] FROM found)')
      .replace('$2::integer', '1')
      .replace('$3::integer', '(SELECT ceil(cardinality(ids) / 20.0)::integer FROM found)')
      .replace('$4::integer', '(SELECT cardinality(ids) FROM found)')
      .replace(/WHERE \$5::text IS NULL.*$/s, '')}`,
};

/** The statement that answers a request to the answers area, and its parameters. */
export function answersFloor(url: URL, body: string, userId: number): { statement: Statement; values: unknown[] } {
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
  const statement = questionPageOf({
    byCategory: query.has('cat'),
    byStatus: query.has('status'),
    far: before >= indexedFrom,
  });
  const filters = ['cat', 'status'].flatMap((name) => query.get(name) ?? []);
  return { statement, values: [20, before, page, ...filters] };
}
