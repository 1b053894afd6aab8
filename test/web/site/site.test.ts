import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { forumOf } from '../../helpers/forum.js';
import { searchSettled } from '../../helpers/search.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { newcomer, password, tokenIn, Visitor } from '../visitor.js';

let app: TestApp;
/** A signed-in member, moderator and admin. */
let member: Visitor;
let moderator: Visitor;
let admin: Visitor;
const at = { board: 0, topic: 0, reply: 0, question: 0, answer: 0, product: 0, goods: 0, video: 0, order: 0 };
let slug = '';

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
  member = await newcomer(app, 'wanda');
  moderator = await newcomer(app, 'milo');
  admin = await newcomer(app, 'ada');
  await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username = 'milo'`);
  await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'ada'`);
  const [forum, answers, shops, videos] = [forumOf(app), answersOf(app), shopsOf(app), videosOf(app)];
  at.board = await forum.board('Workshop');
  at.topic = await forum.topic(at.board, 'Which <glue>?');
  at.reply = await forum.reply(at.topic, 'The **hot** one.');
  await answers.category('house', 'House');
  at.question = await answers.question('How to hang a mirror?', { category: 'house' });
  at.answer = await answers.answer(at.question, 'With a hook.');
  ({ slug } = await shops.store());
  at.product = await shops.product(slug, { title: 'A lamp' });
  at.goods = await shops.shopProduct({ title: 'A mug' });
  await shops.review(at.product);
  at.video = await videos.video({ title: 'A film', status: 'ready' });
  await videos.comment(at.video, 'Nice.');
  at.order = (await shops.order('shop', [[at.goods, 1]])).body.id;
  await searchSettled(app);
});
afterAll(() => app.close());

/** Submits a form of a page. */
const send = (visitor: Visitor, ...form: Parameters<Visitor['send']>) => visitor.send(...form);

const callsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" type="application\/json" title="(\w+)"/g)].map(([, id]) => id as string);

/** Public pages, with the operations that each calls. */
const openPages = (): [path: string, calls: string[]][] => [
  ['/', ['getSite', 'getHome', 'listBoards', 'listUsers']],
  ['/announcements', ['listAnnouncements']],
  ['/forum', ['listBoards']],
  [`/forum/boards/${at.board}`, ['getBoard']],
  ['/forum/topics', ['listTopics']],
  [`/forum/topics/${at.topic}`, ['getTopic']],
  ['/answers', ['listQuestionCategories', 'listQuestions']],
  ['/answers?cat=house&status=open', ['listQuestionCategories', 'listQuestions']],
  [`/answers/questions/${at.question}`, ['getQuestion']],
  ['/marketplace', ['listMarketplaceCategories', 'listMarketplaceProducts']],
  ['/marketplace/stores', ['listStores']],
  [`/marketplace/stores/${slug}`, ['getStore', 'getStoreTrader']],
  [`/marketplace/products/${at.product}`, ['getMarketplaceProduct', 'listReviews']],
  ['/shop', ['listShopCategories', 'listShopProducts', 'getShopTrader']],
  [`/shop/products/${at.goods}`, ['getShopProduct']],
  ['/videos', ['listVideos']],
  [`/videos/${at.video}`, ['getVideo', 'listVideoComments', 'listVideos']],
  ['/users/mia_member', ['getUser', 'listUserTopics']],
  ['/users/mia_member?list=questions', ['getUser', 'listUserQuestions']],
  ['/users/mia_member?list=answers', ['getUser', 'listUserAnswers']],
  ['/users/mia_member?list=videos', ['getUser', 'listUserVideos']],
  ['/search', []],
  ['/search?q=mirror', ['searchSite']],
];

const ownPages: [path: string, calls: string[]][] = [
  ['/forum/topics?unread=true', ['listTopics']],
  ['/forum/topics/new', ['listBoards']],
  ['/answers/questions/new', []],
  ['/answers/questions/new?title=How+to+hang', ['listQuestionCategories', 'listSimilarQuestions']],
  ['/marketplace/orders', ['listMarketplaceOrders']],
  ['/shop/orders', ['listShopOrders']],
  ['/files', ['listFiles', 'listFileFolders', 'listUploads']],
  ['/videos/new', ['listUploads']],
  ['/me', ['getUser']],
  ['/report?type=topic&id=1&back=/forum', []],
  ...['topics', 'questions', 'answers', 'products', 'videos', 'stores', 'reviews', 'reports'].map(
    (name): [string, string[]] => [`/my/${name}`, [`listMy${name[0]?.toUpperCase()}${name.slice(1)}`]],
  ),
  ['/my/hidden', ['listMyHiddenContent']],
];

describe('a page', () => {
  it('is made of few operations, which its source names', async () => {
    const visitor = new Visitor(app);
    for (const [path, calls] of openPages()) {
      const { status, text } = await visitor.get(path);
      expect([path, status, callsOf(text)]).toEqual([path, 200, calls]);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
    // An anonymous reader gets no cookies.
    expect(visitor.cookies).toBe('');
    for (const [path, calls] of [...openPages(), ...ownPages]) {
      const { status, text } = await member.get(path);
      expect([path, status, callsOf(text)]).toEqual([path, 200, calls]);
      expect(text).not.toMatch(/>undefined<|NaN|\[object/);
    }
    for (const visitor of [moderator, admin]) {
      for (const [path] of [...openPages(), ...ownPages]) expect((await visitor.get(path)).status).toBe(200);
    }
    for (const path of ['', '/site', '/site/rules', '/boards', '/categories']) {
      const statuses = [admin, moderator].map(async (visitor) => (await visitor.get(`/settings${path}`)).status);
      expect([path, ...(await Promise.all(statuses))]).toEqual([path, 200, 404]);
    }
    expect((await admin.get('/settings/site/other')).status).toBe(404);
  });

  it('says of each empty list what belongs there, with a link that works for its reader', async () => {
    const [nell, stranger] = [await newcomer(app, 'nell'), new Visitor(app)];
    const board = await forumOf(app).board('Empty');
    const said = async (visitor: Visitor, path: string) => {
      const { text } = await visitor.get(path);
      const [, empty = ''] = /<p class="empty">(.*?)<\/p>/.exec(text) ?? [];
      const [, words = ''] = /^(?:<span>)?([^<]*)/.exec(empty) ?? [];
      const [, href = null] = /href="([^"]*)"/.exec(empty) ?? [];
      if (href !== null) expect([href, (await visitor.get(href.replaceAll('&amp;', '&'))).status]).toEqual([href, 200]);
      return { words, href };
    };
    const lists = ['topics', 'questions', 'answers', 'videos', 'stores', 'products', 'reviews', 'bookmarks', 'drafts'];
    const found = [];
    for (const name of [...lists, 'reports', 'hidden']) found.push(await said(nell, `/my/${name}`));
    expect(new Set(found.map(({ words }) => words)).size).toBe(found.length);
    expect(found.filter(({ href }) => href === null).map(({ words }) => words)).toEqual([
      expect.stringContaining('reported'),
      expect.stringContaining('hidden'),
    ]);
    expect(await said(member, '/users/nell')).toEqual({ words: 'Hasn’t started a topic yet.', href: null });
    const writing = `/forum/topics/new?board=${board}`;
    expect((await said(nell, `/forum/boards/${board}`)).href).toBe(writing);
    expect((await said(stranger, `/forum/boards/${board}`)).href).toBe(`/sign-up?next=${encodeURIComponent(writing)}`);
    expect(await said(stranger, '/answers?cat=house&status=closed')).toEqual({
      words: 'Nothing matches what you chose.',
      href: '/answers',
    });
  });

  it('names people as they call themselves, below a band in their colour, and draws how many stars a product has', async () => {
    await app.database.pool.query(`UPDATE users SET display_name = 'Mia M.' WHERE username = 'mia_member'`);
    const { text: person } = await member.get('/users/mia_member');
    expect(person).toMatch(/<svg class="cover" aria-hidden="true">.*?hsl\(\d+ 45% 45%\).*?<h1 dir="auto">Mia M\./s);
    for (const path of ['/videos', '/forum/topics']) {
      expect((await member.get(path)).text).not.toMatch(/>[^<>]*mia_member/);
    }
    expect((await member.get('/videos')).text).toContain('<bdi>Mia M.</bdi>');
    const { text } = await member.get(`/marketplace/products/${at.product}`);
    const [, bars = ''] = /<ul class="bars">(.*?)<\/ul>/s.exec(text) ?? [];
    expect([...bars.matchAll(/<progress max="1" value="(\d)"/g)].map(([, count]) => Number(count))).toHaveLength(5);
    expect(bars.replaceAll(/<[^>]*>/g, '').split(/(?=\d stars?)/)).toContainEqual(
      expect.stringMatching(/^\d stars? +1$/),
    );
    await app.database.pool.query(`UPDATE users SET display_name = NULL WHERE username = 'mia_member'`);
  });

  it('calls what its source names, which others can call', async () => {
    const { text } = await new Visitor(app).get(`/forum/topics/${at.topic}?api`);
    const [, path = ''] =
      /<link rel="alternate" type="application\/json" title="getTopic" href="([^"]+)"/.exec(text) ?? [];
    const address = path.replaceAll('&amp;', '&');
    expect(address).toBe(`/api/v1/forum/topics/${at.topic}?render=html&include=people`);
    const reply = await (await fetch(app.origin + address)).json();
    expect(text).toContain(reply.replies[0].content_html);
    expect(text).toContain(`curl -s &#39;${app.origin}${path}`.replace('&#39;', "'"));
  });

  it('leads from a topic that was merged to the one that has its replies', async () => {
    const forum = forumOf(app);
    const [merged, into] = [await forum.topic(at.board), await forum.topic(at.board)];
    await app.api.post(`/forum/topics/${merged}/merge`, app.people.moderator.key).send({ into }).expect(200);
    for (const visitor of [new Visitor(app), member]) {
      const { status, location } = await visitor.get(`/forum/topics/${merged}`);
      expect([status, location]).toEqual([303, `/forum/topics/${into}`]);
    }
  });

  it('shows what is hidden, private or of others to those alone who may see it', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(at.board, 'Soon gone');
    const reply = await forum.reply(topic, 'Wholly out of place');
    await app.api.put(`/moderation/content/reply/${reply}`, app.people.moderator.key).send({ reason: 'Rude.' });
    const page = `/forum/topics/${topic}`;
    expect((await new Visitor(app).get(page)).text).not.toContain('Wholly out of place');
    expect((await member.get(page)).text).not.toContain('Wholly out of place');
    expect((await moderator.get(page)).text).toContain('Wholly out of place');
    await app.api.put(`/moderation/content/topic/${topic}`, app.people.moderator.key).send({ reason: 'Rude.' });
    expect((await new Visitor(app).get(page)).status).toBe(404);
    expect((await member.get(page)).status).toBe(404);
    expect((await moderator.get(page)).status).toBe(200);
    expect((await member.get(`/orders/${at.order}`)).status).toBe(404);
    const video = await videosOf(app).video({ title: 'Mine', visibility: 'private', status: 'ready' });
    expect((await member.get(`/videos/${video}`)).status).toBe(404);
    for (const own of ['/me', '/files', '/forum/topics/new']) {
      expect((await new Visitor(app).get(own)).location).toBe(`/sign-in?next=${encodeURIComponent(own)}`);
    }
    expect((await member.get('/content/topic/1/revisions')).status).toBe(403);
  });

  it('shows two concurrent readers their own page', async () => {
    const page = `/answers/questions/${at.question}`;
    await app.database.pool.query(`INSERT INTO votes (answer_id, user_id, value)
      SELECT ${at.answer}, id, 1 FROM users WHERE username = 'wanda'`);
    const pages = await Promise.all([member, moderator, member, moderator].map((visitor) => visitor.get(page)));
    expect(pages.map(({ text }) => text.includes('aria-pressed="true"'))).toEqual([true, false, true, false]);
    const own = await Promise.all([member, moderator, admin].map((visitor) => visitor.get('/my/topics')));
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('is not sent again while it is the same', async () => {
    for (const visitor of [new Visitor(app), member]) {
      const first = await visitor.get(`/forum/topics/${at.topic}`);
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const second = await visitor.get(`/forum/topics/${at.topic}`, { 'If-None-Match': etag });
      expect([second.status, second.text]).toEqual([304, '']);
    }
    const topic = await forumOf(app).topic(at.board, 'Grows');
    const page = `/forum/topics/${topic}`;
    expect((await new Visitor(app).get(page)).text).not.toContain('A new reply');
    await forumOf(app).reply(topic, 'A new reply');
    expect((await new Visitor(app).get(page)).text).toContain('A new reply');
    expect((await member.get(page)).text).toContain('wanda');
    expect((await new Visitor(app).get(page)).text).not.toContain('wanda');
    const other = await new Visitor(app).get(`/forum/topics/${at.topic}`, { 'Accept-Language': 'de' });
    expect(other.headers.get('vary')).toMatch(/Accept-Language/);
  });

  it('is compressed where nothing in it is of its reader alone', async () => {
    const page = `/forum/topics/${at.topic}`;
    const ask = async (headers: Record<string, string>, path = page) => {
      const reply = await fetch(app.origin + path, { headers: { 'Accept-Encoding': 'br', ...headers } });
      const vary = (reply.headers.get('vary') ?? '').split(/,\s*/);
      return { coding: reply.headers.get('content-encoding'), etag: reply.headers.get('etag') ?? '', vary, reply };
    };
    const plain = await ask({ 'Accept-Encoding': 'identity' });
    for (let n = 0; n < 2; n++) {
      const packed = await ask({});
      expect([packed.coding, packed.etag]).toEqual(['br', plain.etag.replace(/"$/, '-br"')]);
      expect(packed.vary).toEqual(expect.arrayContaining(['Accept-Encoding', 'Cookie', 'Accept-Language']));
      expect(await packed.reply.text()).toBe(await (await ask({ 'Accept-Encoding': 'identity' })).reply.text());
      expect((await ask({ 'If-None-Match': packed.etag })).reply.status).toBe(304);
    }
    // A token in it could be found by its compressed length (BREACH).
    expect((await ask({ Cookie: member.cookies })).coding).toBeNull();
    expect((await ask({}, '/sign-in')).coding).toBeNull();
  });

  it('is in the language that the browser prefers, or that of the settings', async () => {
    const visitor = new Visitor(app);
    const german = await visitor.get(`/forum/topics/${at.topic}`, { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect(german.text).toContain('<html lang="de">');
    expect(german.text).toContain('1 Antwort<');
    const english = await visitor.get(`/forum/topics/${at.topic}`, { 'Accept-Language': 'nl' });
    expect(english.text).toContain('1 reply<');
    const fixed = await testApp({ sharing: app, settings: { SITE_LANGUAGE: 'de' } });
    try {
      expect((await new Visitor(fixed).get('/forum')).text).toContain('<html lang="de">');
    } finally {
      await fixed.close();
    }
  });

  it('is not there where the site is off, or its area', async () => {
    const off = await testApp({ sharing: app, settings: { SITE: 'off' } });
    const without = await testApp({ sharing: app, settings: { AREAS: 'forum' } });
    try {
      const nowhere = await new Visitor(off).get('/forum');
      expect([nowhere.status, nowhere.text.includes('action="/search"')]).toEqual([404, false]);
      expect((await new Visitor(off).get('/')).text).toContain('A first request');
      expect((await new Visitor(without).get('/forum')).text).not.toContain('href="/videos"');
      expect((await new Visitor(without).get('/videos')).status).toBe(503);
      expect((await new Visitor(without).get('/')).status).toBe(200);
    } finally {
      await Promise.all([off.close(), without.close()]);
    }
  });

  it('says what it is to search engines, and to previews of links', async () => {
    const visitor = new Visitor(app);
    const aboutOf = (text: string) =>
      JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');
    const topic = await visitor.get(`/forum/topics/${at.topic}?page=1`);
    expect(topic.text).toContain(
      `<link rel="canonical" href="${app.origin}/forum/topics/${at.topic}-which-glue?page=1"`,
    );
    expect(topic.text).toContain('<meta property="og:title" content="Which &lt;glue>?"');
    expect(aboutOf(topic.text)).toMatchObject({ '@type': 'DiscussionForumPosting', headline: 'Which <glue>?' });
    const question = aboutOf((await visitor.get(`/answers/questions/${at.question}`)).text);
    expect(question).toMatchObject({ '@type': 'QAPage', mainEntity: { answerCount: 1 } });
    const product = aboutOf((await visitor.get(`/marketplace/products/${at.product}`)).text);
    expect(product).toMatchObject({ '@type': 'Product', offers: { price: 10 }, aggregateRating: { reviewCount: 1 } });
    expect(aboutOf((await visitor.get(`/videos/${at.video}`)).text)).toMatchObject({ '@type': 'VideoObject' });
    expect((await member.get('/me')).text).toContain('<meta name="robots" content="noindex"');
  });
});

describe('a form', () => {
  it('does what its operation does, and leads to what it made', async () => {
    const created = await send(member, `/forum/topics/new?board=${at.board}`, 'POST /forum/topics', {
      board_id: String(at.board),
      title: 'From a page',
      content: 'Two lines\r\nof text',
    });
    expect(created.status).toBe(303);
    const id = Number(/^\/forum\/topics\/(\d+)$/.exec(created.location ?? '')?.[1]);
    const { body } = await app.api.get(`/forum/topics/${id}`).expect(200);
    expect(body.topic).toMatchObject({ title: 'From a page', content: 'Two lines\nof text', author: 'wanda' });

    const page = `/forum/topics/${id}`;
    const replied = await send(member, page, `POST ${page}/replies`, {
      content: 'And more.',
      next: `${page}?reply={id}#reply-{id}`,
    });
    expect(replied.location).toMatch(new RegExp(`^${page}\\?reply=(\\d+)#reply-\\1$`));
    const edited = await send(member, `${page}?edit=topic-${id}`, `PATCH ${page}`, { title: 'Renamed', content: 'x' });
    expect([edited.status, edited.location]).toEqual([303, page]);
    const locked = await send(moderator, page, `PUT ${page}/lock`, {});
    expect([locked.status, locked.location]).toEqual([303, page]);
    expect((await member.get(page)).text).toContain('Renamed');
    expect((await send(member, page, `DELETE ${page}`, { next: '/forum' })).status).toBe(403);
    const other = await forumOf(app).board('Elsewhere');
    const moved = await send(moderator, `${page}/manage`, `PATCH ${page}`, { board_id: String(other), next: page });
    expect([moved.status, moved.location]).toEqual([303, page]);
    expect((await member.get(page)).text).toContain('Elsewhere');
    await send(moderator, page, `DELETE ${page}/lock`, {});
    const ids = [await forumOf(app).reply(id, 'First'), await forumOf(app).reply(id, 'Second')];
    const split = await send(moderator, `${page}/manage`, `POST ${page}/split`, {
      title: 'Another matter',
      'reply_ids.2': String(ids[0]),
      'reply_ids.7': String(ids[1]),
    });
    expect(split.location).toMatch(/^\/forum\/topics\/\d+$/);
    const merged = await send(moderator, `${split.location}/manage`, `POST ${split.location}/merge`, {
      into: String(id),
      next: '/forum/topics/{id}',
    });
    expect(merged.location).toBe(page);
    expect((await new Visitor(app).get(split.location as string)).location).toBe(page);
    expect([
      (await member.get(split.location as string)).status,
      (await member.get(split.location as string)).location,
    ]).toEqual([303, page]);
  });

  it('takes numbers, lists and nothing as the contract has them', async () => {
    const page = `/shop/products/${at.goods}`;
    const ordered = await send(member, page, 'POST /shop/orders', {
      'items.0.product_id': String(at.goods),
      'items.0.quantity': '2',
      next: '/orders/{id}',
    });
    expect(ordered.location).toMatch(/^\/orders\/\d+$/);
    expect((await member.get(ordered.location as string)).text).toContain('A mug');
    await app.api.post(`${ordered.location}/pay`, app.people.moderator.key).expect(200);
    const dispute = encodeURIComponent(`POST ${ordered.location}/dispute`).replaceAll('%20', '+');
    expect((await member.get(ordered.location as string)).text).toContain(dispute);
    const store = await send(member, '/marketplace/stores', 'POST /marketplace/stores', {
      name: 'Lamps',
      slug: 'lamps',
      description: '',
    });
    expect(store.location).toBe('/marketplace/stores/lamps');
    const made = await send(member, '/marketplace/stores/lamps', 'POST /marketplace/stores/lamps/products', {
      title: 'Lamp',
      description: '',
      price: '12,50',
      category: 'Light',
      stock: '3',
      status: 'active',
      image_url: '',
    });
    expect(made.location).toMatch(/^\/marketplace\/products\/\d+$/);
    const { body } = await app.api.get(made.location as string).expect(200);
    expect(body).toMatchObject({ price: 12.5, stock: 3, image_url: null });
    const announced = await send(admin, '/announcements', 'POST /announcements', {
      title: 'Closed',
      body: 'On Monday.',
      until: '2999-01-01T10:00',
    });
    expect(announced.location).toBe('/announcements');
    const { body: list } = await app.api.get('/announcements').expect(200);
    expect(list.announcements[0].until).toBe('2999-01-01T10:00:00+00:00');
    // For this many days from now.
    const forAWeek = { title: 'A week', body: 'From now.', until: 'P7D' };
    await send(admin, '/announcements', 'POST /announcements', forAWeek);
    const { body: longer } = await app.api.get('/announcements').expect(200);
    expect(Math.abs(Date.parse(longer.announcements[0].until) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    for (const until of ['P99999D', 'P-1D', '7']) {
      expect((await send(admin, '/announcements', 'POST /announcements', { ...forAWeek, until })).status).toBe(400);
    }
  });

  it('shows a refused form again with its input, and errors beside the fields', async () => {
    const answer = await send(member, `/forum/topics/new`, 'POST /forum/topics', {
      board_id: String(at.board),
      title: '',
      content: 'Long work & <careful> words',
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Long work &amp; &lt;careful> words');
    expect(answer.text).toMatch(/id="createTopic-title-fault">is required</);
    const page = `/forum/topics/${at.topic}`;
    const missing = await send(member, page, 'PATCH /forum/replies/999999', { content: 'Lost?' });
    expect([missing.status, missing.text.includes('<form')]).toEqual([404, true]);
    // Its form is not on the page, so the refusal stands above everything.
    expect(missing.text).toMatch(/<main[^>]*><p class="note fault" role="alert">/);
    const hidden = await send(moderator, page, `PUT /moderation/content/topic/${at.topic}`, { reason: ' ' });
    expect(hidden.status).toBe(422);
    expect(hidden.text.match(/role="alert"/g)).toHaveLength(1);
    expect(hidden.text).toMatch(/<details open><summary[^>]*>Hide<\/summary>/);
    expect(new Set(hidden.text.match(/ id="hideContent-[^"]+-reason"/g)).size).toBe(2);
  });

  it('says why it is refused in the language of the reader, and where to mend that', async () => {
    const warned = await newcomer(app, 'warned');
    const warning = { text: 'No advertisements.' };
    await app.api.post('/users/warned/warnings', app.people.moderator.key).send(warning).expect(201);
    const page = `/forum/topics/${at.topic}`;
    const refused = await warned.send(page, `POST ${page}/replies`, { content: 'Words that matter' });
    expect([refused.status, refused.text.includes('Words that matter')]).toEqual([403, true]);
    expect(refused.text).toMatch(/role="alert">You have a warning[^<]+ <a href="\/profile\/warnings">/);

    const form_token = tokenIn((await member.get('/forum/topics/new')).text);
    const german = { 'Accept-Language': 'de' };
    // The language of an account goes before that of the browser.
    await app.database.prisma.user.updateMany({ data: { language: null } });
    const asked = `/forum/topics/new?do=${encodeURIComponent('POST /forum/topics')}`;
    const missing = await member.post(
      asked,
      { form_token, board_id: String(at.board), title: '', content: 'x' },
      german,
    );
    expect(missing.text).toContain('role="alert">Bitte fülle die fehlenden Felder aus.<');
    expect(missing.text).toContain('id="createTopic-title-fault">fehlt<');
    const long = { form_token, board_id: '0', title: 'x'.repeat(201), content: 'x' };
    const faults = await member.post(asked, long, german);
    expect(faults.text).toContain('>darf höchstens 200 Zeichen haben<');
    expect(faults.text).toContain('>muss mindestens 1 sein<');
    const locked = await forumOf(app).topic(at.board, 'Locked');
    await app.api.put(`/forum/topics/${locked}/lock`, app.people.moderator.key).expect(200);
    const late = `/forum/topics/${locked}`;
    const closed = `${late}?do=${encodeURIComponent(`POST ${late}/replies`)}`;
    expect((await member.post(closed, { form_token, content: 'x' }, german)).text).toContain(
      'Dieses Thema ist geschlossen.',
    );
  });

  it('keeps the text where the session has ended, or the form', async () => {
    const leaver = await newcomer(app, 'leaver');
    const page = `/forum/topics/${at.topic}`;
    const form_token = tokenIn((await leaver.get(page)).text);
    const asked = `${page}?do=${encodeURIComponent(`POST ${page}/replies`)}`;
    const expired = await leaver.post(asked, { form_token: 'old.token', content: 'Words that matter' });
    expect(expired.status).toBe(403);
    expect(expired.text).toContain('Words that matter');
    await app.database.pool.query('DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE username = $1)', [
      'leaver',
    ]);
    const gone = await leaver.post(asked, { form_token, content: 'Words that matter' });
    expect([gone.status < 500, gone.text.includes('Words that matter')]).toEqual([true, true]);
    // After another sign-in the shown form can be submitted again.
    await leaver.submit('/sign-in', { username: 'leaver', password });
    const again = await leaver.post(asked, {
      form_token: tokenIn((await leaver.get(page)).text),
      content: 'Words that matter',
    });
    expect(again.status).toBe(303);
  });

  it('is refused without its token, of another site, without an operation, and from who is not signed in', async () => {
    const page = `/forum/topics/${at.topic}`;
    const asked = `${page}?do=${encodeURIComponent(`POST ${page}/replies`)}`;
    const before = (await app.api.get(page).expect(200)).body.total;
    const { text } = await member.get(page);
    const form_token = tokenIn(text);
    for (const [fields, headers] of [
      [{ content: 'x' }, {}],
      [{ content: 'x', form_token: 'x.y' }, {}],
      [{ content: 'x', form_token }, { 'Sec-Fetch-Site': 'cross-site' }],
    ] as [Record<string, string>, Record<string, string>][]) {
      expect((await member.post(asked, fields, headers)).status).toBe(403);
    }
    for (const wrong of ['', '?do=', '?do=POST', '?do=GET+/home+x', '?do=POST+/nowhere', '?do=POST+/__proto__']) {
      expect((await member.post(page + wrong, { form_token })).status).toBe(400);
    }
    const stranger = new Visitor(app);
    expect((await stranger.submit('/sign-in', {}, asked)).status).toBe(401);
    expect((await app.api.get(page).expect(200)).body.total).toBe(before);
  });

  it('leads to no other site', async () => {
    const page = `/forum/topics/${at.topic}`;
    for (const next of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:1']) {
      const { location } = await send(moderator, page, `PUT ${page}/sticky`, { next });
      expect(location).toBe('/');
    }
    for (const back of [
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
      '/\n/elsewhere.example',
    ]) {
      const { text } = await member.get(`/report?type=topic&id=1&back=${encodeURIComponent(back)}`);
      expect(text).toMatch(/<a href="\/" dir="auto">Back<\/a>/);
    }
  });

  it('applies a form once that is sent twice concurrently', async () => {
    const page = `/forum/topics/${at.topic}`;
    const form_token = tokenIn((await member.get(page)).text);
    const asked = `${page}?do=${encodeURIComponent(`POST ${page}/replies`)}`;
    const post = () => member.post(asked, { form_token, content: 'Only once' });
    await Promise.all([post(), post(), post()]);
    const { rows } = await app.database.pool.query(`SELECT count(*)::int FROM replies WHERE content = 'Only once'`);
    expect(rows[0].count).toBeLessThanOrEqual(2);
  });

  it('shows a preview before anything is made', async () => {
    const answer = await send(member, '/forum/topics/new', 'POST /forum/topics', {
      board_id: String(at.board),
      title: 'Draft',
      content: 'Some **bold** words <script>alert(1)</script>',
      preview: 'content',
    });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<strong>bold</strong>');
    expect(answer.text).not.toContain('<script>alert');
    expect(await app.database.prisma.topic.count({ where: { title: 'Draft' } })).toBe(0);
  });

  it('uploads a file, which can be shared and downloaded', async () => {
    const { text } = await member.get('/files');
    const form_token = tokenIn((await member.get(`/forum/topics/${at.topic}`)).text);
    expect(text).toContain('enctype="multipart/form-data"');
    const body = new FormData();
    body.set('file', new Blob(['Some bytes']), 'note.txt');
    const upload = (token: string) =>
      fetch(`${app.origin}/files?do=${encodeURIComponent('POST /files')}&form_token=${encodeURIComponent(token)}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: member.cookies },
        body,
      });
    expect((await upload('x.y')).status).toBe(403);
    expect((await upload(form_token)).status).toBe(303);
    const [, path = ''] = /href="(\/files\/\d+)"[^>]*>\s*note\.txt/.exec((await member.get('/files')).text) ?? [];
    const download = await member.get(`${path}/download`);
    expect(download.status).toBe(302);
    expect(await (await fetch(download.location as string)).text()).toBe('Some bytes');
    const shared = await send(member, path, `POST ${path}/share`, {
      allow_download: 'true',
      expires_at: '',
      next: path,
    });
    expect(shared.location).toBe(path);
    expect((await member.get(path)).text).toMatch(/\/shares\/\w{32}/);
    expect((await moderator.get(path)).status).toBe(404);
  });

  it('counts against the limits of writing', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_WRITES: '2' } });
    try {
      const writer = new Visitor(limited);
      await writer.submit('/sign-in', { username: 'wanda', password });
      const page = `/forum/topics/${at.topic}`;
      const statuses: number[] = [];
      for (let n = 0; n < 3; n++) {
        const content = `Number ${n}`;
        statuses.push((await send(writer, page, `POST ${page}/replies`, { content })).status);
      }
      expect(statuses).toEqual([303, 303, 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('pages for programs', () => {
  it('are feeds of a board, a category and a search', async () => {
    const visitor = new Visitor(app);
    for (const [path, title] of [
      [`/forum/boards/${at.board}/feed.atom`, 'Which &lt;glue&gt;?'],
      ['/answers/categories/house/feed.atom', 'How to hang a mirror?'],
      ['/search.atom?q=mirror', 'How to hang a mirror?'],
    ] as const) {
      const feed = await visitor.get(path);
      expect([path, feed.status]).toEqual([path, 200]);
      expect(feed.headers.get('content-type')).toContain('application/atom+xml');
      expect(feed.text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
      expect(feed.text.replaceAll('<![CDATA[', '').replaceAll(']]>', '')).toMatch(
        new RegExp(title.replace('?', '\\?').replace(/&[lg]t;/g, '(.|&..;)')),
      );
    }
    expect((await visitor.get('/forum/boards/999999/feed.atom')).status).toBe(404);
    expect((await visitor.get('/search.atom')).status).toBe(400);
  });

  it('lead from a search to the post that matches, by an address that stays', async () => {
    const forum = forumOf(app);
    const topic = await forum.topic(await forum.board('Found'), 'Which string?');
    const reply = await forum.reply(topic, 'Gut of the wallaroo');
    await searchSettled(app);
    const { text } = await new Visitor(app).get('/search.atom?q=wallaroo');
    const link = `${app.origin}/forum/topics/${topic}-which-string?reply=${reply}#reply-${reply}`;
    expect(text).toContain(`<link href="${link}"/>`);
    expect(text).toContain(`<id>${link.replace('-which-string', '')}</id>`);
    expect(text).toContain(`<name>${app.people.other.username}</name>`);
  });

  it('are a sitemap that names every page once, oEmbed and a manifest', async () => {
    const visitor = new Visitor(app);
    const index = await visitor.get('/sitemap.xml');
    const maps = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
    const named: string[] = [];
    for (const map of maps) {
      const { text } = await visitor.get(map);
      named.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname));
    }
    expect(new Set(named).size).toBe(named.length);
    for (const path of [
      `/forum/topics/${at.topic}-which-glue`,
      `/answers/questions/${at.question}`,
      `/videos/${at.video}`,
    ]) {
      expect(named.some((each) => each.startsWith(path))).toBe(true);
    }
    expect((await visitor.get('/sitemaps/nothing/1.xml')).status).toBe(404);
    expect((await visitor.get('/robots.txt')).text).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
    const oembed = await visitor.get(`/oembed?url=${encodeURIComponent(`${app.origin}/videos/${at.video}-a-film`)}`);
    expect(JSON.parse(oembed.text)).toMatchObject({ type: 'video', title: 'A film' });
    expect((await visitor.get('/oembed?url=https%3A%2F%2Felsewhere.example%2Fvideos%2F1')).status).toBe(404);
    expect(JSON.parse((await visitor.get('/site.webmanifest')).text)).toMatchObject({ start_url: '/' });
  });
});

describe('a search', () => {
  it('leads to the reply or answer that matches, with its kind, author and time', async () => {
    const visitor = new Visitor(app);
    const { other } = app.people;
    const topic = await forumOf(app).topic(await forumOf(app).board(), 'A quiet evening');
    await forumOf(app).reply(topic, 'No bird');
    const reply = await forumOf(app).reply(topic, 'A **heron** at the pond');
    const question = await answersOf(app).question('A loud morning?');
    const answer = await answersOf(app).answer(question, 'A heron, too');
    await searchSettled(app);
    const { text } = await visitor.get('/search?q=heron');
    const rows = text.split('<li class="row">').slice(1);
    expect(rows).toHaveLength(2);
    const rowOf = (title: string) => rows.find((row) => row.includes(title));
    const addresses = [
      [`/forum/topics/${topic}-a-quiet-evening?reply=${reply}#reply-${reply}`, 'A quiet evening', 'Reply'],
      [`/answers/questions/${question}-a-loud-morning?answer=${answer}#answer-${answer}`, 'A loud morning?', 'Answer'],
    ] as const;
    for (const [address, title, kind] of addresses) {
      const row = rowOf(title);
      expect(row).toContain(`href="${address}"`);
      expect(row).toMatch(new RegExp(`<span class="state"[^>]*>${kind}<`));
      expect(row).toContain(`href="/users/${other.username}"`);
    }
    expect(rowOf('A quiet evening')).toContain('A <mark>heron</mark> at the pond');
  });

  it('without a result offers to ask and to write, with the words as the title', async () => {
    const visitor = new Visitor(app);
    const { text } = await visitor.get('/search?q=nothing+%26+nowhere');
    for (const path of ['/answers/questions/new', '/forum/topics/new']) {
      expect(text).toContain(`href="${path}?title=nothing+%26+nowhere"`);
    }
    const writer = await newcomer(app, 'heloise');
    const form = await writer.get('/forum/topics/new?title=nothing+%26+nowhere');
    expect(form.text).toContain('value="nothing &amp; nowhere"');
    expect((await visitor.get('/search?q=mirror')).text).not.toContain('/topics/new?title=');
  });
});
