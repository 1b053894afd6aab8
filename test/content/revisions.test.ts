import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { purgeOld } from '../../src/content/removal/purge.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectExact } from '../helpers/exact.js';
import {
  edit,
  type KindName,
  kinds,
  kindsThatCan,
  type Made,
  make,
  moderationPathOf,
  pathOf,
  revisionsPathOf,
  textsOf,
  typeOf,
} from '../helpers/kinds.js';

type Revision = { number: number; title: string | null; body: string; editor: string; edited_at: string };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterEach(() => expectExact(app.database, 'identity', 'forum', 'answers', 'shops'));
afterAll(() => app.close());

/** An edit with a title, if the kind has one, and a text. */
const texts = (name: KindName, text: string) => textsOf(name, `${text} title`, `${text} text`);
const saying = (name: KindName, text: string) => ({
  title: kinds[name].title === undefined ? null : `${text} title`,
  body: `${text} text`,
});

const editTo = async (made: Made, text: string, key = made.by.key) =>
  (await edit(app, made, texts(made.name, text), key).expect(200)).body;
const revisions = async (made: Made, key = made.by.key): Promise<Revision[]> =>
  (await app.api.get(revisionsPathOf(made), key).expect(200)).body.revisions;
const restore = (made: Made, number: number, key = made.by.key) =>
  app.api.post(`${revisionsPathOf(made)}/${number}/restore`, key);
const hide = (made: Made) =>
  app.api.put(moderationPathOf(made), app.people.moderator.key).send({ reason: 'Spam' }).expect(200);
const unhide = (made: Made) => app.api.delete(moderationPathOf(made), app.people.moderator.key).expect(200);
/** The staff who edit what is not theirs. */
const staffOf = (name: KindName) => app.people[kinds[name].by === 'admin' ? 'admin' : 'moderator'];
const latestEntry = async () =>
  (await app.api.get('/moderation/log?per_page=1', app.people.admin.key).expect(200)).body.entries[0];

describe.each(kindsThatCan('revise'))('%s', (name) => {
  const { table, title, close } = kinds[name];
  const missing = `${typeOf(name)}_not_found`;
  const isInPlace = table === 'products';

  it('lists the text before each edit, the editor and the time, the newest first', async () => {
    const staff = staffOf(name);
    const made = await make(app, name);
    expect(await revisions(made)).toEqual([]);
    await editTo(made, 'First');
    const before = Date.now() - 2000;
    await editTo(made, 'Second', staff.key);
    await editTo(made, 'Third');
    const [newest, next, oldest, ...more] = await revisions(made);
    expect(newest).toMatchObject({ number: 3, ...saying(name, 'Second'), editor: made.by.username });
    expect(next).toMatchObject({
      number: 2,
      ...saying(name, 'First'),
      editor: staff.username,
      editor_id: staff.id,
    });
    expect(oldest).toMatchObject({ number: 1, editor: made.by.username });
    expect(more).toEqual([]);
    expect(Date.parse(newest?.edited_at ?? '')).toBeGreaterThanOrEqual(before);
    const page = await app.api.get(`${revisionsPathOf(made)}?page=2`, made.by.key).expect(200);
    expect(page.body).toEqual({ revisions: [], page: 2, pages: 1, total: 3, can_restore: true });
  });

  it('is marked as edited with the editor once its text changes, also while it is hidden and afterwards', async () => {
    const staff = staffOf(name);
    const made = await make(app, name);
    const mark = async (schema = 'public') => {
      const { rows } = await app.database.pool.query(
        `SELECT edited_at IS NOT NULL AS is_edited, edited_by FROM ${schema}.${table} WHERE id = $1`,
        [made.id],
      );
      return rows[0];
    };
    expect(await mark()).toEqual({ is_edited: false, edited_by: null });
    const first = await editTo(made, 'First');
    const of = first.topic ?? first;
    expect(of.edited_by).toBe(made.by.username);
    const again = await editTo(made, 'First', staff.key);
    expect(again).toEqual(first);
    const second = await editTo(made, 'Second', staff.key);
    expect(second.edited_by).toBe(staff.username);
    expect(Math.abs(Date.parse(second.edited_at) - Date.now())).toBeLessThan(10_000);
    const marked = { is_edited: true, edited_by: staff.id };
    await hide(made);
    expect(await mark(isInPlace ? 'public' : 'removed')).toEqual(marked);
    await unhide(made);
    expect(await mark()).toEqual(marked);
    // Restoring a revision is an edit.
    await restore(made, 1).expect(200);
    expect(await mark()).toEqual({ is_edited: true, edited_by: made.by.id });
  });

  it('has no revision if an edit changes nothing', async () => {
    const made = await make(app, name);
    await editTo(made, 'Same');
    await editTo(made, 'Same');
    if (title !== undefined) {
      const { [title]: words } = texts(name, 'Same');
      await edit(app, made, { ...texts(name, 'Same'), [title]: `  ${words} ` }).expect(200);
    }
    if (made.type === 'product') await edit(app, made, { price: 7 }).expect(200);
    expect(await revisions(made)).toHaveLength(1);
  });

  it('keeps the whole text if a part is edited', async () => {
    if (title === undefined) return;
    const made = await make(app, name);
    await editTo(made, 'First');
    await edit(app, made, { [title]: 'Other' }).expect(200);
    expect((await revisions(made))[0]).toMatchObject(saying(name, 'First'));
  });

  it('shows revisions to the owner and moderators only', async () => {
    const made = await make(app, name);
    await editTo(made, 'First');
    const { moderator, admin, other } = app.people;
    for (const { key } of [made.by, moderator, admin]) expect(await revisions(made, key)).toHaveLength(1);
    const { body } = await app.api.get(revisionsPathOf(made), other.key).expect(403);
    expect(body.code).toBe('not_owner');
    for (const key of [moderator.key, other.key]) {
      const reply = await app.api.get(revisionsPathOf({ ...made, id: 2147483647 }), key).expect(404);
      expect(reply.body.code).toBe(missing);
    }
  });

  it('can be reset to an earlier text, which is an edit like any other', async () => {
    const staff = staffOf(name);
    const made = await make(app, name);
    await editTo(made, 'First');
    await editTo(made, 'Second');
    const before = await latestEntry();
    const { body } = await restore(made, 2).expect(200);
    expect(body).toEqual({ type: made.type, id: made.id, ...saying(name, 'First'), hidden: null });
    expect((await revisions(made))[0]).toMatchObject({ number: 3, ...saying(name, 'Second') });
    // Repeating it changes nothing.
    await restore(made, 2).expect(200);
    expect(await revisions(made)).toHaveLength(3);
    if (made.by !== staff) expect((await latestEntry()).id).toBe(before.id);
    expect((await restore(made, 3, staff.key).expect(200)).body).toMatchObject(saying(name, 'Second'));
    expect(await latestEntry()).toMatchObject({
      action: 'restoreRevision',
      actor: staff.username,
      target_type: made.type,
      target_id: made.id,
      details: { revision: '3' },
    });
  });

  it('can be restored only by those who may edit it', async () => {
    const [staff, { other }] = [staffOf(name), app.people];
    const made = await make(app, name);
    await editTo(made, 'First');
    expect((await restore(made, 1, other.key).expect(403)).body.code).toBe('not_owner');
    expect((await restore(made, 2).expect(404)).body.code).toBe('revision_not_found');
    expect((await restore({ ...made, id: 2147483647 }, 1, staff.key).expect(404)).body.code).toBe(missing);
    if (close === undefined) return;
    const [code, act] = close;
    await act(app, made);
    expect((await restore(made, 1).expect(403)).body.code).toBe(code);
    expect(await revisions(made)).toHaveLength(1);
    await restore(made, 1, staff.key).expect(200);
  });

  it('has no revisions while it is deleted, has them again once restored, and none after the purge', async () => {
    const { moderator } = app.people;
    const made = await make(app, name);
    await editTo(made, 'First');
    const remove = () => app.api.delete(pathOf(made), made.by.key).expect(200);
    await remove();
    for (const { key } of [made.by, moderator]) {
      const { body } = await app.api.get(revisionsPathOf(made), key).expect(404);
      expect(body.code).toBe(missing);
    }
    await unhide(made);
    expect(await revisions(made)).toHaveLength(1);
    await remove();
    await purgeOld(app.database, async () => {}, 0);
    expect(await app.database.prisma.revision.count({ where: { targetType: made.type, targetId: made.id } })).toBe(0);
  });

  it('shows its revisions to the same users while it is hidden, and can be reset if it can be edited then', async () => {
    const { moderator, other } = app.people;
    const made = await make(app, name);
    await editTo(made, 'First');
    await hide(made);
    for (const { key } of [made.by, moderator]) expect(await revisions(made, key)).toHaveLength(1);
    const refused = await app.api.get(revisionsPathOf(made), other.key);
    expect(refused.body.code).toBe(missing);
    // The texts of a product can be edited while it is hidden.
    const reply = await restore(made, 1);
    expect(reply.status).toBe(isInPlace ? 200 : 404);
    if (reply.status === 200) expect(reply.body.hidden).toMatchObject({ state: 'hidden', reason: 'Spam' });
    await unhide(made);
    await restore(made, 1).expect(200);
  });

  it('has a separate revision for each of many concurrent edits', async () => {
    const made = await make(app, name);
    const [first = ''] = [saying(name, 'Original').body];
    await editTo(made, 'Original');
    const names = Array.from({ length: 12 }, (_, index) => `Edit ${index}`);
    await Promise.all(names.map((text, index) => editTo(made, text, index % 2 ? staffOf(name).key : undefined)));
    const kept = await revisions(made);
    expect(kept.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, index) => 13 - index));
    // Each was once the current text, and one of them still is.
    const said = kept.slice(0, 12).map(({ body }) => body);
    expect(new Set([first, ...names.map((text) => saying(name, text).body)])).toEqual(
      new Set([...said, (await editTo(made, 'Last').then(() => revisions(made)))[0]?.body]),
    );
  });
});

describe('revisions of frequently edited content', () => {
  it('are limited to the newest, with their numbers, on pages of twenty', async () => {
    const few = await testApp({ sharing: app, config: { revisionsKept: 23 } });
    try {
      const topic = await make(app, 'topic');
      const { key } = topic.by;
      for (let n = 1; n <= 30; n++) await edit(few, topic, { content: `Text ${n}` }).expect(200);
      const page = async (number: number) =>
        (await few.api.get(`${revisionsPathOf(topic)}?page=${number}`, key).expect(200)).body;
      const [first, second] = [await page(1), await page(2)];
      expect(first).toMatchObject({ page: 1, pages: 2, total: 23 });
      expect([...first.revisions, ...second.revisions].map(({ number }: Revision) => number)).toEqual(
        Array.from({ length: 23 }, (_, index) => 30 - index),
      );
      expect(first.revisions).toHaveLength(20);
      const call = few.api.post(`${revisionsPathOf(topic)}/7/restore`, key);
      expect((await call.expect(404)).body.code).toBe('revision_not_found');
      const oldest = await few.api.post(`${revisionsPathOf(topic)}/8/restore`, key).expect(200);
      expect(oldest.body.body).toBe('Text 7');
    } finally {
      await few.close();
    }
  });
});

it('hides the revisions of a product that only its owner sees', async () => {
  const product = await make(app, 'product of a store');
  await edit(app, product, { status: 'draft', title: 'Draft' }).expect(200);
  expect(await revisions(product)).toHaveLength(1);
  const { key } = app.people.other;
  for (const call of [app.api.get(revisionsPathOf(product), key), restore(product, 1, key)]) {
    expect((await call.expect(404)).body.code).toBe('product_not_found');
  }
});
