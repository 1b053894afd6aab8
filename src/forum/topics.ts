import { trimmed } from '../contract/text.js';
import { isBrokenReference } from '../database/client.js';
import { type Asking, replying } from '../database/statement.js';
import { pageOfPerson, personPage, personRows } from '../lists/of-person.js';
import type { Handler, Input } from '../pipeline/handlers.js';
import { claimTopic } from './access.js';
import { topicDetail, topicListOf, topicPages, topicSummary } from './sql.js';

const [shown, written] = [{ schema: 'TopicList', ...topicSummary } as const, personRows('topics_of_author')];
const topicsById = personPage(shown, written);
const topicsByName = personPage(shown, written, 'username');

export const listTopics: Handler<'listTopics'> = async ({ query, database }) => ({
  status: 200,
  body: await database.$one(...topicListOf(query)),
});

export const listMyTopics: Handler<'listMyTopics'> = async ({ query, caller, database }) => ({
  status: 200,
  body: await database.$one(topicsById, pageOfPerson(caller.id, query)),
});

export const listUserTopics: Handler<'listUserTopics'> = async ({ path, query, database, refuse }) => {
  const reply = await database.$json(topicsByName, pageOfPerson(path.username, query));
  if (reply === null) {
    throw refuse('user_not_found');
  }
  return { status: 200, body: reply };
};

export const getTopic: Handler<'getTopic'> = async ({ path, query, database, refuse }) => {
  const { page = 1, per_page: perPage = 20, order = 'oldest' } = query;
  const reply = await database.$json(topicPages[order], [path.id, (page - 1) * perPage, page, perPage]);
  if (reply === null) {
    throw refuse('topic_not_found');
  }
  return { status: 200, body: reply };
};

export const createTopic: Handler<'createTopic'> = async ({ body, caller, database, refuse }) => {
  try {
    const { id, title, boardId } = await database.topic.create({
      data: { boardId: body.board_id, authorId: caller.id, title: trimmed(body.title), content: body.content },
      select: { id: true, title: true, boardId: true },
    });
    return { status: 201, body: { id, title, board_id: boardId, author: caller.username } };
  } catch (error) {
    throw isBrokenReference(error) ? refuse('board_not_found') : error;
  }
};

export const updateTopic: Handler<'updateTopic'> = async ({ path, body, caller, database, refuse }) => {
  await claimTopic(database, path.id, caller, refuse);
  await database.topic.update({
    where: { id: path.id },
    data: {
      ...(body.title === undefined ? {} : { title: trimmed(body.title) }),
      ...(body.content === undefined ? {} : { content: body.content }),
    },
    select: { id: true },
  });
  return { status: 200, body: await readTopic(database, path.id) };
};

export const deleteTopic: Handler<'deleteTopic'> = async ({ path, caller, database, refuse }) => {
  await claimTopic(database, path.id, caller, refuse);
  await database.topic.delete({ where: { id: path.id }, select: { id: true } });
  return { status: 200, body: { id: path.id, deleted: true } };
};

export const lockTopic: Handler<'lockTopic'> = (input) => moderate(input, { isLocked: true });
export const unlockTopic: Handler<'unlockTopic'> = (input) => moderate(input, { isLocked: false });
export const stickTopic: Handler<'stickTopic'> = (input) => moderate(input, { isSticky: true });
export const unstickTopic: Handler<'unstickTopic'> = (input) => moderate(input, { isSticky: false });

type Moderated = 'lockTopic' | 'unlockTopic' | 'stickTopic' | 'unstickTopic';

async function moderate(
  { path, database, refuse }: Pick<Input<Moderated>, 'path' | 'database' | 'refuse'>,
  data: { isLocked: boolean } | { isSticky: boolean },
) {
  const { count } = await database.topic.updateMany({ where: { id: path.id }, data });
  if (count === 0) {
    throw refuse('topic_not_found');
  }
  return { status: 200 as const, body: await readTopic(database, path.id) };
}

const topicById = replying('TopicDetail', {
  name: 'topic',
  text: `SELECT row_to_json(topic)::text AS reply FROM (${topicDetail} WHERE t.id = $1) topic`,
});

async function readTopic(database: Asking, id: number) {
  return await database.$one(topicById, [id]);
}
