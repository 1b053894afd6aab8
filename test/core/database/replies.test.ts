import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import bundle from '../../../generated/openapi.json' with { type: 'json' };
import { Batch } from '../../../src/core/database/pool/batch.js';
import { answersOf } from '../../helpers/answers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { testDatabase } from '../../helpers/database.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { createPeople } from '../../helpers/people.js';
import { boardAccessOf } from '../../helpers/private-site.js';
import { keysOf, operations, queriesOf, smallImage, wellFormed } from '../../helpers/requests.js';
import { searchSettled } from '../../helpers/search.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

/** The schema that a statement names at its end. */
const schemaOf = (text = '') => /\n-- (\w+)$/.exec(text)?.[1];

/** Replies of each statement that names a schema, by its name. */
const returned = new Map<string, { schema: string; replies: Set<string> }>();

function watch(): void {
  const { add } = Batch.prototype;
  vi.spyOn(Batch.prototype, 'add').mockImplementation(async function (this: Batch, statement, values) {
    const schema = schemaOf(statement.text);
    const reply = add.call(this, statement, values);
    if (schema === undefined) return reply;
    const seen = returned.get(statement.name) ?? { schema, replies: new Set<string>() };
    returned.set(statement.name, seen);
    const text = await reply;
    if (text !== null) seen.replies.add(text);
    return text;
  });
}

/** A schema with all its references inlined, in which every object that lists its properties is closed. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return 'properties' in copy && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ $id: 'contract', components: closed(bundle.components) as object });
const faultsOf = (schema: string, reply: unknown) => {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (validate === undefined) throw new Error(`There is no schema ${schema}`);
  return validate(reply) === true ? [] : (validate.errors ?? []);
};

let app: TestApp;

/** Reads a list by its first page and by a walk from its beginning, which is another statement. */
async function readList(path: string, key?: string, api = app.api): Promise<void> {
  await api.get(path, key).expect(200);
  await api.get(`${path}${path.includes('?') ? '&' : '?'}cursor=*`, key).expect(200);
}

beforeAll(async () => {
  const own = await testDatabase();
  watch();
  app = await testApp({ sharing: { testDatabase: own, people: await createPeople(own.database) } });
  const { people, api, database } = app;
  const { admin } = people;
  const [forum, answers, shops, videos] = [forumOf(app), answersOf(app), shopsOf(app), videosOf(app)];
  const board = await forum.board();
  await api.post('/forum/boards', admin.key).send({ title: 'A part', color: 'teal', parent_id: board }).expect(201);
  const access = boardAccessOf(app);
  await access.group('group', admin);
  const groups = ['group'];
  await access.set(board, { read_groups: groups, topic_groups: groups, reply_groups: groups }).expect(200);
  const topic = await forum.topic(board, 'A topic of text', admin.key);
  await api
    .patch(`/forum/topics/${topic}`, admin.key)
    .send({ tags: ['text'] })
    .expect(200);
  const reply = await forum.reply(topic, 'A reply', admin.key);
  await api.post('/answers/categories', admin.key).send({ name: 'Text', slug: 'text' }).expect(201);
  const question = await answers.question('A text', { category: 'text', tags: ['text'] }, admin.key);
  await answers.answer(question, 'An answer', admin.key);
  const hidden = await answers.answer(question, 'A hidden one', admin.key);
  await api.put(`/moderation/content/answer/${hidden}`, admin.key).send({ reason: 'Spam' }).expect(200);
  // Enough rows for a distant page.
  await database.pool.query(
    `INSERT INTO answers (question_id, author_id, body) SELECT $1, $2, 'x' FROM generate_series(1, 2000)`,
    [question, admin.id],
  );
  const store = await shops.store(admin.key);
  await database.pool.query(`UPDATE stores SET slug = '1' WHERE id = $1`, [store.id]);
  const product = await shops.product('1', { category: 'text', title: 'A text' }, admin.key);
  const shopProduct = await shops.shopProduct({ category: 'text', title: 'A text' });
  // Owners do not order from their own store.
  const foreign = await shops.product((await shops.store()).slug);
  const sold = await shops.order('marketplace', [[product, 1]]);
  expect(sold.status).toBe(201);
  expect((await shops.order('marketplace', [[product, 1]])).status).toBe(201);
  await api.post(`/orders/${sold.body.id}/pay`, people.moderator.key).expect(200);
  expect((await shops.order('marketplace', [[foreign, 1]], admin.key)).status).toBe(201);
  const disputed = (await shops.order('marketplace', [[foreign, 1]], admin.key)).body.id;
  await api.post(`/orders/${disputed}/pay`, people.other.key).expect(200);
  await api.post(`/orders/${disputed}/dispute`, admin.key).send({ reason: 'Broken' }).expect(200);
  expect((await shops.order('shop', [[shopProduct, 1]], admin.key)).status).toBe(201);
  const { id: order } = (await shops.order('marketplace', [[product, 1]])).body;
  await api.post(`/orders/${order}/pay`, admin.key).expect(200);
  await api.post(`/orders/${order}/shipments`, admin.key).expect(201);
  await api.get(`/orders/${order}/shipments`, admin.key).expect(200);
  await database.pool.query('UPDATE order_items SET tax = 1, tax_rate = 1900 WHERE order_id = $1', [order]);
  await api.get(`/orders/${order}/invoice`, admin.key).expect(200);
  await database.pool.query(
    `INSERT INTO returns (order_id, items, reason) SELECT order_id, items, 'Broken' FROM shipments WHERE order_id = $1`,
    [order],
  );
  await api.get(`/orders/${order}/returns`, admin.key).expect(200);
  await api.post(`/orders/${order}/returns/1/accept`, admin.key).expect(200);
  await database.pool.query('UPDATE order_items SET tax = 0, tax_rate = 0 WHERE order_id = $1', [order]);
  await api.post('/announcements', admin.key).send({ title: 'A text', body: 'A text' }).expect(201);
  await shops.review(foreign, admin);
  const video = await videos.video({ title: 'A text' }, admin);
  await videos.comment(video, 'A comment', admin.key);
  await filesOf(app).upload('text', 'text.txt', admin.key);
  await database.pool.query(`UPDATE users SET username = 'user-1' WHERE id = $1`, [admin.id]);
  await api.put(`/forum/topics/${topic}/sticky`, admin.key).expect(200);
  for (const query of ['', '&order=newest', '&hidden=include', '&hidden=include&order=newest']) {
    const path = `/forum/topics/${topic}?reply=${reply}${query}`;
    for (const key of query.includes('hidden') ? [admin.key] : [admin.key, undefined])
      await api.get(path, key).expect(200);
  }
  // The second changes what the first has made.
  for (const text of ['Text', 'Texts']) await api.put('/me/drafts/createTopic', admin.key).send({ text }).expect(200);
  for (const path of ['/me/drafts', '/me/drafts/createTopic']) await api.get(path, admin.key).expect(200);
  const upload = await api.post('/uploads', admin.key).send({ kind: 'file', name: 'a', size: 1 }).expect(201);
  for (const path of ['/uploads', `/uploads/${upload.body.id}`]) await api.get(path, admin.key).expect(200);
  const merged = await forum.topic(board, 'Merged', admin.key);
  await api.post(`/forum/topics/${merged}/merge`, people.moderator.key).send({ into: topic }).expect(200);
  await api.get(`/forum/topics/${merged}`).expect(301);
  const reported = await forum.topic(board, 'To be reported', people.moderator.key);
  const changed = '&updated_since=2020-01-31T12:00:00Z';
  for (const sort of ['latest', 'newest', `latest${changed}`, `newest${changed}`]) {
    for (const key of [admin.key, undefined]) await readList(`/forum/topics?author=user-1&sort=${sort}`, key);
    const unread = `author=${people.moderator.username}&unread=true`;
    await readList(`/forum/topics?tag=text&unread=true&sort=${sort}`, people.moderator.key);
    await readList(`/forum/topics?${unread}&sort=${sort}`, admin.key);
  }
  await database.pool.query(
    `INSERT INTO audit_log (actor_id, action, target_type, target_id) VALUES ($1, 'lockTopic', 'user', $1)`,
    [admin.id],
  );
  for (const target of ['', `&target=topic:${topic}`, '&target=user:user-1']) {
    for (const action of ['', `&action=${target.includes('topic') ? 'stickTopic' : 'lockTopic'}`]) {
      for (const actor of ['', '&actor=user-1']) {
        await readList(`/moderation/log?${target}${action}${actor}`, admin.key);
      }
    }
  }
  // One that admin has claimed, and unclaimed ones.
  for (const by of [people.member, people.other]) {
    await api.post('/reports', by.key).send({ target_type: 'topic', target_id: reported, reason: 'spam' }).expect(201);
  }
  await api.put('/moderation/reports/1/claim', admin.key).expect(200);
  const filters = ['status=claimed', 'target_type=topic', `target=topic:${reported}`, 'reason=spam', 'claimed_by=me'];
  for (const sort of ['newest', 'oldest']) {
    for (let chosen = 0; chosen < 2 ** filters.length; chosen++) {
      const query = filters.filter((_, at) => chosen & (1 << at)).join('&');
      await readList(`/moderation/reports?sort=${sort}&${query}`, admin.key, app.matrix);
    }
  }
  await readList('/me/reports', people.member.key);
  const pending = await forum.topic(board, 'Pending', people.moderator.key);
  await database.pool.query(`SELECT take_away('topic', $1, 'held', NULL, NULL)`, [pending]);
  for (const type of ['', '&target_type=order'])
    await readList(`/moderation/queue?cause=dispute${type}`, people.moderator.key);
  for (const cause of ['', '&cause=reports', '&cause=approval']) {
    for (const type of ['', '&target_type=topic']) {
      await readList(`/moderation/queue?${cause}${type}`, admin.key, app.matrix);
    }
  }
  await database.pool.query(
    `INSERT INTO users (username, email, awaits_approval) VALUES ('waiting', 'waiting@example.org', true), ('text', 'text@example.org', false)`,
  );
  await database.pool.query(
    `INSERT INTO person_removals (user_id, actor_id, action, state, finished_at) VALUES ($1, $1, 'hide', 'removed', now())`,
    [admin.id],
  );
  await readList('/moderation/removals?username=user-1', admin.key);
  await database.pool.query(`INSERT INTO warnings (user_id, actor_id, text) VALUES ($1, $1, 'Stop that.')`, [admin.id]);
  for (const list of ['/me/warnings', '/users/user-1/warnings']) await readList(list, admin.key);
  const invitation = { max_uses: 1, expires_at: '2099-01-31T12:00:00Z' };
  await api.post('/moderation/invitations', admin.key).send(invitation).expect(201);
  for (const list of ['sign-ups', 'invitations']) await readList(`/moderation/${list}`, admin.key);
  for (const place of ['/webhooks', '/site/webhooks']) {
    const webhook = { url: 'https://example.org/hook', types: ['topic.created'] };
    await api.post(place, admin.key).send(webhook).expect(201);
    await readList(place, admin.key);
  }
  await api.post('/webhooks/1/ping', admin.key).expect(200);
  for (const query of ['', '?status=waiting']) await readList(`/webhooks/1/deliveries${query}`, admin.key);
  for (const path of [
    `forum/topics/${topic}`,
    `forum/replies/${reply}`,
    `answers/questions/${question}`,
    'answers/answers/1',
  ]) {
    const field = path.startsWith('forum') ? 'content' : 'body';
    await api
      .patch(`/${path}`, admin.key)
      .send({ [field]: 'Edited' })
      .expect(200);
  }
  for (const [area, id] of [
    ['marketplace', product],
    ['shop', shopProduct],
  ] as const) {
    await api.patch(`/${area}/products/${id}`, admin.key).send({ description: 'Edited' }).expect(200);
    await api.post(`/products/${id}/pictures`, admin.key).attach('file', smallImage, 'a.png').expect(201);
    await api.get(`/products/${id}/pictures`).expect(200);
  }
  for (const [type, id] of Object.entries({
    topic,
    board,
    tag: 1,
    question,
    store: store.id,
    product,
    user: admin.id,
  })) {
    await api.put(`/watches/${type}/${id}`, admin.key).send({ state: 'watching' }).expect(200);
    await api.delete(`/watches/${type}/${id}`, admin.key).expect(200);
  }
  for (const path of ['questions/1', 'answers/1']) {
    await api.post(`/answers/${path}/comments`, admin.key).send({ body: 'A text' }).expect(201);
    await readList(`/answers/${path}/comments`);
    await readList(`/answers/${path}/comments?updated_since=2020-01-31T12:00:00Z`);
  }
  for (const place of [`topic/${topic}`, `question/${question}`]) {
    await api.put(`/me/bookmarks/${place}`, admin.key).expect(200);
    await api.delete(`/me/bookmarks/${place}`, admin.key).expect(200);
    await api.put(`/me/bookmarks/${place}`, admin.key).expect(200);
  }
  await readList('/me/bookmarks', admin.key);
  const { username: other } = people.other;
  for (const method of ['put', 'delete', 'put'] as const)
    await api[method](`/me/ignored/${other}`, admin.key).expect(200);
  await readList('/me/ignored', admin.key);
  await api.delete(`/me/ignored/${other}`, admin.key).expect(200);
  const group = { slug: 'felt', name: 'Felt', visibility: 'hidden', joining: 'open' };
  await api.post('/groups', admin.key).send(group).expect(201);
  await api.patch('/groups/felt', admin.key).send({ name: 'Felting' }).expect(200);
  for (const path of ['/groups', '/me/groups', '/groups/felt/members']) await readList(path, admin.key);
  const folder = (await api.post('/folders', admin.key).send({ name: 'Outer' }).expect(201)).body.id;
  await api.post('/folders', admin.key).send({ name: 'Inner', parent_id: folder }).expect(201);
  await api
    .post('/files', admin.key)
    .attach('file', Buffer.from('text'), 'text.txt')
    .field('folder_id', folder)
    .expect(201);
  for (const query of ['', '?parent=0', `?parent=${folder}`]) await readList(`/folders${query}`, admin.key);
  await api.get(`/folders/${folder}`, admin.key).expect(200);
  for (const sort of ['newest', 'name', 'size']) {
    for (const query of [`folder=0&sort=${sort}`, `folder=${folder}&sort=${sort}`]) {
      for (const more of [
        '',
        '&search=text',
        '&updated_since=2020-01-31T12:00:00Z',
        '&search=text&updated_since=2020-01-31T12:00:00Z',
      ])
        await readList(`/files?${query}${more}`, admin.key);
    }
  }
  const ids = (await api.get('/files', admin.key).expect(200)).body.files.map(({ id }: { id: number }) => id);
  await api
    .post('/files/batch', admin.key)
    .send({ action: 'move', ids: ids.slice(1), folder_id: null })
    .expect(200);
  for (const action of ['delete', 'restore', 'delete']) {
    await api
      .post('/files/batch', admin.key)
      .send({ action, ids: ids.slice(1, 2) })
      .expect(200);
  }
  await readList('/files/trash', admin.key);
  const granted = `/files/${ids[0]}/grants`;
  for (const holder of [`users/${other}`, 'groups/felt']) await api.put(`${granted}/${holder}`, admin.key).expect(200);
  await api.get(granted, admin.key).expect(200);
  await readList('/shared-files', people.other.key);
  const begun = await api
    .post('/conversations', admin.key)
    .send({ people: [other], content: 'Hello!' })
    .expect(201);
  for (const path of ['/conversations', `/conversations/${begun.body.id}`]) await api.get(path, admin.key).expect(200);
  await api.put(`/conversations/${begun.body.id}/mute`, admin.key).expect(200);
  for (const sort of ['newest', 'oldest']) await readList(`/answers/questions/1?sort=${sort}`);
  const likeable = { topic, reply, announcement: 1, review: 1, comment: 1, post_comment: 1 };
  for (const [type, id] of Object.entries(likeable)) {
    for (const { key } of Object.values(people)) await api.put(`/content/${type}/${id}/like`, key);
    await readList(`/content/${type}/${id}/likes`, admin.key);
  }
  await database.pool.query(
    `INSERT INTO notifications (user_id, position, type, resource_id, reason, delivery) VALUES ($1, 1, 'topic.created', $2, 'own', 'inbox')`,
    [admin.id, topic],
  );
  await api.get('/notifications', admin.key).expect(200);
  await readList('/me/products?status=active', admin.key);
  for (const state of ['', '&state=hidden']) {
    for (const type of ['', '&target_type=answer']) {
      for (const author of ['', '&author=user-1'])
        await readList(`/moderation/hidden?${state}${type}${author}`, admin.key);
    }
  }
  await searchSettled(app);
  for (const method of ['get', 'post', 'put', 'patch', 'delete']) {
    for (const operation of operations.filter((each) => each.method === method)) {
      // Without an id in the path both would be one request.
      const ids = method === 'get' && !operation.path.includes('{') ? [1] : [1, 2];
      for (const query of method === 'get' ? queriesOf(operation) : ['']) {
        for (const key of keysOf(operation, admin.key)) {
          for (const id of ids) await wellFormed(app.matrix, operation, key, id, query);
        }
      }
    }
  }
}, 240_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
  await app.testDatabase.drop();
});

describe('the statements that name a schema', () => {
  it('returns a reply from all statements that name a schema', () => {
    expect(returned.size).toBeGreaterThan(700);
    const silent = [...returned].filter(([, { replies }]) => replies.size === 0).map(([name]) => name);
    expect(silent).toEqual([]);
  });

  it('return JSON without the spaces that PostgreSQL adds by default', () => {
    const spaced = [...returned].filter(([, { replies }]) =>
      // Numbers and escapes are formatted differently by PostgreSQL and JSON.stringify, and are no spaces.
      [...replies].some((reply) => / /.test(reply.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'))),
    );
    // The details are a jsonb column, whose text has spaces.
    expect(spaced.map(([name]) => name)).toEqual(['audit_log', 'audit_log_walk']);
  });

  it('return rows in their lists', () => {
    const empty = [...returned].filter(([, { replies }]) => {
      const lists = [...replies].flatMap((reply) =>
        Object.values(JSON.parse(reply)).filter((field) => Array.isArray(field)),
      );
      return lists.length > 0 && lists.every((list) => list.length === 0);
    });
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it('return only fields of their schema', () => {
    const faults = [...returned].flatMap(([name, { schema, replies }]) =>
      [...replies].flatMap((reply) =>
        faultsOf(schema, JSON.parse(reply)).map(({ instancePath, message }) => `${name} ${instancePath} ${message}`),
      ),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('are reported if they return additional fields', () => {
    const [, { schema, replies }] = [...returned].find(([name]) => name === 'topic') ?? [
      '',
      { schema: '', replies: [] },
    ];
    const [reply = ''] = replies;
    expect(faultsOf(schema, JSON.parse(reply))).toEqual([]);
    expect(faultsOf(schema, { ...JSON.parse(reply), more: 1 })).not.toEqual([]);
  });
});
