import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../src/accounts/users/deletion.js';
import { restrict } from '../../../src/accounts/users/suspension.js';
import { newcomerDefaults, type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { createPerson, type Person } from '../../helpers/people.js';
import { searchSettled } from '../../helpers/search.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const full = {
  display_name: 'Ana María',
  about: 'Likes **boats**.\n\n<script>alert(1)</script>',
  location: 'València',
  website: 'https://ana.example/?a=b#c',
};
const empty = { display_name: null, about: null, location: null, website: null };
let made = 0;
const person = (role: 'member' | 'moderator' | 'admin' = 'member') =>
  createPerson(app.database, `p${++made}_${role}`, role);
const put = (by: Person, body: object, to = app) => to.api.put('/me', by.key).send(body);
const profileOf = async (whom: Person) => (await app.api.get(`/users/${whom.username}`).expect(200)).body;
const isBlank = (value: unknown) => ['', ' ', '\u200b', '\u2060', '\ufeff'].includes(value as string);
const clear = (whom: Person, by: Person) => app.api.delete(`/users/${whom.username}/profile`, by.key);

describe('PUT /me/language', () => {
  it('sets the language, which only its owner sees, and null ends the choice', async () => {
    const ana = await person();
    const languageOf = async () => (await app.api.get('/me', ana.key).expect(200)).body.user.language;
    expect(await languageOf()).toBeNull();
    for (const language of ['fr', null]) {
      expect((await app.api.put('/me/language', ana.key).send({ language }).expect(200)).body).toEqual({ language });
      expect(await languageOf()).toBe(language);
    }
    expect(await profileOf(ana)).not.toHaveProperty('language');
  });

  it('refuses languages that no texts are in', async () => {
    const ana = await person();
    for (const language of ['xx', 'DE', '', 7]) {
      await expectCode(app.api.put('/me/language', ana.key).send({ language }), 400, 'invalid_param');
    }
  });
});

describe('PUT /me', () => {
  it('replaces what everybody is shown, and the owner', async () => {
    const ana = await person();
    expect((await put(ana, full).expect(200)).body).toMatchObject({ username: ana.username, ...full });
    expect(await profileOf(ana)).toMatchObject(full);
    expect((await app.api.get('/me', ana.key).expect(200)).body.user).toMatchObject({
      username: ana.username,
      ...full,
    });
    expect((await put(ana, { about: 'New' }).expect(200)).body).toMatchObject({ ...empty, about: 'New' });
    expect((await put(ana, empty).expect(200)).body).toMatchObject(empty);
    expect(await profileOf(ana)).toMatchObject(empty);
    expect(await profileOf(await person())).toMatchObject(empty);
  });

  it('keeps names as titles are kept', async () => {
    const ana = await person();
    const input = { display_name: ' \u202eAna\u2066 B\u00a0', location: '\u3000There ' };
    expect((await put(ana, input).expect(200)).body).toMatchObject({ display_name: 'Ana B', location: 'There' });
  });

  it('refuses what cannot be seen, controls, what is too long, and addresses that are none of the web', async () => {
    const ana = await person();
    await put(ana, full).expect(200);
    for (const [field, values] of Object.entries({
      display_name: ['', ' ', '\u200b', 'a\u0007', 'a\u0000', 'x'.repeat(51), 7],
      about: ['', '\u2060', 'a\u001b[0m', 'x'.repeat(2001)],
      location: ['', '\ufeff', 'x'.repeat(101)],
      website: [
        ...['', 'javascript:alert(1)', 'ftp://a.example', 'data:text/html,x', '//a.example', 'https://', 'HTTPS:a'],
        ...['https://user:secret@a.example', 'https://a.example/a b', `https://a.example/${'x'.repeat(300)}`],
      ],
    })) {
      for (const value of values) {
        const reply = await put(ana, { [field]: value });
        expect([reply.status, reply.body.code], `${field} ${JSON.stringify(value)}`).toEqual(
          field !== 'website' && isBlank(value) ? [422, 'missing_fields'] : [400, 'invalid_param'],
        );
      }
    }
    expect(await profileOf(ana)).toMatchObject(full);
    const longest = { display_name: '😀'.repeat(50), about: '😀'.repeat(2000), location: 'x'.repeat(100) };
    expect((await put(ana, longest).expect(200)).body).toMatchObject(longest);
  });

  it('needs the scope to write, and somebody who may write', async () => {
    await expectCode(app.api.put('/me').send(full), 401, 'unauthorized');
    const ana = await person();
    await restrict(app.database.prisma, ana.id, 'silenced', { reason: 'Shouts' });
    await expectCode(put(ana, full), 403, 'account_silenced');
    expect(await profileOf(ana)).toMatchObject(empty);
  });

  it('lets no member look like staff', async () => {
    const ana = await person();
    const staff = [app.people.moderator.username, 'Admin', '\u0410dmin', 'M o d e r a t o r', 'Plaza', 'admin 1'];
    for (const display_name of staff) await expectCode(put(ana, { display_name }), 403, 'profile_not_allowed');
    await put(app.people.moderator, { display_name: 'Moderator' }).expect(200);
    await put(app.people.moderator, empty).expect(200);
  });

  it('lets new members use few links, and no word that moderators look at first', async () => {
    const strict = await testApp({
      sharing: app,
      settings: { ...newcomerDefaults, HOLD_LINKS: '1', HOLD_FIRST_POSTS: '0', HOLD_WORDS: 'casino' },
    });
    try {
      const [ana, known] = [await person(), await person()];
      const website = 'https://ana.example';
      await put(ana, { website }, strict).expect(200);
      await expectCode(put(ana, { website, about: 'See b.com' }, strict), 403, 'too_many_links');
      for (const field of ['display_name', 'about', 'location']) {
        await expectCode(put(ana, { [field]: 'Ca\u200bsino!' }, strict), 403, 'profile_not_allowed');
      }
      expect(await profileOf(ana)).toMatchObject({ ...empty, website });
      await app.database.pool.query(
        `UPDATE users SET created_at = now() - interval '1 year', approved_posts = 20 WHERE id = $1`,
        [known.id],
      );
      await put(known, { website, about: 'See b.com for a casino' }, strict).expect(200);
    } finally {
      await strict.close();
    }
  });
});

describe('DELETE /users/{username}/profile', () => {
  it('clears it, and is in the log', async () => {
    const ana = await person();
    await put(ana, full).expect(200);
    expect((await clear(ana, app.people.moderator).expect(200)).body).toMatchObject({ username: ana.username });
    expect(await profileOf(ana)).toMatchObject(empty);
    const { body } = await app.api.get('/moderation/log?per_page=1', app.people.admin.key).expect(200);
    expect(body.entries[0]).toMatchObject({ action: 'clearProfile', target_type: 'user', target_id: ana.id });
  });

  it('is for staff, on those whom they may act on', async () => {
    const [ana, moderator] = [await person(), await person('moderator')];
    for (const each of [ana, moderator]) await put(each, { about: 'Stays' }).expect(200);
    for (const [whom, by] of [
      [ana, await person()],
      [moderator, app.people.moderator],
      [moderator, moderator],
    ] as const) {
      await expectCode(clear(whom, by), 403, 'forbidden');
      expect(await profileOf(whom)).toMatchObject({ about: 'Stays' });
    }
    await expectCode(app.api.delete('/users/nobody_at_all/profile', moderator.key), 404, 'user_not_found');
  });
});

it('finds users by display name, too, until the account is deleted', async () => {
  const ana = await person();
  await put(ana, { ...full, display_name: 'Xanthippe' }).expect(200);
  const find = async (path: string) => (await app.api.get(path).expect(200)).body;
  const title = `Xanthippe (${ana.username})`;
  const path = `/users/${ana.username}`;
  await searchSettled(app);
  for (const q of ['xanthippe', ana.username]) {
    expect((await find(`/search?q=${q}`)).results).toMatchObject([
      { type: 'person', title, path, author: ana.username },
    ]);
  }
  expect((await find('/suggest?q=xanth')).suggestions).toMatchObject([{ title, path }]);
  await deleteAccount(app.database, ana.id);
  expect((await find('/search?q=xanthippe')).results).toEqual([]);
  expect((await app.api.get(`/users/deleted-${ana.id}`).expect(200)).body).toMatchObject(empty);
});

it('shows staff what a reported person says', async () => {
  const ana = await person();
  await put(ana, { about: 'Buy watches' }).expect(200);
  const report = { target_type: 'user', target_id: ana.id, reason: 'spam' };
  const { body } = await app.api.post('/reports', app.people.other.key).send(report).expect(201);
  const read = await app.api.get(`/moderation/reports/${body.id}`, app.people.moderator.key).expect(200);
  expect(read.body.context).toMatchObject({ title: ana.username, text: 'Buy watches' });
});
