import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { expectExact } from '../../helpers/exact.js';
import { forumOf } from '../../helpers/forum.js';
import { holdIdempotencyKey } from '../../helpers/idempotency.js';
import { type KindName, kinds, kindsThatCan, make, operationAt, pathFor } from '../../helpers/kinds.js';
import { createPerson, issueKey, type Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
/** Author of all reported content. */
let author: Person;
let board: number;
beforeAll(async () => {
  app = await testApp();
  author = await createPerson(app.database, 'author');
  board = await forumOf(app).board();
});
afterAll(() => app.close());

let made = 0;
const person = (role: 'member' | 'moderator' | 'admin' = 'member') =>
  createPerson(app.database, `reports-${role}-${++made}`, role);
const report = (body: object, by: Person) => app.api.post('/reports', by.key).send({ reason: 'spam', ...body });
const topicOf = (whom: Person, title = 'A topic') => forumOf(app).topic(board, title, whom.key);
const mine = async (by: Person) => (await app.api.get('/me/reports', by.key).expect(200)).body;
const read = (id: number, by: Person) => app.api.get(`/moderation/reports/${id}`, by.key);

type Target = {
  body: object;
  missing: string;
  title: string;
  text: string;
  path: string;
  isNobodys?: boolean;
  remove?: (() => PromiseLike<unknown>) | undefined;
};

/** A new target of the author's, or of staff's in the author's name. */
async function targetOf(name: KindName): Promise<Target> {
  const { by, isAnonymous = false, namedBy, text, page, reportedAt, path, end = path } = kinds[name];
  const content = await make(app, name, by === undefined ? { by: author } : {});
  if (by !== undefined && !isAnonymous) {
    await app.database.pool.query(`UPDATE ${kinds[name].table} SET author_id = $1 WHERE id = $2`, [
      author.id,
      content.id,
    ]);
  }
  const { type, id, at, parent, body } = content;
  const nearest = [content, parent, parent?.parent].find((each) => each && kinds[each.name].title !== undefined);
  const titled = nearest?.body[kinds[nearest.name].title ?? ''];
  const isEnded = operationAt('delete', end) !== undefined;
  return {
    body: { target_type: type, ...(namedBy === 'token' ? { target_token: at } : { target_id: id }) },
    missing: `${type}_not_found`,
    title: String(titled),
    text: String(body[text ?? ''] ?? ''),
    path: pathFor(content, reportedAt ?? page[0]),
    isNobodys: isAnonymous,
    remove: isEnded ? () => app.api.delete(pathFor(content, end), content.by.key).expect(200) : undefined,
  };
}
const targets: Record<string, () => Promise<Target>> = {
  ...Object.fromEntries(kindsThatCan('report').map((name) => [name, () => targetOf(name)])),
  user: async () => ({
    body: { target_type: 'user', target_id: author.id },
    missing: 'user_not_found',
    title: author.username,
    text: '',
    path: `/users/${author.username}`,
  }),
};
const target = (name: string) => (targets[name] as (typeof targets)[string])();

describe.each(Object.keys(targets))('a report about a %s', (kind) => {
  it('is made, is shown to its reporter, and to moderators with its target', async () => {
    const { body, title, text, path, isNobodys } = await target(kind);
    const by = await person();
    const reply = await report({ ...body, reason: 'illegal', note: 'Look at it.' }, by).expect(201);
    const { id, target_id: targetId, created_at: at } = reply.body;
    const own = {
      id,
      target_type: (body as { target_type: string }).target_type,
      target_id: targetId,
      reason: 'illegal',
      note: 'Look at it.',
      status: 'open',
      created_at: at,
      resolved_at: null,
    };
    expect(reply.body).toEqual(own);
    expect(await mine(by)).toEqual({ reports: [own], page: 1, pages: 1, total: 1 });
    const { body: detail } = await read(id, app.people.moderator).expect(200);
    const whose = isNobodys ? { author_id: null, author: null } : { author_id: author.id, author: author.username };
    expect(detail).toEqual({
      ...own,
      ...whose,
      reporter_id: by.id,
      reporter: by.username,
      handler_id: null,
      handler: null,
      claimed_at: null,
      resolution_note: null,
      context: { title, text, ...whose, path, hidden: null },
      other_reports: expect.any(Number),
      author_standing: isNobodys ? null : expect.objectContaining({ username: author.username, suspension: null }),
    });
    const listed = await app.api.get(`/moderation/reports?target=${own.target_type}:${targetId}`, app.people.admin.key);
    expect(listed.body.reports.map(({ id }: { id: number }) => id)).toContain(id);
    if (kind !== 'user') expect(detail.other_reports).toBe(0);
    await report(body, await person()).expect(201);
    expect((await read(id, app.people.moderator)).body.other_reports).toBe(detail.other_reports + 1);
  });

  it('is refused without a target, and stays when that is deleted', async () => {
    const { body, missing, remove } = await target(kind);
    const nothing = { ...body, target_id: 2_147_483_647, target_token: '0'.repeat(32) };
    await expectCode(report(nothing, await person()), 404, missing);
    if (remove === undefined) return;
    const { body: first } = await report(body, await person()).expect(201);
    await remove();
    await expectCode(report(body, await person()), 404, missing);
    const { body: detail } = await read(first.id, app.people.moderator).expect(200);
    // Deleted content is kept for a while.
    const hidden = { state: 'deleted', reason: null, since: expect.any(String) };
    const context = kind.startsWith('product') || kind.startsWith('share') ? null : expect.objectContaining({ hidden });
    expect(detail).toMatchObject({ context, status: 'open' });
  });

  it('cannot be about the reporter or their own content', async () => {
    const { body, isNobodys } = await target(kind);
    if (isNobodys) return;
    await expectCode(report(body, author), 403, 'own_content');
  });
});

describe('reports of invisible content', () => {
  it('is not there to be reported', async () => {
    const [member, { moderator, admin }] = [await person(), app.people];
    const [videos, shops] = [videosOf(app), shopsOf(app)];
    const secret = await videos.video({ visibility: 'private' }, author);
    const video = await videos.video({}, author);
    const comment = await videos.comment(video);
    await app.api.patch(`/videos/${video}`, author.key).send({ visibility: 'private' }).expect(200);
    for (const by of [member, moderator, admin]) {
      await expectCode(report({ target_type: 'video', target_id: secret }, by), 404, 'video_not_found');
      await expectCode(report({ target_type: 'comment', target_id: comment }, by), 404, 'comment_not_found');
    }
    // The owner of the video sees the comment.
    await report({ target_type: 'comment', target_id: comment }, author).expect(201);

    const { id: store, slug } = await shops.store(author.key);
    const draft = await shops.product(slug, { status: 'draft' }, author.key);
    const inShop = await shops.shopProduct({ status: 'draft' });
    await expectCode(report({ target_type: 'product', target_id: draft }, member), 404, 'product_not_found');
    await expectCode(report({ target_type: 'product', target_id: inShop }, member), 404, 'product_not_found');
    await app.api.patch(`/marketplace/stores/${slug}`, moderator.key).send({ status: 'suspended' }).expect(200);
    await expectCode(report({ target_type: 'store', target_id: store }, member), 404, 'store_not_found');
    for (const [type, id] of [
      ['product', draft],
      ['product', inShop],
      ['store', store],
    ] as const) {
      // A key without `read` sees what anonymous callers do.
      const blind = { ...moderator, key: await issueKey(app.database, moderator.id, { scopes: ['write'] }) };
      await expectCode(report({ target_type: type, target_id: id }, blind), 404, `${type}_not_found`);
      await report({ target_type: type, target_id: id }, moderator).expect(201);
    }
  });

  it('is no share link that has ended, nor somebody whose account is deleted', async () => {
    const [by, gone] = [await person(), await person()];
    const { body: link } = await target('share of a file');
    await app.database.pool.query(`UPDATE shares SET expires_at = now() - interval '1 s'`);
    await expectCode(report(link, by), 404, 'share_not_found');
    const [first, second] = [await topicOf(gone), await topicOf(gone)];
    await report({ target_type: 'topic', target_id: first }, by).expect(201);
    await deleteAccount(app.database, gone.id);
    await expectCode(report({ target_type: 'user', target_id: gone.id }, by), 404, 'user_not_found');
    const { body } = await report({ target_type: 'topic', target_id: second }, by).expect(201);
    expect((await read(body.id, app.people.moderator)).body.author_standing).toBeNull();
  });

  it('is nothing of an area that is switched off', async () => {
    const off = await testApp({ sharing: app, settings: { AREAS: 'answers' } });
    try {
      const { key } = await person();
      const call = (target_type: string) =>
        off.api.post('/reports', key).send({ target_type, target_id: 2_147_483_647, reason: 'spam' });
      expect((await call('topic').expect(503)).body.data.component).toBe('forum');
      await expectCode(call('question'), 404, 'question_not_found');
    } finally {
      await off.close();
    }
  });
});

describe('a report', () => {
  it('needs what it is about, and a reason', async () => {
    const by = await person();
    const send = (body: object) => app.api.post('/reports', by.key).send(body);
    const refused = async (body: object, status: number, param: string) => {
      const reply = await send(body).expect(status);
      expect(Object.keys(reply.body.data.params)).toEqual([param]);
    };
    await refused({ target_type: 'topic', reason: 'spam' }, 422, 'target_id');
    await refused({ target_type: 'share', target_id: 1, reason: 'spam' }, 422, 'target_token');
    await refused({ target_type: 'topic', target_id: 1 }, 422, 'reason');
    await refused({ target_id: 1, reason: 'spam' }, 422, 'target_type');
    await refused({ target_type: 'topic', target_id: 1, reason: 'boring' }, 400, 'reason');
    await refused({ target_type: 'order', target_id: 1, reason: 'spam' }, 400, 'target_type');
    await refused({ target_type: 'topic', target_id: 1, reason: 'spam', note: 'x'.repeat(1001) }, 400, 'note');
    const id = await topicOf(author);
    const reply = await send({ target_type: 'topic', target_id: id, reason: 'spam', note: '' }).expect(201);
    expect(reply.body.note).toBeNull();
  });

  it('is one of a person about one target, until it is resolved, also of two at once', async () => {
    const [by, { moderator }] = [await person(), app.people];
    for (let round = 0; round < 5; round++) {
      const body = { target_type: 'topic', target_id: await topicOf(author) };
      const replies = await Promise.all([report(body, by), report(body, by)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(replies.find(({ status }) => status === 409)?.body.code).toBe('already_reported');
      const id = replies.find(({ status }) => status === 201)?.body.id;
      await app.api.put(`/moderation/reports/${id}/claim`, moderator.key).expect(200);
      await expectCode(report(body, by), 409, 'already_reported');
      await report(body, await person()).expect(201);
      const resolution = app.api.put(`/moderation/reports/${id}/resolution`, moderator.key);
      await resolution.send({ outcome: 'rejected' }).expect(200);
      await report(body, by).expect(201);
    }
  });

  it('is made once for an Idempotency-Key, which counts once', async () => {
    const limited = await testApp({ sharing: app, reports: 1 });
    try {
      const by = await person();
      const body = { target_type: 'topic', target_id: await topicOf(author), reason: 'spam' };
      const once = () => limited.api.post('/reports', by.key).set('Idempotency-Key', 'one').send(body);
      const first = await once().expect(201);
      const second = await once().expect(201);
      expect(second.body).toEqual(first.body);
      expect(second.headers['idempotent-replayed']).toBe('true');
    } finally {
      await limited.close();
    }
  });

  it('has an Idempotency-Key for itself, and none while the first still runs', async () => {
    const by = await person();
    const body = { target_type: 'topic', target_id: await topicOf(author), reason: 'spam' };
    const send = (key: string, more = {}) =>
      app.api
        .post('/reports', by.key)
        .set('Idempotency-Key', key)
        .send({ ...body, ...more });
    await send('one').expect(201);
    await expectCode(send('one', { reason: 'abuse' }), 422, 'idempotency_key_reused');
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, by, 'createReport', 'two');
      await expectCode(send('two'), 409, 'idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('is listed by pages that there can be', async () => {
    await expectCode(app.api.get('/me/reports?page=0', author.key), 400, 'invalid_param');
  });

  it('counts against a limit of the person, whichever key is used, which ends others’ reports not', async () => {
    const limited = await testApp({ sharing: app, reports: 2 });
    try {
      const by = await person();
      const another = { ...by, key: await issueKey(app.database, by.id) };
      const call = async ({ key }: Person) =>
        limited.api
          .post('/reports', key)
          .send({ target_type: 'topic', target_id: await topicOf(author), reason: 'spam' });
      expect((await call(by)).status).toBe(201);
      expect((await call(another)).status).toBe(201);
      const refused = await call(by);
      expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
      expect((await call(await person())).status).toBe(201);
    } finally {
      await limited.close();
    }
  });

  it('shows others nothing of its reporter, nor the reporter who handles it', async () => {
    const [by, { moderator }] = [await person(), app.people];
    const { body } = await report({ target_type: 'topic', target_id: await topicOf(author) }, by).expect(201);
    await app.api.put(`/moderation/reports/${body.id}/claim`, moderator.key).expect(200);
    const list = await mine(by);
    expect(list.reports[0].status).toBe('claimed');
    expect(JSON.stringify(list)).not.toMatch(new RegExp(`${moderator.username}|handler|claimed_at`));
    expect(await mine(await person())).toMatchObject({ reports: [], total: 0 });
    for (const each of [by, author]) {
      await expectCode(read(body.id, each), 403, 'forbidden');
      await expectCode(app.api.get('/moderation/reports', each.key), 403, 'forbidden');
    }
  });
});

describe('a deletion of an account', () => {
  it('takes the words of its reports, and of those about it, and opens what it had claimed', async () => {
    const [gone, staff] = [await person(), await person('moderator')];
    const ofGone = await report({ target_type: 'topic', target_id: await topicOf(author), note: 'Mine' }, gone);
    const aboutGone = await report({ target_type: 'user', target_id: gone.id, note: 'About them' }, await person());
    const kept = await report({ target_type: 'topic', target_id: await topicOf(author), note: 'Kept' }, await person());
    const { moderator } = app.people;
    for (const [id, by] of [
      [aboutGone.body.id, moderator],
      [kept.body.id, staff],
    ] as const) {
      await app.api.put(`/moderation/reports/${id}/claim`, by.key).expect(200);
    }
    const resolution = app.api.put(`/moderation/reports/${aboutGone.body.id}/resolution`, moderator.key);
    await resolution.send({ outcome: 'upheld', note: 'Words on them' }).expect(200);
    for (const { id } of [gone, staff]) await deleteAccount(app.database, id);
    const readAsModerator = async (id: number) => (await read(id, moderator).expect(200)).body;
    expect(await readAsModerator(ofGone.body.id)).toMatchObject({
      note: null,
      reporter: `deleted-${gone.id}`,
      status: 'open',
    });
    expect(await readAsModerator(aboutGone.body.id)).toMatchObject({
      note: null,
      resolution_note: null,
      author: `deleted-${gone.id}`,
      author_standing: null,
      context: null,
      status: 'upheld',
    });
    expect(await readAsModerator(kept.body.id)).toMatchObject({
      note: 'Kept',
      status: 'open',
      handler: null,
      claimed_at: null,
    });
    await expectExact(app.database, 'moderation');
  });
});
