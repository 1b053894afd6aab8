import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../src/core/platform/config.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { Visitor } from './visitor.js';

const folder = mkdtempSync(join(tmpdir(), 'plaza-pages-'));
let app: TestApp;
beforeAll(async () => {
  writeFileSync(join(folder, 'terms.txt'), 'Be *kind* & <b>fair</b>.\n\nOr leave.\n');
  writeFileSync(join(folder, 'imprint.txt'), 'Somebody, somewhere');
  app = await testApp({ settings: { PAGES_DIR: folder } });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it('shows the texts of the operator that there are, and links them on each page and at sign-up', async () => {
  const visitor = new Visitor(app);
  const terms = await visitor.get('/terms');
  expect([terms.status, /<h1[^>]*>(.*?)<\/h1>/.exec(terms.text)?.[1]]).toEqual([200, 'Terms']);
  expect(terms.text).toContain('Be <em>kind</em> &amp; &lt;b&gt;fair&lt;/b&gt;.</p>');
  expect(terms.text).toContain('Or leave.</p>');
  expect((await visitor.get('/imprint')).text).toContain('Somebody, somewhere');
  expect((await visitor.get('/privacy')).status).toBe(404);
  const linksTo = async (page: string, path: string) =>
    (await visitor.get(page)).text.split(`href="${path}"`).length - 1;
  expect(await linksTo('/', '/terms')).toBe(1);
  expect(await linksTo('/sign-up', '/terms')).toBe(2);
  expect(await linksTo('/sign-up', '/privacy')).toBe(0);
});

it('shows what an admin writes in their place', async () => {
  const { admin } = app.people;
  const visitor = new Visitor(app);
  await app.api.put('/site/pages/terms', admin.key).send({ text: 'Ours.' }).expect(200);
  expect((await visitor.get('/terms')).text).toContain('<p>Ours.</p>');
  const { body } = await app.api.put('/site/pages/terms', admin.key).send({ text: '' }).expect(200);
  expect(body.text).toContain('Be *kind*');
  expect((await visitor.get('/terms')).text).toContain('Or leave.');
});

it('reports a missing PAGES_DIR at start', () => {
  expect(() => loadConfig({ PAGES_DIR: join(folder, 'nowhere') })).toThrow('PAGES_DIR cannot be read');
});

it('serves the icon and robots.txt at their usual paths', async () => {
  const icon = await fetch(`${app.origin}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(icon.headers.get('cache-control')).toBe('public, max-age=86400');
  const robots = await fetch(`${app.origin}/robots.txt`);
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await robots.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain('Disallow: /shares');
  expect(lines).toContain('Disallow: /staff');
});
