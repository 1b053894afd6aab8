import { trimmed } from '../contract/text.js';
import { isBrokenReference, type Json } from '../database/client.js';
import { pageSize } from '../database/formats.js';
import { JsonText } from '../http/replies.js';
import { type PersonList, pageOfPerson, personList } from '../lists/of-person.js';
import type { Handler, Input } from '../pipeline/handlers.js';
import { claimTopic } from './access.js';
import { topicDetail, topicListOf, topicPage, topicSummary } from './sql.js';

const topicsOfPerson: PersonList = {
  name: 'topics_of_person',
  rows: (person) => `topics WHERE author_id = ${person}`,
  ...topicSummary,
};
const topicsById = personList(topicsOfPerson);
const topicsByName = personList(topicsOfPerson, 'username');

export const listTopics: Handler<'listTopics'> = async ({ query, json }) => ({
  status: 200,
  body: new JsonText((await json(...topicListOf(query))) ?? 'null'),
});

export const listMyTopics: Handler<'listMyTopics'> = async ({ query, caller, json }) => ({
  status: 200,
  body: new JsonText((await json(topicsById, pageOfPerson(caller.id, query))) ?? 'null'),
});

export const listUserTopics: Handler<'listUserTopics'> = async ({ path, query, json, refuse }) => {
  const reply = await json(topicsByName, pageOfPerson(path.username, query));
  if (reply === null) {
    throw refuse('user_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
};

export const getTopic: Handler<'getTopic'> = async ({ path, query: { page = 1 }, json, refuse }) => {
  const reply = await json(topicPage, [path.id, (page - 1) * pageSize, page]);
  if (reply === null) {
    throw refuse('topic_not_found');
  }
  return { status: 200, body: new JsonText(reply) };
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

export const updateTopic: Handler<'updateTopic'> = async ({ path, body, caller, database, json, refuse }) => {
  await claimTopic(database, path.id, caller, refuse);
  await database.topic.update({
    where: { id: path.id },
    data: {
      ...(body.title === undefined ? {} : { title: trimmed(body.title) }),
      ...(body.content === undefined ? {} : { content: body.content }),
    },
    select: { id: true },
  });
  return { status: 200, body: await readTopic(json, path.id) };
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
  { path, database, json, refuse }: Pick<Input<Moderated>, 'path' | 'database' | 'json' | 'refuse'>,
  data: { isLocked: boolean } | { isSticky: boolean },
) {
  const { count } = await database.topic.updateMany({ where: { id: path.id }, data });
  if (count === 0) {
    throw refuse('topic_not_found');
  }
  return { status: 200 as const, body: await readTopic(json, path.id) };
}

const topicById = {
  name: 'topic',
  text: `SELECT row_to_json(topic)::text AS reply FROM (${topicDetail} WHERE t.id = $1) topic`,
};

async function readTopic(json: Json, id: number) {
  return new JsonText<never>((await json(topicById, [id])) ?? 'null');
}
