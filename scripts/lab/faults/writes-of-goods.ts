import { createHash, randomBytes } from 'node:crypto';
import type { Client } from './client.js';
import { all, compare, type Ground, type Ids, type Write } from './write.js';

/** Uploads files with unique bytes. */
export function uploads(client: Client, { writer }: Ground): Write {
  const acknowledged: Ids<string> = new Map();
  const tried = new Set<string>();
  let count = 0;
  return {
    step: async () => {
      const bytes = randomBytes(1000 + ((++count * 7919) % 150_000));
      const sha256 = digest(bytes);
      tried.add(sha256);
      const file = { name: `file-${count}.bin`, bytes };
      const reply = await client.ask<{ id: number; sha256: string }>('createFile', { key: writer, file });
      if (reply?.status === 201) acknowledged.set(reply.body.id, sha256);
      return reply?.status === 201;
    },
    verify: async () => {
      type File = { id: number; sha256: string };
      const found = await all<{ files: File[]; pages: number }, File>(
        client,
        'listFiles',
        {},
        (it) => it.files,
        writer,
      );
      const result = compare('file', acknowledged, tried, new Map(found.map(({ id, sha256 }) => [id, sha256])));
      for (const { id, sha256 } of found) {
        const { download_url: url } = await client.get<{ download_url: string }>('getFileDownloadUrl', {
          key: writer,
          path: { id },
        });
        const reply = await fetch(url);
        const isWhole = reply.ok && digest(Buffer.from(await reply.arrayBuffer())) === sha256;
        if (!isWhole) (acknowledged.has(id) ? result.lost : result.half).push(`the bytes of file ${id}`);
      }
      return result;
    },
  };
}

/** Places orders with an idempotency key, retried until answered: each is placed once. */
export function orders(client: Client, { writer, product, stock }: Ground): Write {
  const acknowledged: Ids<string> = new Map();
  let count = 0;
  let isOpen = false;
  const place = async () => {
    if (!isOpen) count++;
    isOpen = true;
    const reply = await client.ask<{ id: number }>('placeMarketplaceOrder', {
      key: writer,
      body: { items: [{ product_id: product, quantity: 1 + (count % 3) }] },
      idempotencyKey: `order-${product}-${count}`,
    });
    if (reply?.status === 201) {
      acknowledged.set(reply.body.id, String(1 + (count % 3)));
      isOpen = false;
    }
    return reply?.status === 201;
  };
  return {
    step: place,
    settle: async () => {
      while (isOpen) await place();
    },
    verify: async () => {
      type Order = { id: number; items: { product_id: number; quantity: number }[] };
      const found = await all<{ orders: Order[]; pages: number }, Order>(
        client,
        'listMarketplaceOrders',
        {},
        (it) => it.orders,
        writer,
      );
      const quantities = new Map(found.map(({ id, items }) => [id, String(items[0]?.quantity)]));
      const { lost, half } = compare('order', acknowledged, new Set(['1', '2', '3']), quantities, false);
      if (found.length !== count) half.push(`${found.length} orders of ${count} keys`);
      const taken = [...quantities.values()].reduce((sum, each) => sum + Number(each), 0);
      const now = await client.get<{ stock: number }>('getMarketplaceProduct', { key: writer, path: { id: product } });
      if (now.stock !== stock - taken) half.push(`a stock of ${now.stock} after ${taken} of ${stock}`);
      return { lost, half };
    },
  };
}

/** The ways of an order, as operations with their party and the status after each. A withdrawn order is in no list. */
const ways = [
  [
    ['payOrder', 'voter', 'paid'],
    ['completeOrder', 'buyer', 'completed'],
  ],
  [
    ['payOrder', 'voter', 'paid'],
    ['refundOrder', 'voter', 'refunded'],
  ],
  [['withdrawOrder', 'buyer', 'absent']],
] as const;

/** Edits a product, places an order of it, and takes that to one of its ends. */
export function sales(client: Client, ground: Ground): Write {
  const { buyer, voter, sold, stock } = ground;
  /** The last acknowledged status of each order, and one that was asked for after it. */
  const statuses: Ids<string[]> = new Map();
  let count = 0;
  let edited = 0;
  return {
    step: async () => {
      const number = ++count;
      const edit = await client.ask('updateMarketplaceProduct', {
        key: voter,
        path: { id: sold },
        body: { title: String(number) },
      });
      if (edit?.status === 200) edited = number;
      const body = { items: [{ product_id: sold, quantity: 1 }] };
      const placed = await client.ask<{ id: number }>('placeMarketplaceOrder', { key: buyer, body });
      if (placed?.status !== 201) return false;
      const { id } = placed.body;
      statuses.set(id, ['pending']);
      for (const [operation, party, status] of ways[number % ways.length] ?? []) {
        statuses.get(id)?.push(status);
        const reply = await client.ask(operation, { key: ground[party], path: { id } });
        if (reply?.status !== 200) return false;
        statuses.set(id, [status]);
      }
      return true;
    },
    verify: async () => {
      type Order = { id: number; status: string };
      const found = await all<{ orders: Order[]; pages: number }, Order>(
        client,
        'listMarketplaceOrders',
        {},
        (it) => it.orders,
        buyer,
      );
      const existing = new Map(found.map(({ id, status }) => [id, status]));
      const lost = [...statuses]
        .filter(([id, possible]) => !possible.includes(existing.get(id) ?? 'absent'))
        .map(([id, possible]) => `order ${id}, ${existing.get(id) ?? 'absent'} instead of ${possible.join(' or ')}`);
      const now = await client.get<{ title: string; stock: number }>('getMarketplaceProduct', {
        key: buyer,
        path: { id: sold },
      });
      if (Number(now.title) < edited) lost.push(`edit ${edited} of product ${sold}, which is ${now.title}`);
      const kept = found.filter(({ status }) => status !== 'refunded').length;
      return {
        lost,
        half: now.stock === stock - kept ? [] : [`a stock of ${now.stock} with ${kept} orders of ${stock}`],
      };
    },
  };
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
