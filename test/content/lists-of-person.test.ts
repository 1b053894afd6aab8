import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { filesOf } from '../helpers/files.js';
import { forumOf } from '../helpers/forum.js';
import type { Person } from '../helpers/people.js';
import { randomNumbers } from '../helpers/random.js';
import { shopsOf } from '../helpers/shops.js';
import { videosOf } from '../helpers/videos.js';

const orderStatus = { status: ['pending', 'paid', 'completed', 'refunded', 'disputed'] } as const;

/** The list of each kind of content for its owner, and the list's filters. */
const lists = {
  topics: { path: '/me/topics', field: 'topics', filters: {} },
  questions: { path: '/me/questions', field: 'questions', filters: { status: ['open', 'resolved', 'closed'] } },
  answers: { path: '/me/answers', field: 'answers', filters: { status: ['open', 'resolved', 'closed'] } },
  stores: { path: '/me/stores', field: 'stores', filters: { status: ['active', 'inactive', 'suspended'] } },
  products: { path: '/me/products', field: 'products', filters: { status: ['draft', 'active', 'inactive'] } },
  videos: {
    path: '/me/videos',
    field: 'videos',
    filters: { visibility: ['public', 'unlisted', 'private'], status: ['processing', 'ready', 'failed'] },
  },
  files: { path: '/files', field: 'files', filters: {} },
  marketplaceOrders: { path: '/marketplace/orders', field: 'orders', filters: orderStatus },
  shopOrders: { path: '/shop/orders', field: 'orders', filters: orderStatus },
} as const satisfies Record<string, { path: string; field: string; filters: Record<string, readonly string[]> }>;
type Kind = keyof typeof lists;
type Row = { id: number; [field: string]: unknown };

const { below, pick } = randomNumbers(20261122);
let app: TestApp;
let owners: Person[];
/** The expected ids of each list, the oldest first. */
const had = new Map<string, number[]>();
const ofOwner = (kind: Kind, owner: Person): number[] => {
  const key = `${kind} ${owner.id}`;
  const ids = had.get(key) ?? [];
  had.set(key, ids);
  return ids;
};
const lose = (kind: Kind, id: number): void => {
  for (const [key, ids] of had) {
    if (key.startsWith(`${kind} `) && ids.includes(id)) ids.splice(ids.indexOf(id), 1);
  }
};

/** Random steps of users who create, change and delete their content. */
async function live(steps: number): Promise<void> {
  const { api, people } = app;
  const [forum, answers, shops, videos, files] = [
    forumOf(app),
    answersOf(app),
    shopsOf(app),
    videosOf(app),
    filesOf(app),
  ];
  const { moderator } = people;
  const board = await forum.board();
  const shopProduct = await shops.shopProduct({ stock: 1000 });
  const slugs = new Map<number, { slug: string; owner: Person; id: number }>();
  let sold = 0;

  const create: Record<Kind, (owner: Person) => Promise<number | null>> = {
    topics: (owner) => forum.topic(board, 'A topic', owner.key),
    questions: (owner) => answers.question('A question', {}, owner.key),
    answers: async (owner) => {
      const question = await answers.question('To be answered', {}, people.member.key);
      ofOwner('questions', people.member).push(question);
      return answers.answer(question, 'An answer', owner.key);
    },
    stores: async (owner) => {
      const store = await shops.store(owner.key);
      slugs.set(store.id, { ...store, owner });
      return store.id;
    },
    products: async (owner) => {
      const own = [...slugs.values()].filter((store) => store.owner === owner);
      const [store] = own;
      if (store === undefined) return null;
      const id = await shops.product(
        store.slug,
        { status: pick(['draft', 'active', 'inactive']), stock: 50 },
        owner.key,
      );
      return id;
    },
    videos: (owner) => videos.video({ visibility: pick(['public', 'unlisted', 'private']) }, owner),
    files: async (owner) => (await files.upload('text', 'note.txt', owner.key)).id,
    marketplaceOrders: async (owner) => {
      // Owners do not buy from their own store.
      if (owner === people.other) return null;
      sold ||= await shops.product((await sellers()).slug, { stock: 1000 }, people.other.key);
      if (!ofOwner('products', people.other).includes(sold)) ofOwner('products', people.other).push(sold);
      return (await shops.order('marketplace', [[sold, 1]], owner.key)).body.id as number;
    },
    shopOrders: async (owner) => (await shops.order('shop', [[shopProduct, 1]], owner.key)).body.id as number,
  };
  let seller: { id: number; slug: string } | null = null;
  const sellers = async () => {
    seller ??= await shops.store(people.other.key);
    if (!ofOwner('stores', people.other).includes(seller.id)) ofOwner('stores', people.other).push(seller.id);
    return seller;
  };

  /** Any change of content: one that is not allowed is refused, and the content is unchanged. */
  const change: Record<Kind, (id: number, owner: Person) => PromiseLike<unknown>> = {
    topics: (id) => api.put(`/forum/topics/${id}/${pick(['lock', 'sticky'])}`, moderator.key),
    questions: (id, owner) => api.put(`/answers/questions/${id}/close`, owner.key),
    answers: (id) => api.put(`/answers/answers/${id}/best`, people.member.key),
    stores: (id, owner) => {
      const slug = slugs.get(id)?.slug;
      const status = pick(['active', 'inactive', 'suspended']);
      const { key } = status === 'suspended' ? moderator : owner;
      return slug === undefined ? Promise.resolve() : api.patch(`/marketplace/stores/${slug}`, key).send({ status });
    },
    products: (id, owner) =>
      id === sold
        ? Promise.resolve()
        : api.patch(`/marketplace/products/${id}`, owner.key).send({ status: pick(['draft', 'active', 'inactive']) }),
    videos: (id, owner) =>
      below(2) === 0
        ? api.patch(`/videos/${id}`, owner.key).send({ visibility: pick(['public', 'unlisted', 'private']) })
        : app.database.pool.query('UPDATE videos SET status = $2 WHERE id = $1', [id, pick(['processing', 'failed'])]),
    files: (id, owner) => api.patch(`/files/${id}/rename`, owner.key).send({ name: 'other.txt' }),
    marketplaceOrders: (id) => api.post(`/orders/${id}/pay`, moderator.key),
    shopOrders: (id) => api.post(`/orders/${id}/pay`, moderator.key),
  };
  const remove: Partial<Record<Kind, (id: number) => string>> = {
    topics: (id) => `/forum/topics/${id}`,
    answers: (id) => `/answers/answers/${id}`,
    products: (id) => `/marketplace/products/${id}`,
    videos: (id) => `/videos/${id}`,
    files: (id) => `/files/${id}`,
    marketplaceOrders: (id) => `/orders/${id}`,
  };

  for (let step = 0; step < steps; step++) {
    const kind = pick(Object.keys(lists) as Kind[]);
    const owner = pick(owners);
    const ids = ofOwner(kind, owner);
    const what = below(10);
    if (what < 6 || ids.length === 0) {
      const id = await create[kind](owner);
      if (id !== null) ids.push(id);
    } else if (what < 9 || remove[kind] === undefined) {
      await change[kind](pick(ids), owner);
    } else {
      const id = pick(ids);
      if (kind === 'products' && id === sold) continue;
      const { status } = await api.delete(remove[kind](id), owner.key);
      if (status === 200) lose(kind, id);
    }
  }
}

/** The whole list, page after page. */
async function walk(path: string, field: string, key: string, filter = ''): Promise<Row[]> {
  const perPage = 1 + below(7);
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { body } = await app.api.get(`${path}?page=${page}&per_page=${perPage}${filter}`, key).expect(200);
    rows.push(...body[field]);
    if (page >= body.pages) {
      expect(body.total).toBe(rows.length);
      expect(body.pages).toBe(Math.ceil(rows.length / perPage));
      return rows;
    }
    expect(body[field]).toHaveLength(perPage);
  }
}

beforeAll(async () => {
  app = await testApp();
  const { member, other, moderator } = app.people;
  owners = [member, other, moderator];
  await live(220);
}, 240_000);
afterAll(() => app.close());

describe.each(Object.keys(lists) as Kind[])('the list of my %s', (kind) => {
  const { path, field, filters } = lists[kind];

  it('contains everything that the caller created, in any state, and nothing of others, the newest first', async () => {
    for (const owner of owners) {
      const rows = await walk(path, field, owner.key);
      expect(rows.map(({ id }) => id)).toEqual([...ofOwner(kind, owner)].sort((a, b) => b - a));
    }
    expect(owners.some((owner) => ofOwner(kind, owner).length > 0)).toBe(true);
    expect(await walk(path, field, app.people.admin.key)).toEqual([]);
  });

  // Topics and files have no filters.
  if (Object.keys(filters).length === 0) return;
  it('contains only matching rows with a filter', async () => {
    for (const [name, values] of Object.entries(filters) as [string, readonly string[]][]) {
      for (const owner of owners) {
        const rows = await walk(path, field, owner.key);
        for (const value of values) {
          const filtered = await walk(path, field, owner.key, `&${name}=${value}`);
          const fitting = rows.filter((row) => (row[name] ?? row[`question_${name}`]) === value);
          expect(filtered.map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
        }
      }
      await app.api.get(`${path}?${name}=nonsense`, app.people.member.key).expect(400);
    }
  });
});
