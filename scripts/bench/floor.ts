import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { board, boardPage, topicPage } from '../../src/forum/sql.js';
import { listedPage } from '../../src/marketplace/sql.js';
import { insertOrder } from '../../src/orders/sql.js';
import { answersFloor } from './answers-floor.js';
import { videosFloor } from './videos.js';

/*
 * The floor: what the same replies cost with `node:http` and `pg` alone. One prepared statement a request that returns
 * the same JSON built in SQL; no validation, no keys, no logs, no limits.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c TimeZone=UTC -c jit=off',
});

const boardList = {
  name: 'floor_boards',
  text: `SELECT json_agg(row_to_json(boards))::text FROM (${board} ORDER BY b.position, b.id) boards`,
};
const createReply = {
  name: 'floor_reply',
  text: `
    WITH topic AS (SELECT id FROM topics WHERE id = $1 AND NOT is_locked FOR UPDATE),
    created AS (INSERT INTO replies (topic_id, author_id, content) SELECT id, $2, $3 FROM topic RETURNING id, topic_id)
    SELECT json_build_object('id', c.id, 'topic_id', c.topic_id, 'author', u.username)::text
    FROM created c, users u WHERE u.id = $2`,
};

/** The same order, by the same call, without reading it back. */
async function placeOrder({ items }: { items: { product_id: number; quantity: number }[] }): Promise<string> {
  const ids = items.map(({ product_id: id }) => id);
  const quantities = items.map(({ quantity }) => quantity);
  const values = ['marketplace', Number(process.env.USER_ID), ids, quantities];
  const { rows } = await pool.query<[string]>({ ...insertOrder, values, rowMode: 'array' });
  return JSON.stringify({ placed: rows[0]?.[0], items });
}

async function listProducts(query: URLSearchParams, page: number): Promise<string> {
  const { store_id: store, ...rest } = Object.fromEntries(query);
  const [statement, values] = listedPage({ ...rest, page, ...(store ? { store_id: Number(store) } : {}) }, 'EUR');
  const { rows } = await pool.query<[string]>({ ...statement, values, rowMode: 'array' });
  return rows[0]?.[0] ?? 'null';
}

async function answer(method: string, url: URL, body: string): Promise<string> {
  const [, , , , collection, id = '0', below] = url.pathname.split('/');
  const page = Number(url.searchParams.get('page') ?? 1);
  if (url.pathname.includes('/marketplace/')) {
    return method === 'POST' ? placeOrder(JSON.parse(body)) : listProducts(url.searchParams, page);
  }
  let statement = boardList;
  let values: unknown[] = [];
  if (url.pathname.includes('/answers/')) {
    ({ statement, values } = answersFloor(url, body, Number(process.env.USER_ID)));
  } else if (url.pathname.includes('/videos')) {
    ({ statement, values } = videosFloor(url, body, Number(process.env.USER_ID)));
  } else if (method === 'POST' && below === 'replies') {
    statement = createReply;
    values = [Number(id), Number(process.env.USER_ID), JSON.parse(body).content];
  } else if (collection === 'boards' && id !== '0') {
    statement = boardPage;
    values = [Number(id), (page - 1) * 20, page];
  } else if (collection === 'topics') {
    statement = topicPage;
    values = [Number(id), (page - 1) * 20, page];
  }
  const { rows } = await pool.query({ ...statement, values, rowMode: 'array' });
  return rows[0]?.[0] ?? 'null';
}

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const url = new URL(req.url ?? '/', 'http://floor');
    answer(req.method ?? 'GET', url, Buffer.concat(chunks).toString()).then(
      (text) => {
        res.writeHead(req.method === 'POST' ? 201 : 200, {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(text),
        });
        res.end(text);
      },
      (error) => {
        console.error(error);
        res.writeHead(500).end();
      },
    );
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  // As the service says it.
  console.error(`Interface  http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`);
});
