import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteAccount, planDeletion } from '../../../src/accounts/users/deletion.js';
import { restrict } from '../../../src/accounts/users/suspension.js';
import { createUser } from '../../../src/accounts/users/users.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { createPerson } from '../../helpers/people.js';
import { searchSettled } from '../../helpers/search.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const read = async (query = '') => (await app.api.get(`/users?${query}`).expect(200)).body;
const namesOf = ({ users }: { users: { username: string }[] }) => users.map(({ username }) => username);
const find = async (q: string, more = '') => namesOf(await read(`q=${encodeURIComponent(q)}${more}`));
const called = async (username: string, displayName: string | null = null) => {
  const person = await createPerson(app.database, username);
  await app.api.put('/me', person.key).send({ display_name: displayName }).expect(200);
  return person;
};

it('shows all users by name or the newest first, as everybody may see them', async () => {
  const { member, admin } = app.people;
  expect(namesOf(await read())).toEqual(['ada_admin', 'mia_member', 'MoModerator', 'otto-other']);
  await called('bea');
  expect(namesOf(await read('sort=newest&per_page=1'))).toEqual(['bea']);
  const [first, , third] = (await read()).users;
  const { display_name, avatar_url, role, member_since } = (await app.api.get(`/users/${admin.username}`)).body;
  expect(first).toEqual({ username: admin.username, display_name, avatar_url, role, member_since });
  expect(third).toMatchObject({ username: member.username, role: 'member' });
  expect(JSON.stringify(await read())).not.toContain('@');
});

it('finds who is called so, by either name, in any case of letters', async () => {
  await called('zoe-1', 'Ängström Zoë');
  await called('Zoe-2', 'ängste');
  await called('zoz', 'A zoe');
  await called('zu-1', 'Zo\u{1f600}');
  expect(await find('ZOE')).toEqual(['zoe-1', 'Zoe-2']);
  expect(await find('zo', '&sort=newest')).toEqual(['zu-1', 'zoz', 'Zoe-2', 'zoe-1']);
  expect(await find('äNGST')).toEqual(['zoe-1', 'Zoe-2']);
  expect(await find('Ängström z')).toEqual(['zoe-1']);
  expect(await find('zoe-1')).toEqual(['zoe-1']);
  // No wildcards or other special characters.
  for (const q of ['zo_', 'zo%', '%', 'zoe*', `zoe'`, 'oe-1', '\\', '\u{10ffff}', 'zoe-11']) {
    expect(await find(q), q).toEqual([]);
  }
  expect(await read('q=zo&per_page=2&page=2')).toMatchObject({ page: 2, pages: 2, total: 4 });
});

it('shows one who is found by both names once', async () => {
  await called('xaver', 'Xaver the First');
  expect(await read('q=xaver')).toMatchObject({ users: [{ username: 'xaver' }], total: 1 });
});

it('lists neither deleted nor pending users', async () => {
  const { prisma } = app.database;
  const user = (username: string) => ({ username, email: `${username}@test.example` });
  await createUser(prisma, { ...user('quin-pending'), address: 'pending' });
  await createUser(prisma, { ...user('quin-waits'), address: 'verified', awaitsApproval: true });
  await createUser(prisma, { ...user('quin-unverified'), address: 'unverified' });
  const { id: gone } = await createUser(prisma, user('quin-gone'));
  await deleteAccount(app.database, gone);
  const suspended = await createPerson(app.database, 'quin-suspended');
  await restrict(app.database.prisma, suspended.id, 'suspended', { reason: 'Spam' });
  const going = await createPerson(app.database, 'quin-going');
  await planDeletion({ database: app.database, config: app.config }, going.id);
  expect(await find('quin')).toEqual(['quin-going', 'quin-suspended', 'quin-unverified']);
  type SearchResults = Record<'results' | 'suggestions', { path: string }[]>;
  /** Result of a search for a user, and of suggestions. */
  const searched = (name: string) =>
    Promise.all(
      (['results', 'suggestions'] as const).map(async (rows) => {
        const { body } = await app.api.get(`/${rows === 'results' ? 'search' : 'suggest'}?q=${name}`).expect(200);
        return (body as SearchResults)[rows].some(({ path }) => path === `/users/${name}`);
      }),
    );
  await searchSettled(app);
  expect(await searched('quin-unverified')).toEqual([true, true]);
  for (const name of ['quin-pending', 'quin-waits', `deleted-${gone}`]) {
    expect(await find(name)).toEqual([]);
    expect(namesOf(await read('per_page=100'))).not.toContain(name);
    expect(namesOf(await read('per_page=100&sort=newest'))).not.toContain(name);
    expect(await searched(name)).toEqual([false, false]);
  }
  await prisma.user.updateMany({ where: { username: 'quin-pending' }, data: { email: 'quin@test.example' } });
  await prisma.user.updateMany({ where: { username: 'quin-waits' }, data: { awaitsApproval: false } });
  expect(await find('quin-')).toHaveLength(5);
  await searchSettled(app);
  for (const name of ['quin-pending', 'quin-waits']) expect(await searched(name)).toEqual([true, true]);
});

it('refuses what is no beginning of a name, and other orders', async () => {
  for (const query of ['q=', `q=${'x'.repeat(51)}`, 'q=%00', 'q=a&q=b', 'sort=email', 'sort=most_active']) {
    await expectCode(app.api.get(`/users?${query}`), 400, 'invalid_param');
  }
});

it('walks on to users whom pages do not reach, and ends what a beginning finds', async () => {
  await app.database.pool.query(`
    INSERT INTO users (username, email, display_name)
    SELECT 'walker' || n, 'walker' || n || '@test.example', CASE WHEN n > 10100 THEN 'Crowd ' || n END FROM generate_series(1, 11200) n`);
  expect(await read('page=500')).toMatchObject({ total: 10_000, pages: 500, users: { length: 20 } });
  expect(await read('page=501')).toMatchObject({ users: [] });
  expect(await read('q=walker&page=25')).toMatchObject({ total: 500, pages: 25, users: { length: 20 } });
  expect(await read('q=crowd')).toMatchObject({ total: 500 });
  const seen = new Set<string>();
  for (let cursor = '*'; cursor !== null; ) {
    const reply = await read(`cursor=${cursor}&per_page=100`);
    for (const name of namesOf(reply)) seen.add(name);
    cursor = reply.next_cursor;
  }
  expect(seen.size).toBeGreaterThan(11_200);
}, 30_000);
