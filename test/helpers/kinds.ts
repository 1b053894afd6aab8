import { readFileSync } from 'node:fs';
import type { Test } from 'supertest';
import { parse } from 'yaml';
import { answersOf } from './answers.js';
import type { TestApp } from './app.js';
import { forumOf } from './forum.js';
import type { Person } from './people.js';
import { operations, smallVideo } from './requests.js';
import { shopsOf } from './shops.js';
import { videosOf } from './videos.js';

/**
 * A kind of content as tests use it. In its paths `{id}` is the id, or the name or token that it has in paths, `{parent}` that of its
 * parent, `{thread}` that of its parent's parent, and `{author}` its author's name.
 */
type KindOfContent = {
  /** Its type in the contract; the kind's name if absent. */
  type?: string;
  table: string;
  /** Its own path, by which it is read, edited and deleted as far as the contract has that. */
  path: string;
  /** The field of its reply that it has in paths; `id` if absent. */
  namedBy?: 'slug' | 'token';
  /** The path by which it is created, and the fields that this needs. */
  create: string;
  fields?: (parent: string | number, unique: string) => object;
  /** The field and the name of the file that it consists of, and its bytes. */
  upload?: [field: string, name: string, bytes: Buffer];
  /** The kind that it belongs to. */
  parent?: string;
  /** Whether its parent has to be its author's. */
  isInOwn?: true;
  /** Makes that a person can create it. */
  prepare?: (app: TestApp, by: Person, parent: string | number) => Promise<unknown>;
  /** Creates one without a request, as the request would leave it. */
  insert?: (app: TestApp, by: Person, texts: object) => Promise<number>;
  /** The staff that create it, in nobody's name if it is `anonymous`; members if absent. */
  by?: 'moderator' | 'admin';
  isAnonymous?: true;
  /** Whether there can be only one for a parent and person. */
  isUnique?: true;
  /** The fields of its own title and text. */
  title?: string;
  text?: string;
  /** The path where everybody reads it, and the field of the reply that has it or a list with it. */
  page: [path: string, field?: string];
  /** The path that a report leads to; that of `page` if absent. */
  reportedAt?: string;
  /** The path whose deletion ends it; its own if absent. */
  end?: string;
  /** Lists that have it once it is created. */
  lists?: string[];
  /** Further lists, which have it in some states or with a category `text`. */
  filtered?: string[];
  /** SQL of $2 rows of the user $1 in the first parent, many of them with equal sort keys. */
  rows?: string;
  /** SQL of changes after which a row is still in its lists. */
  changes?: string[];
  /** Adds what others contribute to one, and what depends on it. */
  surround?: (app: TestApp, made: Made) => Promise<unknown>;
  /** Ends that its author edits it, which is refused from then on with this code. */
  close?: [code: string, act: (app: TestApp, made: Made) => Promise<unknown>];
};

export const numbers = 'generate_series(1, $2::integer) n';
const randomKey = `replace(gen_random_uuid()::text, '-', '')`;
export const randomName = `left(${randomKey}, 25)`;
export const oneOf = (values: string, type: string): string =>
  `('{${values}}'::${type}[])[1 + n % ${values.split(',').length}]`;

const lock = (app: TestApp, topic: unknown) =>
  app.api.put(`/forum/topics/${topic}/lock`, app.people.moderator.key).expect(200);
const close = (app: TestApp, question: unknown) =>
  app.api.put(`/answers/questions/${question}/close`, app.people.moderator.key).expect(200);

async function closeThread(app: TestApp, comment: number): Promise<void> {
  const { rows } = await app.database.pool.query('SELECT thread_id FROM post_comments WHERE id = $1', [comment]);
  await close(app, rows[0].thread_id);
}

async function accept(app: TestApp, answer: number, { key }: Person): Promise<void> {
  await answersOf(app).vote(answer, 1, app.people.moderator.key);
  await app.api.put(`/answers/answers/${answer}/best`, key).expect(200);
}

const goods = { price: 10, category: 'text', stock: 1000 };
const productRows = (where: string, slug: string) => `
  INSERT INTO products (store_id, title, price, category, rating, stock, slug, regular_price, status)
  SELECT ${where}, 'A text ' || n, n % 4, 'text', n % 3, 9, ${slug}, CASE WHEN ${slug} IS NOT NULL THEN 9 END,
    ${oneOf('active,active,draft,active,inactive', 'product_status')} FROM ${numbers} WHERE $1::integer > 0`;

const table = {
  announcement: {
    table: 'announcements',
    path: '/announcements/{id}',
    create: '/announcements',
    fields: () => ({ title: 'A text', body: 'Text' }),
    by: 'admin',
    title: 'title',
    text: 'body',
    page: ['/announcements', 'announcements'],
    lists: ['/announcements'],
    rows: `INSERT INTO announcements (author_id, title, body) SELECT $1::integer, 'A text', 'A text' FROM ${numbers}`,
    changes: [`body = body || '.'`],
  },
  topic: {
    table: 'topics',
    path: '/forum/topics/{id}',
    create: '/forum/topics',
    fields: (board) => ({ board_id: board, title: 'A text', content: 'Text' }),
    parent: 'board',
    title: 'title',
    text: 'content',
    page: ['/forum/topics/{id}', 'topic'],
    lists: [
      '/forum/boards/{parent}',
      '/forum/topics',
      '/forum/topics?sort=newest',
      '/forum/topics?sort=newest&board={parent}',
      '/forum/topics?author={author}',
      '/users/{author}/topics',
      '/me/topics',
    ],
    rows: `INSERT INTO topics (board_id, author_id, title, content, last_reply_user_id, last_reply_at, is_sticky)
      SELECT 1, $1::integer, 'A text ' || n, 'A text', $1, timestamptz '2026-01-01' + (n / 4) * interval '1.000001 hour', n % 5 = 0 FROM ${numbers}`,
    changes: ['is_locked = NOT is_locked', 'is_sticky = NOT is_sticky', 'reply_count = reply_count + 1'],
    surround: (app, { id }) => forumOf(app).reply(id),
    close: ['topic_locked', (app, { id }) => lock(app, id)],
  },
  reply: {
    table: 'replies',
    path: '/forum/replies/{id}',
    create: '/forum/topics/{parent}/replies',
    fields: () => ({ content: 'Text' }),
    parent: 'topic',
    text: 'content',
    page: ['/forum/topics/{parent}', 'replies'],
    lists: ['/forum/topics/{parent}', '/forum/topics/{parent}?order=newest', '/users/{author}/replies'],
    rows: `INSERT INTO replies (topic_id, author_id, content) SELECT 1, $1::integer, 'A text ' || n FROM ${numbers}`,
    changes: [`content = content || '.'`],
    close: ['topic_locked', (app, { parentAt }) => lock(app, parentAt)],
  },
  question: {
    table: 'questions',
    path: '/answers/questions/{id}',
    create: '/answers/questions',
    fields: () => ({ title: 'A text', body: 'Text' }),
    title: 'title',
    text: 'body',
    page: ['/answers/questions/{id}', 'question'],
    lists: [
      '/answers/questions',
      '/answers/questions?sort=votes',
      '/answers/questions?search=text',
      '/users/{author}/questions',
      '/me/questions',
    ],
    filtered: [
      '/answers/questions?sort=unanswered',
      '/answers/questions?status=open',
      '/answers/questions?status=open&cat=text',
    ],
    rows: `INSERT INTO questions (author_id, category_id, title, body, status)
      SELECT $1::integer, 1, 'A text ' || n, repeat('text ', 1 + n % 7), ${oneOf('open,closed', 'question_status')} FROM ${numbers}`,
    changes: [`title = title || '.'`, `body = body || '.'`, 'answer_count = answer_count + 1'],
    surround: async (app, { id, by }) => accept(app, await answersOf(app).answer(id), by),
    close: ['question_closed', (app, { id }) => close(app, id)],
  },
  answer: {
    table: 'answers',
    path: '/answers/answers/{id}',
    create: '/answers/questions/{parent}/answers',
    fields: () => ({ body: 'Text' }),
    parent: 'question',
    text: 'body',
    page: ['/answers/questions/{parent}', 'answers'],
    lists: ['/answers/questions/{parent}', '/users/{author}/answers', '/me/answers'],
    filtered: ['/me/answers?status=resolved'],
    rows: `INSERT INTO answers (question_id, author_id, body, vote_score) SELECT 1, $1::integer, 'A text ' || n, n % 5 FROM ${numbers}`,
    changes: [`body = body || '.'`],
    surround: (app, { id, parent }) => accept(app, id, parent?.by ?? app.people.member),
    close: ['question_closed', (app, { parentAt }) => close(app, parentAt)],
  },
  'comment on a question': {
    type: 'post_comment',
    table: 'post_comments',
    path: '/answers/comments/{id}',
    create: '/answers/questions/{parent}/comments',
    fields: () => ({ body: 'Text' }),
    parent: 'question',
    text: 'body',
    page: ['/answers/questions/{parent}/comments', 'comments'],
    reportedAt: '/answers/questions/{parent}',
    lists: ['/answers/questions/{parent}/comments'],
    rows: `INSERT INTO post_comments (thread_id, question_id, author_id, body) SELECT 1, 1, $1::integer, 'A text ' || n FROM ${numbers}`,
    changes: [`body = body || '.'`],
    close: ['question_closed', (app, { id }) => closeThread(app, id)],
  },
  'comment on an answer': {
    type: 'post_comment',
    table: 'post_comments',
    path: '/answers/comments/{id}',
    create: '/answers/answers/{parent}/comments',
    fields: () => ({ body: 'Text' }),
    parent: 'answer',
    text: 'body',
    page: ['/answers/answers/{parent}/comments', 'comments'],
    reportedAt: '/answers/questions/{thread}',
    lists: ['/answers/answers/{parent}/comments'],
    rows: `INSERT INTO post_comments (thread_id, answer_id, author_id, body) SELECT 1, 1, $1::integer, 'A text ' || n FROM ${numbers}`,
    changes: [`body = body || '.'`],
    close: ['question_closed', (app, { id }) => closeThread(app, id)],
  },
  store: {
    table: 'stores',
    path: '/marketplace/stores/{id}',
    namedBy: 'slug',
    create: '/marketplace/stores',
    fields: (_, unique) => ({ name: `Store ${unique}`, slug: `own-store-${unique}` }),
    title: 'name',
    text: 'description',
    page: ['/marketplace/stores/{id}', 'store'],
    lists: ['/marketplace/stores', '/me/stores'],
    rows: `INSERT INTO stores (owner_id, name, description, slug, status)
      SELECT $1::integer, 'A text', '', gen_random_uuid(), ${oneOf('active,inactive,active', 'store_status')} FROM ${numbers}`,
    changes: [`name = name || '.'`],
    surround: (app, { at, by }) => shopsOf(app).product(String(at), { title: 'A text' }, by.key),
  },
  'product of a store': {
    type: 'product',
    table: 'products',
    path: '/marketplace/products/{id}',
    create: '/marketplace/stores/{parent}/products',
    fields: () => ({ title: 'A text', ...goods }),
    parent: 'store',
    isInOwn: true,
    title: 'title',
    text: 'description',
    page: ['/marketplace/products/{id}'],
    lists: [
      '/marketplace/products',
      '/marketplace/products?sort=price_asc',
      '/marketplace/products?sort=rating',
      '/marketplace/products?sort=rating&search=text',
      '/marketplace/stores/{parent}',
      '/me/products',
    ],
    filtered: ['/marketplace/products?store_id=1&category=text&sort=rating', '/marketplace/products?search=text'],
    rows: productRows('1', 'NULL::text'),
    changes: ['price = price + 1'],
  },
  'product of the shop': {
    type: 'product',
    table: 'products',
    path: '/shop/products/{id}',
    create: '/shop/products',
    fields: (_, unique) => ({ title: 'A text', slug: `own-product-${unique}`, ...goods }),
    by: 'moderator',
    isAnonymous: true,
    title: 'title',
    text: 'description',
    page: ['/shop/products/{id}'],
    lists: ['/shop/products', '/shop/products?search=text'],
    rows: productRows('NULL::integer', 'gen_random_uuid()::text'),
    changes: ['price = price + 1'],
  },
  review: {
    table: 'reviews',
    path: '/marketplace/reviews/{id}',
    create: '/marketplace/products/{parent}/reviews',
    fields: () => ({ rating: 4, title: 'A text', body: 'Text' }),
    parent: 'product of a store',
    isUnique: true,
    prepare: (app, by, product) => shopsOf(app).buy(Number(product), by),
    title: 'title',
    text: 'body',
    page: ['/marketplace/products/{parent}/reviews', 'reviews'],
    lists: [
      '/marketplace/products/{parent}/reviews',
      '/marketplace/products/{parent}/reviews?sort=highest',
      '/marketplace/products/{parent}/reviews?sort=lowest',
      '/me/reviews',
    ],
    rows: `WITH people AS (INSERT INTO users (username) SELECT ${randomName} FROM ${numbers} RETURNING id)
      INSERT INTO reviews (product_id, author_id, rating, title) SELECT 1, id, 1 + (id + $1::integer) % 5, 'A text' FROM people`,
    changes: [`title = title || '.'`, 'rating = 6 - rating'],
  },
  video: {
    table: 'videos',
    path: '/videos/{id}',
    create: '/videos',
    fields: () => ({ title: 'A text' }),
    upload: ['video', 'film.mp4', smallVideo],
    insert: (app, by, texts) => videosOf(app).video({ title: 'A text', ...texts }, by),
    title: 'title',
    text: 'description',
    page: ['/videos/{id}'],
    lists: [
      '/videos',
      '/videos?sort=popular',
      '/videos?search=text&sort=popular',
      '/users/{author}/videos',
      '/me/videos',
    ],
    filtered: ['/me/videos?visibility=private'],
    rows: `INSERT INTO videos (author_id, title, object_key, mime_type, size, like_count, visibility, status)
      SELECT $1::integer, 'A text ' || n, 'videos/00/' || ${randomKey}, 'video/mp4', 1, n % 3,
        ${oneOf('public,public,unlisted,private', 'video_visibility')}, ${oneOf('ready,ready,ready,processing,failed', 'video_status')} FROM ${numbers}`,
    changes: [`description = description || '.'`],
    surround: async (app, { id, by }) => {
      await videosOf(app).comment(id);
      await videosOf(app).rate(id, 'like');
      await app.api.post(`/videos/${id}/share`, by.key).send({}).expect(201);
    },
  },
  comment: {
    table: 'comments',
    path: '/videos/{parent}/comments/{id}',
    create: '/videos/{parent}/comments',
    fields: () => ({ content: 'Text' }),
    parent: 'video',
    text: 'content',
    page: ['/videos/{parent}/comments', 'comments'],
    reportedAt: '/videos/{parent}',
    lists: ['/videos/{parent}/comments', '/users/{author}/comments'],
    rows: `INSERT INTO comments (video_id, author_id, content) SELECT 1, $1::integer, 'A text ' || n FROM ${numbers}`,
    changes: [`content = content || '.'`],
  },
  file: {
    table: 'files',
    path: '/files/{id}',
    create: '/files',
    upload: ['file', 'text.txt', Buffer.from('Text')],
    title: 'name',
    page: ['/files/{id}'],
    lists: ['/files', '/files?sort=name', '/files?sort=size&search=text', '/files?search=text'],
    rows: `INSERT INTO files (owner_id, name, mime_type, size, sha256, object_key)
      SELECT $1::integer, 'Ä text ' || n % 3, 'text/plain', n % 4, repeat('0', 64), 'files/00/' || ${randomKey} FROM ${numbers}`,
    changes: [`name = name || '.'`],
  },
  'share of a file': {
    type: 'share',
    table: 'shares',
    path: '/shares/{id}',
    namedBy: 'token',
    create: '/files/{parent}/share',
    fields: () => ({}),
    parent: 'file',
    isInOwn: true,
    isUnique: true,
    end: '/files/{parent}/share',
    page: ['/shares/{id}'],
  },
  'share of a video': {
    type: 'share',
    table: 'shares',
    path: '/shares/{id}',
    namedBy: 'token',
    create: '/videos/{parent}/share',
    fields: () => ({}),
    parent: 'video',
    isInOwn: true,
    isUnique: true,
    end: '/videos/{parent}/share',
    page: ['/shares/{id}'],
  },
} satisfies Record<string, KindOfContent>;

export type KindName = keyof typeof table;
/** All kinds of content: what tests create, edit and read of each is written here alone. */
export const kinds: Record<KindName, KindOfContent> = table;
export const kindNames = Object.keys(table) as KindName[];

const abilities: Record<string, string[]> = parse(
  readFileSync(new URL('../../openapi/schemas/ContentType.yaml', import.meta.url), 'utf8'),
)['x-kinds'];
export type Ability = 'bookmark' | 'hide' | 'like' | 'report' | 'revise' | 'search' | 'watch';
export const typeOf = (name: KindName): string => kinds[name].type ?? name;
/** True if the contract says that this can be done with a kind. */
export const can = (name: KindName, ability: Ability): boolean => abilities[typeOf(name)]?.includes(ability) === true;
export const kindsThatCan = (ability: Ability): KindName[] => kindNames.filter((name) => can(name, ability));

const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
/** The operation at a path of a kind, if the contract has it. */
export const operationAt = (method: string, path: string) =>
  operations.find((each) => each.method === method && shapeOf(each.path) === shapeOf(path));
export const createOperation = (name: KindName) => operationAt('post', kinds[name].create);
/** The operation that edits a kind, if there is one: PUT replaces all of it. */
export const editOperation = (name: KindName) =>
  operationAt('patch', kinds[name].path) ?? operationAt('put', kinds[name].path);

/** A request that creates content, whose parents exist. */
export type Draft = {
  name: KindName;
  by: Person;
  parent: Made | null;
  parentAt: string | number;
  fields: object;
};

/** Content that was created, with the reply that said so. */
export type Made = Draft & {
  type: string;
  id: number;
  /** Its id, name or token in paths. */
  at: string | number;
  /** The fields that it was created with. */
  body: Record<string, unknown>;
};

type Options = { by?: Person; parent?: Made | number | undefined; fields?: object };
let count = 0;

/** The person who creates content of a kind, if no other is said. */
export const creatorOf = (app: TestApp, name: KindName): Person => app.people[kinds[name].by ?? 'member'];

/** Creates what content of a kind belongs to. */
export async function draft(app: TestApp, name: KindName, options: Options = {}): Promise<Draft> {
  const { parent: within, isInOwn, prepare, fields } = kinds[name];
  const by = options.by ?? creatorOf(app, name);
  const { member, other } = app.people;
  const owner = isInOwn ? by : by.id === member.id ? other : member;
  let { parent } = options;
  if (within === 'board') parent ??= await forumOf(app).board();
  else if (within !== undefined) parent ??= await make(app, within as KindName, { by: owner });
  const parentAt = typeof parent === 'object' ? parent.at : (parent ?? '');
  await prepare?.(app, by, parentAt);
  return {
    name,
    by,
    parent: typeof parent === 'object' ? parent : null,
    parentAt,
    fields: { ...fields?.(parentAt, String(++count)), ...options.fields },
  };
}

/** Sends the request that creates content. */
export function send(to: TestApp, { name, by, parentAt, fields }: Draft, changes: object = {}): Test {
  const { create, upload } = kinds[name];
  const call = to.api.post(create.replace('{parent}', String(parentAt)), by.key);
  if (upload === undefined) return call.send({ ...fields, ...changes });
  return call.field({ ...fields, ...changes }).attach(upload[0], upload[2], upload[1]);
}

/** Creates content, with what it belongs to. */
export const make = async (app: TestApp, name: KindName, options: Options = {}): Promise<Made> =>
  finish(app, await draft(app, name, options));

/** Creates content whose parents exist. */
export async function finish(app: TestApp, made: Draft): Promise<Made> {
  const { name } = made;
  const { insert, namedBy = 'id', table } = kinds[name];
  const of = (id: number, body: object): Made => ({
    ...made,
    type: typeOf(name),
    id,
    at: namedBy === 'id' ? id : String((body as Record<string, unknown>)[namedBy]),
    body: { ...made.fields, ...body },
  });
  if (insert !== undefined) return of(await insert(app, made.by, made.fields), {});
  const { body } = await send(app, made).expect(201);
  if (body.id !== undefined) return of(body.id, body);
  const { rows } = await app.database.pool.query(`SELECT id FROM ${table} WHERE token = $1`, [body.token]);
  return of(rows[0].id, body);
}

/** A path of a kind for this content. */
export const pathFor = ({ at, parentAt, parent, by }: Made, path: string): string =>
  path
    .replaceAll('{id}', String(at))
    .replaceAll('{parent}', String(parentAt))
    .replaceAll('{thread}', String(parent?.parentAt))
    .replaceAll('{author}', by.username);
export const pathOf = (made: Made): string => pathFor(made, kinds[made.name].path);
export const moderationPathOf = ({ type, id }: Pick<Made, 'type' | 'id'>): string =>
  `/moderation/content/${type}/${id}`;
export const revisionsPathOf = ({ type, id }: Pick<Made, 'type' | 'id'>): string => `/content/${type}/${id}/revisions`;

/** The fields of a kind's title and text, with these words. */
export const textsOf = (name: KindName, title: string, text: string): Record<string, string> => {
  const { title: titled, text: worded } = kinds[name];
  return { ...(titled && { [titled]: title }), ...(worded && { [worded]: text }) };
};

/** Edits content: the fields alone, or all of it if the contract replaces it. */
export function edit(app: TestApp, made: Made, fields: object, key = made.by.key): Test {
  const method = editOperation(made.name)?.method ?? 'patch';
  return app.api.call(method, pathOf(made), key).send(method === 'put' ? { ...made.fields, ...fields } : fields);
}

/** Content in the reply of its page; undefined if it is not there. */
export function shownIn({ id, name }: Made, reply: Record<string, unknown>): Record<string, unknown> | undefined {
  const [, field] = kinds[name].page;
  const found = field === undefined ? reply : reply[field];
  return (Array.isArray(found) ? found.find((each) => each.id === id) : found) as Record<string, unknown> | undefined;
}

type Row = Record<string, unknown> & { id: number };
/** The rows of a list: the array of items in its reply, not that of totals. */
export const rowsOf = (reply: object): Row[] =>
  Object.entries(reply).flatMap(([field, rows]) => (Array.isArray(rows) && field !== 'stars' ? (rows as Row[]) : []));
