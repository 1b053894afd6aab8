import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { formsIn } from '../forms.js';
import { newcomer, signIn, tokenIn, Visitor } from '../visitor.js';

let app: TestApp;
let admin: Visitor;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  admin = await newcomer(app, 'ada');
  await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'ada'`);
});
afterAll(() => app.close());

const page = '/settings/site';
const to = (asked: string, more = '', at = page) => `${at}?do=${encodeURIComponent(asked)}${more}`;
const sendLogo = async (visitor: Visitor, at = page) => {
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#383' } })
    .png()
    .toBuffer();
  form.set('logo', new Blob([new Uint8Array(picture)]), 'logo.png');
  const token = `&form_token=${encodeURIComponent(tokenIn((await visitor.get('/profile')).text))}`;
  const headers = { Cookie: visitor.cookies, Accept: 'text/html' };
  const address = app.origin + to('PUT /site/logo', token, at);
  return fetch(address, { method: 'POST', redirect: 'manual', headers, body: form });
};

it('shows the look that an admin set on all pages', async () => {
  const saved = await admin.submit(page, { welcome: 'Hello **all**', accent: '#AA3300' }, to('PATCH /site'));
  expect([saved.status, saved.location]).toEqual([303, page]);
  expect((await sendLogo(admin)).status).toBe(303);
  const text = await admin.submit(
    `${page}/rules`,
    { text: '- Be kind' },
    `${page}/rules?do=${encodeURIComponent('PUT /site/pages/rules')}`,
  );
  expect(text.status).toBe(303);

  const visitor = new Visitor(app);
  expect((await visitor.get('/')).text).toContain('<p>Hello <strong>all</strong></p>');
  expect((await visitor.get('/rules')).text).toContain('<li>Be kind</li>');
  for (const path of ['/', '/forum', '/sign-in', '/developers', '/docs', '/docs/forum', '/nothing-here']) {
    const { text: html } = await visitor.get(path);
    expect(html, path).toMatch(/<link rel="stylesheet" href="\/assets\/accent\.[0-9a-f]{12}-aa3300\.css"\/>/);
    expect(html, path).toMatch(/<img src="\/api\/v1\/site\/logo\.webp\?v=[0-9a-f]{12}" alt /);
    expect(html, path).not.toContain('style=');
  }
  expect((await visitor.get('/forum')).text).toContain('<a href="/rules">Rules</a>');
  expect((await visitor.get('/forum', { 'Accept-Language': 'de' })).text).toContain('<a href="/rules">Regeln</a>');
  expect((await admin.get('/forum')).text).toContain('href="/settings"');
  expect((await visitor.get('/')).headers.get('content-security-policy')).not.toContain('unsafe-inline');
});

it('shows the look with SITE=off, too', async () => {
  const off = await testApp({ sharing: app, settings: { SITE: 'off' } });
  try {
    const visitor = new Visitor(off);
    const { text, status } = await visitor.get('/rules');
    expect([status, text.includes('<li>Be kind</li>'), text.includes('site.webmanifest')]).toEqual([200, true, false]);
    expect(text).toContain('-aa3300.css');
    expect((await visitor.get('/sign-up')).text.split('href="/rules"')).toHaveLength(3);
    const owner = new Visitor(off);
    await signIn(owner, 'ada');
    expect((await owner.get('/profile')).text).toContain('href="/settings"');
    const { text: settings } = await owner.get('/settings');
    for (const name of ['site', 'boards', 'categories', 'announcements', 'sales']) {
      const path = `/settings/${name}`;
      expect(settings).toContain(`href="${path}"`);
      const found = await owner.get(path);
      expect([path, found.status, found.text.match(/href="\/(?:forum|answers|search)[/"]/)]).toEqual([path, 200, null]);
      expect((await visitor.get(path)).status).toBe(404);
    }
    const saved = await owner.send('/settings/announcements', 'POST /announcements', {
      title: 'Closed',
      body: 'On Monday.',
      next: '/settings/announcements',
    });
    expect([saved.status, saved.location]).toEqual([303, '/settings/announcements']);
    for (const path of ['/announcements', '/forum']) expect((await owner.get(path)).status).toBe(404);
  } finally {
    await off.close();
  }
});

it('moves a board up by a form that is on the page once', async () => {
  const titles = Array.from({ length: 12 }, (_, at) => `Moved ${at}`);
  for (const title of titles) await app.api.post('/forum/boards', app.people.admin.key).send({ title }).expect(201);
  const order = async () => {
    const { body } = await app.api.get('/forum/boards').expect(200);
    return body.map(({ title }: { title: string }) => title).filter((title: string) => title.startsWith('Moved'));
  };
  const { body: boards } = await app.api.get('/forum/boards').expect(200);
  const path = `/settings/boards?edit=board-${boards.at(-1).id}`;
  expect((await admin.get('/settings/boards')).text).not.toContain('name="board_ids.');
  for (let times = 0; times < 2; times++) {
    const { text } = await admin.get(path);
    expect(text.split('name="board_ids.').length - 1).toBeLessThanOrEqual(boards.length);
    const form = formsIn(text).find(({ name }) => name.startsWith('PUT /forum/boards/order'));
    const sent = await admin.post(form?.action ?? '', Object.fromEntries(form?.fields ?? []));
    expect([sent.status, sent.location]).toEqual([303, path]);
  }
  expect(await order()).toEqual([...titles.slice(0, 9), 'Moved 11', 'Moved 9', 'Moved 10']);
});

it('refuses a logo of members without storing it', async () => {
  const member = await newcomer(app, 'wanda');
  const { text } = await member.get('/forum');
  expect(text).not.toContain('href="/settings"');
  const forged = await member.post(to('PATCH /site', '', '/forum'), { form_token: tokenIn(text), accent: '#000000' });
  expect(forged.status).toBe(403);
  const { write } = app.storage;
  const keys: string[] = [];
  app.storage.write = (object, ...rest) => {
    keys.push(object.key);
    return write(object, ...rest);
  };
  try {
    // A form of any page can call any operation.
    expect((await sendLogo(member, '/forum')).status).toBe(403);
    expect((await sendLogo(member)).status).toBe(404);
    expect((await sendLogo(admin)).status).toBe(303);
  } finally {
    app.storage.write = write;
  }
  expect(keys).toEqual([expect.stringMatching(/^logos\//)]);
});

it('serves a style sheet for valid colours only', async () => {
  const [, address = ''] = /href="(\/assets\/accent[^"]+)"/.exec((await new Visitor(app).get('/')).text) ?? [];
  const get = async (path: string) => {
    const reply = await fetch(app.origin + path);
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  const sheet = await get(address);
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(sheet.text).toMatch(/^:root\{--chosen:#aa3300\}/);
  // Another address has another body, although the first one's is kept compressed.
  expect((await get(address.replace('aa3300', '001122'))).text).toMatch(/^:root\{--chosen:#001122\}/);
  const plaza = /href="(\/assets\/plaza[^"]+)"/.exec((await new Visitor(app).get('/')).text)?.[1] ?? '';
  for (const path of [
    address.replace('aa3300', 'aa330'),
    address.replace('aa3300', 'aa330}'),
    address.replace(/\.[0-9a-f]{12}/, '.000000000000'),
    plaza.replace('.css', '-aa3300.css'),
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

it('keeps a description that is longer than lists show, when a board gets a colour and a parent', async () => {
  const { api, people } = app;
  const description = 'Long. '.repeat(2000);
  const make = async (body: object) =>
    (await api.post('/forum/boards', people.admin.key).send(body).expect(201)).body.id;
  const [whole, part] = [await make({ title: 'Whole' }), await make({ title: 'Part', description })];
  const { text } = await admin.get(`/settings/boards?edit=board-${part}`);
  const form = formsIn(text).find(({ name }) => name.startsWith(`PATCH /forum/boards/${part}`));
  const fields = { ...Object.fromEntries(form?.fields ?? []), color: 'rose', parent_id: String(whole) };
  expect((await admin.post(form?.action ?? '', fields)).status).toBe(303);
  const { board } = (await api.get(`/forum/boards/${part}`).expect(200)).body;
  expect(board).toMatchObject({ description, color: 'rose', parent: { id: whole } });
  const page = (await admin.get('/forum')).text;
  expect(page.indexOf('>Part<')).toBeGreaterThan(page.indexOf('>Whole<'));
  expect(page).toContain('row edge-3 within');
});
