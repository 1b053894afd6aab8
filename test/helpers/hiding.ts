import { findBreaches } from '../../src/maintenance/invariants.js';
import { answersOf } from './answers.js';
import type { TestApp } from './app.js';
import { filesOf } from './files.js';
import { film } from './film.js';
import { forumOf } from './forum.js';
import type { Person } from './people.js';
import { shopsOf } from './shops.js';
import { videosOf } from './videos.js';

export const kinds = [
  'announcement',
  'topic',
  'reply',
  'question',
  'answer',
  'store',
  'marketplace product',
  'shop product',
  'review',
  'video',
  'comment',
  'share of a file',
  'share of a video',
] as const;
export type Kind = (typeof kinds)[number];

/** Content that moderators can hide: its path, author, and read and delete operations, if any. */
export type Hideable = {
  type: string;
  id: number;
  author: Person;
  hidden: string;
  read: string | null;
  remove: string | null;
};

/** A community with one item of each kind. */
export function communityOf(app: TestApp) {
  const { api, people, database } = app;
  const { member, other, moderator } = people;
  const [forum, answers, shops, videos, files] = [
    forumOf(app),
    answersOf(app),
    shopsOf(app),
    videosOf(app),
    filesOf(app),
  ];
  const urls = new Set<string>();

  const uploaded = async (title: string): Promise<number> => {
    const bytes = await film('video/webm');
    return (await api.post('/videos', member.key).field('title', title).attach('video', bytes, 'f.webm').expect(201))
      .body.id;
  };

  /** Creates the parents of the items. */
  const createParents = async () => {
    const board = await forum.board();
    const topic = await forum.topic(board, 'A topic about felt');
    await forum.reply(topic);
    const question = await answers.question('How is felt made?');
    await answers.answer(question);
    const store = await shops.store();
    const product = await shops.product(store.slug, { title: 'Felt', stock: 1000 });
    await shops.shopProduct({ title: 'Felt' });
    const video = await uploaded('Making felt');
    await videos.comment(video);
    const file = await files.upload('bytes');
    for (const url of [
      '/announcements',
      '/home',
      '/forum/boards',
      `/forum/boards/${board}`,
      '/forum/topics',
      '/forum/topics?sort=newest',
      `/forum/topics?board=${board}&sort=newest`,
      `/forum/topics/${topic}`,
      `/forum/topics/${topic}?order=newest`,
      '/answers/questions',
      '/answers/questions?status=open',
      '/answers/questions?status=resolved',
      '/answers/questions?sort=votes',
      '/answers/questions?search=felt',
      `/answers/questions/${question}`,
      '/marketplace/stores',
      '/marketplace/products',
      '/marketplace/products?search=felt',
      `/marketplace/stores/${store.slug}`,
      '/marketplace/products?sort=rating',
      `/marketplace/products/${product}/reviews`,
      `/marketplace/products/${product}/reviews?sort=highest`,
      '/shop/products',
      '/shop/products?search=felt',
      '/videos',
      '/videos?search=felt',
      '/videos?sort=popular',
      `/videos/${video}`,
      `/videos/${video}/comments`,
      ...[member, other].flatMap(({ username }) => [
        `/users/${username}`,
        ...['topics', 'questions', 'answers', 'videos'].map((list) => `/users/${username}/${list}`),
      ]),
    ])
      urls.add(url);
    return { board, topic, question, store, product, video, file };
  };
  type Parents = Awaited<ReturnType<typeof createParents>>;

  const at = (type: string, id: number, path: string, author: Person, more: Partial<Hideable> = {}): Hideable => ({
    type,
    id,
    author,
    hidden: `/moderation/content/${type}/${id}`,
    read: path,
    remove: path,
    ...more,
  });

  const make: Record<Kind, (world: Parents) => Promise<Hideable>> = {
    announcement: async () => {
      const call = api.post('/announcements', people.admin.key).send({ title: 'About felt', body: 'It is made here.' });
      const { id } = (await call.expect(201)).body;
      return at('announcement', id, `/announcements/${id}`, people.admin, { read: null });
    },
    topic: async ({ board }) => {
      const id = await forum.topic(board, 'Another about felt');
      await forum.reply(id);
      return at('topic', id, `/forum/topics/${id}`, member);
    },
    reply: async ({ topic }) => {
      const id = await forum.reply(topic);
      return at('reply', id, `/forum/replies/${id}`, other, { read: null });
    },
    question: async () => {
      const id = await answers.question('Is felt warm?');
      const answer = await answers.answer(id);
      await answers.vote(answer, 1, moderator.key);
      await answers.accept(answer);
      return at('question', id, `/answers/questions/${id}`, member);
    },
    answer: async ({ question }) => {
      const id = await answers.answer(question);
      await answers.vote(id, 1, moderator.key);
      await answers.accept(id);
      return at('answer', id, `/answers/answers/${id}`, other, { read: null });
    },
    store: async () => {
      const { id, slug } = await shops.store();
      await shops.product(slug, { title: 'More felt' });
      return at('store', id, `/marketplace/stores/${slug}`, other, { remove: null });
    },
    'marketplace product': async ({ store }) => {
      const id = await shops.product(store.slug, { title: 'Felt again' });
      return at('product', id, `/marketplace/products/${id}`, other);
    },
    'shop product': async () => {
      const id = await shops.shopProduct({ title: 'Felt again' });
      return at('product', id, `/shop/products/${id}`, moderator);
    },
    review: async ({ product, store }) => {
      // Each buyer has one review, and the test must not use up the stock.
      await database.pool.query(`DELETE FROM removals WHERE target_type = 'review'`);
      await database.pool.query('DELETE FROM reviews');
      await database.pool.query(
        `WITH bought AS (INSERT INTO orders (area, buyer_id, status, paid_at) VALUES ('marketplace', $1, 'paid', clock_timestamp()) RETURNING id),
         seller AS (INSERT INTO order_stores (order_id, store_id) SELECT id, $3 FROM bought)
         INSERT INTO order_items (order_id, product_id, title, price, quantity, store_id, store_name)
         SELECT id, $2, 'Felt', 10, 1, $3, 'Store' FROM bought`,
        [member.id, product, store.id],
      );
      const { body } = await api.post(`/marketplace/products/${product}/reviews`, member.key).send({ rating: 4 });
      const id: number = body.id;
      return at('review', id, `/marketplace/reviews/${id}`, member, { read: null });
    },
    video: async () => {
      // A row as left by an upload.
      const id = await videos.video({ title: 'Felt' });
      await videos.comment(id);
      await videos.rate(id, 'like');
      await api.post(`/videos/${id}/share`, member.key).send({}).expect(201);
      return at('video', id, `/videos/${id}`, member);
    },
    comment: async ({ video }) => {
      const id = await videos.comment(video);
      return at('comment', id, `/videos/${video}/comments/${id}`, other, { read: null });
    },
    'share of a file': async ({ file }) => share(`/files/${file.id}/share`),
    'share of a video': async ({ video }) => share(`/videos/${video}/share`),
  };
  const share = async (path: string): Promise<Hideable> => {
    // A file or video has one share at most.
    await database.pool.query(`DELETE FROM removals WHERE target_type = 'share'`);
    await database.pool.query('DELETE FROM shares');
    const { token } = (await api.post(path, member.key).send({}).expect(201)).body;
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM shares WHERE token = $1', [token]);
    return at('share', rows[0]?.id as number, `/shares/${token}`, member, { remove: null });
  };

  /** The public replies of all addresses. */
  const seen = async (key?: string): Promise<Record<string, unknown>> => {
    const replies = await Promise.all(
      [...urls].map(async (url) => [url, (await app.matrix.get(url, key).expect(200)).body]),
    );
    return Object.fromEntries(replies);
  };

  /** Violations found by `npm run admin -- check`. */
  const breaches = async () => {
    const client = await database.pool.connect();
    try {
      return (await findBreaches(client)).breaches;
    } finally {
      client.release();
    }
  };
  return { createParents, make, seen, breaches };
}
