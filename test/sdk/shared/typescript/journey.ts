// A journey as a consumer of Plaza would write it. Client-specific calls are in calls.ts beside it.
import assert from 'node:assert/strict';
import * as calls from './calls.js';
import { Refusal } from './refusal.js';

const done = (step: string) => console.log(`ok ${step}`);

async function problemOf(reply: Promise<unknown>): Promise<Refusal['problem']> {
  const error: unknown = await reply.then(
    () => null,
    (reason) => reason,
  );
  assert(error instanceof Refusal, String(error));
  return error.problem;
}

async function refused(reply: Promise<unknown>, code: calls.ProblemCode): Promise<Refusal['problem']> {
  const problem = await problemOf(reply);
  assert.equal(problem.code, code);
  return problem;
}

const boards = await calls.listBoards();
const busy = boards.find((board) => board.last_post_time !== null);
const empty = boards.find((board) => board.last_post_time === null);
assert(busy && empty);
assert.equal(empty.last_post_user, null);
done('read boards');

const me = await calls.getMe();
assert(me.limits !== null && me.limits.writes.limit > 0 && me.key.expires_at !== null);
done('read the key');

const draft = { board_id: busy.id, title: 'From TypeScript', content: 'A topic.' };
const topic = await calls.createTopic(draft, 'typescript-1');
const again = await calls.createTopic(draft, 'typescript-1');
assert.equal(topic.author, me.user.username);
assert.equal(again.id, topic.id);
done('create a topic');

const replyTo = (id: number) => calls.createReply(id, { content: 'A reply.' });
const reply = await replyTo(topic.id);
assert.equal(reply.topic_id, topic.id);
done('reply');

let locked: number | undefined;
for (const { id } of boards) {
  const { topics } = await calls.getBoard(id);
  locked ??= topics.find((each) => each.is_locked)?.id;
}
assert(locked !== undefined);
const forbidden = await refused(replyTo(locked), 'topic_locked');
assert.equal(forbidden.data.status, 403);
done('hit a locked topic');

const blank = await refused(calls.createTopic({ ...draft, title: ' ' }), 'missing_fields');
assert(blank.data.params?.['title']);
done('read what is wrong');

// A later service may have an unknown code here, and the status is enough.
const absent = await problemOf(replyTo(2_147_483_647));
assert.equal(absent.data.status, 404);
done('miss a topic');

const asked: number[] = [];
for (const n of [1, 2, 3, 4, 5]) {
  asked.push((await calls.createQuestion({ title: `Question ${n}`, body: 'Why?' })).id);
}
const seen: number[] = [];
let total = 0;
for (let page = 1, pages = 1; page <= pages; page++) {
  const list = await calls.listQuestions(page);
  seen.push(...list.questions.map(({ id }) => id));
  ({ pages, total } = list);
}
assert.equal(new Set(seen).size, total);
assert(asked.every((id) => seen.includes(id)));
done('page through questions');

const answer = await calls.createAnswer(asked[0] ?? 0, { body: 'Because.' });
const up = await calls.voteAnswer(answer.id, { vote: 1 });
const down = await calls.voteAnswer(answer.id, { vote: -1 });
assert(up.result === 'ok' && up.vote_score === 1);
assert(down.result === 'already_voted' && down.vote_score === 1);
done('vote');

const { products } = await calls.listShopProducts();
const product = products.find((each) => each.in_stock);
assert(product);
assert.equal(product.image_url, null);
const place = (quantity: number) => calls.placeShopOrder({ items: [{ product_id: product.id, quantity }] });
const order = await place(2);
assert.equal(order.status, 'pending');
assert.equal(order.total.toFixed(2), (2 * product.price).toFixed(2));
await refused(place(1000), 'out_of_stock');
done('place an order');

const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
const upload = new File([bytes], 'bytes');
const file = await calls.createFile(upload, 'From TypeScript');
assert(file.name === 'From TypeScript' && file.size === bytes.length && file.share === null);
done('upload a file');

const { download_url } = await calls.getFileDownloadUrl(file.id);
assert.deepEqual(new Uint8Array(await (await fetch(download_url)).arrayBuffer()), bytes);
done('fetch its bytes');

const share = async (changes: calls.ShareChanges) => {
  const made = await calls.shareFile(file.id, changes);
  const shared = await calls.getFile(file.id);
  assert.equal(shared.share?.token, made.token);
  return made;
};
assert.notEqual((await share({ expires_at: '2100-01-01T00:00:00Z' })).expires_at, null);
assert.equal((await share({ expires_at: null })).expires_at, null);
done('share it');

await refused(calls.createVideo(upload, 'Not a video'), 'unsupported_media_type');
done('hit a refused upload');

// The beginning of an MP4, enough for type detection.
const film = new File(['\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov'], 'film.mp4');
const videos: number[] = [];
for (const n of [1, 2, 3]) videos.push((await calls.createVideo(film, `Video ${n}`)).id);
const watched: number[] = [];
for (let page = 1, pages = 1; page <= pages; page++) {
  const list = await calls.listVideos(page);
  assert(list.videos.every((video) => video.share === null));
  watched.push(...list.videos.map(({ id }) => id));
  ({ pages, total } = list);
}
assert.equal(new Set(watched).size, total);
assert(videos.every((id) => watched.includes(id)));
done('page through videos');

// Each event's `resource_type` discriminates its data.
const kinds = new Set<string>();
let toldBoard: number | undefined;
for (let cursor = '*', next = ''; next !== cursor; ) {
  cursor = next || cursor;
  const page = await calls.listEvents(cursor);
  for (const event of page.events) {
    kinds.add(event.resource_type);
    if (event.resource_type === 'topic' && event.data.id === topic.id) toldBoard = event.data.board_id;
  }
  next = page.next_cursor;
}
assert.equal(toldBoard, busy.id);
assert(kinds.has('order'));
done('read events');
