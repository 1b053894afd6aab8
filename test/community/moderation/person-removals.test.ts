import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { removeForPeople } from '../../../src/community/moderation/person-removal-job.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { silentLog } from '../../helpers/database.js';
import { filesOf } from '../../helpers/files.js';
import { forumOf } from '../../helpers/forum.js';
import { communityOf, hideable } from '../../helpers/hiding.js';
import { kinds } from '../../helpers/kinds.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { shopsOf } from '../../helpers/shops.js';

let app: TestApp;
let community: ReturnType<typeof communityOf>;
let board: number;
const run = (signal = new AbortController().signal) =>
  removeForPeople({ database: app.database, storage: app.storage, log: silentLog, signal });
const begin = (who: string, action: 'hide' | 'delete' = 'hide', key = app.people.moderator.key) =>
  app.api.post(`/users/${who}/removals`, key).send({ action, reason: 'Spam.' });
const read = async (id: number) => (await app.api.get(`/moderation/removals/${id}`, app.people.moderator.key)).body;
const undo = (id: number, key = app.people.moderator.key) => app.api.delete(`/moderation/removals/${id}`, key);
const entries = async (action: string) =>
  (
    await app.database.pool.query(
      'SELECT actor_id, target_type, target_id, reason, details FROM audit_log WHERE action = $1 ORDER BY id DESC',
      [action],
    )
  ).rows;
/** A person with so many topics. */
async function spammer(topics: number): Promise<Person> {
  const person = await createPerson(app.database, `spammer-${Math.random().toString(36).slice(2, 12)}`);
  for (let n = 0; n < topics; n++) await forumOf(app).topic(board, `Buy ${n}`, person.key);
  return person;
}
const seenTopics = async ({ username }: Person) => (await app.api.get(`/users/${username}/topics`)).body.total;

beforeAll(async () => {
  app = await testApp();
  community = communityOf(app);
  board = await forumOf(app).board();
});
afterAll(async () => {
  expect(await community.breaches()).toEqual([]);
  await app.close();
});

describe('everything of one person', () => {
  it.each(['hide', 'delete'] as const)('removes content of every kind with “%s”, and restores it', async (action) => {
    const world = await community.createParents();
    const made = [];
    const ofMembers = hideable.filter((kind) => kinds[kind].by === undefined);
    for (const kind of ofMembers) made.push(await community.make(kind, world));
    const before = await community.seen();
    const { moderator, member, other } = app.people;
    for (const person of [member, other]) {
      const { body, headers } = await begin(person.username, action).expect(201);
      expect(body).toMatchObject({ username: person.username, action, reason: 'Spam.', state: 'removing', items: 0 });
      expect(headers.location).toMatch(new RegExp(`/moderation/removals/${body.id}$`));
      expect(body.left).toBeGreaterThan(4);
      await run();
      const done = await read(body.id);
      expect(done).toMatchObject({ state: 'removed', left: 0, begun_by: moderator.username });
      expect(done.items).toBeGreaterThan(4);
      const profile = (await app.api.get(`/users/${person.username}`).expect(200)).body;
      expect(Object.values(profile.counts)).toEqual([0, 0, 0, 0]);
      for (const { type, id, author, read: path } of made) {
        if (author.id !== person.id) continue;
        const { rows } = await app.database.pool.query(
          `SELECT state FROM removals WHERE target_type = $1 AND target_id = $2
           UNION ALL SELECT 'with its parent' WHERE $1 IN ('share', 'product', 'reply', 'answer', 'comment', 'post_comment')`,
          [type, id],
        );
        expect([type, rows.length]).not.toEqual([type, 0]);
        if (path !== null) expect([type, (await app.api.get(path)).status]).toEqual([type, 404]);
      }
      expect(await community.breaches()).toEqual([]);
    }
    const { body } = await app.api.get('/moderation/removals', moderator.key).expect(200);
    const ids = body.removals.slice(0, 2).map(({ id }: { id: number }) => id);
    for (const id of ids) expect((await undo(id).expect(200)).body.state).toBe('restoring');
    await run();
    for (const id of ids) expect(await read(id)).toMatchObject({ state: 'restored', left: 0 });
    expect(await community.seen()).toEqual(before);
    expect((await undo(ids[0]).expect(200)).body.state).toBe('restored');
  });

  it('leaves what concerns them alone, and closes links to it', async () => {
    const person = await spammer(0);
    const { id } = await filesOf(app).upload('mine', 'mine.txt', person.key);
    const shared = (await app.api.post(`/files/${id}/share`, person.key).send({}).expect(201)).body;
    const begun = (await begin(person.username, 'delete').expect(201)).body;
    await run();
    expect((await read(begun.id)).items).toBe(1);
    await app.api.get(`/files/${id}`, person.key).expect(200);
    await app.api.get(`/shares/${shared.token}`).expect(404);
  });

  it('is with what waits for approval and what was hidden before, which is so again afterwards', async () => {
    const person = await spammer(2);
    const held = await testApp({ sharing: app, settings: { NEW_MEMBER_DAYS: '7', HOLD_FIRST_POSTS: '20' } });
    onTestFinished(() => held.close());
    await app.database.pool.query('UPDATE users SET created_at = now() WHERE id = $1', [person.id]);
    const send = { board_id: board, title: 'Wait', content: 'For me.' };
    const waiting = (await held.api.post('/forum/topics', person.key).send(send).expect(201)).body;
    expect(waiting.hidden.state).toBe('held');
    const [first] = (await app.api.get('/me/topics', person.key)).body.topics;
    const path = `/moderation/content/topic/${first.id}`;
    await app.api.put(path, app.people.moderator.key).send({ reason: 'Before.' }).expect(200);
    const states = async () =>
      Object.fromEntries(
        (await app.api.get('/me/hidden', person.key)).body.content.map(
          ({ target_id: id, ...row }: { target_id: number; state: string; reason: string }) => [
            id,
            `${row.state}: ${row.reason}`,
          ],
        ),
      );
    const before = await states();
    const hiding = (await begin(person.username).expect(201)).body;
    expect(hiding.left).toBe(2);
    await run();
    expect(await states()).toMatchObject({ [waiting.id]: 'hidden: Spam.', [first.id]: 'hidden: Before.' });
    await undo(hiding.id).expect(200);
    await run();
    expect(await states()).toEqual(before);
    const deleting = (await begin(person.username, 'delete').expect(201)).body;
    expect(deleting.left).toBe(2);
    await run();
    expect(await states()).toEqual({ ...before, [waiting.id]: 'hidden: Spam.' });
    expect(await seenTopics(person)).toBe(0);
    await undo(deleting.id).expect(200);
    await run();
    expect(await states()).toEqual(before);
    expect(await seenTopics(person)).toBe(1);
  });

  it('is in the log: that it was begun, each hiding, and how many there were', async () => {
    const person = await spammer(3);
    const { moderator } = app.people;
    const { id } = (await begin(person.username).expect(201)).body;
    await run();
    const [end, start] = await entries('createPersonRemoval');
    const about = { actor_id: moderator.id, target_type: 'user', target_id: person.id, reason: 'Spam.' };
    expect(start).toMatchObject({ ...about, details: { action: 'hide', removal: String(id) } });
    expect(end).toMatchObject({ ...about, details: { action: 'hide', removal: String(id), items: '3' } });
    const hidden = (await entries('hideContent')).slice(0, 3);
    for (const each of hidden) expect(each).toMatchObject({ actor_id: moderator.id, target_type: 'topic' });
    await undo(id).expect(200);
    await run();
    expect((await entries('undoPersonRemoval'))[0]).toMatchObject({ details: { removal: String(id), items: '3' } });
    expect(
      (await entries('restoreContent'))
        .slice(0, 3)
        .map(({ target_id: topic }) => topic)
        .sort(),
    ).toEqual(hidden.map(({ target_id: topic }) => topic).sort());
  });
});

describe('the work', () => {
  it('goes on where it was stopped, shows how far it is, and can be undone on the way', async () => {
    const person = await spammer(30);
    const { id } = (await begin(person.username).expect(201)).body;
    const stop = new AbortController();
    const { prisma } = app.database;
    const ended = run(stop.signal);
    while ((await prisma.personRemoval.findUniqueOrThrow({ where: { id } })).items < 5);
    stop.abort();
    await ended;
    const half = await read(id);
    expect(half).toMatchObject({ state: 'removing', finished_at: null });
    expect(half.items).toBeGreaterThanOrEqual(5);
    expect(half.items + half.left).toBe(30);
    expect(await seenTopics(person)).toBe(half.left);
    await expectCode(begin(person.username, 'delete'), 409, 'removal_in_progress');
    await undo(id).expect(200);
    expect((await read(id)).left).toBe(half.items);
    await run();
    expect(await read(id)).toMatchObject({ state: 'restored', left: 0, items: half.items });
    expect(await seenTopics(person)).toBe(30);
  });

  it('removes each item once with several workers, while the user keeps posting', async () => {
    const person = await spammer(25);
    const { id } = (await begin(person.username).expect(201)).body;
    const writing = (async () => {
      for (let n = 0; n < 5; n++) await forumOf(app).topic(board, `More ${n}`, person.key);
    })();
    await Promise.all([run(), run(), run(), writing]);
    const { items, state } = await read(id);
    expect([state, items + (await seenTopics(person))]).toEqual(['removed', 30]);
    expect(items).toBeGreaterThanOrEqual(25);
    expect(await app.database.prisma.removal.count({ where: { authorId: person.id } })).toBe(items);
  });

  it('does not stop at what cannot be restored', async () => {
    const person = await spammer(2);
    const { slug } = await shopsOf(app).store();
    const product = await shopsOf(app).product(slug, { stock: 5 });
    const order = (await shopsOf(app).order('marketplace', [[product, 1]], person.key)).body.id;
    await app.api.post(`/orders/${order}/pay`, app.people.moderator.key).expect(200);
    const reviewed = () => app.api.post(`/marketplace/products/${product}/reviews`, person.key).send({ rating: 1 });
    await reviewed().expect(201);
    const { id } = (await begin(person.username, 'delete').expect(201)).body;
    await run();
    await reviewed().expect(201);
    await undo(id).expect(200);
    await run();
    expect(await read(id)).toMatchObject({ state: 'restored', left: 0 });
    expect(await seenTopics(person)).toBe(2);
  });
});

describe('only staff', () => {
  it('remove everything of somebody, and never of themselves or of those above them', async () => {
    const { member, other, moderator, admin } = app.people;
    await expectCode(begin(other.username, 'hide', member.key), 403, 'forbidden');
    await expectCode(begin(moderator.username), 403, 'forbidden');
    await expectCode(begin(admin.username), 403, 'forbidden');
    await expectCode(begin(admin.username, 'hide', admin.key), 403, 'forbidden');
    await expectCode(begin('nobody-here'), 404, 'user_not_found');
    await expectCode(app.api.get('/moderation/removals/1', member.key), 403, 'forbidden');
    await expectCode(app.api.get('/moderation/removals', member.key), 403, 'forbidden');
    await expectCode(app.api.get('/moderation/removals/2147483647', moderator.key), 404, 'removal_not_found');
    await expectCode(undo(2_147_483_647), 404, 'removal_not_found');
    const id = (await begin(moderator.username, 'hide', admin.key).expect(201)).body.id;
    await run();
    await expectCode(undo(id), 403, 'forbidden');
    await expectCode(undo(id, member.key), 403, 'forbidden');
    await undo(id, admin.key).expect(200);
    await run();
    const { body } = await app.api.get(`/moderation/removals?username=${moderator.username}`, admin.key).expect(200);
    expect(body.removals.map((each: { id: number }) => each.id)).toEqual([id]);
  });

  it('undo nothing while another step of the same person runs', async () => {
    const person = await spammer(1);
    const { id } = (await begin(person.username).expect(201)).body;
    await run();
    await begin(person.username, 'delete').expect(201);
    await expectCode(undo(id), 409, 'removal_in_progress');
    await run();
  });

  it('starts only one removal when two moderators start one concurrently', async () => {
    const person = await spammer(1);
    const replies = await Promise.all([begin(person.username), begin(person.username, 'delete')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    await run();
  });
});

it('lists only pages that can exist', async () => {
  await expectCode(app.api.get('/moderation/removals?page=0', app.people.moderator.key), 400, 'invalid_param');
});

it('refuses to undo a removal for a deleted account', async () => {
  const person = await spammer(1);
  const { body } = await begin(person.username).expect(201);
  await run();
  await deleteAccount(app.database, person.id);
  await expectCode(undo(body.id), 404, 'user_not_found');
});
