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

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
