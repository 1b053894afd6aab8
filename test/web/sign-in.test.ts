import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { restore, suspend } from '../../src/accounts/users/suspension.js';
import { Limits } from '../../src/api/auth/limits.js';
import { forgetOldSessions } from '../../src/web/middleware/sessions.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { isSignedIn, newcomer, password, signIn, Visitor } from './visitor.js';

vi.mock('@node-rs/argon2', { spy: true });

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('signing up', () => {
  it('makes a member who is signed in', async () => {
    const visitor = await newcomer(app, 'Nora_1');
    const { text } = await visitor.get('/profile');
    expect(text).toContain('Nora_1');
    expect(text).toContain('Your account is ready');
    expect((await visitor.get('/profile')).text).not.toContain('Your account is ready');
    const { role, passwordHash } = await app.database.prisma.user.findUniqueOrThrow({ where: { username: 'nora_1' } });
    expect([role, passwordHash?.slice(0, 10)]).toEqual(['member', '$argon2id$']);
  });

  it.each([
    ['a short name', { username: 'ab' }, 'Choose a username of'],
    ['a name with a space', { username: 'a b c' }, 'Choose a username of'],
    ['a name kept for deleted accounts', { username: 'Deleted-77' }, 'deleted-'],
    ['no address', { email: 'nobody' }, 'isn’t an email address'],
    ...[
      '<a@example.org>',
      'mailto:a@example.org',
      'a@example.org.',
      'a@example..org',
      'a@.example.org',
      '.a@example.org',
      'a.@example.org',
      'a..b@example.org',
      'a,b@example.org',
      'a@example.org,b@example.org',
      'a@example,org',
      'a@exa_mple.org',
      'a@-example.org',
      'a@localhost',
      'a@127.0.0.1',
      'a@[127.0.0.1]',
      '"a b"@example.org',
      'A <a@example.org>',
      'a@example.org?subject=x',
      'a@example.org/x',
      'a;b@example.org',
      `${'a'.repeat(65)}@example.org`,
      `a@${'a'.repeat(64)}.org`,
    ].map((email): [string, object, string] => [email, { email }, 'isn’t an email address']),
    ['an address with a line end of Unicode', { email: 'a\u0085b@example.org' }, 'isn’t an email address'],
    ['an address with a space that cannot be seen', { email: 'a\u200bb@example.org' }, 'isn’t an email address'],
    ['a short password', { password: 'short' }, 'Choose a password of'],
    ['a long password', { password: 'x'.repeat(129) }, 'Choose a password of'],
    ['a password that everybody guesses', { password: 'trustno1' }, 'too easy to guess'],
    ['their name for a password', { password: 'Fresh_name1' }, 'your name or address'],
    ['nothing', { username: '', email: '', password: '' }, 'Choose a username of'],
  ])('refuses to sign up with %s, with the reason', async (_what, wrong, message) => {
    const fields = { username: 'fresh_name', email: 'fresh@example.org', password, ...wrong };
    const answer = await new Visitor(app).submit('/sign-up', fields);
    expect(answer.status).toBe(422);
    expect(answer.text.replaceAll('&quot;', '"')).toContain(message);
    expect(answer.text).not.toContain(`value="${fields.password}"`);
    expect(await app.database.prisma.user.count({ where: { username: 'fresh_name' } })).toBe(0);
  });

  it.each(['a.b+c@example.org', "o'neil_x@mail.example.co.uk", 'zoë@exämple.org', 'a@xn--exmple-cua.org'])(
    'takes an address that mail reaches: %s',
    async (email) => {
      const username = `reached_${email.length}`;
      expect((await new Visitor(app).submit('/sign-up', { username, email, password })).status).toBe(303);
    },
  );

  it('refuses to sign up with a taken name or address', async () => {
    await newcomer(app, 'Taken');
    for (const fields of [
      { username: 'tAKEN', email: 'other@example.org' },
      { username: 'not_taken', email: 'TAKEN@example.org' },
    ]) {
      expect((await new Visitor(app).submit('/sign-up', { ...fields, password })).status).toBe(409);
    }
  });
});

describe('a password', () => {
  it('may be of any signs, and is taken as it is, to the last of them', async () => {
    for (const [i, given] of [
      `${'x'.repeat(127)}y`,
      '  two  words and a half  ',
      'ЖЁЛТЫЙ чай',
      '🦉'.repeat(20),
    ].entries()) {
      const fields = { username: `exact_${i}`, email: `exact_${i}@example.org`, password: given };
      expect((await new Visitor(app).submit('/sign-up', fields)).location).toBe('/?welcome=yes');
      const others = [given.slice(0, -1), given.trim(), given.toLowerCase(), given.toUpperCase()];
      for (const other of new Set(others.filter((each) => each !== given))) {
        expect([other, (await signIn(new Visitor(app), `exact_${i}`, other)).status]).toEqual([other, 401]);
      }
      expect((await signIn(new Visitor(app), `exact_${i}`, given)).status).toBe(303);
    }
  });

  it('has fields that hide it, cut nothing off, and let password managers and the clipboard in', async () => {
    const visitor = await newcomer(app, 'manager');
    const pages = ['/profile/password', '/profile/confirm', '/profile/email', '/profile/delete'];
    const texts = [...(await Promise.all(pages.map((page) => visitor.get(page))))];
    for (const page of ['/sign-in', '/sign-up']) texts.push(await new Visitor(app).get(page));
    for (const { text } of texts) {
      const fields = text.match(/<input[^>]*name="(?:current_|new_)?password"[^>]*>/g) ?? [];
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) {
        expect(field).toContain('type="password"');
        expect(field).toMatch(/ autocomplete="(?:current|new)-password"/i);
        expect(field).not.toMatch(/maxlength|onpaste/i);
      }
    }
  });
});

describe('signing in', () => {
  it('lasts until the session is over, which is forgotten then', async () => {
    const { prisma } = app.database;
    const [before, visitor] = [await newcomer(app, 'sessions_over'), await newcomer(app, 'sessions_on')];
    const over = new Date(Date.now() - 1000);
    const { id } = await prisma.user.findUniqueOrThrow({ where: { username: 'sessions_over' } });
    await prisma.$executeRaw`UPDATE sessions SET expire = ${over} WHERE (sess->>'userId')::integer = ${id}`;
    expect(await forgetOldSessions(prisma)).toBe(1);
    expect([await isSignedIn(before), await isSignedIn(visitor)]).toEqual([false, true]);
  });

  it('renews the session, and a session from before is worth nothing', async () => {
    await newcomer(app, 'renewed');
    const visitor = new Visitor(app);
    visitor.setCookie('plaza', 's%3Aplanted.by-somebody');
    await signIn(visitor, 'RENEWED');
    const first = visitor.cookie('plaza');
    expect(first).not.toContain('planted');
    expect(await isSignedIn(visitor)).toBe(true);

    await visitor.submit('/profile', {}, '/sign-out');
    expect(await isSignedIn(visitor)).toBe(false);
    const old = new Visitor(app);
    old.setCookie('plaza', first ?? '');
    expect(await isSignedIn(old)).toBe(false);
  });

  it('answers the same whether the name exists or not, and verifies a password either way', async () => {
    await newcomer(app, 'existing');
    await app.database.prisma.user.create({ data: { username: 'without_password' } });
    const answers = [];
    for (const username of ['existing', 'nobody_1', 'without_password', 'deleted-1', 'a\0b', '', 'x'.repeat(5000)]) {
      const before = vi.mocked(argon2.verify).mock.calls.length;
      const { status, text } = await signIn(new Visitor(app), username, 'wrong password');
      const made = vi.mocked(argon2.verify).mock.calls.length - before;
      const shown = text
        .replaceAll(/form_token" value="[^"]*"/g, '')
        .replace(/(name="username"[^>]*?) value="[^"]*"/, '$1');
      const same = shown.replaceAll(/<input[^>]*name="username"[^>]*>/g, '');
      answers.push(JSON.stringify({ status, made, same }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"status":401,"made":1');
  });

  it('keeps its cookie from scripts and from other sites', async () => {
    await newcomer(app, 'cookies');
    const answer = await signIn(new Visitor(app), 'cookies');
    const cookie = answer.set.find((each) => each.startsWith('plaza=')) ?? '';
    expect(cookie).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
    expect(cookie).not.toContain('Secure');
  });

  it('under HTTPS has a cookie that only HTTPS carries', async () => {
    const secure = await testApp({ sharing: app, config: { trustProxy: 1, requireHttps: true } });
    try {
      const visitor = new Visitor(secure, { 'X-Forwarded-Proto': 'https' });
      await newcomer(app, 'secured');
      const answer = await signIn(visitor, 'secured');
      const cookie = answer.set.find((each) => each.startsWith('__Host-plaza=')) ?? '';
      expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax/);
      expect(await isSignedIn(visitor)).toBe(true);
    } finally {
      await secure.close();
    }
  });

  it('keeps only the hash of the session in the database', async () => {
    const visitor = await newcomer(app, 'hashed');
    const sid =
      decodeURIComponent(visitor.cookie('plaza') ?? '')
        .slice(2)
        .split('.')[0] ?? '';
    expect(sid.length).toBeGreaterThan(20);
    const rows = await app.database.prisma.session.findMany();
    expect(JSON.stringify(rows)).not.toContain(sid);
  });

  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '/Users//Evil.example',
    '/\tEvil',
    '/users/Ada\n',
    '/.//Evil.example',
    'javascript:x',
    '/a/../b',
    '',
  ])('leads to the start page, not to %s', async (next) => {
    const visitor = await newcomer(app, `to${Math.random().toString(36).slice(2, 12)}`);
    const { text } = await new Visitor(app).get(`/sign-in?next=${encodeURIComponent(next)}`);
    expect(text).toContain('name="next" value="/"');
    expect((await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`)).location).toBe('/');
  });

  it('leads who came directly to the start page, or to the profile where the site is off', async () => {
    await newcomer(app, 'direct');
    const { text } = await new Visitor(app).get('/sign-in');
    // A sign-up from there has no page to return to.
    expect(text).toContain('href="/sign-up"');
    expect((await new Visitor(app).submit('/sign-in', { username: 'direct', password })).location).toBe('/');
    const off = await testApp({ sharing: app, settings: { SITE: 'off' } });
    try {
      expect((await new Visitor(off).submit('/sign-in', { username: 'direct', password })).location).toBe('/profile');
    } finally {
      await off.close();
    }
  });

  it('leads back to the page that asked for it', async () => {
    await newcomer(app, 'returning');
    for (const next of ['/users/Ada_Lovelace', '/users/Ada-L?list=answers', '/content/topic/1/revisions']) {
      const { text } = await new Visitor(app).get(`/sign-in?next=${encodeURIComponent(next)}`);
      expect(text).toContain(`name="next" value="${next}"`);
    }
    const visitor = new Visitor(app);
    const asked = await visitor.get('/profile/password');
    expect(asked.location).toBe('/sign-in?next=%2Fprofile%2Fpassword');
    const answer = await visitor.submit(
      asked.location ?? '',
      { username: 'returning', password, next: '/profile/password' },
      '/sign-in',
    );
    expect(answer.location).toBe('/profile/password');
  });

  it('is refused to a suspended account, and ends its sessions', async () => {
    const visitor = await newcomer(app, 'suspended');
    await suspend(app.database.prisma, 'suspended');
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await signIn(new Visitor(app), 'suspended')).status).toBe(403);
    expect((await signIn(new Visitor(app), 'suspended', 'wrong password')).status).toBe(401);
  });

  it('is needed again after a suspension, also without a visit meanwhile', async () => {
    const visitor = await newcomer(app, 'paused');
    await suspend(app.database.prisma, 'paused');
    await restore(app.database.prisma, 'paused');
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await signIn(visitor, 'paused')).status).toBe(303);
  });

  it('is needed again after 90 days, however often somebody comes by', async () => {
    const visitor = await newcomer(app, 'faithful');
    const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { username: 'faithful' } });
    const signedInBefore = (time: string) => app.database.prisma.$executeRaw`
      UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb(extract(epoch FROM now() - ${time}::interval) * 1000))
      WHERE user_id = ${id}`;
    expect(await signedInBefore('89 days 23 hours')).toBe(1);
    expect(await isSignedIn(visitor)).toBe(true);
    await signedInBefore('90 days 1 hour');
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('is needed again after 14 days without a visit, and each visit begins them anew', async () => {
    const visitor = await newcomer(app, 'seldom');
    const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { username: 'seldom' } });
    const left = async () => {
      const { expire } = await app.database.prisma.session.findFirstOrThrow({ where: { userId: id } });
      return (expire.getTime() - Date.now()) / 86_400_000;
    };
    // The first request takes the notice from the session.
    expect(await isSignedIn(visitor)).toBe(true);
    expect(Math.abs((await left()) - 14)).toBeLessThan(0.01);
    const version = async () =>
      (await app.database.pool.query('SELECT xmin::text FROM sessions WHERE user_id = $1', [id])).rows[0];
    const written = await version();
    // A second request soon after writes nothing.
    expect(await isSignedIn(visitor)).toBe(true);
    expect(await version()).toEqual(written);
    await app.database.prisma.$executeRaw`UPDATE sessions SET expire = now() + interval '1 hour' WHERE user_id = ${id}`;
    const { status, set } = await visitor.get('/profile');
    expect([status, set.some((each) => /^plaza=.*; Expires=/.test(each))]).toEqual([200, true]);
    expect(Math.abs((await left()) - 14)).toBeLessThan(0.01);
    await app.database.prisma
      .$executeRaw`UPDATE sessions SET expire = now() - interval '1 second' WHERE user_id = ${id}`;
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('says until when an account is suspended, and lets in once that is past', async () => {
    await newcomer(app, 'for_a_while');
    await suspend(app.database.prisma, 'for_a_while');
    const until = (time: string) =>
      app.database.pool.query(`UPDATE users SET suspended_until = $1 WHERE username = 'for_a_while'`, [time]);
    await until('2999-12-31T12:00:00Z');
    const refused = await signIn(new Visitor(app), 'for_a_while');
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('until 2999-12-31 12:00:00 UTC')]);
    await until('2020-01-01T00:00:00Z');
    const visitor = new Visitor(app);
    expect((await signIn(visitor, 'for_a_while')).status).toBe(303);
    expect(await isSignedIn(visitor)).toBe(true);
    await until('2999-12-31T12:00:00Z');
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('signing out', () => {
  it('is on every page for people who are signed in', async () => {
    const visitor = await newcomer(app, 'everywhere');
    const profile = ['', '/email', '/security', '/keys', '/apps', '/data', '/password', '/delete', '/confirm'];
    for (const path of ['/', '/oauth/device', ...profile.map((each) => `/profile${each}`)]) {
      const { status, text } = await visitor.get(path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, text]).toEqual([
        path,
        expect.stringMatching(/<header.*action="\/sign-out".*Sign out.*<\/header>/s),
      ]);
    }
  });
});

describe('a cookie that is none of ours', () => {
  it.each(['j%3A%7B%22a%22%3A1%7D', 'j%3A%5B1%5D', 'j%3A1', 's%3A', '%', '%00', '|', 'x'.repeat(5000)])(
    'such as %s counts for nothing',
    async (value) => {
      for (const name of ['plaza', 'plaza-form', 'plaza-once']) {
        const visitor = new Visitor(app);
        const cookies = { Cookie: `${name}=${value}` };
        expect((await visitor.get('/sign-in', cookies)).status).toBe(200);
        expect((await visitor.get('/profile/keys/1', cookies)).status).toBe(303);
        expect((await visitor.post('/sign-in', { username: 'a', form_token: 'x' }, cookies)).status).toBe(403);
      }
    },
  );
});

describe('too many attempts', () => {
  it('refuses further attempts from one address, whatever the name and the password', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_SIGN_IN: '3', TRUST_PROXY: '1' } });
    try {
      await newcomer(app, 'patient');
      const visitor = new Visitor(limited, { 'X-Forwarded-For': '192.0.2.1' });
      for (let i = 0; i < 3; i++) expect((await signIn(visitor, `guess_${i}`, 'wrong password')).status).toBe(401);
      const refused = await signIn(visitor, 'patient');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
      expect(refused.text).toContain('Too many attempts');
      const elsewhere = new Visitor(limited, { 'X-Forwarded-For': '192.0.2.2' });
      expect((await signIn(elsewhere, 'patient')).status).toBe(303);
    } finally {
      await limited.close();
    }
  });

  it('delays guesses at one name without locking out its owner', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_SIGN_IN: '3', TRUST_PROXY: '1' } });
    try {
      const owner = await newcomer(limited, 'victim');
      const from = (last: number) => new Visitor(limited, { 'X-Forwarded-For': `198.51.100.${last}` });
      const began = performance.now();
      const guesses = Array.from({ length: 15 }, (_, i) => signIn(from(i + 1), 'Victim', 'wrong password'));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      // Requests that would wait for too long are refused at once; the others are answered in turn.
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(4);
      const answered = statuses.filter((status) => status === 401).length;
      expect(answered).toBeGreaterThan(2);
      expect(performance.now() - began).toBeGreaterThan(answered * 250);
      const alone = performance.now();
      expect((await signIn(from(20), 'VICTIM')).status).toBe(303);
      const waited = performance.now() - alone;
      expect(waited).toBeGreaterThan(3900);
      const times: number[] = [];
      for (const last of [21, 22, 23]) {
        const again = performance.now();
        expect((await signIn(from(last), 'victim')).status).toBe(303);
        times.push(performance.now() - again);
      }
      expect(Math.min(...times)).toBeLessThan(waited / 2);
      await Promise.all([31, 32, 33, 34].map((last) => signIn(from(last), 'victim', 'wrong password')));
      const fields = { current_password: password, new_password: 'another fine sentence' };
      expect((await owner.submit('/profile/password', fields)).location).toBe('/profile/security');
    } finally {
      await limited.close();
    }
  });

  it('refuses too many sign-ups', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_SIGN_IN: '2' } });
    try {
      const fields = (i: number) => ({ username: `many_${i}`, email: `many_${i}@example.org`, password });
      for (let i = 0; i < 2; i++) expect((await new Visitor(limited).submit('/sign-up', fields(i))).status).toBe(303);
      expect((await new Visitor(limited).submit('/sign-up', fields(3))).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe('the way in', () => {
  it('is the name or the email address, and guesses count for both together', async () => {
    await newcomer(app, 'both_ways');
    for (const name of ['both_ways', 'BOTH_ways@example.org']) {
      expect((await signIn(new Visitor(app), name)).location).toBe('/');
    }
    expect((await signIn(new Visitor(app), 'nobody@example.org')).status).toBe(401);
    const counted = vi.spyOn(Limits.prototype, 'consumeSignIn');
    for (const name of ['both_ways', 'both_ways@example.org']) await signIn(new Visitor(app), name, 'wrong password');
    expect(counted.mock.calls.map(([, name]) => name)).toEqual(['both_ways', 'both_ways']);
    counted.mockRestore();
  });

  it('leads back to the page that it was asked for on, by signing in or up', async () => {
    const page = '/forum/topics?sort=newest';
    const { text } = await new Visitor(app).get(page);
    const next = `next=${encodeURIComponent(page)}`;
    for (const path of ['/sign-in', '/sign-up']) expect(text).toContain(`href="${path}?${next}"`);
    const visitor = new Visitor(app);
    const entrance = await visitor.get(`/sign-in?${next}`);
    expect(entrance.text).toContain(`href="/sign-up?${next}"`);
    const fields = { username: 'came_from', email: 'came_from@example.org', password, next: page };
    expect((await visitor.submit(`/sign-up?${next}`, fields, '/sign-up')).location).toBe(page);
    expect((await visitor.get(page)).text).toContain('role="status"');
    const others = ['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example'];
    for (const [at, other] of others.entries()) {
      const name = `away_${at}`;
      const away = { username: name, email: `${name}@example.org`, password, next: other };
      expect((await new Visitor(app).submit('/sign-up', away)).location).toBe('/?welcome=yes');
    }
  });

  it.each(['$2b$10$abcdefghijklmnopqrstuu', 'pbkdf2_sha256$1000$salt$hash', '', 'plain', '$argon2id$v=19$m=1'])(
    'refuses a stored hash that cannot be read (%s), and offers a new password',
    async (passwordHash) => {
      const username = `foreign_${passwordHash.length}`;
      const visitor = await newcomer(app, username);
      await app.database.prisma.user.update({ where: { username }, data: { passwordHash }, select: { id: true } });
      const answer = await signIn(new Visitor(app), username);
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('can no longer read the stored password');
      expect(answer.text).toContain('href="/reset-password"');
      expect((await visitor.get('/profile')).status).toBeLessThan(500);
    },
  );
});
