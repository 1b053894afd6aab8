// What a consumer of Plaza could have written, with a client whose methods are generated.
import assert from 'node:assert/strict';
import {
  AnswersApi,
  Configuration,
  EventsApi,
  FilesApi,
  ForumApi,
  IdentityApi,
  type Problem,
  ProblemFromJSON,
  ResponseError,
  type ShareChanges,
  ShopApi,
  VideoSorting,
  VideosApi,
  VoteOutcome,
} from './plaza/index.js';

const basePath = process.env['PLAZA_URL'] ?? '';
const configuration = new Configuration({ basePath, accessToken: process.env['PLAZA_KEY'] ?? '' });
const forum = new ForumApi(configuration);
const answers = new AnswersApi(configuration);
const shop = new ShopApi(configuration);
const files = new FilesApi(configuration);
const videos = new VideosApi(configuration);

const done = (step: string) => console.log(`ok ${step}`);

async function refused(answer: Promise<object>, status: number, code?: string): Promise<Problem> {
  const error: unknown = await answer.then(
    () => null,
    (reason) => reason,
  );
  assert(error instanceof ResponseError);
  const problem = ProblemFromJSON(await error.response.json());
  assert.equal(error.response.status, status);
  if (code !== undefined) assert.equal(problem.code, code);
  return problem;
}

const boards = await forum.listBoards();
const busy = boards.find((board) => board.lastPostTime !== null);
const empty = boards.find((board) => board.lastPostTime === null);
assert(busy && empty);
assert.equal(empty.lastPostUser, null);
done('read boards');

const me = await new IdentityApi(configuration).getMe();
assert(me.limits !== null && me.limits.writes.limit > 0 && me.key.expiresAt !== null);
done('read the key');

const topicInput = { boardId: busy.id, title: 'From classic TypeScript', content: 'A topic.' };
const topic = await forum.createTopic({ topicInput, idempotencyKey: 'classic-1' });
const again = await forum.createTopic({ topicInput, idempotencyKey: 'classic-1' });
assert.equal(topic.author, me.user.username);
assert.equal(again.id, topic.id);
done('create a topic');

const replyTo = (id: number) => forum.createReply({ id, replyInput: { content: 'A reply.' } });
const reply = await replyTo(topic.id);
assert.equal(reply.topicId, topic.id);
done('reply');

let locked: number | undefined;
for (const { id } of boards) {
  const { topics } = await forum.getBoard({ id });
  locked ??= topics.find((each) => each.isLocked)?.id;
}
assert(locked !== undefined);
const forbidden = await refused(replyTo(locked), 403, 'topic_locked');
assert.equal(forbidden.data.status, 403);
done('hit a locked topic');

const blank = await refused(forum.createTopic({ topicInput: { ...topicInput, title: ' ' } }), 422, 'missing_fields');
assert(blank.data.params?.['title']);
done('read what is wrong');

// A later service may know this code alone, and its status says enough.
await refused(replyTo(2_147_483_647), 404);
done('miss a topic');

const asked: number[] = [];
for (const n of [1, 2, 3, 4, 5]) {
  asked.push((await answers.createQuestion({ questionInput: { title: `Question ${n}`, body: 'Why?' } })).id);
}
const seen: number[] = [];
let total = 0;
for (let page = 1, pages = 1; page <= pages; page++) {
  const list = await answers.listQuestions({ page, perPage: 2 });
  seen.push(...list.questions.map(({ id }) => id));
  ({ pages, total } = list);
}
assert.equal(new Set(seen).size, total);
assert(asked.every((id) => seen.includes(id)));
done('page through questions');

const answer = await answers.createAnswer({ id: asked[0] ?? 0, answerInput: { body: 'Because.' } });
const vote = (value: number) => answers.voteAnswer({ id: answer.id, voteInput: { vote: value } });
assert.deepEqual(await vote(1), { result: VoteOutcome.VoteOutcomeOk, voteScore: 1 });
assert.deepEqual(await vote(-1), { result: VoteOutcome.VoteOutcomeAlreadyVoted, voteScore: 1 });
done('vote');

const { products } = await shop.listShopProducts();
const product = products.find((each) => each.inStock);
assert(product);
assert.equal(product.imageUrl, null);
const place = (quantity: number) =>
  shop.placeShopOrder({ orderInput: { items: [{ productId: product.id, quantity }] } });
const order = await place(2);
assert.equal(order.status, 'pending');
assert.equal(order.total.toFixed(2), (2 * product.price).toFixed(2));
await refused(place(1000), 409, 'out_of_stock');
done('place an order');

const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
const upload = new File([bytes], 'bytes');
const file = await files.createFile({ file: upload, name: 'From classic TypeScript' });
assert(file.name === 'From classic TypeScript' && file.size === bytes.length && file.share === null);
done('upload a file');

const { downloadUrl } = await files.downloadFile({ id: file.id });
assert.deepEqual(new Uint8Array(await (await fetch(downloadUrl)).arrayBuffer()), bytes);
done('fetch its bytes');

const share = async (shareChanges: ShareChanges) => {
  const made = await files.shareFile({ id: file.id, shareChanges });
  const shared = await files.getFile({ id: file.id });
  assert.equal(shared.share?.token, made.token);
  return made;
};
assert.notEqual((await share({ expiresAt: new Date('2100-01-01T00:00:00Z') })).expiresAt, null);
assert.equal((await share({ expiresAt: null })).expiresAt, null);
done('share it');

await refused(videos.createVideo({ video: upload, title: 'Not a video' }), 415, 'unsupported_media_type');
done('hit a refused upload');

// As much of an MP4 as tells that it is one.
const film = new File(['\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov'], 'film.mp4');
const made: number[] = [];
for (const n of [1, 2, 3]) made.push((await videos.createVideo({ video: film, title: `Video ${n}` })).id);
const watched: number[] = [];
for (let page = 1, pages = 1; page <= pages; page++) {
  const list = await videos.listVideos({ page, perPage: 2, sort: VideoSorting.VideoSortingNewest });
  watched.push(...list.videos.map(({ id }) => id));
  ({ pages, total } = list);
}
assert.equal(new Set(watched).size, total);
assert(made.every((id) => watched.includes(id)));
done('page through videos');

// Each event tells by its `resourceType` what its data are.
const kinds = new Set<string>();
let toldBoard: number | undefined;
for (let cursor = '*', next = ''; next !== cursor; ) {
  cursor = next || cursor;
  const page = await new EventsApi(configuration).listEvents({ cursor });
  for (const event of page.events) {
    kinds.add(event.resourceType);
    if (event.resourceType === 'topic' && event.data.id === topic.id) toldBoard = event.data.boardId;
  }
  next = page.nextCursor;
}
assert.equal(toldBoard, busy.id);
assert(kinds.has('order'));
done('read events');
