import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, problemStatuses } from '../../generated/contract.js';
import document from '../../generated/openapi.json' with { type: 'json' };
import { demoKeysFile } from '../../src/api/http/local-demo.js';
import { chapters } from '../../src/core/contract/chapters.js';
import { find } from '../../src/web/docs/find.js';
import { guides } from '../../src/web/docs/guides.js';
import { languages } from '../../src/web/docs/samples.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
const pages = ['/docs', '/docs/guide', '/docs/codes', ...guides.map(({ name }) => `/docs/${name}`)];

describe('the reference', () => {
  it('is two links away from verifying a webhook, on any page', async () => {
    const visitor = new Visitor(app);
    for (const path of ['/', '/forum', '/sign-in', '/nowhere', '/developers']) {
      expect(linksIn((await visitor.get(path)).text), path).toContain('/docs');
    }
    expect(linksIn((await visitor.get('/docs')).text)).toContain('/docs/verify-a-webhook');
  });

  it('begins with a key and a request, and lists every operation', async () => {
    const { text } = await new Visitor(app).get('/docs');
    expect(text).toContain(`curl -sS ${app.origin}/api/v1/forum/boards`);
    const [key, firstGuide, operations] = ['/profile/keys', '/docs/first-request', 'id="operations"'].map((it) =>
      text.indexOf(it),
    ) as [number, number, number];
    expect(key < operations && firstGuide < operations).toBe(true);
    const listed = linksIn(text).filter((link) => link.includes('#tag/'));
    expect(listed).toHaveLength(chapters.flatMap((chapter) => chapter.operations).length);
  });

  it('has no link that leads nowhere', async () => {
    const visitor = new Visitor(app);
    const texts = new Map<string, string>();
    const read = async (path: string) => {
      const { status, text } = await visitor.get(path);
      // The profile wants a sign-in first.
      expect([path, status < 400]).toEqual([path, true]);
      texts.set(path, text);
      return text;
    };
    const faults: string[] = [];
    for (const page of pages) {
      const html = await read(page);
      expect(html, page).not.toMatch(/\{base_url\}|\{origin\}/);
      for (const link of linksIn(html).filter(
        (each) => each.startsWith('/') && !/^\/(assets|docs\/try)\//.test(each),
      )) {
        const [path = '', anchor] = link.split('#');
        const target = texts.get(path) ?? (await read(path));
        const isDrawn = chapters.some(({ name }) => path === `/docs/${name}`);
        if (anchor !== undefined && !isDrawn && !target.includes(`id="${anchor}"`)) faults.push(`${page}: ${link}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('shows each sample in one language', async () => {
    const visitor = new Visitor(app);
    for (const { name } of guides) {
      for (const language of Object.keys(languages)) {
        const { text } = await visitor.get(`/docs/${name}?lang=${language}`);
        const shown = new Set([...text.matchAll(/class="language-(\w+)"/g)].map(([, shown]) => shown));
        shown.delete('json');
        shown.delete('js');
        // A block alone, or a run without this language, stays as it is.
        expect(shown.has(language), `${name} in ${language}`).toBe(true);
        expect([...shown].filter((each) => each !== language && each !== 'sh')).toEqual([]);
      }
    }
    const unknown = await visitor.get('/docs/first-request?lang=constructor');
    expect(unknown.text).toContain('class="language-sh"');
  });

  it('has a page for each operation, from which one sends a request of it, and one for each code', async () => {
    const visitor = new Visitor(app);
    for (const id of Object.keys(contract)) {
      const { status, text } = await visitor.get(`/docs/try/${id}`);
      const [, command = ''] = /<code id="curl">(.*?)<\/code>/s.exec(text) ?? [];
      expect([id, status, command.includes('/api/v1/'), command]).toEqual([id, 200, true, command]);
      expect(command, id).not.toMatch(/[{][a-z_]+[}]|undefined|object Object/);
    }
    const { text } = await visitor.get('/docs/try/createTopic');
    expect(text).toMatch(
      /<form class="card try" method="post" data-method="POST" data-path="\/api\/v1\/forum\/topics"/,
    );
    expect(text).toContain('id="code-board_not_found"');
    expect((await visitor.get('/docs/try/createFile')).text).toMatch(/-F &#39;file=@file|-F 'file=@file/);
    for (const unknown of ['try/constructor', 'try/topicCreated', 'codes/constructor']) {
      expect((await visitor.get(`/docs/${unknown}`)).status).toBe(404);
    }
    const codes = await visitor.get('/docs/codes');
    expect(codes.text.length).toBeLessThan(40_000);
    expect(linksIn((await visitor.get('/docs/codes/topic_locked')).text)).toContain('/docs/try/createReply');
  });

  it('is there without the site, too', async () => {
    const off = await testApp({ sharing: app, settings: { SITE: 'off' } });
    for (const path of pages) expect((await new Visitor(off).get(path)).status).toBe(200);
    await off.close();
  });
});

describe('the first request of a demo', () => {
  const key = `plaza_${'a'.repeat(36)}`;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-docs-demo-'));
    await writeFile(demoKeysFile(folder), JSON.stringify({ member: key, moderator: 'm', admin: 'a' }, null, 2));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has the key of its member on its own machine, and nowhere else', async () => {
    const config = { demo: true, dataDir: folder };
    const demo = await testApp({ sharing: app, config });
    const open = await testApp({ sharing: app, config: { ...config, host: '0.0.0.0' } });
    const earnest = await testApp({ sharing: app, config: { dataDir: folder } });
    const here = await new Visitor(demo).get('/docs');
    expect(here.text).toContain(`export PLAZA_KEY=${key}`);
    const trial = await new Visitor(demo).get('/docs/try/getMe');
    expect([trial.text.includes(`value="${key}"`), trial.headers.get('cache-control')]).toEqual([true, 'no-store']);
    expect(here.headers.get('cache-control')).toBe('no-store');
    for (const [where, headers] of [
      [open, {}],
      [earnest, {}],
      [demo, { 'X-Forwarded-For': '203.0.113.9' }],
      [demo, { Via: '1.1 cache' }],
    ] as const) {
      const { status, text } = await new Visitor(where, headers).get('/docs');
      expect([status, text.includes(key), text.includes('/forum/boards')]).toEqual([200, false, true]);
      expect((await new Visitor(where, headers).get('/docs/try/getMe')).text).not.toContain(key);
    }
    await Promise.all([demo, open, earnest].map((each) => each.close()));
  });

  it('goes without a key where the file is gone', async () => {
    const demo = await testApp({ sharing: app, config: { demo: true, dataDir: join(folder, 'none') } });
    expect((await new Visitor(demo).get('/docs')).text).toContain('/forum/boards');
    await demo.close();
  });
});

describe('the search of the reference', () => {
  it.each([
    ['How do I verify a webhook?', 'Guide', 'Verify a webhook'],
    ['upload a film', 'Guide', 'Upload a file or a video'],
    ['retries', 'Guide', 'Handle errors and retries'],
    ['idempotent requests', 'Guide', 'Idempotent requests'],
    ['listTopics', 'Operation', 'List topics'],
    ['POST /webhooks', 'Operation', 'Create a webhook'],
    ['topic_locked', 'Code', 'topic_locked'],
    ['AnnouncementList', 'Schema', 'AnnouncementList'],
  ])('finds for “%s” a %s first', (q, kind, title) => {
    const [first] = find(q);
    expect([first?.kind, first?.title]).toEqual([kind, title]);
  });

  it('has every operation, code, and schema of a request or response', () => {
    const has = (title: string) => find(title).some((each) => each.title === title);
    const operations = Object.keys(contract).filter((id) => !find(id).some(({ href }) => href.endsWith(`/${id}`)));
    expect(operations).toEqual([]);
    expect(Object.keys(problemStatuses).filter((code) => !has(code))).toEqual([]);
    expect(Object.keys(document.components.schemas).filter((name) => !has(name))).toEqual([]);
  });

  it('shows what it finds without a script, and no markup of others', async () => {
    const visitor = new Visitor(app);
    const { text, headers } = await visitor.get('/docs?q=topic_locked');
    expect(text).toContain('href="/docs/codes#topic_locked"');
    expect(headers.get('cache-control')).toBe('no-store');
    const hostile = await visitor.get(`/docs?q=${encodeURIComponent('"><script>x</script>')}`);
    expect(hostile.text).not.toContain('<script>x');
    expect((await visitor.get('/docs?q=zzzzqq')).text).toContain('Nothing has these words.');
    expect((await visitor.get('/docs?q=a&q=b')).status).toBe(200);
    expect(find(`${'x '.repeat(100_000)}`)).toEqual([]);
  });
});

describe('the guide for agents', () => {
  it('is listed in llms.txt, each page as Markdown', async () => {
    const visitor = new Visitor(app);
    const { text, headers } = await visitor.get('/llms.txt');
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    const links = [...text.matchAll(/\((http[^)]+)\)/g)].map(([, link = '']) => link);
    for (const link of links) {
      expect(link.startsWith(app.origin)).toBe(true);
      expect((await fetch(link)).status, link).toBe(200);
    }
    for (const { name, title } of guides) {
      expect(links).toContain(`${app.origin}/docs/${name}.md`);
      const page = await visitor.get(`/docs/${name}.md`);
      expect(page.text.startsWith(`# ${title}\n\n`)).toBe(true);
      expect(page.text).toContain('```java\n');
      expect(page.text).not.toMatch(/\{base_url\}|\]\(\//);
      expect(page.headers.get('cache-control')).toContain('public');
    }
  });
});
