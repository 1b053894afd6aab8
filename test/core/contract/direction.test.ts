import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { dispositionOf } from '../../../src/core/storage/serve.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { film } from '../../helpers/film.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const overrides = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
const text = `${overrides.join('a')}z`;
const kept = `${'a'.repeat(overrides.length - 1)}z`;

type Item = Record<string, unknown>;
const post = async (path: string, body: object, key: string): Promise<Item> =>
  (await app.api.post(path, key).send(body).expect(201)).body;
const patch = async (path: string, body: object, key: string): Promise<Item> =>
  (await app.api.patch(path, key).send(body).expect(200)).body;

/** Creates or changes one item of each kind, and returns which of its fields it sent. */
const calls: Record<string, () => Promise<[Item, string[]]>> = {
  createAnnouncement: async () => [await announce(text), ['title']],
  updateAnnouncement: async () => {
    const { id } = await announce('Closed today');
    return [await patch(`/announcements/${id}`, { title: text }, app.people.admin.key), ['title']];
  },
  createBoard: async () => [await post('/forum/boards', { title: text }, app.people.admin.key), ['title']],
  updateBoard: async () => {
    const { id } = await post('/forum/boards', { title: 'A board' }, app.people.admin.key);
    return [await patch(`/forum/boards/${id}`, { title: text }, app.people.admin.key), ['title']];
  },
  createTopic: async () => [await topic(text), ['title']],
  updateTopic: async () => {
    const { id } = await topic('A topic');
    return [await patch(`/forum/topics/${id}`, { title: text }, app.people.member.key), ['title']];
  },
  splitTopic: async () => {
    const { id } = await topic('A topic');
    const reply = app.api.post(`/forum/topics/${id}/replies`, app.people.member.key).send({ content: 'x' });
    const body = { title: text, reply_ids: [(await reply.expect(201)).body.id] };
    return [
      (await app.api.post(`/forum/topics/${id}/split`, app.people.moderator.key).send(body).expect(201)).body,
      ['title'],
    ];
  },
  createQuestion: async () => [await question(text), ['title']],
  updateQuestion: async () => {
    const { id } = await question('A question');
    return [await patch(`/answers/questions/${id}`, { title: text }, app.people.member.key), ['title']];
  },
  createQuestionCategory: async () => [await category(text), ['name']],
  updateQuestionCategory: async () => {
    const { slug } = await category('A category');
    return [await patch(`/answers/categories/${slug}`, { name: text }, app.people.moderator.key), ['name']];
  },
  createStore: async () => [await store(text), ['name']],
  updateStore: async () => {
    const { slug } = await store('A store');
    return [await patch(`/marketplace/stores/${slug}`, { name: text }, app.people.member.key), ['name']];
  },
  createMarketplaceProduct: async () => [await product(text), ['title', 'category']],
  updateMarketplaceProduct: async () => {
    const { id } = await product('A product');
    const body = { title: text, category: text };
    return [await patch(`/marketplace/products/${id}`, body, app.people.member.key), ['title', 'category']];
  },
  createShopProduct: async () => [await shopProduct(text), ['title', 'category']],
  updateShopProduct: async () => {
    const { id } = await shopProduct('A product');
    const body = { title: text, category: text };
    return [await patch(`/shop/products/${id}`, body, app.people.admin.key), ['title', 'category']];
  },
  createReview: async () => [await review(text), ['title']],
  updateReview: async () => {
    const { id } = await review('A review');
    const call = app.api.put(`/marketplace/reviews/${id}`, app.people.member.key).send({ rating: 4, title: text });
    return [(await call.expect(200)).body, ['title']];
  },
  createVideo: async () => [await video(text), ['title']],
  updateVideo: async () => {
    const { id } = await video('A video');
    return [await patch(`/videos/${id}`, { title: text }, app.people.member.key), ['title']];
  },
  createFile: async () => [await file(text), ['name']],
  renameFile: async () => {
    const { id } = await file('a.txt');
    return [await patch(`/files/${id}/rename`, { name: text }, app.people.member.key), ['name']];
  },
};

let made = 0;
const announce = (title: string) => post('/announcements', { title, body: 'x' }, app.people.admin.key);
/** Creates a review of a product that the member has bought. */
const review = async (title: string): Promise<Item> => {
  const shops = shopsOf(app);
  const id = await shops.product((await shops.store()).slug);
  const { body } = await shops.order('marketplace', [[id, 1]]);
  await app.api.post(`/orders/${body.id}/pay`, app.people.moderator.key).expect(200);
  return post(`/marketplace/products/${id}/reviews`, { rating: 5, title }, app.people.member.key);
};
const board = async () => (await post('/forum/boards', { title: 'A board' }, app.people.admin.key)).id;
const topic = async (title: string) =>
  post('/forum/topics', { board_id: await board(), title, content: 'Text.' }, app.people.member.key);
const question = (title: string) => post('/answers/questions', { title, body: 'Text.' }, app.people.member.key);
const category = (name: string) =>
  post('/answers/categories', { name, slug: `turned-${++made}` }, app.people.moderator.key);
const store = (name: string) => post('/marketplace/stores', { name, slug: `turned-${++made}` }, app.people.member.key);
const goods = { description: '', price: 1, stock: 1 };
const product = async (title: string) => {
  const { slug } = await store('A store');
  const body = { ...goods, title, category: title };
  return post(`/marketplace/stores/${slug}/products`, body, app.people.member.key);
};
const shopProduct = (title: string) =>
  post('/shop/products', { ...goods, title, category: title, slug: `turned-${++made}` }, app.people.admin.key);
const video = async (title: string): Promise<Item> =>
  (
    await app.api
      .post('/videos', app.people.member.key)
      .field({ title })
      .attach('video', await film(), 'a.mp4')
  ).body;
const file = async (name: string): Promise<Item> =>
  (await app.api.post('/files', app.people.member.key).field({ name }).attach('file', Buffer.from('x'), 'a.txt')).body;

type Schema = { $ref?: string; properties?: Record<string, Schema> };
type Operation = { operationId?: string; requestBody?: { content: Record<string, { schema: Schema }> } };
const nameOf = ({ $ref = '' }: Schema): string => $ref.split('/').at(-1) ?? '';

/** Operations that take a title or a name. */
const taking = Object.values(bundle.paths as unknown as Record<string, Record<string, Operation>>).flatMap((path) =>
  Object.values(path).flatMap(({ operationId = '', requestBody }) => {
    const [media] = Object.values(requestBody?.content ?? {});
    const schemas = bundle.components.schemas as unknown as Record<string, Schema>;
    const properties = Object.values(schemas[nameOf(media?.schema ?? {})]?.properties ?? {});
    return properties.some((each) => ['Title', 'Name', 'FileName'].includes(nameOf(each))) ? [operationId] : [];
  }),
);

describe('overrides of the writing direction', () => {
  it('are tested with every operation that takes a title or a name', () => {
    expect(Object.keys(calls).sort()).toEqual(taking.sort());
  });

  it.each(Object.entries(calls))('are removed by %s', async (_operation, call) => {
    const [reply, fields] = await call();
    for (const field of fields) expect([field, reply[field]]).toEqual([field, kept]);
  });

  it('are removed from the download name of an older file', () => {
    const head = { key: '', mimeType: 'text/plain', disposition: 'attachment', name: 'photo\u202egpj.exe' } as const;
    expect(dispositionOf(head)).toBe('attachment; filename="photogpj.exe"');
  });
});
