import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { purgeOld } from '../../src/content/removal/purge.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { contentPath, revisionsPath } from '../helpers/content-path.js';
import { expectExact } from '../helpers/exact.js';
import { type Kind, revisedKinds } from '../helpers/revisions.js';

type Revision = { number: number; title: string | null; body: string; editor: string; edited_at: string };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => expectExact(app.database, 'identity', 'forum', 'answers', 'shops'));
afterAll(() => app.close());

const kinds = revisedKinds(() => app);

/** The fields that are sent for these texts. */
const texts = ({ title, body }: Kind, text: string) => ({
  [body]: `${text} text`,
  ...(title === undefined ? {} : { [title]: `${text} title` }),
});
const wordsOf = (kind: Kind, reply: Record<string, unknown>) => ({
  title: kind.title === undefined ? null : reply[kind.title],
  body: reply[kind.body],
});
const saying = (kind: Kind, text: string) => wordsOf(kind, texts(kind, text));

const edit = async (kind: Kind, id: number, text: string, key = kind.owner().key) =>
  (await app.api.patch(kind.path(id), key).send(texts(kind, text)).expect(200)).body;
const revisions = async (kind: Kind, id: number, key = kind.owner().key): Promise<Revision[]> =>
  (await app.api.get(revisionsPath(kind.path(id)), key).expect(200)).body.revisions;
const restore = (kind: Kind, id: number, number: number, key = kind.owner().key) =>
  app.api.post(`${revisionsPath(kind.path(id))}/${number}/restore`, key);
const latestEntry = async () =>
  (await app.api.get('/moderation/log?per_page=1', app.people.admin.key).expect(200)).body.entries[0];

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (_name, kind) => {
  it('lists the text before each edit, the editor and the time, the newest first', async () => {
    const { moderator } = app.people;
    const id = await kind.make();
    expect(await revisions(kind, id)).toEqual([]);
    await edit(kind, id, 'First');
    const before = Date.now() - 2000;
    await edit(kind, id, 'Second', moderator.key);
    await edit(kind, id, 'Third');
    const [newest, next, oldest, ...more] = await revisions(kind, id);
    expect(newest).toMatchObject({ number: 3, ...saying(kind, 'Second'), editor: kind.owner().username });
    expect(next).toMatchObject({
      number: 2,
      ...saying(kind, 'First'),
      editor: moderator.username,
      editor_id: moderator.id,
    });
    expect(oldest).toMatchObject({ number: 1, editor: kind.owner().username });
    expect(more).toEqual([]);
    expect(Date.parse(newest?.edited_at ?? '')).toBeGreaterThanOrEqual(before);
    const page = await app.api.get(`${revisionsPath(kind.path(id))}?page=2`, kind.owner().key).expect(200);
    expect(page.body).toEqual({ revisions: [], page: 2, pages: 1, total: 3, can_restore: true });
  });

  it('is marked as edited with the editor once its text changes, also while it is hidden and afterwards', async () => {
    const { moderator } = app.people;
    const id = await kind.make();
    const table = `${kind.type === 'reply' ? 'replie' : kind.type}s`;
    const mark = async (schema = 'public') => {
      const { rows } = await app.database.pool.query(
        `SELECT edited_at IS NOT NULL AS is_edited, edited_by FROM ${schema}.${table} WHERE id = $1`,
        [id],
      );
      return rows[0];
    };
    expect(await mark()).toEqual({ is_edited: false, edited_by: null });
    const first = await edit(kind, id, 'First');
    const of = first.topic ?? first;
    expect(of.edited_by).toBe(kind.owner().username);
    const again = await edit(kind, id, 'First', moderator.key);
    expect(again).toEqual(first);
    const second = await edit(kind, id, 'Second', moderator.key);
    expect(second.edited_by).toBe(moderator.username);
    expect(Math.abs(Date.parse(second.edited_at) - Date.now())).toBeLessThan(10_000);
    const marked = { is_edited: true, edited_by: moderator.id };
    const hide = app.api.put(contentPath(kind.path(id)), moderator.key).send({ reason: 'Spam' });
    await hide.expect(200);
    expect(await mark(kind.type === 'product' ? 'public' : 'removed')).toEqual(marked);
    await app.api.delete(contentPath(kind.path(id)), moderator.key).expect(200);
    expect(await mark()).toEqual(marked);
    // Restoring a revision is an edit.
    await restore(kind, id, 1).expect(200);
    expect(await mark()).toEqual({ is_edited: true, edited_by: kind.owner().id });
  });

  it('has no revision if an edit changes nothing', async () => {
    const id = await kind.make();
    await edit(kind, id, 'Same');
    await edit(kind, id, 'Same');
    if (kind.title !== undefined) {
      const title = `  ${texts(kind, 'Same')[kind.title]} `;
      await app.api
        .patch(kind.path(id), kind.owner().key)
        .send({ [kind.title]: title })
        .expect(200);
    }
    if (kind.type === 'product') await app.api.patch(kind.path(id), kind.owner().key).send({ price: 7 }).expect(200);
    expect(await revisions(kind, id)).toHaveLength(1);
  });

  it('keeps the whole text if a part is edited', async () => {
    if (kind.title === undefined) return;
    const id = await kind.make();
    await edit(kind, id, 'First');
    await app.api
      .patch(kind.path(id), kind.owner().key)
      .send({ [kind.title]: 'Other' })
      .expect(200);
    expect((await revisions(kind, id))[0]).toMatchObject(saying(kind, 'First'));
  });

  it('shows revisions to the owner and moderators only', async () => {
    const id = await kind.make();
    await edit(kind, id, 'First');
    const { moderator, admin, other } = app.people;
    for (const { key } of [kind.owner(), moderator, admin]) expect(await revisions(kind, id, key)).toHaveLength(1);
    const { body } = await app.api.get(revisionsPath(kind.path(id)), other.key).expect(403);
    expect(body.code).toBe('not_owner');
    for (const key of [moderator.key, other.key]) {
      const missing = await app.api.get(revisionsPath(kind.path(2147483647)), key).expect(404);
      expect(missing.body.code).toBe(kind.missing);
    }
  });

  it('can be reset to an earlier text, which is an edit like any other', async () => {
    const { moderator } = app.people;
    const id = await kind.make();
    await edit(kind, id, 'First');
    await edit(kind, id, 'Second');
    const before = await latestEntry();
    const { body } = await restore(kind, id, 2).expect(200);
    expect(body).toEqual({ type: kind.type, id, ...saying(kind, 'First'), hidden: null });
    expect((await revisions(kind, id))[0]).toMatchObject({ number: 3, ...saying(kind, 'Second') });
    // Repeating it changes nothing.
    await restore(kind, id, 2).expect(200);
    expect(await revisions(kind, id)).toHaveLength(3);
    if (kind.owner() !== moderator) expect((await latestEntry()).id).toBe(before.id);
    expect((await restore(kind, id, 3, moderator.key).expect(200)).body).toMatchObject(saying(kind, 'Second'));
    expect(await latestEntry()).toMatchObject({
      action: 'restoreRevision',
      actor: moderator.username,
      target_type: kind.type,
      target_id: id,
      details: { revision: '3' },
    });
  });

  it('can be restored only by those who may edit it', async () => {
    const { other, moderator } = app.people;
    const id = await kind.make();
    await edit(kind, id, 'First');
    expect((await restore(kind, id, 1, other.key).expect(403)).body.code).toBe('not_owner');
    expect((await restore(kind, id, 2).expect(404)).body.code).toBe('revision_not_found');
    expect((await restore(kind, 2147483647, 1, moderator.key).expect(404)).body.code).toBe(kind.missing);
    if (kind.shut === undefined) return;
    await kind.shut.by(id);
    expect((await restore(kind, id, 1).expect(403)).body.code).toBe(kind.shut.code);
    expect(await revisions(kind, id)).toHaveLength(1);
    await restore(kind, id, 1, moderator.key).expect(200);
  });

  it('has no revisions while it is deleted, has them again once restored, and none after the purge', async () => {
    const { moderator } = app.people;
    const id = await kind.make();
    await edit(kind, id, 'First');
    const remove = () => app.api.delete(kind.path(id), kind.owner().key).expect(200);
    await remove();
    for (const { key } of [kind.owner(), moderator]) {
      const { body } = await app.api.get(revisionsPath(kind.path(id)), key).expect(404);
      expect(body.code).toBe(kind.missing);
    }
    await app.api.delete(contentPath(kind.path(id)), moderator.key).expect(200);
    expect(await revisions(kind, id)).toHaveLength(1);
    await remove();
    await purgeOld(app.database, async () => {}, 0);
    expect(await app.database.prisma.revision.count({ where: { targetType: kind.type, targetId: id } })).toBe(0);
  });

  it('shows its revisions to the same users while it is hidden, and can be reset if it can be edited then', async () => {
    const { moderator, other } = app.people;
    const id = await kind.make();
    await edit(kind, id, 'First');
    await app.api
      .put(contentPath(kind.path(id)), moderator.key)
      .send({ reason: 'Spam' })
      .expect(200);
    for (const { key } of [kind.owner(), moderator]) expect(await revisions(kind, id, key)).toHaveLength(1);
    const refused = await app.api.get(revisionsPath(kind.path(id)), other.key);
    expect(refused.body.code).toBe(kind.missing);
    // The texts of a product can be edited while it is hidden.
    const reply = await restore(kind, id, 1);
    expect(reply.status).toBe(kind.type === 'product' ? 200 : 404);
    if (reply.status === 200) expect(reply.body.hidden).toMatchObject({ state: 'hidden', reason: 'Spam' });
    await app.api.delete(contentPath(kind.path(id)), moderator.key).expect(200);
    await restore(kind, id, 1).expect(200);
  });

  it('has a separate revision for each of many concurrent edits', async () => {
    const id = await kind.make();
    const [first = ''] = [saying(kind, 'Original').body];
    await edit(kind, id, 'Original');
    const names = Array.from({ length: 12 }, (_, index) => `Edit ${index}`);
    await Promise.all(
      names.map((text, index) => edit(kind, id, text, index % 2 ? app.people.moderator.key : undefined)),
    );
    const kept = await revisions(kind, id);
    expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, index) => 13 - index));
    // Each was once the current text, and one of them still is.
    const said = kept.slice(0, 12).map(({ body }) => body);
    expect(new Set([first, ...names.map((text) => saying(kind, text).body)])).toEqual(
      new Set([...said, (await edit(kind, id, 'Last').then(() => revisions(kind, id)))[0]?.body]),
    );
  });
});

describe('revisions of frequently edited content', () => {
  it('are limited to the newest, with their numbers, on pages of twenty', async () => {
    const few = await testApp({ sharing: app, config: { revisionsKept: 23 } });
    const [topic] = kinds as [Kind];
    const { key } = topic.owner();
    try {
      const id = await topic.make();
      for (let n = 1; n <= 30; n++)
        await few.api
          .patch(topic.path(id), key)
          .send({ content: `Text ${n}` })
          .expect(200);
      const page = async (number: number) =>
        (await few.api.get(`${revisionsPath(topic.path(id))}?page=${number}`, key).expect(200)).body;
      const [first, second] = [await page(1), await page(2)];
      expect(first).toMatchObject({ page: 1, pages: 2, total: 23 });
      expect([...first.revisions, ...second.revisions].map(({ number }: Revision) => number)).toEqual(
        Array.from({ length: 23 }, (_, index) => 30 - index),
      );
      expect(first.revisions).toHaveLength(20);
      const call = few.api.post(`${revisionsPath(topic.path(id))}/7/restore`, key);
      expect((await call.expect(404)).body.code).toBe('revision_not_found');
      const oldest = await few.api.post(`${revisionsPath(topic.path(id))}/8/restore`, key).expect(200);
      expect(oldest.body.body).toBe('Text 7');
    } finally {
      await few.close();
    }
  });
});

it('hides the revisions of a product that only its owner sees', async () => {
  const product = kinds.find(({ name }) => name === 'a product of a store') as Kind;
  const id = await product.make();
  await app.api.patch(product.path(id), product.owner().key).send({ status: 'draft', title: 'Draft' }).expect(200);
  expect(await revisions(product, id)).toHaveLength(1);
  for (const call of [
    app.api.get(revisionsPath(product.path(id)), app.people.other.key),
    restore(product, id, 1, app.people.other.key),
  ]) {
    expect((await call.expect(404)).body.code).toBe('product_not_found');
  }
});
