import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { createPerson, issueKey, type Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { formsIn, type SentForm, sendForm } from '../forms.js';
import { newcomer, Visitor } from '../visitor.js';

type Reader = Person & { visitor: Visitor };

let app: TestApp;
const readers: Record<string, Reader> = {};
/** The content belongs to `author` and `seller`; `stranger` has none. */
const members = ['author', 'seller', 'stranger'];

beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off', UNPAID_ORDERS: '100' } });
  for (const name of [...members, 'mod', 'chief']) {
    const username = `${name}-x`;
    const visitor = await newcomer(app, username);
    const { id } = await app.database.prisma.user.findFirstOrThrow({ where: { username }, select: { id: true } });
    readers[name] = { id, username, visitor, key: await issueKey(app.database, id) };
  }
  await app.database.pool.query(`UPDATE users SET role = 'moderator' WHERE username = 'mod-x'`);
  await app.database.pool.query(`UPDATE users SET role = 'admin' WHERE username = 'chief-x'`);
});
afterAll(() => app.close());

const person = (name: string) => readers[name] as Reader;

const hide = (type: string, id: number) =>
  app.api.put(`/moderation/content/${type}/${id}`, app.people.moderator.key).send({ reason: 'x' }).expect(200);

/** Topics with replies of others, of their author alone, and none; locked, hidden; and their edit forms. */
async function forumPages(): Promise<string[]> {
  const { api } = app;
  const forum = forumOf(app);
  const [author, seller] = [person('author').key, person('seller').key];
  const staff = app.people.moderator.key;
  const board = await forum.board();
  const topic = (title: string) => forum.topic(board, title, author);
  const [lone, alone, discussed, locked, hidden] = [
    await topic('Lone'),
    await topic('Alone'),
    await topic('Discussed'),
    await topic('Locked'),
    await topic('Hidden'),
  ];
  await forum.reply(alone, 'Mine', author);
  const own = await forum.reply(locked, 'Mine', author);
  for (const id of [discussed, locked, hidden]) await forum.reply(id, 'Of another', seller);
  await api.patch(`/forum/topics/${locked}`, author).send({ content: 'Edited' }).expect(200);
  await api.patch(`/forum/topics/${discussed}`, author).send({ content: 'Edited' }).expect(200);
  await api.put(`/forum/topics/${locked}/lock`, staff).expect(200);
  await hide('topic', hidden);
  return [
    '/forum',
    `/forum/boards/${board}`,
    `/forum/topics/new?board=${board}`,
    ...[lone, alone, discussed, locked, hidden].flatMap((id) => [
      `/forum/topics/${id}`,
      `/forum/topics/${id}?edit=topic-${id}`,
      `/forum/topics/${id}/manage`,
    ]),
    `/forum/topics/${locked}?edit=reply-${own}`,
    `/content/topic/${locked}/revisions`,
    `/content/topic/${discussed}/revisions`,
  ];
}

/** Questions in each state, with and without answers. */
async function answersPages(): Promise<string[]> {
  const { api } = app;
  const answers = answersOf(app);
  const [author, seller] = [person('author').key, person('seller').key];
  const pages: string[] = ['/answers', '/answers/questions/new?title=Whatever+else'];
  for (const state of ['open', 'lone', 'resolved', 'closed', 'closed-resolved', 'hidden']) {
    const id = await answers.question(`A question ${state}`, {}, author);
    const page = `/answers/questions/${id}`;
    if (state !== 'lone') {
      const [answer, own] = [await answers.answer(id, 'Like this', seller), await answers.answer(id, 'Or so', author)];
      if (state.endsWith('resolved')) await api.put(`/answers/answers/${answer}/best`, author).expect(200);
      await api.patch(`/answers/answers/${own}`, author).send({ body: 'Edited' }).expect(200);
      pages.push(`${page}?edit=answer-${own}`, `/content/answer/${own}/revisions`);
    }
    await api.patch(page, author).send({ body: 'Edited' }).expect(200);
    if (state === 'hidden') await hide('question', id);
    if (state.startsWith('closed')) await api.put(`${page}/close`, author).expect(200);
    pages.push(page, `${page}?edit=question-${id}`, `/content/question/${id}/revisions`);
  }
  return pages;
}

/** Stores, products and orders in each state. */
async function shopPages(): Promise<string[]> {
  const { api, database } = app;
  const shops = shopsOf(app);
  const [author, seller] = [person('author'), person('seller')];
  const staff = app.people.moderator.key;
  const pages: string[] = ['/marketplace', '/marketplace/stores', '/shop'];
  const stores = [await shops.store(seller.key), await shops.store(seller.key), await shops.store(seller.key)];
  const [open, inactive, suspended] = stores.map(({ slug }) => slug) as [string, string, string];
  const product = await shops.product(open, { stock: 100 }, seller.key);
  const unsold = await shops.product(open, {}, seller.key);
  const draft = await shops.product(open, { status: 'draft' }, seller.key);
  const hidden = await shops.product(open, {}, seller.key);
  await hide('product', hidden);
  await shops.product(inactive, {}, seller.key);
  const review = await shops.review(product, author, { body: 'Good' });
  await api.put(`/marketplace/reviews/${review}`, author.key).send({ rating: 3, body: 'Fair' }).expect(200);
  await api.patch(`/marketplace/products/${product}`, seller.key).send({ description: 'Edited' }).expect(200);
  await api.patch(`/marketplace/stores/${inactive}`, seller.key).send({ status: 'inactive' }).expect(200);
  await api.patch(`/marketplace/stores/${suspended}`, staff).send({ status: 'suspended' }).expect(200);
  const goods = await shops.shopProduct({ stock: 100 });
  await api.patch(`/shop/products/${goods}`, staff).send({ description: 'Edited' }).expect(200);
  const steps: Record<string, [step: string, key: string][]> = {
    pending: [],
    paid: [['pay', staff]],
    completed: [
      ['pay', staff],
      ['complete', staff],
    ],
    disputed: [
      ['pay', staff],
      ['dispute', author.key],
    ],
    refunded: [
      ['pay', staff],
      ['refund', staff],
    ],
    late: [
      ['pay', staff],
      ['complete', staff],
    ],
  };
  for (const [area, id] of [
    ['marketplace', product],
    ['shop', goods],
  ] as const) {
    for (const [name, taken] of Object.entries(steps)) {
      const order = (await shops.order(area, [[id, 1]], author.key)).body.id;
      for (const [step, key] of taken) {
        await api
          .post(`/orders/${order}/${step}`, key)
          .send(step === 'dispute' ? { reason: 'x' } : {})
          .expect(200);
      }
      if (name === 'late') {
        await database.pool.query(`UPDATE orders SET paid_at = now() - interval '90 days' WHERE id = $1`, [order]);
      }
      pages.push(`/orders/${order}`);
    }
  }
  return [
    ...pages,
    ...stores.flatMap(({ slug }) => [`/marketplace/stores/${slug}`, `/marketplace/stores/${slug}/orders`]),
    ...[product, unsold, draft, hidden].map((id) => `/marketplace/products/${id}`),
    `/marketplace/products/${product}?edit=review-${review}`,
    `/shop/products/${goods}`,
    ...[`review/${review}`, `product/${product}`, `product/${goods}`].map((of) => `/content/${of}/revisions`),
  ];
}

/** Videos of each visibility with comments, files, and own pages. */
async function mediaPages(): Promise<string[]> {
  const { api } = app;
  const videos = videosOf(app);
  const [author, seller] = [person('author'), person('seller')];
  const pages: string[] = ['/videos', '/videos/new', '/files'];
  for (const visibility of ['public', 'unlisted', 'private'] as const) {
    const id = await videos.video({ visibility, status: 'ready' }, author);
    const own = await videos.comment(id, 'Mine', author.key);
    await api.patch(`/videos/${id}/comments/${own}`, author.key).send({ content: 'Edited' }).expect(200);
    pages.push(`/videos/${id}`, `/videos/${id}?edit=comment-${own}`, `/content/comment/${own}/revisions`);
    if (visibility === 'public') {
      const other = await videos.comment(id, 'Of another', seller.key);
      pages.push(`/videos/${id}?edit=comment-${other}`);
    }
  }
  const hidden = await videos.video({ status: 'ready' }, author);
  await hide('video', hidden);
  const { id: file } = await filesOf(app).upload('Some bytes', 'note.txt', author.key);
  return [...pages, `/videos/${hidden}`, `/files/${file}`];
}

/** Own settings and pages, and pages of staff. */
async function otherPages(reader: Reader | undefined): Promise<string[]> {
  const { api, people } = app;
  const { admin, moderator } = people;
  const target = await createPerson(app.database, `target-of-${reader?.username ?? 'nobody'}`);
  const announcement = { title: 'News', body: 'Here.' };
  const { id } = (await api.post('/announcements', admin.key).send(announcement).expect(201)).body;
  await api.patch(`/announcements/${id}`, admin.key).send({ body: 'There.' }).expect(200);
  const reported = await forumOf(app).topic(await forumOf(app).board(), 'Reported', target.key);
  const report = { target_type: 'topic', target_id: reported, reason: 'spam', note: 'x' };
  const [open, claimed] = [
    (await api.post('/reports', people.other.key).send(report).expect(201)).body.id,
    (await api.post('/reports', person('seller').key).send(report).expect(201)).body.id,
  ];
  await api.put(`/moderation/reports/${claimed}/claim`, moderator.key).expect(200);
  const boards = [await forumOf(app).board(), await forumOf(app).board()];
  const names = [target, moderator, admin, ...(reader ? [reader] : [])].map(({ username }) => username);
  return [
    '/',
    `/?edit=announcement-${id}`,
    '/announcements',
    `/announcements?edit=announcement-${id}`,
    `/content/announcement/${id}/revisions`,
    ...['/me', '/notifications', '/notifications/settings', `/report?type=topic&id=${reported}`],
    ...['/settings', '/settings/site', '/settings/site/rules', '/settings/boards', '/settings/categories'],
    ...boards.map((each) => `/settings/boards?edit=board-${each}`),
    ...['', '/hidden', '/people', '/sign-ups', '/invitations', '/log'].map((place) => `/staff${place}`),
    ...[open, claimed].map((each) => `/staff/reports/${each}`),
    ...names.flatMap((name) => [`/users/${name}`, `/staff/people/${name}`]),
    ...['/profile', '/profile/keys', '/profile/apps', '/profile/email', '/profile/security', '/profile/data'],
  ];
}

/**
 * Order of submission: forms that end the walk through a page come last, and those that end the session or restrict others
 * are skipped.
 */
const ranks = [/^DELETE \/(?!moderation)/, /removals|^PUT \/moderation\/content/];
const rankOf = ({ name }: SentForm) => ranks.findIndex((each) => each.test(name));
const isLeft = ({ name }: SentForm) => /^\/(sign-out|profile\/delete)|\/me\/sessions|\/suspension|\/silence/.test(name);

/** Submits each form of a page and of the resulting pages. Returns forms that were offered but refused. */
async function refusedOn(visitor: Visitor, page: string): Promise<string[]> {
  const sent = new Set<string>();
  const refused: string[] = [];
  const formsOf = async (path: string) => formsIn((await visitor.get(path)).text);
  // Forms that a page has without the edit form are tried there.
  if (page.includes('?edit=')) for (const { name } of await formsOf(page.replace(/\?.*/, ''))) sent.add(name);
  for (let left = 40; left > 0; left--) {
    const forms = (await formsOf(page)).filter((each) => !sent.has(each.name) && !isLeft(each));
    const [form] = forms.sort((one, other) => rankOf(one) - rankOf(other));
    if (form === undefined) break;
    sent.add(form.name);
    const answer = await sendForm(visitor, form);
    if ([401, 403, 404].includes(answer.status) || answer.status >= 500) {
      const [, why = ''] = /role="alert">([^<]*)/.exec(answer.text) ?? [];
      refused.push(`${page}: ${form.name} is ${answer.status} ${why}`);
    }
    offered += 1;
  }
  return refused;
}
let offered = 0;

it.each(['visitor', ...members, 'mod', 'chief'])(
  'no page offers what its reader may not do: each form that is shown to %s can be sent',
  async (name) => {
    const reader = readers[name];
    const visitor = reader?.visitor ?? new Visitor(app);
    const pages = [
      ...(await forumPages()),
      ...(await answersPages()),
      ...(await shopPages()),
      ...(await mediaPages()),
      ...(await otherPages(reader)),
    ];
    offered = 0;
    const refused: string[] = [];
    for (const page of pages) refused.push(...(await refusedOn(visitor, page)));
    expect(refused).toEqual([]);
    // A lower bound, so that pages without forms fail.
    expect(offered).toBeGreaterThanOrEqual(name === 'visitor' ? 0 : 80);
  },
  600_000,
);
