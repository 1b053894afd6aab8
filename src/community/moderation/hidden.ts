import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { type Filter, filteredPage, filtersBy } from '../../content/lists/lists.js';
import type { BoundStatement } from '../../content/lists/walks.js';
import { hiddenContent } from '../../content/removal/hiding.js';

type Query = Input<'listHiddenContent'>['query'];

const conditions = {
  state: (at: number) => `state = $${at}::text`,
  target_type: (at: number) => `target_type = $${at}::text`,
  author: (at: number) => `author_id = (SELECT id FROM users WHERE username = $${at}::citext)`,
};
/** Content that moderators see. Members see their own. */
const known: Filter = { name: 'known', condition: () => 'NOT is_private', values: [] };
const ownBy = (author: number): Filter => ({
  name: 'own',
  condition: (at) => `author_id = $${at}::integer AND state <> 'deleted'`,
  values: [author],
});

/** Latest removals first: content that is hidden again keeps its id. */
function hiddenPage(staff: string, filters: Filter[], query: Query): BoundStatement<'HiddenContentList'> {
  const { columns, joins } = hiddenContent(staff);
  const from = `JOIN removals m ON m.id = page.id ${joins}`;
  const page = { schema: 'HiddenContentList', field: 'content', columns, from } as const;
  return filteredPage({ ...page, table: 'removals', since: 'at' }, filters, query);
}

export const listHiddenContent: Handler<'listHiddenContent'> = async ({ query, database }) => ({
  status: 200,
  body: await database.$one(...hiddenPage('true', [known, ...filtersBy(conditions, query)], query)),
});

export const listMyHiddenContent: Handler<'listMyHiddenContent'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...hiddenPage('false', [ownBy(caller.id)], query)),
});
