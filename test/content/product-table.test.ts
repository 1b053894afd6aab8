import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import { shopsOf } from '../helpers/shops.js';

let app: TestApp;
let shops: ReturnType<typeof shopsOf>;
beforeAll(async () => {
  app = await testApp();
  shops = shopsOf(app);
});
afterAll(async () => {
  await expectExact(app.database, 'shops');
  await app.close();
});

const areas = ['marketplace', 'shop'] as const;
const place = async (area: (typeof areas)[number]) => {
  const { people } = app;
  if (area === 'shop') return { path: '/shop/products', key: people.moderator.key };
  const { slug } = await shops.store();
  return { path: `/marketplace/stores/${slug}/products`, key: people.other.key };
};
type Line = { line: number; id: number | null; result: string; message: string | null };

describe.each(areas)('a table of products of the %s', (area) => {
  const tables = async () => {
    const { path, key } = await place(area);
    return {
      ...{ path, key },
      read: async (): Promise<string> => (await app.api.get(`${path}/export`, key).expect(200)).body.csv,
      send: async (csv: string, more: object = {}): Promise<{ applied: boolean; lines: Line[] }> =>
        (
          await app.api
            .post(`${path}/import`, key)
            .send({ csv, ...more })
            .expect(200)
        ).body,
      get: async (id: number) => (await app.api.get(`/${area}/products/${id}`, key).expect(200)).body,
    };
  };
  const slugOf = (name: string) => (area === 'shop' ? `,${name}` : '');
  const header = `id,title,category,price,stock${area === 'shop' ? ',slug' : ''}`;

  it('has the tax class of products', async () => {
    const { read, send, get } = await tables();
    const row = (kind: string) => `${header},tax_class\r\n,Bread,Food,2,5${slugOf('bread')},${kind}`;
    expect((await send(row('luxury'))).lines[0]?.result).toBe('refused');
    const [line] = (await send(row('reduced'))).lines;
    expect((await get(line?.id ?? 0)).tax_class).toBe('reduced');
    expect(await read()).toMatch(/weight,tax_class[\s\S]*Bread.*reduced/);
  });

  it('creates and changes products and the amounts of variants, once it is no trial', async () => {
    const { path, key, read, send, get } = await tables();
    const shirt = { title: 'Shirt', price: 20, category: 'Clothing', options: [{ name: 'Size', values: ['S', 'M'] }] };
    const made = (
      await app.api
        .post(path, key)
        .send({ ...shirt, slug: area === 'shop' ? 'shirt' : undefined })
        .expect(201)
    ).body;
    const [s] = made.variants;
    const csv = [
      header,
      `,"=Mug, blue",Kitchen,9.50,4${slugOf('mug')}`,
      `${made.id},Linen shirt,,,${slugOf('')}`,
      `${s.id},,,18,6${slugOf('')}`,
    ].join('\r\n');
    const trial = await send(csv, { dry_run: true });
    expect(trial.applied).toBe(false);
    expect(trial.lines.map(({ line, result }) => [line, result])).toEqual([
      [2, 'created'],
      [3, 'updated'],
      [4, 'updated'],
    ]);
    expect(await get(made.id)).toMatchObject({ title: 'Shirt', stock: 0 });
    const { applied, lines } = await send(csv);
    expect(applied).toBe(true);
    const mug = lines[0]?.id as number;
    expect(await get(mug)).toMatchObject({ title: '=Mug, blue', price: 9.5, stock: 4 });
    expect(await get(made.id)).toMatchObject({ title: 'Linen shirt', price: 18, stock: 6 });
    // The export can be sent again, and changes nothing.
    const table = await read();
    expect(table).toContain(`${mug},,"'=Mug, blue",Kitchen,active,physical,9.50,4,`);
    expect(table).toContain(`${s.id},S,Linen shirt,`);
    const [before, again] = [await get(made.id), await send(table)];
    expect([again.applied, await get(made.id), await read()]).toEqual([true, before, table]);
  });

  it('changes nothing if a line is refused, and says why', async () => {
    const { send, read } = await tables();
    const before = await read();
    const rows = [
      `,Cup,Kitchen,3,1${slugOf('cup')}`,
      `,,Kitchen,3,1${slugOf('none')}`,
      `,Plate,Kitchen,"3,5",1${slugOf('plate')}`,
      `2147483647,Plate,Kitchen,3,1${slugOf('')}`,
      `x,Plate,Kitchen,3,1${slugOf('')}`,
      ...(area === 'shop' ? [`,Cup,Kitchen,3,1,cup`] : []),
    ];
    const { applied, lines } = await send([header, ...rows].join('\n'));
    expect(applied).toBe(false);
    expect(lines.map(({ result }) => result)).toEqual(['created', ...Array(rows.length - 1).fill('refused')]);
    expect(lines.slice(1).map(({ message }) => message)).toEqual([
      expect.stringContaining('title'),
      expect.stringContaining('price'),
      expect.stringMatching(/product/i),
      expect.stringContaining('id'),
      ...(area === 'shop' ? [expect.stringContaining('slug')] : []),
    ]);
    expect(await read()).toBe(before);
    for (const broken of ['id,title\n1,"open', 'id,colour\n1,red', 'id,title\n1,2,3']) {
      expect((await send(broken)).lines).toMatchObject([{ result: 'refused' }]);
    }
    expect(await send('id\ttitle\n')).toEqual({ applied: true, lines: [] });
  });

  it('is of those who sell there', async () => {
    const { path } = await tables();
    await app.api.get(`${path}/export`, app.people.member.key).expect(403);
    await app.api.post(`${path}/import`, app.people.member.key).send({ csv: 'id' }).expect(403);
  });
});

it('changes no product of another store', async () => {
  const { path, key } = await place('marketplace');
  const other = await shops.store(app.people.member.key);
  const id = await shops.product(other.slug, { stock: 3 }, app.people.member.key);
  const { body } = await app.api
    .post(`${path}/import`, key)
    .send({ csv: `id,stock\n${id},9` })
    .expect(200);
  expect(body).toMatchObject({ applied: false, lines: [{ id, result: 'refused' }] });
  expect(await shops.stock(id)).toBe(3);
});
