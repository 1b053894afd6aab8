import { isModerator } from '../../api/auth/authentication.js';
import { isAllowed, policies } from '../../api/auth/policies.js';
import type { Caller } from '../../api/http/caller.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { type PersonBy, pageOfPerson, personPage, personRows } from '../../content/lists/lists.js';
import { requestedRows } from '../../content/lists/walks.js';
import { amongHidden } from '../../content/removal/removal.js';
import { similarContent } from '../../content/similar.js';
import { tagIdsOf } from '../../content/tags.js';
import { trimmed } from '../../core/contract/text.js';
import { replying } from '../../core/database/statement.js';
import { topic } from './content.js';
import { requireBoard, requireOtherEnd, topics } from './editing.js';
import { topicListOf, topicSummary } from './lists.js';
import { topicById, topicPages, topicPagesForStaff } from './queries.js';
import { readable, readBy, readerOf } from './reading.js';

const written = personRows('topics_of_author');
const topicsOfPerson = (by: PersonBy) =>
  readable(topicSummary, 4, (rows, ending) =>
    personPage({ ...rows, schema: 'TopicList' }, { ...written, name: `${written.name}${ending}` }, by),
  );
const [topicsById, topicsByName] = [topicsOfPerson('id'), topicsOfPerson('username')];

export const listTopics: Handler<'listTopics'> = async ({ query, caller, database, refuse }) => {
  if (query.unread && readerOf(caller) === null) {
    throw refuse('unauthorized');
  }
  return { status: 200, body: await database.$one(...topicListOf(query, caller)) };
};

export const listMyTopics: Handler<'listMyTopics'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(...requestedRows(...readBy(topicsById, caller, pageOfPerson(caller.id, query)), query)),
});

export const listUserTopics: Handler<'listUserTopics'> = async ({ path, query, caller, database, refuse }) => {
  const page = readBy(topicsByName, caller, pageOfPerson(path.username, query));
  return okOrNotFound(await database.$json(...requestedRows(...page, query)), refuse, 'user_not_found');
};

const pagesFor = ({ hidden }: Input<'getTopic'>['query']) => (hidden === undefined ? topicPages : topicPagesForStaff);

/** Statement and parameters of a page of a topic. */
function topicPageOf({ path, query, caller, refuse }: Pick<Input<'getTopic'>, 'path' | 'query' | 'caller' | 'refuse'>) {
  const { page = 1, per_page: perPage = 20, order = 'oldest' } = query;
  if (query.hidden !== undefined) requireStaff(caller, refuse);
  const { byNumber, byReply } = pagesFor(query)[order];
  if (isByReply(query)) return readBy(byReply, caller, [path.id, query.reply, perPage]);
  return requestedRows(...readBy(byNumber, caller, [path.id, (page - 1) * perPage, page, perPage]), query);
}

const isByReply = ({ reply, cursor }: Input<'getTopic'>['query']) => reply !== undefined && cursor === undefined;

function requireStaff(caller: Caller | null, refuse: Input<'getTopic'>['refuse']): void {
  if (caller === null || readerOf(caller) === null) {
    throw refuse('unauthorized');
  }
  if (!isModerator(caller)) {
    throw refuse('forbidden', { message: 'Only moderators see hidden replies.' });
  }
}

export const getTopic: Handler<'getTopic'> = async (input) => {
  const { path, query, database, refuse } = input;
  const page = topicPageOf(input);
  const visible = await database.$json(...page);
  if (visible !== null) return { status: 200, body: visible };
  const reply = isByReply(query) ? query.reply : null;
  const moved = await database.$json(pagesFor(query).elsewhere, [path.id, reply]);
  if (moved !== null) return { status: 301, body: moved };
  const hidden = await amongHidden(input, { type: 'topic', id: path.id }, async ({ $one }, hidden) => {
    const found = (await $one(...page)).parse();
    return { ...found, topic: { ...found.topic, hidden } };
  });
  return okOrNotFound(hidden, refuse, isByReply(query) ? 'reply_not_found' : 'topic_not_found');
};

/** $1 board, $2 author, $3 title, $4 text, $5 ids of tags, $6 whether staff. No row: there is no such board, or they may not write in it. */
const insertTopic = replying('CreatedTopic', {
  name: 'insert_topic',
  text: `
    WITH created AS (
      INSERT INTO topics (board_id, author_id, title, content, tag_ids)
      SELECT id, $2::integer, $3::text, $4::text, $5::integer[] FROM readable.boards
      WHERE id = $1 AND deleted_at IS NULL AND may_write_board(id, 'topics', $2::integer, $6::boolean) FOR KEY SHARE
      RETURNING id, title, board_id, author_id
    )
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT c.id, c.title, c.board_id, u.username AS author, NULL AS hidden FROM created c JOIN users u ON u.id = c.author_id
    ) r`,
});

export const createTopic: Handler<'createTopic'> = async ({ body, caller, database, refuse }) => {
  const tagIds = await tagIdsOf({ database, refuse }, body.tags);
  const values = [body.board_id, caller.id, trimmed(body.title), body.content, tagIds, isModerator(caller)];
  const reply = await database.$json(insertTopic, values);
  if (reply === null) {
    await requireBoard({ database, refuse }, body.board_id);
    throw refuse('board_restricted');
  }
  return { status: 201, body: reply };
};

export const updateTopic: Handler<'updateTopic'> = async (input) => {
  const { title, content, tags, board_id: boardId } = input.body;
  const texts = {
    ...{ title: title && trimmed(title), body: content },
    ...(tags && { tagIds: await tagIdsOf(input, tags) }),
  };
  if (boardId === undefined) return topics.update(input, texts);
  if (!isAllowed(policies.topic.move, input.caller)) {
    throw input.refuse('not_owner', { message: 'Only moderators can move a topic to another board.' });
  }
  await requireBoard(input, boardId);
  await requireOtherEnd(input, 'board', boardId);
  return topics.update(input, { ...texts, boardId }, { details: { moved_to: String(boardId) } });
};

export const deleteTopic: Handler<'deleteTopic'> = (input) => {
  const where = { topicId: input.path.id, NOT: { authorId: input.caller.id } };
  return topics.removeUnanswered(input, async () => {
    return (await input.database.reply.findFirst({ where, select: { id: true } })) !== null;
  });
};

export const lockTopic: Handler<'lockTopic'> = (input) => moderate(input, { isLocked: true });
export const unlockTopic: Handler<'unlockTopic'> = (input) => moderate(input, { isLocked: false });
export const stickTopic: Handler<'stickTopic'> = (input) => moderate(input, { isSticky: true });
export const unstickTopic: Handler<'unstickTopic'> = (input) => moderate(input, { isSticky: false });

type Moderated = 'lockTopic' | 'unlockTopic' | 'stickTopic' | 'unstickTopic';

async function moderate(
  { path, database, record, refuse }: Pick<Input<Moderated>, 'path' | 'database' | 'record' | 'refuse'>,
  data: { isLocked: boolean } | { isSticky: boolean },
) {
  const { count } = await database.topic.updateMany({ where: { id: path.id, NOT: data }, data });
  if (count > 0) await record({ target: 'topic', id: path.id });
  return okOrNotFound(await database.$json(topicById, [path.id]), refuse, 'topic_not_found');
}

const similar = similarContent('SimilarTopics', topic, {
  field: 'topics',
  columns: 'r.reply_count',
});

export const listSimilarTopics: Handler<'listSimilarTopics'> = async (input) => ({
  status: 200,
  body: await similar(input),
});
