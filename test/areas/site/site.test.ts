import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orphans } from '../../../src/core/storage/sweep.js';
import { owners } from '../../../src/handlers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { Visitor } from '../../web/visitor.js';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await testApp({ settings: { SITE_NAME: 'The Shed', RATE_LIMITS: 'off' } });
  admin = app.people.admin.key;
});
afterAll(() => app.close());

const site = async (query = '') => (await app.api.get(`/site${query}`).expect(200)).body;
const change = (body: object, key = admin) => app.api.patch('/site', key).send(body);
const put = (bytes: Buffer, key?: string) => app.api.put('/site/logo', key ?? admin).attach('logo', bytes, 'logo.bin');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
const write = (name: string, text: string, key = admin) => app.api.put(`/site/pages/${name}`, key).send({ text });
const stored = async () => {
  const keys: string[] = [];
  for await (const { key } of app.storage.list('logos')) keys.push(key);
  return keys;
};
const entries = async () => {
  const { body } = await app.api.get('/moderation/log?target_type=site', admin).expect(200);
  return body.entries.map(({ action, target_id: id, details }: Record<string, unknown>) => [action, id, details]);
};

it("returns only the site's name at first", async () => {
  expect(await site()).toEqual({ name: 'The Shed', welcome: null, accent: null, logo_url: null, site_pages: [] });
});

it('allows only admins to change the site', async () => {
  const { member, moderator } = app.people;
  for (const { key } of [member, moderator]) {
    await expectCode(change({ accent: '#112233' }, key), 403, 'forbidden');
    await expectCode(put(await plain(9, 9), key), 403, 'forbidden');
    await expectCode(app.api.delete('/site/logo', key), 403, 'forbidden');
    await expectCode(write('rules', 'Mine', key), 403, 'forbidden');
  }
  expect(await stored()).toEqual([]);
  expect(await entries()).toEqual([]);
});

describe('PATCH /site', () => {
  it('changes what is named, and writes which into the log', async () => {
    await change({ welcome: 'Make **things**.', accent: '#AABBCC' }).expect(200);
    await change({ accent: '#223344' }).expect(200);
    expect(await site('?render=html')).toMatchObject({
      welcome: 'Make **things**.',
      welcome_html: '<p>Make <strong>things</strong>.</p>\n',
      accent: '#223344',
    });
    const { body } = await change({ welcome: null, accent: null }).expect(200);
    expect([body.welcome, body.accent]).toEqual([null, null]);
    const fields = { fields: 'welcome, accent' };
    expect(await entries()).toEqual([
      ['updateSite', null, fields],
      ['updateSite', null, { fields: 'accent' }],
      ['updateSite', null, fields],
    ]);
  });

  it.each(['red', '#12345', '#1234567', '#12345g', 'url(x)', '#112233}', ''])(
    'refuses the colour %j',
    async (accent) => {
      await expectCode(change({ accent }), 400, 'invalid_param');
    },
  );

  it('refuses a change of nothing, and a welcome that is too long', async () => {
    await expectCode(change({}), 422, 'missing_fields');
    await expectCode(change({ welcome: 'x'.repeat(2001) }), 400, 'invalid_param');
  });

  it('answers 412 if If-Match names another state', async () => {
    const { etag } = (await app.api.get('/site').expect(200)).headers;
    await change({ accent: '#111111' }).expect(200);
    await expectCode(change({ accent: '#222222' }).set('If-Match', String(etag)), 412, 'precondition_failed');
    expect((await site()).accent).toBe('#111111');
  });

  it('applies concurrent changes of the site one after the other', async () => {
    await app.database.pool.query('DELETE FROM site_settings');
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((each) => change({ accent: `#${each.repeat(6)}` })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(replies.map(({ body }) => body.accent)).toContain((await site()).accent);
    const texts = await Promise.all(['a', 'b', 'c', ''].map((text) => write('privacy', text)));
    expect(texts.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await write('privacy', '').expect(200);
  });
});

describe('the logo', () => {
  it('is refused where it is no picture of the contract', async () => {
    const large = Buffer.concat([await plain(9, 9), Buffer.alloc(6 * 1024 * 1024)]);
    await expectCode(put(large), 413, 'payload_too_large');
    const form = () => app.api.put('/site/logo', admin);
    await expectCode(form().field('other', 'text'), 422, 'missing_fields');
    await expectCode(
      form()
        .field('a b', 'text')
        .attach('logo', await plain(9, 9), 'logo.png'),
      400,
      'invalid_param',
    );
    await expectCode(put(await plain(9, 9)).query({ render: 'pdf' }), 400, 'invalid_param');
    await expectCode(app.api.delete('/site/logo?render=pdf', admin), 400, 'invalid_param');
    await expectCode(app.api.get('/site?render=pdf'), 400, 'invalid_param');
    expect(await stored()).toEqual([]);
  });

  const fetchLogo = async (url: string) => {
    const reply = await fetch(url);
    return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
  };

  it('is padded to a square, and its address says which it is', async () => {
    const { body } = await put(await plain(400, 100)).expect(200);
    const { reply, bytes } = await fetchLogo(body.logo_url);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([256, 256, 4]);
    const alphaAt = (y: number) => data[(y * info.width + 128) * 4 + 3];
    expect([alphaAt(5), alphaAt(128), alphaAt(250)]).toEqual([0, 255, 0]);

    const second = (await put(await plain(50, 50)).expect(200)).body.logo_url;
    expect(second).not.toBe(body.logo_url);
    const old = await fetchLogo(body.logo_url);
    expect(old.reply.headers.get('cache-control')).toBe('public, no-cache');
    expect(old.bytes.equals((await fetchLogo(second)).bytes)).toBe(true);
    // The logo is stored in the database.
    expect(await stored()).toEqual([]);
    expect((await app.api.delete('/site/logo', admin).expect(200)).body.logo_url).toBeNull();
    expect((await fetchLogo(second)).reply.status).toBe(404);
    await app.api.delete('/site/logo', admin).expect(200);
    expect((await entries()).slice(0, 3)).toEqual([
      ['deleteSiteLogo', null, {}],
      ['updateSiteLogo', null, { fields: 'logo' }],
      ['updateSiteLogo', null, { fields: 'logo' }],
    ]);
    expect((await fetch(second, { method: 'POST' })).status).toBe(405);
  });

  it('stays where what is sent is no picture', async () => {
    const url = (await put(await plain(60, 60)).expect(200)).body.logo_url;
    await expectCode(put((await plain(60, 60)).subarray(0, 60)), 400, 'invalid_file');
    await expectCode(put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415, 'unsupported_media_type');
    await expectCode(put(await plain(5000, 5000)), 400, 'invalid_file');
    expect((await site()).logo_url).toBe(url);
    expect(await stored()).toEqual([]);
  });

  it('leaves nothing that the sweep would miss', async () => {
    const key = `logos/00/${'c'.repeat(32)}`;
    async function* one() {
      yield Buffer.from('x');
    }
    await app.storage.write({ key, mimeType: 'image/png', disposition: 'inline', name: 'a' }, one());
    const orphanKeys: string[] = [];
    const later = new Date(Date.now() + 3_700_000);
    for await (const each of orphans({ storage: app.storage, database: app.database }, owners, later))
      orphanKeys.push(each.key);
    expect(orphanKeys).toContain(key);
  });
});

describe('the pages of the site', () => {
  it('are there once an admin writes them, and until they are empty', async () => {
    await expectCode(app.api.get('/site/pages/rules'), 404, 'page_not_found');
    const { body } = await write('rules', '# Be *kind*').expect(200);
    expect(body).toEqual({ name: 'rules', title: 'Rules', text: '# Be *kind*' });
    await write('imprint', 'Somebody').expect(200);
    expect((await app.api.get('/site/pages/rules?render=html').expect(200)).body.text_html).toBe(
      '<h3>Be <em>kind</em></h3>\n',
    );
    expect((await site()).site_pages).toEqual([
      { name: 'rules', title: 'Rules' },
      { name: 'imprint', title: 'Imprint' },
    ]);
    expect((await write('rules', ' \n').expect(200)).body.text).toBe('');
    await expectCode(app.api.get('/site/pages/rules'), 404, 'page_not_found');
    await write('imprint', '').expect(200);
    expect((await site()).site_pages).toEqual([]);
    expect((await entries())[0]).toEqual(['updateSitePage', null, { page: 'imprint' }]);
  });

  it('have no other names', async () => {
    for (const name of ['other', 'constructor']) {
      await expectCode(app.api.get(`/site/pages/${name}`), 404, 'page_not_found');
      await expectCode(write(name, 'x'), 404, 'page_not_found');
    }
    await expectCode(app.api.get('/site/pages/..%2Fx'), 400, 'invalid_param');
  });
});

it('shows changes of the site at once in the same process, and within two seconds in others', async () => {
  const other = await testApp({ sharing: app, settings: { RATE_LIMITS: 'off' } });
  try {
    const shows = async (of: TestApp, text: string) => (await new Visitor(of).get('/sign-in')).text.includes(text);
    await change({ accent: '#010203' }).expect(200);
    await sleep(2100);
    expect(await shows(other, '-010203.css')).toBe(true);
    await change({ accent: '#040506' }).expect(200);
    await write('terms', 'Be fair.').expect(200);
    expect([await shows(app, '-040506.css'), await shows(app, 'href="/terms"')]).toEqual([true, true]);
    expect(await shows(other, '-010203.css')).toBe(true);
    await sleep(2100);
    expect([await shows(other, '-040506.css'), await shows(other, 'href="/terms"')]).toEqual([true, true]);
  } finally {
    await other.close();
  }
});

it('costs the pages no query of their own, and is kept while the database does not answer', async () => {
  const visitor = new Visitor(app);
  await visitor.get('/sign-in');
  const statements: string[] = [];
  const { json } = app.database;
  app.database.json = (statement, values) => {
    statements.push(statement.name);
    return json(statement, values);
  };
  try {
    for (let n = 0; n < 5; n++) await visitor.get('/sign-in');
    expect(statements.filter((name) => name === 'stored_site')).toEqual([]);
    await sleep(2100);
    app.database.json = (statement, values) =>
      statement.name === 'stored_site' ? Promise.reject(new Error('gone')) : json(statement, values);
    expect((await visitor.get('/sign-in')).text).toContain('-040506.css');
  } finally {
    app.database.json = json;
  }
});
