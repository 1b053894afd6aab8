import { insertVote, questionPageOf, questionWithAnswers } from '../../../src/areas/answers/queries.js';
import { questionsById, searchQuestions } from '../../../src/areas/answers/search.js';
import { boardPage, boardSummary } from '../../../src/areas/forum/lists.js';
import { topicPages } from '../../../src/areas/forum/queries.js';
import { listedPage, productFields, storeFields } from '../../../src/areas/marketplace/queries.js';
import { commentPageOf, rate, type VideoQuery, videoById, videoPage } from '../../../src/areas/videos/queries.js';
import { home } from '../../../src/community/home/queries.js';
import { cart } from '../../../src/content/orders/cart-queries.js';
import { joinCheckout, orderById, type PlacedOrder, placeOrders } from '../../../src/content/orders/order-queries.js';
import { picturesSql } from '../../../src/content/pictures/pictures.js';
import { arraySql } from '../../../src/core/database/formats.js';
import type { Statement as Typed } from '../../../src/core/database/statement.js';
import { areas } from '../../../src/core/platform/settings/choices.js';

type Statement = Typed<unknown>;
/** Runs a statement and returns the text of its one row. */
export type Run = (statement: Statement, values: readonly unknown[]) => Promise<string>;
type FloorRequest = {
  id: number;
  key: string;
  page: number;
  query: Record<string, string>;
  body: string;
  userId: number;
  run: Run;
};

const boardList = {
  name: 'floor_boards',
  text: `SELECT ${arraySql('boards')}::text AS reply FROM (${boardSummary} ORDER BY b.position, b.id) boards`,
};
const createTopic = {
  name: 'floor_topic',
  text: `
    WITH created AS (
      INSERT INTO topics (board_id, author_id, title, content) VALUES ($1, $2, $3, $4) RETURNING id, title, board_id
    )
    SELECT json_build_object('id', c.id, 'title', c.title, 'board_id', c.board_id, 'author', u.username)::text AS reply
    FROM created c, users u WHERE u.id = $2`,
};
const createReply = {
  name: 'floor_reply',
  text: `
    WITH topic AS (SELECT id FROM topics WHERE id = $1 AND NOT is_locked FOR UPDATE),
    created AS (INSERT INTO replies (topic_id, author_id, content) SELECT id, $2, $3 FROM topic RETURNING id, topic_id)
    SELECT json_build_object('id', c.id, 'topic_id', c.topic_id, 'author', u.username)::text AS reply
    FROM created c, users u WHERE u.id = $2`,
};
const voteOnQuestion = {
  name: 'floor_question_vote',
  text: `
    WITH question AS (SELECT id FROM questions WHERE id = $1 FOR NO KEY UPDATE),
    cast_vote AS (
      INSERT INTO reactions (kind, content_id, user_id, value) SELECT 'question', id, $2, $3 FROM question
      ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value RETURNING value
    )
    UPDATE questions q SET vote_score = q.vote_score + value FROM cast_vote WHERE q.id = $1
    RETURNING json_build_object('vote', value, 'vote_score', vote_score)::text AS reply`,
};
const likeTopic = {
  name: 'floor_like',
  text: `
    WITH topic AS (SELECT id FROM topics WHERE id = $1 FOR NO KEY UPDATE),
    liked AS (
      INSERT INTO reactions (kind, content_id, user_id, value) SELECT 'topic', id, $2, 1 FROM topic
      ON CONFLICT (kind, content_id, user_id) DO NOTHING RETURNING value
    )
    UPDATE topics t SET like_count = t.like_count + (SELECT count(*)::integer FROM liked) WHERE t.id = $1
    RETURNING json_build_object('liked', true, 'like_count', like_count)::text AS reply`,
};
const unlikeTopic = {
  name: 'floor_unlike',
  text: `
    WITH topic AS (SELECT id FROM topics WHERE id = $1 FOR NO KEY UPDATE),
    gone AS (
      DELETE FROM reactions WHERE kind = 'topic' AND content_id = (SELECT id FROM topic) AND user_id = $2 RETURNING value
    )
    UPDATE topics t SET like_count = t.like_count - (SELECT count(*)::integer FROM gone) WHERE t.id = $1
    RETURNING json_build_object('liked', false, 'like_count', like_count)::text AS reply`,
};
const saveDraft = {
  name: 'floor_draft',
  text: `
    INSERT INTO drafts AS d (user_id, key, title, text) VALUES ($1, $2, $3, $4)
    ON CONFLICT (user_id, key) DO UPDATE SET title = excluded.title, text = excluded.text, updated_at = clock_timestamp()
    RETURNING json_build_object('key', d.key, 'title', d.title, 'text', d.text)::text AS reply`,
};
const product = {
  name: 'floor_product',
  text: `
    SELECT row_to_json(product)::text AS reply FROM (
      SELECT ${productFields(`'EUR'`, `''`, 'p.description')}, ${picturesSql(`''`, 'p.id')} AS pictures,
        (SELECT row_to_json(store) FROM (SELECT ${storeFields(`''`)}) store) AS store, NULL AS hidden
      FROM products p JOIN stores s ON s.id = p.store_id WHERE p.id = $1 AND p.listed
    ) product`,
};

const putIntoCart = {
  name: 'floor_cart_item',
  text: `
    INSERT INTO cart_items (user_id, product_id, quantity) VALUES ($1, $2, $3)
    ON CONFLICT (user_id, product_id, variant_id) DO UPDATE SET quantity = excluded.quantity RETURNING 'null' AS reply`,
};
const complete = {
  name: 'floor_complete',
  text: `UPDATE orders SET tax = 0, total = subtotal, guest_email = $2 WHERE id = $1 RETURNING 'null' AS reply`,
};

async function listQuestions({ query, page, run }: FloorRequest): Promise<string> {
  if (query.search !== undefined) {
    const { ids } = JSON.parse(await run(searchQuestions, [query.search, null, null])) as { ids: number[] };
    const shown = ids.slice((page - 1) * 20, page * 20);
    return run(questionsById, [shown, page, 20, ids.length, null]);
  }
  const { cat, status } = query;
  const list = { byCategory: cat !== undefined, byStatus: status !== undefined, byTag: false };
  const filters = [cat, status].filter((filter) => filter !== undefined);
  return run(questionPageOf(list), [20, (page - 1) * 20, page, ...filters]);
}

/** Its products are of different stores: one order each. */
async function placeOrder({ body, userId, run }: FloorRequest): Promise<string> {
  const { items } = JSON.parse(body) as { items: { product_id: number; quantity: number }[] };
  const carts = JSON.stringify(items.map(({ product_id: id, quantity }) => ({ ids: [id], quantities: [quantity] })));
  const placed = await run(placeOrders, ['marketplace', userId, carts, 1_000_000, 100]);
  const ids = (JSON.parse(placed) as PlacedOrder[]).map(({ order_id: id }) => id);
  await run(joinCheckout, [ids, ids[0]]);
  return run(orderById, [ids[0], 'EUR', null]);
}

/** The least that a checkout of one product writes. */
async function checkOut({ body, userId, run }: FloorRequest): Promise<string> {
  const { items, email } = JSON.parse(body) as { items: { id: number; quantity: number }[]; email: string };
  const carts = JSON.stringify([{ ids: items.map(({ id }) => id), quantities: items.map(({ quantity }) => quantity) }]);
  const placed = await run(placeOrders, ['marketplace', userId, carts, 1_000_000, 100]);
  const [{ order_id: id }] = JSON.parse(placed) as [PlacedOrder];
  await run(complete, [id, email]);
  return run(orderById, [id, 'EUR', null]);
}

/** A page of children: $1 parent id, $2 offset, $3 page, and in the forum $4 its size. */
const pageOf =
  (statement: Statement, rows: number, more: unknown[] = []) =>
  (request: FloorRequest) =>
    request.run(statement, [request.id, (request.page - 1) * rows, request.page, ...more]);

/** Produces the same bytes as the service, with the least SQL. */
const replies: Record<string, (request: FloorRequest) => Promise<string>> = {
  'GET /home': ({ run }) => run(home, [areas, 'EUR']),
  'GET /forum/boards': ({ run }) => run(boardList, []),
  'GET /forum/boards/:id': pageOf(boardPage.everybody, 20, [20]),
  'GET /forum/topics/:id': pageOf(topicPages.oldest.byNumber.everybody, 20, [20]),
  'POST /forum/topics': ({ body, userId, run }) => {
    const { board_id: board, title, content } = JSON.parse(body);
    return run(createTopic, [board, userId, title, content]);
  },
  'POST /forum/topics/:id/replies': ({ id, body, userId, run }) =>
    run(createReply, [id, userId, JSON.parse(body).content]),
  'GET /answers/questions': listQuestions,
  'GET /answers/questions/:id': pageOf(questionWithAnswers(), 30),
  'POST /answers/answers/:id/vote': ({ id, body, userId, run }) => run(insertVote, [id, userId, JSON.parse(body).vote]),
  'PUT /answers/questions/:id/vote': ({ id, body, userId, run }) =>
    run(voteOnQuestion, [id, userId, JSON.parse(body).vote]),
  'PUT /content/topic/:id/like': ({ id, userId, run }) => run(likeTopic, [id, userId]),
  'DELETE /content/topic/:id/like': ({ id, userId, run }) => run(unlikeTopic, [id, userId]),
  'PUT /me/drafts/bench:id': ({ key, body, userId, run }) => {
    const { title, text } = JSON.parse(body);
    return run(saveDraft, [userId, key, title, text]);
  },
  'GET /marketplace/products': ({ query: { store_id: store, ...query }, page, run }) =>
    run(...listedPage({ ...query, page, ...(store && { store_id: Number(store) }) }, ['EUR', ''])),
  'GET /marketplace/products/:id': ({ id, run }) => run(product, [id]),
  'POST /marketplace/orders': placeOrder,
  'POST /guest/checkout': checkOut,
  'GET /cart': ({ userId, run }) => run(cart, [userId, 'EUR', '']),
  'PUT /cart/items/:id': async ({ id, body, userId, run }) => {
    await run(putIntoCart, [userId, id, JSON.parse(body).quantity]);
    return run(cart, [userId, 'EUR', '']);
  },
  'GET /videos': ({ query, page, run }) => run(...videoPage({ ...query, page } as VideoQuery, null, '')),
  'GET /videos/:id': ({ id, run }) => run(videoById, [id, null, '', false]),
  'GET /videos/:id/comments': ({ id, page, run }) =>
    run(...commentPageOf(id, { page }, { viewer: null, isShared: false })),
  'POST /videos/:id/rate': ({ id, body, userId, run }) => {
    const { rating } = JSON.parse(body);
    return run(rate, [id, userId, { like: 1, dislike: -1 }[String(rating)] ?? 0, rating, false, null]);
  },
};

/** The floor's reply to a request. */
export async function floorReply(
  method: string,
  path: string,
  body: string,
  userId: number,
  run: Run,
): Promise<string> {
  const url = new URL(path, 'http://floor');
  const place = url.pathname.replace('/api/v1', '');
  const id = Number(/\/(\d+)/.exec(place)?.[1]);
  const key = place.slice(place.lastIndexOf('/') + 1);
  const reply = replies[`${method} ${place.replace(/\d+/, ':id')}`];
  if (reply === undefined) throw new Error(`The floor does not know ${method} ${place}`);
  const query = Object.fromEntries(url.searchParams);
  return reply({ id, key, page: Number(query.page ?? 1), query, body, userId, run });
}
