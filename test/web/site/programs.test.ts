import { request } from 'node:http';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { searchSettled } from '../../helpers/search.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { newcomer, Visitor } from '../visitor.js';

let app: TestApp;
let visitor: Visitor;
let board: number;
const at: Record<string, number> = {};
const lines: string[] = [];
const hostile = 'Vec<String> & <table> <b>tags</b> ]]> "q"';

beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  app = await testApp({ settings: { RATE_LIMITS: 'off' }, log });
  visitor = new Visitor(app);
  const [forum, answers, videos] = [forumOf(app), answersOf(app), videosOf(app)];
  board = await forum.board('A < B & C');
  at.topic = await forum.topic(board, hostile);
  await answers.category('house', 'House');
  at.question = await answers.question(hostile, { category: 'house' });
  for (const visibility of ['public', 'unlisted', 'private'] as const) {
    at[visibility] = await videos.video({ title: `A ${visibility} film`, status: 'ready', visibility });
  }
  await app.database.pool.query('UPDATE videos SET width = 1920, height = 1080 WHERE id = $1', [at.public]);
});
afterAll(() => app.close());

const oembed = (query: Record<string, string>, who = visitor) => who.get(`/oembed?${new URLSearchParams(query)}`);
const filmAt = (path: string) => `${app.origin}${path}`;

describe('oEmbed', () => {
  it('returns nothing for a video that is not public, also to its owner and staff', async () => {
    const owner = await newcomer(app, 'olga');
    const admin = await newcomer(app, 'ada');
    await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'ada'`);
    const { rows } = await app.database.pool.query<{ id: number }>(`SELECT id FROM users WHERE username = 'olga'`);
    await app.database.pool.query('UPDATE videos SET author_id = $1', [rows[0]?.id]);
    for (const visibility of ['unlisted', 'private']) {
      for (const who of [owner, admin]) {
        if (who === owner) expect((await who.get(`/videos/${at[visibility]}`)).status).toBe(200);
        const answer = await oembed({ url: filmAt(`/videos/${at[visibility]}`) }, who);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([
          visibility === 'private' ? 401 : 404,
          'no-store',
        ]);
        expect(answer.text).not.toMatch(/film|olga/);
      }
    }
  });

  it.each([
    [{}, [1920, 1080]],
    [{ maxwidth: '640' }, [640, 360]],
    [{ maxheight: '360' }, [640, 360]],
    [{ maxwidth: '640', maxheight: '90' }, [160, 90]],
    [{ maxwidth: '4000' }, [1920, 1080]],
    [{ maxwidth: '1' }, [1, 1]],
  ])('keeps within %j', async (limits, [width, height]) => {
    const reply = JSON.parse((await oembed({ url: filmAt(`/videos/${at.public}`), ...limits })).text);
    expect(reply).toMatchObject({ type: 'video', title: 'A public film', width, height });
    expect(reply.html).toContain(`width="${width}" height="${height}"`);
  });

  it.each([
    ['/videos/ID/', 200],
    ['/videos/ID?utm_source=x', 200],
    ['/videos/ID/?a=1#comments', 200],
    ['/videos/ID/stream', 404],
    ['/videos/0', 404],
    ['/videos/99999999999999', 404],
    ['.example.org/videos/ID', 404],
    ['@example.org/videos/ID', 404],
  ])('takes the address …%s: %i', async (path, status) => {
    expect((await oembed({ url: app.origin + path.replace('ID', String(at.public)) })).status).toBe(status);
  });

  it.each([
    [{ format: 'xml' }, 501],
    [{ format: 'json' }, 200],
    [{ maxwidth: 'wide' }, 400],
    [{ maxheight: '0' }, 400],
    [{ maxwidth: '-1' }, 400],
    [{ url: '' }, 404],
  ])('answers a request with %j with %i, as a problem', async (query, status) => {
    const path = `/oembed?${new URLSearchParams({ url: filmAt(`/videos/${at.public}`), ...query })}`;
    const answer = await visitor.get(path, { Accept: '*/*' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    if (status !== 200) expect(JSON.parse(answer.text).data.status).toBe(status);
  });

  it.each(['*/*', 'text/html'])(
    'is refused in another format than JSON without an error in the log, to %s',
    async (Accept) => {
      lines.length = 0;
      const query = { url: filmAt(`/videos/${at.public}`), format: 'xml' };
      expect((await visitor.get(`/oembed?${new URLSearchParams(query)}`, { Accept })).status).toBe(501);
      await until(() => lines.length > 0);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 30, msg: 'request', status: 501 }]);
    },
  );
});

describe('a sitemap', () => {
  it.each(['2', '100001', '999999', '0', '-1', '1e0', '01', '0x1'])('has no page %s', async (page) => {
    expect((await visitor.get('/sitemaps/topics/1.xml')).status).toBe(200);
    expect((await visitor.get(`/sitemaps/topics/${page}.xml`)).status).toBe(404);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nothing'])('is of no kind %s', async (kind) => {
    expect((await visitor.get(`/sitemaps/${kind}/1.xml`)).status).toBe(404);
  });
});

/** The texts of a feed's element, as a feed reader shows them. */
function shownIn(feed: string, element: string): string[] {
  const unescaped = (text: string) =>
    text.replace(/&(lt|gt|quot|amp);/g, (_, name: 'lt') => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name]);
  return [...feed.matchAll(new RegExp(`<${element}( type="html")?>(.*?)</${element}>`, 'gs'))].map(
    ([, html, inner]) => {
      const text = (inner as string)
        .split(/(<!\[CDATA\[.*?\]\]>)/s)
        .map((part) => (part.startsWith('<![CDATA[') ? part.slice(9, -3) : unescaped(part)))
        .join('');
      return html === undefined ? text : unescaped(text.replace(/<[^>]*>/g, ''));
    },
  );
}

describe('a feed', () => {
  it('shows titles as they were written, not as HTML', async () => {
    const feeds = [`/forum/boards/${board}/feed.atom`, '/answers/categories/house/feed.atom', '/search.atom?q=string'];
    await searchSettled(app);
    for (const path of feeds) {
      const { text } = await visitor.get(path);
      expect([path, shownIn(text, 'title').slice(1)]).toEqual([path, expect.arrayContaining([hostile])]);
    }
    expect(shownIn((await visitor.get(feeds[0] as string)).text, 'title')[0]).toBe('A < B & C');
  });

  it('is XML whatever stands in a title that is older than the rules for text', async () => {
    const odd = 'a\uffffb\ufffec\ufdd0d\u{1fffe}e';
    await app.database.pool.query('UPDATE topics SET title = $1 WHERE id = $2', [odd, at.topic]);
    const { text } = await visitor.get(`/forum/boards/${board}/feed.atom`);
    expect(shownIn(text, 'title')).toContain('abcde');
    await app.database.pool.query('UPDATE topics SET title = $1 WHERE id = $2', [hostile, at.topic]);
  });

  it('may be asked for by its whole address', async () => {
    const { hostname, port, host } = new URL(app.origin);
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path: `${app.origin}/forum/boards/${board}/feed.atom`, headers: { host } }, (reply) =>
        resolve(reply.resume().statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
});

describe('the preview of a link', () => {
  const emoji = '👨‍👩‍👧‍👦';
  const markdown = `# Which **glue**?\n\n> See [the guide](https://example.org) and ![a lamp](x.png).\n\n${emoji.repeat(50)}`;
  const shown = /^Which glue\? See the guide and a lamp\. (👨‍👩‍👧‍👦)+…$/u;

  it('has neither the signs of Markdown nor half an emoji, on any page', async () => {
    const { pool } = app.database;
    await pool.query('UPDATE topics SET content = $1', [markdown]);
    await pool.query('UPDATE questions SET body = $1', [markdown]);
    await pool.query('UPDATE boards SET description = $1', [markdown]);
    await pool.query('UPDATE videos SET description = $1', [markdown]);
    await pool.query(`UPDATE users SET about = $1 WHERE username = 'mia_member'`, [markdown]);
    const pages = [
      `/forum/topics/${at.topic}`,
      `/answers/questions/${at.question}`,
      `/forum/boards/${board}`,
      `/videos/${at.public}`,
      '/users/mia_member',
    ];
    for (const page of pages) {
      const { text } = await visitor.get(page);
      for (const name of ['name="description"', 'property="og:description"']) {
        const [, said = ''] = new RegExp(`<meta ${name} content="([^"]*)"`).exec(text) ?? [];
        expect([page, said]).toEqual([page, expect.stringMatching(shown)]);
        expect(said.length).toBeLessThanOrEqual(200);
      }
    }
    const { text } = await visitor.get('/answers');
    expect(/<p class="excerpt"[^>]*>([^<]*)</.exec(text)?.[1]).toMatch(shown);
    expect((await visitor.get('/answers/categories/house/feed.atom')).text).not.toContain('**');
  });
});

it('shows the first picture of a text as the preview of its page', async () => {
  const { api, origin, people } = app;
  const { reference } = await filesOf(app).upload('a picture');
  const text = `[x](https://x.example) ![a&b](${reference}) ![second](${reference})`;
  const topic = await forumOf(app).topic(board, 'With a picture', people.member.key, text);
  const question = await answersOf(app).question('With a picture', { body: text });
  const store = await shopsOf(app).store(people.member.key);
  const lamp = { title: 'Lamp', price: 3, category: 'Light', description: text };
  const path = `/marketplace/stores/${store.slug}/products`;
  const { id: product } = (await api.post(path, people.member.key).send(lamp).expect(201)).body;
  const imageOf = async (page: string) =>
    /<meta property="og:image" content="([^"]*)"/.exec((await visitor.get(page)).text)?.[1];
  const address = (type: string, id: number) =>
    `${origin}/attachments/${type}/${id}/${reference.slice('plaza:file/'.length)}`;
  expect(await imageOf(`/forum/topics/${topic}`)).toBe(address('topic', topic));
  expect(await imageOf(`/answers/questions/${question}`)).toBe(address('question', question));
  expect(await imageOf(`/marketplace/products/${product}`)).toBe(address('product', product));
  expect(await imageOf(`/forum/topics/${at.topic}`)).toBeUndefined();
});

describe('the words of schema.org on a page', () => {
  const markdown =
    '# **Glue** & `a < b`\n\n- See [the _guide_](https://example.org/?a=1&b=2)\n- Or not\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nOne\ntwo';
  const said = 'Glue & a < b\nSee the guide\nOr not\na\nb\n1\n2\nOne\ntwo';

  /** All texts and descriptions in a page's structured data. */
  async function textsOn(page: string): Promise<string[]> {
    const { text } = await visitor.get(page);
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const found: string[] = [];
    JSON.parse(json, (name, value) => {
      if (name === 'text' || name === 'description') found.push(value);
      return value;
    });
    return found;
  }

  it('are plain text, of which nothing is left out', async () => {
    const [forum, answers, shops] = [forumOf(app), answersOf(app), shopsOf(app)];
    const topic = await forum.topic(board, 'Structured', undefined, markdown);
    await forum.reply(topic, markdown);
    const question = await answers.question('Structured', { body: markdown });
    await answers.answer(question, markdown);
    const { slug } = await shops.store();
    const product = await shops.product(slug, { description: markdown });
    await app.database.pool.query('UPDATE videos SET description = $1', [markdown]);
    expect(await textsOn(`/forum/topics/${topic}`)).toEqual([said, said]);
    expect(await textsOn(`/answers/questions/${question}`)).toEqual([said, said]);
    expect(await textsOn(`/marketplace/products/${product}`)).toEqual([said]);
    expect(await textsOn(`/videos/${at.public}`)).toEqual([said]);
  });

  it('are not read as markup where the text has some', async () => {
    const hostile = 'He said "<script>alert(1)</script> &lt; &amp;" & left';
    const topic = await forumOf(app).topic(board, 'Hostile', undefined, hostile);
    const shown = 'He said "<script>alert(1)</script> < &" & left';
    expect(await textsOn(`/forum/topics/${topic}`)).toEqual([shown]);
  });
});
