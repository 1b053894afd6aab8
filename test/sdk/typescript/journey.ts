// What a consumer of Plaza could have written, with openapi-fetch and the generated types.
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { Problem, ProblemCode, paths, ShareChanges } from './plaza.js';

const baseUrl = process.env['PLAZA_URL'] ?? '';
const anybody = createClient<paths>({ baseUrl });
const member = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${process.env['PLAZA_KEY']}` } });

const done = (step: string) => console.log(`ok ${step}`);

async function wanted<T>(answer: Promise<{ data?: T; error?: Problem }>): Promise<T> {
  const { data, error } = await answer;
  if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`);
  return data;
}

async function refused(answer: Promise<{ error?: Problem }>, code: ProblemCode): Promise<Problem> {
  const { error } = await answer;
  assert.equal(error?.code, code);
  return error as Problem;
}

const boards = await wanted(anybody.GET('/forum/boards'));
const busy = boards.find((board) => board.last_post_time !== null);
const empty = boards.find((board) => board.last_post_time === null);
assert(busy && empty);
assert.equal(empty.last_post_user, null);
done('read boards');

const me = await wanted(member.GET('/me'));
assert(me.limits !== null && me.limits.writes.limit > 0 && me.key.expires_at !== null);
done('read the key');

const draft = {
  params: { header: { 'Idempotency-Key': 'typescript-1' } },
  body: { board_id: busy.id, title: 'From TypeScript', content: 'A topic.' },
};
const topic = await wanted(member.POST('/forum/topics', draft));
const again = await wanted(member.POST('/forum/topics', draft));
assert.equal(topic.author, me.user.username);
assert.equal(again.id, topic.id);
done('create a topic');

const content = { content: 'A reply.' };
const replyTo = (id: number) => member.POST('/forum/topics/{id}/replies', { params: { path: { id } }, body: content });
const reply = await wanted(replyTo(topic.id));
assert.equal(reply.topic_id, topic.id);
done('reply');

let locked: number | undefined;
for (const { id } of boards) {
  const { topics } = await wanted(anybody.GET('/forum/boards/{id}', { params: { path: { id } } }));
  locked ??= topics.find((each) => each.is_locked)?.id;
}
assert(locked !== undefined);
const forbidden = await refused(replyTo(locked), 'topic_locked');
assert.equal(forbidden.data.status, 403);
done('hit a locked topic');

const blank = await refused(member.POST('/forum/topics', { body: { ...draft.body, title: ' ' } }), 'missing_fields');
assert(blank.data.params?.['title']);
done('read what is wrong');

const asked: number[] = [];
for (const n of [1, 2, 3, 4, 5]) {
  asked.push((await wanted(member.POST('/answers/questions', { body: { title: `Question ${n}`, body: 'Why?' } }))).id);
}
const seen: number[] = [];
let total = 0;
for (let page = 1, pages = 1; page <= pages; page++) {
  const list = await wanted(anybody.GET('/answers/questions', { params: { query: { page, per_page: 2 } } }));
  seen.push(...list.questions.map(({ id }) => id));
  ({ pages, total } = list);
}
assert.equal(new Set(seen).size, total);
assert(asked.every((id) => seen.includes(id)));
done('page through questions');

const question = { params: { path: { id: asked[0] ?? 0 } } };
const answer = await wanted(
  member.POST('/answers/questions/{id}/answers', { ...question, body: { body: 'Because.' } }),
);
const vote = (value: 1 | -1) =>
  wanted(member.POST('/answers/answers/{id}/vote', { params: { path: { id: answer.id } }, body: { vote: value } }));
assert.deepEqual(await vote(1), { result: 'ok', vote_score: 1 });
assert.deepEqual(await vote(-1), { result: 'already_voted', vote_score: 1 });
done('vote');

const { products } = await wanted(anybody.GET('/shop/products'));
const product = products.find((each) => each.in_stock);
assert(product);
assert.equal(product.image_url, null);
const place = (quantity: number) =>
  member.POST('/shop/orders', { body: { items: [{ product_id: product.id, quantity }] } });
const order = await wanted(place(2));
assert.equal(order.status, 'pending');
assert.equal(order.total.toFixed(2), (2 * product.price).toFixed(2));
await refused(place(1000), 'out_of_stock');
done('place an order');

const bodySerializer = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256);
const body = { file: new File([bytes], 'bytes'), name: 'From TypeScript' };
const file = await wanted(member.POST('/files', { body, bodySerializer }));
assert(file.name === body.name && file.size === bytes.length && file.share === null);
done('upload a file');

const params = { path: { id: file.id } };
const { download_url } = await wanted(member.GET('/files/{id}/download', { params }));
assert.deepEqual(new Uint8Array(await (await fetch(download_url)).arrayBuffer()), bytes);
done('fetch its bytes');

const share = async (changes: ShareChanges) => {
  const made = await wanted(member.POST('/files/{id}/share', { params, body: changes }));
  const shared = await wanted(member.GET('/files/{id}', { params }));
  assert.equal(shared.share?.token, made.token);
  return made;
};
assert.notEqual((await share({ expires_at: '2100-01-01T00:00:00Z' })).expires_at, null);
assert.equal((await share({ expires_at: null })).expires_at, null);
done('share it');

const upload = (title: string, video: Blob) => member.POST('/videos', { body: { video, title }, bodySerializer });
await refused(upload('Not a video', body.file), 'unsupported_media_type');
done('hit a refused upload');

// As much of an MP4 as tells that it is one.
const film = new File(['\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08free'], 'film.mp4');
const videos: number[] = [];
for (const n of [1, 2, 3]) videos.push((await wanted(upload(`Video ${n}`, film))).id);
const watched: number[] = [];
for (let page = 1, pages = 1; page <= pages; page++) {
  const list = await wanted(anybody.GET('/videos', { params: { query: { page, per_page: 2, sort: 'newest' } } }));
  assert(list.videos.every((video) => video.share === null));
  watched.push(...list.videos.map(({ id }) => id));
  ({ pages, total } = list);
}
assert.equal(new Set(watched).size, total);
assert(videos.every((id) => watched.includes(id)));
done('page through videos');
