import createClient from 'openapi-fetch';
import type { OperationId } from '../../generated/contract.js';
import type { paths } from '../../generated/openapi.js';
import type { DemoKeys } from '../../prisma/seed/demo.js';
import type { ExampleFiles } from './files.js';

type Answer = { data?: unknown; error?: unknown; response: Response };

/** Calls every operation but the two that answer the contract itself: their example would hold all others. */
export async function callEverything(baseUrl: string, keys: DemoKeys, files: ExampleFiles): Promise<void> {
  const as = (key?: string) =>
    createClient<paths>({ baseUrl, headers: key === undefined ? {} : { Authorization: `Bearer ${key}` } });
  const [anybody, member, moderator, admin] = [as(), as(keys.member), as(keys.moderator), as(keys.admin)];

  async function keep<A extends Answer>(id: OperationId, answer: Promise<A>): Promise<NonNullable<A['data']>> {
    const { data, response } = await answer;
    if (data === undefined || data === null) {
      throw new Error(`${id} was answered with ${response.status}`);
    }
    files.reply(id, data);
    return data;
  }
  function send<Body>(id: OperationId, body: Body): Body {
    files.request(id, body);
    return body;
  }
  const at = (id: number) => ({ path: { id } });

  await keep('getMe', member.GET('/me'));
  await keep('getHealth', anybody.GET('/health'));
  const boards = await keep('listBoards', anybody.GET('/forum/boards'));
  await keep('getBoard', anybody.GET('/forum/boards/{id}', { params: at(boards[0]?.id ?? 0) }));
  await keep('getTopic', anybody.GET('/forum/topics/{id}', { params: at(36) }));

  const boardBody = send('createBoard', {
    title: 'Tools',
    description: 'Which one to buy, and how to keep it sharp.',
  });
  const board = await keep('createBoard', admin.POST('/forum/boards', { body: boardBody }));
  const order = send('reorderBoards', { board_ids: [...boards.map(({ id }) => id), board.id].reverse() });
  await keep('reorderBoards', admin.PUT('/forum/boards/order', { body: order }));
  const boardChanges = send('updateBoard', { title: 'Tools and their care' });
  await keep('updateBoard', admin.PATCH('/forum/boards/{id}', { params: at(board.id), body: boardChanges }));

  const topicBody = send('createTopic', {
    board_id: 3,
    title: 'A desk from one sheet of plywood',
    content: 'One sheet, no screws. Plans are below, comments welcome.',
  });
  const topic = await keep('createTopic', member.POST('/forum/topics', { body: topicBody }));
  const topicChanges = send('updateTopic', { title: 'A desk from one sheet of plywood, with plans' });
  await keep('updateTopic', member.PATCH('/forum/topics/{id}', { params: at(topic.id), body: topicChanges }));
  const replyBody = send('createReply', { content: 'I built it last weekend. It **stands**.' });
  const reply = await keep(
    'createReply',
    moderator.POST('/forum/topics/{id}/replies', { params: at(topic.id), body: replyBody }),
  );
  const replyChanges = send('updateReply', { content: 'I built it last weekend. It stands, and holds two.' });
  await keep('updateReply', moderator.PATCH('/forum/replies/{id}', { params: at(reply.id), body: replyChanges }));

  await keep('stickTopic', moderator.PUT('/forum/topics/{id}/sticky', { params: at(topic.id) }));
  await keep('unstickTopic', moderator.DELETE('/forum/topics/{id}/sticky', { params: at(topic.id) }));
  await keep('lockTopic', moderator.PUT('/forum/topics/{id}/lock', { params: at(topic.id) }));
  await keep('unlockTopic', moderator.DELETE('/forum/topics/{id}/lock', { params: at(topic.id) }));

  await keep('deleteReply', moderator.DELETE('/forum/replies/{id}', { params: at(reply.id) }));
  await keep('deleteTopic', member.DELETE('/forum/topics/{id}', { params: at(topic.id) }));
  await keep('deleteBoard', admin.DELETE('/forum/boards/{id}', { params: at(board.id) }));

  const categoryBody = send('createCategory', { name: 'Cooking', slug: 'cooking' });
  const { slug } = await keep('createCategory', moderator.POST('/answers/categories', { body: categoryBody }));
  await keep('listCategories', anybody.GET('/answers/categories'));
  const questionBody = send('createQuestion', {
    title: 'Why does my sourdough collapse?',
    body: 'It rises well, then sinks in the oven. What am I missing?',
    category: slug,
  });
  const question = await keep('createQuestion', member.POST('/answers/questions', { body: questionBody }));
  const asked = { params: at(question.id) };
  const answerBody = send('createAnswer', { body: 'It proved too long. Try **two hours** less.' });
  const answer = await keep(
    'createAnswer',
    moderator.POST('/answers/questions/{id}/answers', { ...asked, body: answerBody }),
  );
  const answered = { params: at(answer.id) };
  await admin.POST('/answers/questions/{id}/answers', { ...asked, body: { body: 'Is your oven hot enough?' } });
  const voteBody = send('voteAnswer', { vote: 1 as const });
  await keep('voteAnswer', member.POST('/answers/answers/{id}/vote', { ...answered, body: voteBody }));
  await keep('acceptAnswer', member.PUT('/answers/answers/{id}/best', answered));
  await keep('listQuestions', anybody.GET('/answers/questions'));
  await keep('getQuestion', anybody.GET('/answers/questions/{id}', asked));
  await keep('closeQuestion', member.PUT('/answers/questions/{id}/close', asked));
  await keep('reopenQuestion', moderator.DELETE('/answers/questions/{id}/close', asked));
  await keep('unacceptAnswer', member.DELETE('/answers/answers/{id}/best', answered));
  const answerChanges = send('updateAnswer', { body: 'It proved too long. Try **three hours** less.' });
  await keep('updateAnswer', moderator.PATCH('/answers/answers/{id}', { ...answered, body: answerChanges }));
  const questionChanges = send('updateQuestion', { title: 'Why does my sourdough collapse in the oven?' });
  await keep('updateQuestion', member.PATCH('/answers/questions/{id}', { ...asked, body: questionChanges }));
  await keep('deleteAnswer', moderator.DELETE('/answers/answers/{id}', answered));
  await keep('deleteQuestion', member.DELETE('/answers/questions/{id}', asked));
  const categoryChanges = send('updateCategory', { name: 'Cooking and baking' });
  await keep(
    'updateCategory',
    moderator.PATCH('/answers/categories/{slug}', { params: { path: { slug } }, body: categoryChanges }),
  );
}
