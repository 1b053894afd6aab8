import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../generated/contract.js';
import { answersOf } from '../helpers/answers.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { forumOf } from '../helpers/forum.js';
import { searchSettled } from '../helpers/search.js';
import { shopsOf } from '../helpers/shops.js';
import { sitePaths } from '../helpers/site-paths.js';
import { videosOf } from '../helpers/videos.js';
import { type Answer, newcomer, Visitor } from './visitor.js';

let app: TestApp;
let admin: Visitor;
/** Paths of everything outside of the API, with existing ids and names. */
const paths: string[] = [];

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  admin = await newcomer(app, 'ada');
  await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'ada'`);
  const [forum, answers, shops, videos] = [forumOf(app), answersOf(app), shopsOf(app), videosOf(app)];
  const board = await forum.board('Workshop');
  await forum.topic(board, 'Which glue?');
  await answers.category('house', 'House');
  await answers.question('How to hang a mirror?', { category: 'house' });
  const { slug } = await shops.store();
  await shops.product(slug);
  await shops.shopProduct();
  await videos.video({ status: 'ready' });
  await searchSettled(app);
  const values: Record<string, string> = {
    id: '1',
    kind: 'topics',
    page: '1',
    name: 'terms',
    type: 'topic',
    username: 'mia_member',
    area: 'forum',
    file: '1',
    provider: 'none',
    token: 'x'.repeat(32),
  };
  const named = (path: string) =>
    path.replace(/:(\w+)/g, (_, name) => values[name] ?? (path.includes('categories') ? 'house' : slug));
  const videoUrl = encodeURIComponent(`${app.origin}/videos/1`);
  for (const path of [...sitePaths(app), '/favicon.ico', '/nowhere']) paths.push(named(path));
  paths.push('/search?q=mirror', '/search.atom?q=mirror', `/oembed?url=${videoUrl}`, '/forum/topics?unread=true');
  const { text } = await admin.get('/forum');
  paths.push(...[...text.matchAll(/(?:href|src)="(\/(?:assets|api)\/[^"]+)"/g)].map(([, path]) => path as string));
});
afterAll(() => app.close());

/** True if a shared cache may store a reply. */
const isShared = ({ headers }: Answer): boolean => /\bpublic\b|s-maxage/.test(headers.get('cache-control') ?? '');
const isKept = ({ headers }: Answer): boolean => !/no-store/.test(headers.get('cache-control') ?? '');
const names = (list: string | null): string[] => (list ?? '').toLowerCase().split(/, */);

describe('cached replies', () => {
  it('covers every path of the site', () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/topics/1.xml', '/site.webmanifest', '/docs/forum']) {
      expect(paths).toContain(path);
    }
    expect(paths.length).toBeGreaterThan(100);
  });

  it('sets no cookie where a reply is for everybody, whoever is signed in', async () => {
    const faults: string[] = [];
    let shared = 0;
    for (const path of paths) {
      const answer = await admin.get(path);
      if (!isShared(answer)) continue;
      shared++;
      if (answer.set.length > 0) faults.push(`${path}: public with Set-Cookie`);
      if (names(answer.headers.get('vary')).includes('cookie')) faults.push(`${path}: public, and differs by cookie`);
    }
    expect(faults).toEqual([]);
    expect(shared).toBeGreaterThan(8);
  });

  it.each([
    ['cookie', {}, {}],
    ['accept-language', { 'Accept-Language': 'en' }, { 'Accept-Language': 'de' }],
  ])('says by Vary where a body differs by %s', async (header, here, there) => {
    const visitor = new Visitor(app);
    const faults: string[] = [];
    for (const path of paths) {
      const one = await admin.get(path, here);
      const other = await (header === 'cookie' ? visitor : admin).get(path, there);
      const isSame = one.status === other.status && one.text === other.text;
      const told = [one, other].filter(isKept).every(({ headers }) => names(headers.get('vary')).includes(header));
      if (!isSame && !told) faults.push(path);
    }
    expect(faults).toEqual([]);
  });
});

describe('the interface', () => {
  it('lets no shared cache keep what a key is answered', async () => {
    const reads = Object.values(contract).filter(({ method }) => method === 'get');
    expect(reads.length).toBeGreaterThan(50);
    for (const { path } of reads) {
      const at = path.replace(/\{\w+\}/g, '1');
      const Authorization = `Bearer ${app.people.admin.key}`;
      const { headers, body } = await fetch(`${app.origin}/v1${at}`, { headers: { Authorization } });
      // A stream of events never ends.
      await body?.cancel();
      expect([at, /\bpublic\b|s-maxage/.test(headers.get('cache-control') ?? ''), headers.get('set-cookie')]).toEqual([
        at,
        /\/avatar|\/logo/.test(at),
        null,
      ]);
    }
  });
});
