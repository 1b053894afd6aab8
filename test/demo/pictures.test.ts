import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCommunity } from '../../src/demo/community/load.js';
import { seedDemo } from '../../src/demo/demo.js';
import { type TestApp, testApp } from '../helpers/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  await seedDemo(app.database.prisma, app.storage, { origin: app.origin });
});
afterAll(() => app.close());

/** The type of what is at an address, after redirects. */
const typeAt = async (url: string) => {
  const { status, headers } = await fetch(url);
  return status === 200 ? headers.get('content-type') : status;
};

it('serves the pictures of products and films from the service itself', async () => {
  const { products } = await (await fetch(`${app.origin}/api/v1/marketplace/products?per_page=100`)).json();
  const { products: goods } = await (await fetch(`${app.origin}/api/v1/shop/products?per_page=100`)).json();
  const { videos } = await (await fetch(`${app.origin}/api/v1/videos?per_page=100`)).json();
  const urls: string[] = [
    ...[...products, ...goods].map(({ image_url: url }) => url),
    ...videos.map(({ thumbnail_url: url }: { thumbnail_url: string }) => url),
  ];
  expect(urls.length).toBeGreaterThanOrEqual(22);
  for (const url of urls) {
    expect(url).toMatch(new RegExp(`^${app.origin}/(attachments|pictures)/`));
    expect(await typeAt(url), url).toBe('image/webp');
  }
});

it('shows pictures in topics, and several of some products', async () => {
  const { topics } = await (await fetch(`${app.origin}/api/v1/forum/topics?per_page=100`)).json();
  const bench = topics.find(({ title }: { title: string }) => title.startsWith('A bench'));
  const { topic } = await (await fetch(`${app.origin}/api/v1/forum/topics/${bench.id}?render=html`)).json();
  const [, source = ''] = /<img src="([^"]+)"/.exec(topic.content_html) ?? [];
  expect(await typeAt(source)).toBe('image/webp');
  const product = await (await fetch(`${app.origin}/api/v1/marketplace/products/1`)).json();
  expect(product.pictures).toHaveLength(3);
  for (const { url } of product.pictures) expect(await typeAt(`${url}?size=320`)).toBe('image/webp');
});

it('gives everybody a face', async () => {
  for (const name of Object.keys(loadCommunity().people)) {
    const { avatar_url: url } = await (await fetch(`${app.origin}/api/v1/users/${name}`)).json();
    for (const size of [64, 128, 256]) expect(await typeAt(`${url}&size=${size}`), url).toBe('image/webp');
  }
});

it('links within the site to what is there', async () => {
  const texts = JSON.stringify(loadCommunity());
  const paths = [...texts.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect((await fetch(app.origin + path)).status, path).toBe(200);
  const { announcements } = await (await fetch(`${app.origin}/api/v1/announcements`)).json();
  const id = /topics\/(\d+)/.exec(announcements[0].body)?.[1];
  const { topic } = await (await fetch(`${app.origin}/api/v1/forum/topics/${id}`)).json();
  expect(topic.title).toContain('Repair café');
});
