import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import {
  codeOf,
  codesIn,
  confirm,
  forgetCodes,
  halfIn,
  protect,
  protectedNewcomer,
  secondStep,
  secretIn,
} from './factors.js';
import { isSignedIn, newcomer, newKey, password, signIn, tokenIn, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { DELETION_GRACE_DAYS: '0' } });
});
afterAll(() => app.close());

const idOf = async (username: string) =>
  (await app.database.prisma.user.findUniqueOrThrow({ where: { username }, select: { id: true } })).id;
const wrong = (secret: string) => codeOf(secret, 1000);

describe('an authenticator app', () => {
  it('is asked for at the second step, and lets in with a code, each once', async () => {
    const { secret, codes } = await protectedNewcomer(app, 'careful');
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^(?:[0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/.test(code))).toBe(true);
    const visitor = await halfIn(app, 'careful');
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await secondStep(visitor, wrong(secret))).status).toBe(403);
    const code = codeOf(secret);
    const answer = await secondStep(visitor, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect([answer.status, answer.location]).toEqual([303, '/']);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await secondStep(await halfIn(app, 'careful'), code)).status).toBe(403);
    // An earlier code is refused, too.
    expect((await secondStep(await halfIn(app, 'careful'), codeOf(secret, -1))).status).toBe(403);
  });

  it('may be a step of time before or after us, and no more', async () => {
    const { secret } = await protectedNewcomer(app, 'slow-clock');
    // Avoids codes that are made at the end of a step and checked in the next.
    const spent = Date.now() % 30_000;
    if (spent > 20_000) await sleep(30_000 - spent);
    for (const [steps, status] of [
      [-3, 403],
      [3, 403],
      [-1, 303],
      [1, 303],
    ] as const) {
      await forgetCodes(app);
      expect([steps, (await secondStep(await halfIn(app, 'slow-clock'), codeOf(secret, steps))).status]).toEqual([
        steps,
        status,
      ]);
    }
  });

  it('lets one of many in who send the same code at once', async () => {
    const { secret } = await protectedNewcomer(app, 'racing');
    const visitors = await Promise.all(Array.from({ length: 4 }, () => halfIn(app, 'racing')));
    const code = codeOf(secret);
    const answers = await Promise.all(visitors.map((visitor) => secondStep(visitor, code)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it('counts for nothing before a code has shown that it has the secret', async () => {
    const visitor = await newcomer(app, 'unsure');
    await confirm(visitor);
    const { text } = await visitor.get('/profile/security/totp');
    expect(secretIn(text)).toMatch(/^[A-Z2-7]{32}$/);
    expect(text).toMatch(/<img class="qr" src="data:image\/svg\+xml/);
    const code = wrong(secretIn(text));
    expect((await visitor.submit('/profile/security/totp', { code })).status).toBe(422);
    expect(secretIn((await visitor.get('/profile/security/totp')).text)).toBe(secretIn(text));
    expect((await signIn(new Visitor(app), 'unsure')).location).toBe('/');
  });

  it('has a secret that stands nowhere in the database', async () => {
    const visitor = await newcomer(app, 'secretive');
    await confirm(visitor);
    const waiting = secretIn((await visitor.get('/profile/security/totp')).text);
    const { secret } = await protectedNewcomer(app, 'secretive2');
    const rows = JSON.stringify([
      await app.database.prisma.session.findMany(),
      (await app.database.prisma.totpFactor.findMany()).map((row) => row.secret),
    ]);
    expect(rows).toContain('newTotp');
    for (const each of [waiting, secret]) expect(rows).not.toContain(each);
  });

  it('is removed by its owner, and its recovery codes with it', async () => {
    const { visitor, codes } = await protectedNewcomer(app, 'remover');
    const asked = await visitor.submit('/profile/security/totp/remove', {});
    expect(asked.location).toBe('/profile/security');
    expect((await signIn(new Visitor(app), 'remover')).location).toBe('/');
    expect(await app.database.prisma.recoveryCode.count({ where: { userId: await idOf('remover') } })).toBe(0);
    const again = await protect(visitor);
    expect(again.codes).not.toContain(codes[0]);
  });

  it('stays when the password is changed, and goes with the account', async () => {
    const { visitor, secret } = await protectedNewcomer(app, 'changing');
    const fields = { current_password: password, new_password: 'another fine sentence' };
    await visitor.submit('/profile/password', fields);
    const other = await halfIn(app, 'changing', 'another fine sentence');
    expect((await secondStep(other, codeOf(secret))).status).toBe(303);
    const userId = await idOf('changing');
    await other.submit('/profile/delete', { current_password: 'another fine sentence' });
    const { prisma } = app.database;
    expect(await prisma.totpFactor.count({ where: { userId } })).toBe(0);
    expect(await prisma.recoveryCode.count({ where: { userId } })).toBe(0);
    expect(await prisma.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ twoFactors: false });
  });
});

describe('a person between the steps', () => {
  it('gets to nothing that somebody gets to who is signed in', async () => {
    await protectedNewcomer(app, 'halfway');
    await app.database.prisma.user.update({ where: { username: 'halfway' }, data: { role: 'admin' } });
    const visitor = await halfIn(app, 'halfway');
    for (const path of ['/profile', '/profile/security', '/profile/keys', '/profile/password', '/profile/confirm']) {
      expect((await visitor.get(path)).location).toMatch(/^\/sign-in\?next=/);
    }
    for (const path of ['/staff', '/staff/log']) expect((await visitor.get(path)).status).toBe(404);
    const form_token = tokenIn((await visitor.get('/sign-in/factor')).text);
    const made = await visitor.post('/profile/keys', { form_token, name: 'x', scope_read: 'read', expires: '7' });
    expect(made.location).toMatch(/^\/sign-in\?next=/);
    expect(await app.database.prisma.apiKey.count({ where: { userId: await idOf('halfway') } })).toBe(0);
  });

  it('has ten minutes, and the password that it was', async () => {
    const { visitor: owner, secret } = await protectedNewcomer(app, 'dawdler');
    const late = await halfIn(app, 'dawdler');
    const form_token = tokenIn((await late.get('/sign-in/factor')).text);
    await app.database.pool.query(
      `UPDATE sessions SET sess = jsonb_set(sess, '{pending,since}', to_jsonb((sess -> 'pending' ->> 'since')::bigint - 600001))
       WHERE sess ? 'pending'`,
    );
    expect((await late.post('/sign-in/factor', { form_token, code: codeOf(secret) })).location).toBe('/sign-in');
    expect(await isSignedIn(late)).toBe(false);
    const early = await halfIn(app, 'dawdler');
    const { rows } = await app.database.pool.query(
      `SELECT max(expire) < now() + interval '601 seconds' AS short FROM sessions WHERE sess ? 'pending'`,
    );
    expect(rows[0].short).toBe(true);
    await owner.submit('/profile/password', { current_password: password, new_password: 'another fine sentence' });
    expect((await early.get('/sign-in/factor')).location).toBe('/sign-in');
  });

  it('has another session than before and after', async () => {
    const { secret } = await protectedNewcomer(app, 'fixed');
    const visitor = await halfIn(app, 'fixed');
    const before = visitor.cookie('plaza');
    await secondStep(visitor, codeOf(secret));
    expect(visitor.cookie('plaza')).not.toBe(before);
  });

  it('is not signed in without the first step', async () => {
    expect((await new Visitor(app).get('/sign-in/factor')).location).toBe('/sign-in');
    expect((await new Visitor(app).submit('/sign-in', { code: '123456' }, '/sign-in/factor')).location).toBe(
      '/sign-in',
    );
  });
});

describe('wrong codes', () => {
  const blockedFor = async (userId: number): Promise<number> => {
    const { rows } = await app.database.pool.query(
      'SELECT round(extract(epoch FROM blocked_until - now()) / 60)::integer AS minutes FROM totp_factors WHERE user_id = $1',
      [userId],
    );
    return rows[0].minutes;
  };
  const waitOver = (userId: number) =>
    app.database.pool.query(`UPDATE totp_factors SET blocked_until = now() WHERE user_id = $1`, [userId]);

  it('make the next wait longer and longer, while a recovery code lets in', async () => {
    const { secret, codes } = await protectedNewcomer(app, 'guessed');
    const userId = await idOf('guessed');
    const visitor = await halfIn(app, 'guessed');
    for (let i = 0; i < 5; i++) expect((await secondStep(visitor, wrong(secret))).status).toBe(403);
    const refused = await secondStep(visitor, codeOf(secret));
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('Wait a minute')]);
    for (const minutes of [2, 4, 8, 16, 32, 64, 64]) {
      await waitOver(userId);
      expect((await secondStep(visitor, wrong(secret))).status).toBe(403);
      expect(await blockedFor(userId)).toBe(minutes);
    }
    expect((await secondStep(visitor, codes[0] ?? '')).status).toBe(303);
    await waitOver(userId);
    expect((await secondStep(await halfIn(app, 'guessed'), codeOf(secret))).status).toBe(303);
    await forgetCodes(app);
    // A correct code resets the count.
    const again = await halfIn(app, 'guessed');
    expect((await secondStep(again, wrong(secret))).status).toBe(403);
    expect((await secondStep(again, codeOf(secret))).status).toBe(303);
  });

  it('counts concurrent wrong codes one by one', async () => {
    const { secret } = await protectedNewcomer(app, 'flooded');
    const visitor = await halfIn(app, 'flooded');
    const form_token = tokenIn((await visitor.get('/sign-in/factor')).text);
    const guesses = Array.from({ length: 12 }, (_, n) =>
      visitor.post('/sign-in/factor', { form_token, code: codeOf(secret, 1000 + n) }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });
});

describe('recovery codes', () => {
  it('let in once each, in any way of writing them, and are kept as hashes', async () => {
    const { codes } = await protectedNewcomer(app, 'recovering');
    const [first = '', second = ''] = codes;
    expect((await secondStep(await halfIn(app, 'recovering'), first.toUpperCase().replaceAll('-', ' '))).status).toBe(
      303,
    );
    expect((await secondStep(await halfIn(app, 'recovering'), first)).status).toBe(403);
    const visitors = await Promise.all(Array.from({ length: 3 }, () => halfIn(app, 'recovering')));
    const answers = await Promise.all(visitors.map((visitor) => secondStep(visitor, second)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const page = await (visitors[answers.findIndex(({ status }) => status === 303)] as Visitor).get(
      '/profile/security',
    );
    expect(page.text).toContain('8 left.');
    const kept = await app.database.prisma.recoveryCode.findMany({ where: { userId: await idOf('recovering') } });
    expect(JSON.stringify(kept.map(({ hash }) => Buffer.from(hash).toString()))).not.toContain(codes[2]);
    expect(kept.every(({ hash }) => hash.length === 32)).toBe(true);
  });

  it('refuses recovery codes of another user', async () => {
    const { codes } = await protectedNewcomer(app, 'generous');
    await protectedNewcomer(app, 'greedy');
    expect((await secondStep(await halfIn(app, 'greedy'), codes[0] ?? '')).status).toBe(403);
  });

  it('are shown once, can be downloaded as text, and are made anew', async () => {
    const { visitor, codes } = await protectedNewcomer(app, 'renewing');
    expect((await visitor.get('/profile/security/recovery-codes')).location).toBe('/profile/security');
    const { location } = await visitor.submit('/profile/security/recovery-codes/new', {});
    const { text } = await visitor.get(location ?? '');
    const renewed = codesIn(text);
    expect(renewed).toHaveLength(10);
    const file = decodeURIComponent(
      /href="data:text\/plain;charset=utf-8,([^"]+)" download="plaza/.exec(text)?.[1] ?? '',
    );
    expect(file).toContain(renewed.join('\n'));
    expect((await secondStep(await halfIn(app, 'renewing'), codes[0] ?? '')).status).toBe(403);
    expect((await secondStep(await halfIn(app, 'renewing'), renewed[0] ?? '')).status).toBe(303);
  });

  it('are not made for a person without a factor', async () => {
    const visitor = await newcomer(app, 'factorless');
    await confirm(visitor);
    expect((await visitor.submit('/profile/security/recovery-codes/new', {})).location).toBe('/profile/security');
    expect(await app.database.prisma.recoveryCode.count({ where: { userId: await idOf('factorless') } })).toBe(0);
  });
});

describe('a page that changes credentials', () => {
  const paths = [
    '/profile/security/totp',
    '/profile/security/totp/remove',
    '/profile/security/passkeys/new',
    '/profile/security/passkeys/1/remove',
    '/profile/security/recovery-codes/new',
  ];

  it.each(paths)('asks for the password again at %s', async (path) => {
    const visitor = await newcomer(app, `p${Math.random().toString(36).slice(2, 12)}`);
    const asked = `/profile/confirm?next=${encodeURIComponent(path)}`;
    expect((await visitor.get(path)).location).toBe(asked);
    expect((await visitor.submit('/profile', { code: '123456', name: 'x' }, path)).location).toMatch(
      /^\/profile\/confirm/,
    );
    expect((await confirm(visitor, 'not it at all')).status).toBe(403);
    expect((await visitor.get(path)).location).toBe(asked);
    const fields = { current_password: password, next: path };
    expect((await visitor.submit(asked, fields, '/profile/confirm')).location).toBe(path);
    expect((await visitor.get(path)).status).toBe(path.includes('/1/') ? 404 : 200);
    await app.database.pool.query(
      `UPDATE sessions SET sess = jsonb_set(sess, '{confirmedAt}', to_jsonb((sess ->> 'confirmedAt')::bigint - 600001))
       WHERE sess ? 'confirmedAt'`,
    );
    expect((await visitor.get(path)).location).toBe(asked);
  });

  it.each(paths)('requires sign-in at %s', async (path) => {
    expect((await new Visitor(app).get(path)).location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
  });
});

describe('a link to an account elsewhere', () => {
  it('is not begun from another site', async () => {
    const settings = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'plaza', OIDC_CLIENT_SECRET: 's3cret' };
    const linking = await testApp({ sharing: app, settings });
    try {
      await newcomer(app, 'lured_to_link');
      const visitor = new Visitor(linking);
      await signIn(visitor, 'lured_to_link');
      const path = '/profile/security/identities/link/oidc';
      expect((await visitor.get(`${path}/go`)).location).toMatch(/^\/profile\/confirm/);
      await confirm(visitor);
      for (const site of ['cross-site', 'same-site', 'none']) {
        expect((await visitor.get(`${path}/go`, { 'Sec-Fetch-Site': site })).location).toBe(path);
      }
      // No server listens there.
      expect((await visitor.get(`${path}/go`, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(503);
    } finally {
      await linking.close();
    }
  });
});

describe('a site that requires second factors', () => {
  const settings = { REQUIRE_TWO_FACTORS: 'staff' };

  it('staff without one get to nothing but its pages, and their keys are those of members', async () => {
    const strict = await testApp({ sharing: app, settings });
    try {
      await newcomer(app, 'new_admin');
      await app.database.prisma.user.update({ where: { username: 'new_admin' }, data: { role: 'admin' } });
      const visitor = new Visitor(strict);
      await signIn(visitor, 'new_admin');
      for (const path of [
        '/profile',
        '/profile/keys',
        '/profile/password',
        '/profile/delete',
        '/staff',
        '/staff/log',
      ]) {
        expect([path, (await visitor.get(path)).location]).toEqual([path, '/profile/security']);
      }
      expect((await visitor.get('/')).status).toBe(200);
      const { key } = await newKeyOf(app, 'new_admin');
      const board = () => strict.api.post('/forum/boards', key).send({ title: 'Strict' });
      const refused = await board().expect(403);
      expect(refused.body.code).toBe('forbidden');
      expect((await strict.api.get('/me', key).expect(200)).body.user.role).toBe('member');
      await app.api.get('/moderation/log', key).expect(200);

      expect((await visitor.get('/profile/security')).text).toContain('This site requires a second factor.');
      await protect(visitor);
      expect((await visitor.get('/staff')).status).toBe(200);
      await board().expect(201);
      expect((await strict.api.get('/me', key).expect(200)).body.user.role).toBe('admin');
      // From the next request on, also for keys that were valid before.
      await visitor.submit('/profile/security/totp/remove', {});
      await board().expect(403);
    } finally {
      await strict.close();
    }
  });

  it('demands a second factor of members only if it is demanded of all', async () => {
    const strict = await testApp({ sharing: app, settings });
    const strictest = await testApp({ sharing: app, settings: { REQUIRE_TWO_FACTORS: 'all' } });
    try {
      await newcomer(app, 'new_member');
      for (const [where, location] of [
        [strict, null],
        [strictest, '/profile/security'],
      ] as const) {
        const visitor = new Visitor(where);
        await signIn(visitor, 'new_member');
        expect((await visitor.get('/profile')).location).toBe(location);
      }
    } finally {
      await strict.close();
      await strictest.close();
    }
  });

  const newKeyOf = async (on: TestApp, username: string) => {
    const visitor = new Visitor(on);
    await signIn(visitor, username);
    return newKey(visitor);
  };
});

describe('notices by mail', () => {
  it('tell of a new device, a new key, and changed factors', async () => {
    const mailing = await testApp({
      sharing: app,
      settings: {
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: 'plaza@example.org',
        PUBLIC_URL: 'http://127.0.0.1',
        REQUIRE_VERIFIED_EMAIL: 'false',
      },
    });
    try {
      await newcomer(app, 'informed');
      const userId = await idOf('informed');
      await app.database.prisma.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
      const visitor = new Visitor(mailing, {
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      });
      await signIn(visitor, 'informed');
      await newKey(visitor, { name: 'For the backup' });
      const { codes } = await protect(visitor);
      await visitor.submit('/profile', {}, '/sign-out');
      // On the same device.
      await signIn(visitor, 'informed');
      await secondStep(visitor, codes[0] ?? '');
      await confirm(visitor);
      await visitor.submit('/profile/security/recovery-codes/new', {});
      await visitor.submit('/profile/security/totp/remove', {});
      const mails = await app.database.prisma.mail.findMany({
        where: { userId, kind: 'security_notice' },
        orderBy: { id: 'asc' },
      });
      expect(mails.map(({ data }) => data)).toEqual(
        [
          ['new_device', 'Firefox on Linux'],
          ['key_created', 'For the backup'],
          ['totp_added', ''],
          ['recovery_code_used', ''],
          ['recovery_codes_made', ''],
          ['totp_removed', ''],
        ].map(([event, name]) => ({ username: 'informed', event, name })),
      );
      expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set(['informed@example.org']));
    } finally {
      await mailing.close();
    }
  });
});
