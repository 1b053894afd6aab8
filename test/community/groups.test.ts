import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../src/accounts/users/deletion.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { expectCode } from '../helpers/codes.js';
import { breachesOf, expectExact } from '../helpers/exact.js';
import { createPerson, type Person } from '../helpers/people.js';

type Visibility = 'public' | 'members' | 'hidden';
type Joining = 'open' | 'request' | 'invitation';
const visibilities = ['public', 'members', 'hidden'] as const;
const joinings = ['open', 'request', 'invitation'] as const;

let app: TestApp;
let people: Record<'outsider' | 'asker' | 'invited' | 'member' | 'owner' | 'moderator' | 'admin', Person>;
type Who = keyof typeof people | 'nobody';
beforeAll(async () => {
  app = await testApp();
  const [outsider, asker, invited, member, owner] = (await Promise.all(
    ['outsider', 'asker', 'invited', 'member', 'owner'].map((name) => createPerson(app.database, name)),
  )) as [Person, Person, Person, Person, Person];
  const { moderator, admin } = app.people;
  people = { outsider, asker, invited, member, owner, moderator, admin };
});
afterAll(() => app.close());

let made = 0;
/** Creates a group with an owner, a member, somebody who has asked to join, and somebody who is invited. */
async function group(visibility: Visibility = 'public', joining: Joining = 'open'): Promise<string> {
  const slug = `group-no-${++made}`;
  await app.matrix.post('/groups', people.admin.key).send({ slug, name: 'Felt', visibility, joining }).expect(201);
  await app.database.pool.query('DELETE FROM group_members WHERE user_id = $1', [people.admin.id]);
  await app.database.pool.query(
    `INSERT INTO group_members (group_id, user_id, state, is_owner)
     SELECT (SELECT id FROM groups WHERE slug = $1), id, CASE username
       WHEN 'asker' THEN 'requested' WHEN 'invited' THEN 'invited' ELSE 'member' END::group_member_state, username = 'owner'
     FROM users WHERE username IN ('asker', 'invited', 'member', 'owner')`,
    [slug],
  );
  return slug;
}
const keyOf = (who: Who) => (who === 'nobody' ? undefined : people[who].key);
const put = (slug: string, name: string, who: Who, body?: object) =>
  app.matrix.put(`/groups/${slug}/members/${name}`, keyOf(who)).send(body);
const remove = (slug: string, name: string, who: Who) =>
  app.matrix.delete(`/groups/${slug}/members/${name}`, keyOf(who));
const stateOf = async (slug: string, name: string) => {
  const { rows } = await app.database.pool.query<{ state: string; is_owner: boolean }>(
    `SELECT m.state, m.is_owner FROM group_members m JOIN groups g ON g.id = m.group_id JOIN users u ON u.id = m.user_id
     WHERE g.slug = $1 AND u.username = $2`,
    [slug, name],
  );
  return rows[0] === undefined ? 'none' : rows[0].is_owner ? 'owner' : rows[0].state;
};

const everybody = ['nobody', 'outsider', 'asker', 'invited', 'member', 'owner', 'moderator', 'admin'] as const;
const inside: readonly Who[] = ['invited', 'member', 'owner', 'moderator', 'admin'];
const cases = visibilities.flatMap((visibility) => everybody.map((who) => [visibility, who] as const));

describe.each(cases)('a %s group, for %s', (visibility, who) => {
  const isSeen = visibility !== 'hidden' || inside.includes(who);
  const isStaff = who === 'moderator' || who === 'admin';
  const manages = isStaff || who === 'owner';
  /** The expected answer: 404 if the group is not seen, else this. */
  const seen = (status: number, code?: string) => (isSeen ? [status, code] : [404, 'group_not_found']);
  const answerOf = async (call: PromiseLike<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await call;
    return [status, body.code];
  };
  let slug: string;
  beforeAll(async () => {
    slug = await group(visibility, 'invitation');
  });

  it('is read, listed and counted by those who may see it', async () => {
    expect(await answerOf(app.matrix.get(`/groups/${slug}`, keyOf(who)))).toEqual(seen(200));
    for (const list of ['/groups?per_page=100', '/groups?per_page=100&cursor=*']) {
      const { body } = await app.matrix.get(list, keyOf(who)).expect(200);
      const listed = body.groups.map((each: { slug: string }) => each.slug);
      expect([list, listed.includes(slug), body.total]).toEqual([list, isSeen, listed.length]);
    }
    if (who === 'nobody') return;
    const { groups } = (await app.matrix.get('/me/groups?per_page=100', keyOf(who)).expect(200)).body;
    const states: Partial<Record<Who, string>> = {
      ...{ invited: 'invited', member: 'member', owner: 'member' },
      ...(visibility === 'hidden' ? {} : { asker: 'requested' }),
    };
    const own = groups.find((each: { slug: string }) => each.slug === slug);
    expect([own?.my_state, own?.is_owner]).toEqual([states[who], states[who] && who === 'owner']);
    const counted = isSeen && (await app.matrix.get(`/groups/${slug}`, keyOf(who)).expect(200)).body.request_count;
    expect(counted).toBe(isSeen && (manages ? 1 : null));
  });

  it('shows its members to those who may see them, and those who wait to owners and staff', async () => {
    const list = (state: string) => app.matrix.get(`/groups/${slug}/members?state=${state}`, keyOf(who));
    const seesMembers = visibility === 'public' || inside.includes(who);
    expect(await answerOf(list('member'))).toEqual(seesMembers ? seen(200) : seen(403, 'not_member'));
    for (const state of ['requested', 'invited']) {
      const refused = seesMembers ? seen(403, 'not_owner') : seen(403, 'not_member');
      expect(await answerOf(list(state))).toEqual(manages ? [200, undefined] : refused);
    }
  });

  it('is changed by owners and admins, and deleted by admins', async () => {
    const change = app.matrix.patch(`/groups/${slug}`, keyOf(who)).send({ name: `By ${who}` });
    const maySet = who === 'owner' || who === 'admin';
    const refused = who === 'nobody' ? [401, 'unauthorized'] : seen(403, 'not_owner');
    expect(await answerOf(change)).toEqual(maySet ? [200, undefined] : refused);
    const ended = answerOf(app.matrix.delete(`/groups/${slug}x`, keyOf(who)));
    const forbidden = who === 'nobody' ? [401, 'unauthorized'] : [403, 'forbidden'];
    expect(await ended).toEqual(who === 'admin' ? [404, 'group_not_found'] : forbidden);
  });

  it('has its people added and removed by owners and staff', async () => {
    const refused = who === 'nobody' ? [401, 'unauthorized'] : seen(403, 'not_owner');
    const other = app.people.other.username;
    const allowed = manages && [200, undefined];
    expect(await answerOf(put(slug, other, who))).toEqual(allowed || refused);
    expect(await stateOf(slug, other)).toBe(isStaff ? 'member' : manages ? 'invited' : 'none');
    expect(await answerOf(remove(slug, other, who))).toEqual(allowed || refused);
    expect(await stateOf(slug, other)).toBe('none');
    if (manages) {
      expect(await answerOf(put(slug, 'no-such-person', who))).toEqual([404, 'user_not_found']);
      expect(await answerOf(remove(slug, 'no-such-person', who))).toEqual([404, 'user_not_found']);
    }
    if (who === 'nobody') return;
    const isIn = who === 'member' || who === 'owner' || who === 'invited' || isStaff;
    const joined = isIn || who === 'asker' ? seen(200) : seen(403, 'not_invited');
    expect(await answerOf(put(slug, people[who].username, who))).toEqual(joined);
    if (isIn) expect(await stateOf(slug, people[who].username)).toBe(who === 'owner' ? 'owner' : 'member');
  });
});

it('is joined as it says, by oneself, by owners and by staff', async () => {
  const reached: Record<Joining, string[]> = {
    // Outsider, asker, invited, member: each by themselves, then all but the member by an owner and by staff.
    open: ['member', 'member', 'member', 'member'],
    request: ['requested', 'requested', 'member', 'member'],
    invitation: ['none', 'requested', 'member', 'member'],
  };
  const four = ['outsider', 'asker', 'invited', 'member'] as const;
  for (const joining of joinings) {
    const own = await group('public', joining);
    for (const who of four) await put(own, who, who);
    expect([joining, await Promise.all(four.map((who) => stateOf(own, who)))]).toEqual([joining, reached[joining]]);
    for (const [by, states] of [
      ['owner', ['invited', 'member', 'invited', 'member']],
      ['moderator', ['member', 'member', 'member', 'member']],
    ] as const) {
      const slug = await group('public', joining);
      for (const who of four) for (const _ of ['once', 'twice']) await put(slug, who, by).expect(200);
      // Somebody whom an owner adds twice is invited, and not admitted by the second.
      expect([joining, by, await Promise.all(four.map((who) => stateOf(slug, who)))]).toEqual([joining, by, states]);
    }
  }
});

it('makes owners of members, by owners and staff alone, and the last owner may leave', async () => {
  const slug = await group('public', 'request');
  await expectCode(put(slug, 'member', 'member', { is_owner: true }), 403, 'not_owner');
  await expectCode(put(slug, 'outsider', 'outsider', { is_owner: true }), 403, 'not_owner');
  await expectCode(put(slug, 'outsider', 'owner', { is_owner: true }), 403, 'not_member');
  expect((await put(slug, 'MEMBER', 'owner', { is_owner: true }).expect(200)).body).toEqual({
    ...{ slug, username: 'member', state: 'member', is_owner: true },
  });
  await put(slug, 'owner', 'owner', { is_owner: false }).expect(200);
  expect([await stateOf(slug, 'owner'), await stateOf(slug, 'member')]).toEqual(['member', 'owner']);
  const { members } = (await app.matrix.get(`/groups/${slug}/members`).expect(200)).body;
  expect(members.map((each: Person) => each.username)).toEqual(['member', 'owner']);
  expect((await remove(slug, 'member', 'member').expect(200)).body.state).toBe('none');
  await put(slug, 'asker', 'owner').expect(403);
  expect((await put(slug, 'asker', 'moderator', { is_owner: true }).expect(200)).body.is_owner).toBe(true);
});

it('refuses a second group of the same slug, and more than 1,000 groups or 100,000 members', async () => {
  const slug = await group('public', 'open');
  const create = (more: object) =>
    app.api
      .post('/groups', people.moderator.key)
      .send({ slug: 'one-more', name: 'Felt', visibility: 'public', joining: 'open', ...more });
  await expectCode(create({ slug }), 409, 'already_exists');
  await expectCode(app.matrix.post('/groups', people.owner.key).send({}), 403, 'forbidden');
  await app.database.pool.query(
    `INSERT INTO groups (slug, name, visibility, joining)
     SELECT 'filler-' || n, 'Felt', 'hidden', 'open' FROM generate_series(1, 1000 - (SELECT count(*) FROM groups)) n`,
  );
  await expectCode(create({}), 403, 'quota_exceeded');
  await app.database.pool.query(`DELETE FROM groups WHERE slug LIKE 'filler-%'`);
  await app.database.pool.query('UPDATE groups SET member_count = 100000 WHERE slug = $1', [slug]);
  await expectCode(put(slug, 'outsider', 'outsider'), 403, 'quota_exceeded');
  expect(await breachesOf(app.database, 'identity')).toMatchObject([{ rule: expect.stringContaining('member_count') }]);
  await app.database.pool.query('UPDATE groups SET member_count = 2 WHERE slug = $1', [slug]);
  await expectExact(app.database, 'identity');
});

it('logs what staff do, and not what owners and joiners do', async () => {
  const slug = await group('public', 'request');
  for (const _ of ['once', 'twice']) await put(slug, 'outsider', 'moderator').expect(200);
  await put(slug, 'asker', 'owner').expect(200);
  await put(slug, 'invited', 'invited').expect(200);
  await app.matrix.patch(`/groups/${slug}`, people.owner.key).send({ name: 'Of the owner' }).expect(200);
  await remove(slug, 'asker', 'owner').expect(200);
  await remove(slug, 'outsider', 'admin').expect(200);
  await app.matrix.delete(`/groups/${slug}`, people.admin.key).expect(200);
  const { entries } = (await app.matrix.get('/moderation/log', people.admin.key).expect(200)).body;
  const ofGroup = entries.filter((each: { details: object }) => Object.values(each.details).includes(slug));
  expect(ofGroup.map(({ action, target, details }: Record<string, unknown>) => [action, target, details])).toEqual([
    ['deleteGroup', null, { slug }],
    ['removeGroupMember', 'outsider', { group: slug, state: 'member' }],
    ['addGroupMember', 'outsider', { group: slug, state: 'member' }],
    ['createGroup', null, { slug }],
  ]);
});

it('keeps its count exact while eight people join, leave, and are added and removed at once', async () => {
  const slugs = await Promise.all([group('public', 'open'), group('public', 'open')]);
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, n) => createPerson(app.database, `crowd-${n}`)));
  const work = async ({ username, key }: Person, n: number) => {
    for (let turn = 0; turn < 12; turn++) {
      const [slug = ''] = turn % 2 === n % 2 ? slugs : slugs.toReversed();
      const by = turn % 3 === 0 ? people.moderator.key : key;
      const place = `/groups/${slug}/members/${username}`;
      await (turn % 4 < 2 ? app.matrix.put(place, by) : app.matrix.delete(place, by)).expect(200);
    }
  };
  const leaver = await createPerson(app.database, 'leaver');
  for (const slug of slugs) await put(slug, 'leaver', 'moderator').expect(200);
  await Promise.all([...crowd.map(work), deleteAccount(app.database, leaver.id)]);
  await expectExact(app.database, 'identity');
  for (const slug of slugs) expect((await app.matrix.get(`/groups/${slug}`).expect(200)).body.member_count).toBe(2);
});
