import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../../src/community/exports/sections.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { newApp, newCode, redeem } from '../../helpers/apps.js';
import { type Archive, archiveOf } from '../../helpers/archives.js';
import { contentPath } from '../../helpers/content-path.js';
import { filesOf } from '../../helpers/files.js';
import { film } from '../../helpers/film.js';
import { forumOf } from '../../helpers/forum.js';
import { kindNames, kinds, make } from '../../helpers/kinds.js';
import type { Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';
import { newcomer, newKey, type Visitor } from '../../web/visitor.js';

let app: TestApp;
let board: number;
beforeAll(async () => {
  app = await testApp();
  board = await forumOf(app).board();
});
afterAll(() => app.close());

const moderator = () => app.people.moderator.key;
const hide = (path: string) => app.api.put(contentPath(path), moderator()).send({ reason: 'Spam' }).expect(200);
const ids = (list: { id: number }[]): number[] => list.map(({ id }) => id);

/** A person with content of every kind, created through the API; and the replies. */
async function busyPerson(username: string) {
  const visitor = await newcomer(app, username);
  const { key } = await newKey(visitor);
  const { id } = (await app.api.get('/me', key).expect(200)).body.user;
  const me: Person = { id, username, key };
  const { api, people } = app;
  const [forum, answers, shops, videos, files] = [
    forumOf(app),
    answersOf(app),
    shopsOf(app),
    videosOf(app),
    filesOf(app),
  ];
  const remove = (path: string) => api.delete(path, key).expect(200);

  const profile = { display_name: 'Busy B', about: 'Is busy.', location: 'Here', website: 'https://busy.example' };
  await api.put('/me', key).send(profile).expect(200);
  await api.put('/me/language', key).send({ language: 'fr' }).expect(200);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await api.put('/me/avatar', key).attach('avatar', picture, 'me.png').expect(200);
  const passkey = {
    userId: id,
    credentialId: Buffer.from('a passkey of mine'),
    publicKey: Buffer.from('its key'),
    counter: 0,
  };
  await app.database.prisma.passkey.create({ data: { ...passkey, name: 'Laptop' } });
  await app.database.prisma.user.update({ where: { id }, data: { twoFactors: true } });
  await app.database.prisma.identity.create({ data: { userId: id, issuer: 'https://house.example', subject: 'me' } });

  const topics = {
    kept: await forum.topic(board, 'Kept', key),
    hidden: await forum.topic(board, 'Hidden', key),
    deleted: await forum.topic(board, 'Deleted', key),
  };
  await api.patch(`/forum/topics/${topics.kept}`, key).send({ content: 'Edited' }).expect(200);
  await hide(`/forum/topics/${topics.hidden}`);
  await remove(`/forum/topics/${topics.deleted}`);
  const others = await forum.topic(board, 'Of somebody else', people.other.key);
  const replies = {
    kept: await forum.reply(others, 'Kept', key),
    hidden: await forum.reply(others, 'Hidden', key),
    deleted: await forum.reply(others, 'Deleted', key),
  };
  await hide(`/forum/replies/${replies.hidden}`);
  await remove(`/forum/replies/${replies.deleted}`);
  const hiddenTopic = await forum.topic(board, 'Hidden with all replies', people.other.key);
  const away = await forum.reply(hiddenTopic, 'Within what is hidden', key);
  await hide(`/forum/topics/${hiddenTopic}`);
  const readTopic = await forum.topic(board, 'Of somebody else', people.other.key);
  await app.api.put(`/forum/topics/${readTopic}/read`, key).send({ reply_id: null }).expect(200);

  const questions = {
    kept: await answers.question('Kept', {}, key),
    hidden: await answers.question('Hidden', {}, key),
    deleted: await answers.question('Deleted', {}, key),
  };
  await hide(`/answers/questions/${questions.hidden}`);
  await remove(`/answers/questions/${questions.deleted}`);
  const othersQuestion = await answers.question('Of somebody else');
  const ownAnswers = {
    best: await answers.answer(othersQuestion, 'Best', key),
    hidden: await answers.answer(othersQuestion, 'Hidden', key),
    deleted: await answers.answer(othersQuestion, 'Deleted', key),
  };
  await answers.accept(ownAnswers.best);
  await hide(`/answers/answers/${ownAnswers.hidden}`);
  await remove(`/answers/answers/${ownAnswers.deleted}`);
  const judged = await answers.answer(othersQuestion, 'Of somebody else');
  await answers.vote(judged, -1, key);
  await api.put(`/answers/questions/${othersQuestion}/vote`, key).send({ vote: -1 }).expect(200);
  await api.put(`/content/topic/${others}/like`, key).expect(200);
  await api.put(`/me/bookmarks/topic/${others}`, key).expect(200);
  await api
    .post('/conversations', key)
    .send({ people: [people.other.username], content: 'A message' })
    .expect(201);
  await api.put(`/me/ignored/${people.other.username}`, key).expect(200);
  await app.database.pool.query(
    `WITH made AS (
       INSERT INTO groups (slug, name, visibility, joining) VALUES ('walkers', 'Walkers', 'hidden', 'invitation') RETURNING id
     )
     INSERT INTO group_members (group_id, user_id, state) SELECT made.id, u.id, 'member' FROM made, users u WHERE u.username = $1`,
    [username],
  );
  await answers.vote(ownAnswers.hidden === 0 ? 0 : ownAnswers.best, 1, key);

  const store = await shops.store(key);
  const products = {
    kept: await shops.product(store.slug, {}, key),
    hidden: await shops.product(store.slug, {}, key),
    deleted: await shops.product(store.slug, {}, key),
  };
  await api.post(`/products/${products.kept}/pictures`, key).field('alt', 'A red one').attach('file', picture, 'a.png');
  const sale = (await shops.order('marketplace', [[products.kept, 2]], people.other.key)).body;
  await app.api.post(`/orders/${sale.id}/pay`, key).expect(200);
  const parcel = (await app.api.post(`/orders/${sale.id}/shipments`, key).send({ carrier: 'DHL' }).expect(201)).body;
  const delivery = app.api.post(`/orders/${sale.id}/shipments/${parcel.id}/deliver`, people.other.key);
  const shipment = (await delivery.expect(200)).body;
  const back = { items: [{ product_id: products.kept, quantity: 1 }], reason: 'Too small' };
  await app.api.post(`/orders/${sale.id}/returns`, people.other.key).send(back).expect(201);
  const trader = {
    address: { name: 'Me', line1: 'Lane 1', postal_code: '10115', city: 'Berlin', country: 'DE' },
    email: 'me@example.org',
    self_certified: true,
  };
  await app.api.put(`/marketplace/stores/${store.slug}/trader`, key).send(trader).expect(200);
  await hide(`/marketplace/products/${products.hidden}`);
  await remove(`/marketplace/products/${products.deleted}`);
  const theirs = await shops.product((await shops.store()).slug);
  const orders = [
    (await shops.order('marketplace', [[theirs, 1]], key)).body,
    (await shops.order('shop', [[await shops.shopProduct(), 3]], key)).body,
  ];

  const bytes = { note: randomBytes(200_000), gone: Buffer.from('Deleted, and kept for a while') };
  const stored = {
    note: await files.upload(bytes.note, 'Notes & thoughts.bin', key),
    gone: await files.upload(bytes.gone, 'gone.txt', key),
  };
  const shares = [
    (await api.post(`/files/${stored.note.id}/share`, key).send({ password: 'a secret of ours' }).expect(201)).body,
  ];
  await remove(`/files/${stored.gone.id}`);
  const reel = await film('video/webm');
  const publish = async (title: string, visibility: string): Promise<number> =>
    (await api.post('/videos', key).field({ title, visibility }).attach('video', reel, 'f.webm').expect(201)).body.id;
  const films = {
    shown: await publish('A film: part 1/2', 'public'),
    own: await publish('Private', 'private'),
    hidden: await publish('Hidden', 'public'),
  };
  shares.push((await api.post(`/videos/${films.shown}/share`, key).send({}).expect(201)).body);
  await hide(`/videos/${films.hidden}`);
  const watched = await videos.video({}, people.other);
  const comments = {
    kept: await videos.comment(watched, 'Kept', key),
    deleted: await videos.comment(watched, 'Deleted', key),
  };
  await remove(`/videos/${watched}/comments/${comments.deleted}`);
  await videos.rate(watched, 'dislike', key);
  await app.api.put(`/watches/topic/${others}`, key).send({ state: 'watching' }).expect(200);
  await app.database.pool.query(
    `INSERT INTO notifications (user_id, position, type, resource_id, reason, delivery)
     VALUES ($1, nextval('events_position_seq'), 'reply.created', 1, 'own', 'inbox')`,
    [id],
  );
  await app.database.prisma.invitation.create({
    data: { creatorId: id, maxUses: 3, hash: Buffer.alloc(32), expiresAt: new Date(Date.now() + 86_400_000) },
  });
  await app.api
    .post('/webhooks', key)
    .send({ url: 'https://example.org/hook', types: ['topic.created'] })
    .expect(201);
  const begun = { actorId: app.people.moderator.id, action: 'hide', reason: 'Spam.' };
  await app.database.prisma.warning.create({ data: { userId: id, actorId: begun.actorId, text: 'Stop that.' } });
  await app.database.prisma.personRemoval.create({
    data: { ...begun, userId: id, state: 'removed', finishedAt: new Date() },
  });
  const registered = await newApp(app, { ownerId: id, name: 'Own app', isConfidential: true });
  const { body: tokens } = await redeem(app, registered, await newCode(visitor, registered));
  const report = (
    await api
      .post('/reports', key)
      .send({ target_type: 'topic', target_id: others, reason: 'spam', note: 'As always.' })
      .expect(201)
  ).body;
  await api
    .put(`/cart/items/${await shopsOf(app).shopProduct()}`, key)
    .send({ quantity: 2 })
    .expect(200);
  await api.put('/me/drafts/createTopic', key).send({ title: 'Unsent', text: 'Words' }).expect(200);
  // One of each kind of which there is none yet, by somebody who was an admin for a while.
  await app.database.prisma.user.update({ where: { id }, data: { role: 'admin' } });
  for (const name of kindNames) {
    const owner = sections.find(({ source }) => source === kinds[name].table)?.owners[0]?.split('.')[1];
    if (kinds[name].isAnonymous || owner === undefined) continue;
    const { rows } = await app.database.pool.query(`SELECT FROM ${kinds[name].table} WHERE ${owner} = $1`, [id]);
    if (rows.length === 0) await make(app, name, { by: me });
  }
  await app.database.prisma.user.update({ where: { id }, data: { role: 'member' } });
  return {
    me,
    visitor,
    topics,
    replies,
    away,
    questions,
    ownAnswers,
    judged,
    store,
    products,
    sale,
    orders,
    shipment,
    bytes,
    stored,
    reel,
    films,
    shares,
    watched,
    comments,
    report,
    secrets: [registered.secret, tokens.access_token, tokens.refresh_token].map(String),
  };
}

describe('an archive of all that somebody has', () => {
  let it_: Archive;
  let was: Awaited<ReturnType<typeof busyPerson>>;
  beforeAll(async () => {
    was = await busyPerson('busy');
    it_ = await archiveOf(app, was.visitor);
  });
  const list = (name: string) => it_.list(name);
  const body = async (path: string) => (await app.api.get(path, was.me.key).expect(200)).body;
  const record = (name: string, id: number) => list(name).find((each) => each.id === id);

  it('says what is in it, and who it is of', async () => {
    expect(it_.paths.slice(0, 2)).toEqual(['README.txt', 'profile.json']);
    expect(it_.paths.at(-1)).toBe('missing.json');
    expect(JSON.parse(it_.text('missing.json'))).toEqual([]);
    for (const { name } of sections) expect(it_.text('README.txt')).toContain(`${name}.json`);
    expect(it_.text('README.txt')).toContain('as of 20');
    expect(JSON.parse(it_.text('profile.json'))).toEqual({
      id: was.me.id,
      username: 'busy',
      email: 'busy@example.org',
      email_verified_at: null,
      pending_email: null,
      role: 'member',
      notifications: {},
      ...{ display_name: 'Busy B', about: 'Is busy.', location: 'Here', website: 'https://busy.example' },
      language: 'fr',
      member_since: expect.stringMatching(/^20.*\+00:00$/),
      suspension: null,
      silence: null,
      sessions: [{ device: expect.any(String), began_at: expect.stringMatching(/^20.*\+00:00$/) }],
    });
  });

  it('has what was written, as the interface shows it, and what is hidden or deleted of it', async () => {
    const shownOf = ({
      topic: { unread_count: _, first_unread: __, ...shown },
    }: Record<'topic', object & Record<string, unknown>>) => shown;
    expect(ids(list('topics'))).toEqual(Object.values(was.topics));
    expect(record('topics', was.topics.kept)).toMatchObject(shownOf(await body(`/forum/topics/${was.topics.kept}`)));
    expect(record('topics', was.topics.hidden)).toMatchObject(
      shownOf(await body(`/forum/topics/${was.topics.hidden}`)),
    );
    expect(record('topics', was.topics.hidden).hidden).toMatchObject({ state: 'hidden', reason: 'Spam' });
    expect(record('topics', was.topics.deleted)).toMatchObject({ content: 'Text', hidden: { state: 'deleted' } });
    expect(list('replies').map(({ id, content, hidden }) => [id, content, hidden?.state ?? null])).toEqual([
      [was.replies.kept, 'Kept', null],
      [was.replies.hidden, 'Hidden', 'hidden'],
      [was.replies.deleted, 'Deleted', 'deleted'],
      [was.away, 'Within what is hidden', 'hidden'],
    ]);
    // The reason why others' content was hidden is visible to its author only.
    expect(record('replies', was.away).hidden.reason).toBeNull();
    expect(ids(list('questions'))).toEqual(Object.values(was.questions));
    for (const id of [was.questions.kept, was.questions.hidden]) {
      const {
        comments: _,
        closed_by: __,
        duplicate_of: ___,
        duplicates: ____,
        ...question
      } = (await body(`/answers/questions/${id}`)).question;
      expect(record('questions', id)).toEqual(question);
    }
    expect(ids(list('answers'))).toEqual(Object.values(was.ownAnswers));
    expect(record('answers', was.ownAnswers.best)).toMatchObject({
      body: 'Best',
      is_best: true,
      vote_score: 1,
      hidden: null,
    });
    expect(list('votes').map(({ answer_id, vote }) => [answer_id, vote])).toEqual([
      [was.ownAnswers.best, 1],
      [was.judged, -1],
    ]);
    expect(list('comments').map(({ id, hidden }) => [id, hidden?.state ?? null])).toEqual([
      [was.comments.kept, null],
      [was.comments.deleted, 'deleted'],
    ]);
    expect(list('ratings').map(({ video_id, rating }) => [video_id, rating])).toEqual([[was.watched, 'dislike']]);
    expect(list('reports')).toEqual([was.report]);
    expect(list('revisions')).toMatchObject([
      { target_type: 'topic', target_id: was.topics.kept, body: 'Text', editor: 'busy' },
    ]);
  });

  it('has what was sold and bought, and of others what the interface shows to a seller', async () => {
    // Ratings belong to the buyers.
    const { rating: _, ...own } = (await body(`/marketplace/stores/${was.store.slug}`)).store;
    expect(list('stores')).toEqual([{ ...own, created_at: expect.any(String) }]);
    expect(ids(list('products'))).toEqual(Object.values(was.products));
    const { store, rating, pictures, ...shown } = await body(`/marketplace/products/${was.products.kept}`);
    expect(record('products', was.products.kept)).toEqual({
      ...shown,
      image_url: new URL(shown.image_url).pathname,
      created_at: expect.any(String),
      deleted_at: null,
    });
    const { sizes, url, ...pictured } = pictures[0];
    expect(list('pictures')).toMatchObject([{ ...pictured, path: `pictures/${pictured.id}-picture.webp` }]);
    expect(it_.bytes(list('pictures')[0].path)).toEqual(Buffer.from(await (await fetch(url)).arrayBuffer()));
    expect(list('reviews')).toMatchObject([{ rating: 4, title: 'A text', body: 'Text', author: 'busy', hidden: null }]);
    expect(record('products', was.products.hidden).hidden).toMatchObject({ state: 'hidden', reason: 'Spam' });
    expect(record('products', was.products.deleted)).toMatchObject({
      deleted_at: expect.any(String),
      hidden: { state: 'deleted' },
    });
    const [market, shop] = was.orders;
    expect(list('orders')[0]).toEqual(market);
    expect(list('orders')[1]).toMatchObject({ area: 'shop', id: shop.id, total: shop.total, items: shop.items });
    const { orders } = await body(`/marketplace/stores/${was.store.slug}/orders`);
    expect(list('sales')).toEqual(await Promise.all(ids(orders).map((id) => body(`/orders/${id}`))));
    expect(list('shipments')).toEqual([was.shipment]);
    expect(list('invoices')[0]).toMatchObject({ order_id: was.sale.id, number: 1, trader: null });
    expect(list('sales')[0]).toMatchObject({ id: was.sale.id, buyer: app.people.other.username });
    expect(JSON.stringify(list('sales'))).not.toContain('@example.org');
  });

  it('has every byte that was uploaded, and says where', async () => {
    const { path, hidden, ...note } = record('files', was.stored.note.id);
    const { share, path: folder, ...shown } = await body(`/files/${was.stored.note.id}`);
    expect([note, hidden]).toEqual([{ ...shown, folder }, null]);
    expect(path).toBe(`files/${note.id}-Notes & thoughts.bin`);
    expect(it_.bytes(path)?.equals(was.bytes.note)).toBe(true);
    const gone = record('files', was.stored.gone.id);
    expect(gone.hidden.state).toBe('deleted');
    expect(it_.bytes(gone.path)?.equals(was.bytes.gone)).toBe(true);
    expect(ids(list('videos'))).toEqual(Object.values(was.films));
    for (const video of list('videos')) expect(it_.bytes(video.path)?.equals(was.reel)).toBe(true);
    expect(record('videos', was.films.shown).path).toBe(`videos/${was.films.shown}-A film_ part 1_2.webm`);
    const { my_rating, share: link, ...seen } = await body(`/videos/${was.films.shown}`);
    const { progress, poster_url, playback, storyboard_url, captions, chapters, posters, ...kept } = seen;
    expect(record('videos', was.films.shown)).toEqual({ ...kept, path: expect.any(String) });
    const pictures = list('avatars');
    expect(pictures.map(({ size }) => size)).toEqual([64, 128, 256]);
    for (const { size, path: place } of pictures) {
      expect(place).toBe(`avatars/${size}-avatar.webp`);
      const served = await fetch(`${app.origin}/api/v1/users/busy/avatar?size=${size}`);
      expect(it_.bytes(place)?.equals(Buffer.from(await served.arrayBuffer()))).toBe(true);
    }
    const stored = [...list('files'), ...list('videos'), ...list('pictures'), ...pictures].map((each) => each.path);
    expect(it_.paths.filter((each) => each.includes('/')).sort()).toEqual(stored.sort());
    const links = was.shares.map(({ share_url, ...each }) => ({ ...each, share_url: `/shares/${each.token}` }));
    expect(list('shares').map(({ file_id, video_id, hidden: away, ...each }) => each)).toEqual(links);
    expect(list('shares').map((each) => [each.file_id, each.video_id])).toEqual([
      [was.stored.note.id, null],
      [null, was.films.shown],
    ]);
  });

  it('names keys, and has nothing that lets anybody in', async () => {
    expect(list('passkeys')).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
    expect(list('sign-in-elsewhere')).toMatchObject([{ issuer: 'https://house.example', subject: 'me' }]);
    expect(list('keys')).toMatchObject([{ name: 'Script', prefix: was.me.key.slice(0, 12), revoked_at: null }]);
    const { rows } = await app.database.pool.query<{ secret: string }>(`
      SELECT encode(hash, 'hex') AS secret FROM api_keys UNION ALL SELECT encode(hash, 'base64') FROM api_keys
      UNION ALL SELECT password_hash FROM users WHERE password_hash IS NOT NULL
      UNION ALL SELECT password_hash FROM shares WHERE password_hash IS NOT NULL
      UNION ALL SELECT encode(credential_id, 'hex') FROM passkeys UNION ALL SELECT encode(public_key, 'hex') FROM passkeys
      UNION ALL SELECT object_key FROM files UNION ALL SELECT object_key FROM videos UNION ALL SELECT object_key FROM avatars
      UNION ALL SELECT object_key FROM picture_files`);
    const all = it_.paths
      .filter((path) => !path.includes('/'))
      .map(it_.text)
      .join('\n');
    expect(list('apps')).toMatchObject([{ name: 'Own app', is_confidential: true }]);
    expect(list('allowed-apps')).toMatchObject([{ app: 'Own app', scopes: ['read', 'write'] }]);
    for (const secret of [was.me.key, ...was.secrets, ...rows.map((row) => row.secret)])
      expect(all).not.toContain(secret);
  });

  it('has nothing of anybody else', async () => {
    const other = await archiveOf(app, await newcomer(app, 'idle'));
    for (const { name } of sections) expect([name, other.list(name)]).toEqual([name, []]);
    expect(other.paths.filter((path) => path.includes('/'))).toEqual([]);
  });

  /** Columns of users' ids that no archive covers, and why. */
  const leftOut: Record<string, string> = {
    'users.id': 'profile.json',
    'topics.last_reply_user_id': 'who replied last is of the reply',
    'ledger_entries.actor_id': 'who recorded a payout is of the account of the store',
    'order_steps.actor_id': 'who took a step of an order is of the order',
    'audit_log.actor_id': 'what staff did is the community’s: admins can download its log',
    'removals.author_id': '“hidden” of what was removed',
    'removals.actor_id': 'who took it away',
    'warnings.actor_id': 'who gave it',
    'person_removals.actor_id': 'who took all of it away',
    'person_removal_items.actor_id': 'who had taken it away before',
    'reports.author_id': 'what others reported is theirs',
    'reports.handler_id': 'who looked at it',
    'revisions.editor_id': 'what a text said is of whom the text is of',
    'idempotency_keys.user_id': 'replies of the last day, to what is in the lists',
    'file_folders.owner_id': 'names of folders are in files.json, of each file in them',
    'file_grants.user_id': 'files of others, which are theirs',
    'file_usage.owner_id': 'the sum of what is in files.json',
    'video_usage.owner_id': 'the sum of what is in videos.json',
    'upload_sessions.owner_id': 'what has not arrived yet, and ends within a day',
    'exports.user_id': 'archives themselves',
    'pictures.user_id': 'pictures.json, with those of stores and products',
    'sessions.user_id': 'profile.json',
    'email_tokens.user_id': 'links in mails, of which nothing but a hash is kept',
    'search_entries.author_id': 'words of what is in the lists',
    'event_outbox.owner_id': 'that what is in the lists changed, of a moment',
    'event_outbox.actor_id': 'the same',
    'events.owner_id': 'that what is in the lists changed, of the last month',
    'events.actor_id': 'the same, as what others did to theirs',
    'totp_factors.user_id': 'a secret that lets in',
    'recovery_codes.user_id': 'hashes of what lets in',
    'notifications.actor_id': 'who did what one was notified of',
    'ignored_users.ignored_id': 'whom others ignore is theirs, and nobody is told',
    'conversations.starter_id': 'messages.json',
    'conversation_people.user_id': 'the same',
    'messages.author_id': 'the same, with those of others',
    'notification_settings.user_id': 'profile.json',
    'notification_mails.user_id': 'when the next mail is due',
    'mails.user_id': 'mails that are being sent, which have what is in the lists',
  };

  it('has a list for every table that says whose its rows are, or a reason why not', async () => {
    const { rows } = await app.database.pool.query<{ column: string }>(`
      WITH columns AS (
        SELECT n.nspname AS room, c.relname AS source, a.attname AS name, EXISTS (
          SELECT FROM pg_constraint k WHERE k.contype = 'f' AND k.confrelid = 'users'::regclass
            AND k.conrelid = c.oid AND a.attnum = ANY (k.conkey)
        ) AS refers
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        WHERE n.nspname IN ('public', 'removed') AND c.relkind = 'r'
      )
      SELECT DISTINCT source || '.' || name AS column FROM columns
      WHERE refers OR name IN (SELECT name FROM columns WHERE refers) OR name ~ '(user|person|author|owner|actor|member|account)_id$'`);
    const known = [...sections.flatMap(({ owners }) => owners), ...Object.keys(leftOut)];
    expect(rows.map(({ column }) => column).filter((column) => !known.includes(column))).toEqual([]);
    // Every list has content of the person, so that a wrong query is noticed.
    for (const { name } of sections) expect([name, list(name).length]).not.toEqual([name, 0]);
    for (const { source, isRemovable } of sections) {
      const { rows: found } = await app.database.pool.query(
        `SELECT to_regclass('removed.${source}') IS NOT NULL AS away`,
      );
      expect([source, isRemovable]).toEqual([source, found[0]?.away]);
    }
  });

  it('has every row of the person in the database', async () => {
    for (const { name, owners, at, isRemovable } of sections) {
      for (const owner of owners) {
        const [source, column] = owner.split('.');
        // Tokens of apps are rows of the same table.
        const own = source === 'api_keys' ? 'AND app_id IS NULL' : '';
        const rowsIn = (schema: string) =>
          `SELECT ${at} AS at FROM ${schema}.${source} r WHERE ${column} = ${was.me.id} ${own}`;
        const { rows } = await app.database.pool.query(
          `${rowsIn('public')}${isRemovable ? ` UNION ALL ${rowsIn('removed')}` : ''} ORDER BY at`,
        );
        expect([name, list(name).length]).toEqual([name, rows.length]);
      }
    }
  });
});

describe('somebody without any of that', () => {
  it('has to be signed in', async () => {
    const visitor = await newcomer(app, 'nobody-yet');
    expect(await (async (who: Visitor) => (await who.get('/profile/data/archive')).status)(visitor)).toBe(404);
  });
});
