import type { Json } from '../../core/contract/document.js';
import { type OperationContract, ReplyFault } from '../../core/contract/operation.js';
import { propertyPathsOf, visitProperty } from '../../core/contract/property-paths.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import { bodyOf, type EncodedReply } from '../http/replies.js';
import type { BoardRules } from './board-rules.js';
import { contentNamed, type ForumKind, forumContentAt } from './forum-paths.js';

/** Kinds of content that not everybody may read (`x-readers`), and the numbers of such content in a reply. */
type Labels = Record<ForumKind, number[]>;

/** $1 boards, $2 topics, $3 replies. A row if the present reader may not read one of them. */
const closedAmong: Statement<true> = {
  name: 'closed_among',
  text: `
    SELECT 'true' AS reply FROM readable.closed_boards c WHERE c.id = ANY ($1::integer[])
      OR EXISTS (SELECT FROM public.topics t WHERE t.id = ANY ($2::integer[]) AND t.board_id = c.id)
      OR EXISTS (
        SELECT FROM public.replies r JOIN public.topics t ON t.id = r.topic_id WHERE r.id = ANY ($3::integer[]) AND t.board_id = c.id
      ) LIMIT 1`,
};

/** Adds content, unless everybody may read all of its kind. */
function add(labels: Labels, content: { type: string; id: number } | null): void {
  if (content !== null) labels[content.type as ForumKind]?.push(content.id);
}

/** A reply that is checked, the parameters of its path, and the queries of its reader. */
type Checked = { reply: EncodedReply; path: object; database: Pick<StatementRunner, '$json'> };

/**
 * Creates the second look at who may read a reply, after the statements that made it: it refuses one that shows forum content, as its schema
 * or its path says (`x-readers`), which its reader may not read, so that one forgotten condition leaks nothing. Without a private board it
 * does nothing. Null for operations that show none.
 */
export function readerCheckOf(
  operation: OperationContract,
  rules: Pick<BoardRules, 'arePrivate'>,
): ((checked: Checked) => Promise<void>) | null {
  const places = propertyPathsOf(operation.replySchema, 'x-readers');
  const isOfPath = operation.path.includes('{type}/{id}') || contentNamed(operation.path, { id: 1 }) !== null;
  if (operation.method !== 'get' || (places.length === 0 && !isOfPath)) return null;

  const labelsOf = (body: Json, path: object): Labels => {
    const labels: Labels = { board: [], topic: [], reply: [] };
    for (const { way, value } of places) {
      if (value === 'path') visitProperty(body, way, (each) => add(labels, forumContentAt(String(each))));
      else visitProperty(body, [...way, 'id'], (id) => labels[value as keyof Labels].push(Number(id)));
    }
    if (isOfPath) add(labels, contentNamed(operation.path, path));
    return labels;
  };

  return async ({ reply, path, database }) => {
    if (reply.status !== 200 || !(await rules.arePrivate())) return;
    const { board, topic, reply: replies } = labelsOf(reply.value ?? bodyOf(reply), path);
    if (board.length + topic.length + replies.length === 0) return;
    if ((await database.$json(closedAmong, [board, topic, replies])) === null) return;
    throw new ReplyFault(`A reply of ${operation.id} to who may not read what it shows`);
  };
}
