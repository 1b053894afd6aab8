import { generateKeyPairSync, sign } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../src/core/platform/free-port.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { client, type OidcProvider, oidcProvider } from '../helpers/oidc-provider.js';
import { protectedNewcomer } from '../web/factors.js';
import { newcomer } from '../web/visitor.js';
import { inBrowser, inspect, pressAbove } from './browser.js';

const password = 'correct horse battery';

inBrowser('sign-in elsewhere', (here) => {
  let first: OidcProvider;
  let second: OidcProvider;
  let app: TestApp;
  let closed: TestApp;
  beforeAll(async () => {
    [first, second] = [await oidcProvider(), await oidcProvider()];
    const settings = Object.fromEntries(
      [
        ['OIDC', first.issuer, 'First House'],
        ['OIDC_2', second.issuer, 'Second House'],
        ['OIDC_3', `http://127.0.0.1:${await freePort()}`, 'Ruined House'],
      ].flatMap(([prefix = '', issuer = '', name = '']) => [
        [`${prefix}_ISSUER`, issuer],
        [`${prefix}_CLIENT_ID`, client.id],
        [`${prefix}_CLIENT_SECRET`, client.secret],
        [`${prefix}_NAME`, name],
      ]),
    );
    app = await testApp({ sharing: here.app, settings });
    closed = await testApp({ sharing: here.app, settings: { ...settings, SIGN_UP: 'closed' } });
    const returns = [app, closed].flatMap(({ origin }) =>
      ['oidc', 'oidc-2'].map((key) => `${origin}/sign-in/with/${key}/return`),
    );
    await first.serve(returns);
    await second.serve(returns);
  });
  afterAll(async () => {
    await app?.close();
    await closed?.close();
    await first?.close();
    await second?.close();
  });

  const open = async (width = 1000, { origin } = app): Promise<{ page: Page; context: BrowserContext }> => {
    const context = await here.browser.newContext({ baseURL: origin, viewport: { width, height: 800 } });
    context.setDefaultTimeout(25_000);
    return { context, page: await context.newPage() };
  };
  const accountAt = (username: string) =>
    app.database.prisma.user.findUniqueOrThrow({ where: { username }, include: { identities: true } });

  /** Signs in on the provider's own pages. */
  async function signInThere(page: Page, name: string): Promise<void> {
    await page.locator('[name="login"]').fill(name);
    await page.locator('[name="password"]').fill('anything');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  async function begin(page: Page, house: string): Promise<void> {
    await page.goto('/sign-in?next=/profile');
    await page.getByRole('link', { name: `Sign in with ${house}` }).click();
  }

  async function makeAccount(page: Page, username: string): Promise<void> {
    await page.getByRole('heading', { name: 'New here?' }).waitFor();
    await page.getByLabel('Username', { exact: true }).fill(username);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await page.goto('/profile');
  }

  /** Intercepts the callback address before the browser loads it. */
  async function caught(page: Page, house: string, name: string): Promise<string> {
    await begin(page, house);
    await page.locator('[name="login"]').fill(name);
    await page.locator('[name="password"]').fill('anything');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    const { request } = page.context();
    const inTurn = { maxRedirects: 0 };
    let at = new URL((await page.locator('form').getAttribute('action')) ?? '', page.url());
    let answer = await request.post(at.href, { form: { prompt: 'consent' }, ...inTurn });
    for (;;) {
      at = new URL(answer.headers().location ?? '', at);
      if (at.pathname.endsWith('/return')) return at.href;
      answer = await request.get(at.href, inTurn);
    }
  }

  const isRefused = async (page: Page, address: string): Promise<void> => {
    expect((await page.goto(address))?.status()).toBe(400);
    await page.getByText('failed or took too long').waitFor();
    await page.goto('/profile');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  };

  it.each([360, 1440])(
    'makes an account the first time, and lets in the next, at %i pixels',
    async (width) => {
      const { page, context } = await open(width);
      const look = async (name: string) => {
        await inspect(page, `providers-${name}-${width}`);
      };
      const name = `oidc_${width}`;
      await page.goto('/sign-in?next=/profile');
      await look('sign-in');
      await begin(page, 'First House');
      await signInThere(page, name);
      await page.getByRole('heading', { name: 'New here?' }).waitFor();
      await look('new-here');
      await makeAccount(page, `Guest_${width}`);
      const made = await accountAt(`Guest_${width}`);
      expect(made).toMatchObject({
        passwordHash: null,
        email: `${name}@example.org`,
        emailVerifiedAt: expect.any(Date),
      });
      expect(made.identities).toMatchObject([{ issuer: first.issuer, subject: name }]);
      await page.goto('/profile/security');
      await look('security');
      // The only sign-in method cannot be removed.
      await page.getByRole('link', { name: 'Remove First House' }).click();
      await page.getByRole('button', { name: 'Remove linked account' }).click();
      await page.getByText('That’s your only way to sign in').waitFor();
      await pressAbove(page, 'button', 'Sign out');
      await page.waitForURL((url) => url.pathname === '/');
      await begin(page, 'First House');
      await page.getByRole('heading', { name: `Guest_${width}` }).waitFor();
      await context.close();
    },
    300_000,
  );

  it('never takes an address for a proof', async () => {
    await newcomer(app, 'same_address');
    const { page, context } = await open();
    await begin(page, 'First House');
    await signInThere(page, 'same_address');
    await page.getByRole('heading', { name: 'New here?' }).waitFor();
    await page.getByLabel('Username', { exact: true }).fill('Somebody_else');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('is already in use').waitFor();
    await page.getByLabel('Your username').fill('same_address');
    await page.getByLabel('Password').fill('not it at all');
    await page.getByRole('button', { name: 'Sign in and link' }).click();
    await page.getByText('Wrong username, email address or password.').waitFor();
    expect((await accountAt('same_address')).identities).toEqual([]);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in and link' }).click();
    await page.getByRole('heading', { name: 'same_address' }).waitFor();
    expect((await accountAt('same_address')).identities).toMatchObject([{ subject: 'same_address' }]);
    await context.close();
  }, 300_000);

  it('links and unlinks on the profile, after the password was given', async () => {
    await newcomer(app, 'linker');
    const { page, context } = await open();
    await page.goto('/sign-in?next=/profile');
    await page.getByLabel('Username').fill('linker');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Security', exact: true }).click();
    await page.getByRole('link', { name: 'Link Second House' }).click();
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: 'Continue to Second House' }).click();
    await signInThere(page, 'linker-there');
    await page.getByText('You can now sign in with Second House.').waitFor();
    expect((await accountAt('linker')).identities).toMatchObject([{ issuer: second.issuer, subject: 'linker-there' }]);
    await page.getByRole('link', { name: 'Remove Second House' }).click();
    await page.getByRole('button', { name: 'Remove linked account' }).click();
    await page.getByText('The linked account has been removed.').waitFor();
    expect((await accountAt('linker')).identities).toEqual([]);
    await context.close();
  }, 300_000);

  it('is one factor of two', async () => {
    const { codes } = await protectedNewcomer(app, 'two_steps');
    const { page, context } = await open();
    await begin(page, 'First House');
    await signInThere(page, 'two_steps_there');
    await page.getByLabel('Your username').fill('two_steps');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in and link' }).click();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    // It is linked after the second step, and not before.
    expect((await accountAt('two_steps')).identities).toEqual([]);
    await page.locator('[name="code"]').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'two_steps' }).waitFor();
    expect((await accountAt('two_steps')).identities).toHaveLength(1);
    await pressAbove(page, 'button', 'Sign out');
    await page.waitForURL((url) => url.pathname === '/');
    await begin(page, 'First House');
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await context.close();
  }, 300_000);

  it('makes no account where sign-up is closed', async () => {
    const { page, context } = await open(1000, closed);
    await begin(page, 'First House');
    await signInThere(page, 'outsider');
    await page.getByText('Sign-up is closed.').first().waitFor();
    await page.evaluate(
      `{ const form = document.querySelector('form[action="/sign-in/new-here"]');
         form.elements.own_username.name = 'username';
         form.elements.username.value = 'Outsider';
         form.elements.password.remove();
         form.submit(); }`,
    );
    await page.getByText('Sign-up is closed.').first().waitFor();
    expect(await app.database.prisma.user.count({ where: { username: 'Outsider' } })).toBe(0);
    await context.close();
  }, 300_000);

  it('can be replaced by a password, and is refused to who is suspended', async () => {
    const { page, context } = await open();
    await begin(page, 'First House');
    await signInThere(page, 'unverified_mover');
    await makeAccount(page, 'Mover');
    expect(await accountAt('Mover')).toMatchObject({ emailVerifiedAt: null });
    await page.goto('/profile/password');
    await page.locator('[name="new_password"]').fill('another fine sentence');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed').waitFor();
    await page.getByRole('link', { name: 'Remove First House' }).click();
    await page.getByLabel('Your password').fill('another fine sentence');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('button', { name: 'Keep it' })
      .or(page.getByRole('link', { name: 'Keep it' }))
      .click();
    await pressAbove(page, 'button', 'Sign out');
    await page.waitForURL((url) => url.pathname === '/');
    await app.database.prisma.user.update({ where: { username: 'Mover' }, data: { suspendedAt: new Date() } });
    await begin(page, 'First House');
    await page.getByText('This account is suspended.').waitFor();
    await context.close();
  }, 300_000);

  it('refuses what comes back a second time, or to somebody else', async () => {
    const { page, context } = await open();
    const address = await caught(page, 'First House', 'replayed');
    const stranger = await open();
    await isRefused(stranger.page, address);
    await page.goto(address);
    await page.getByRole('heading', { name: 'New here?' }).waitFor();
    await isRefused(page, address);
    await Promise.all([context.close(), stranger.context.close()]);
  }, 300_000);

  it('refuses another nonce, state or issuer, and what another provider was asked', async () => {
    const session = async (change: string) =>
      app.database.pool.query(`UPDATE sessions SET sess = ${change} WHERE sess ? 'elsewhere'`);
    const changes: [string, (address: string) => Promise<string>][] = [
      [
        'nonce',
        async (address) => {
          await session(`jsonb_set(sess, '{elsewhere,nonce}', '"another"')`);
          return address;
        },
      ],
      ['state', async (address) => address.replace(/state=[^&]*/, 'state=another')],
      ['issuer', async (address) => address.replace(/iss=[^&]*/, `iss=${encodeURIComponent(second.issuer)}`)],
      ['no issuer', async (address) => address.replace(/&?iss=[^&]*/, '')],
      ['provider', async (address) => address.replace('/with/oidc/', '/with/oidc-2/')],
      [
        'verifier',
        async (address) => {
          await session(`jsonb_set(sess, '{elsewhere,verifier}', '"${'x'.repeat(43)}"')`);
          return address;
        },
      ],
    ];
    for (const [what, change] of changes) {
      const { page, context } = await open();
      const address = await caught(page, 'First House', 'mixed_up');
      const changed = await change(address);
      expect([what, (await page.goto(changed))?.status()]).toEqual([what, 400]);
      await page.getByText('failed or took too long').waitFor();
      await isRefused(page, address);
      await context.close();
    }
  }, 180_000);

  it('refuses an ID token that the provider has not signed', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const decoded = (part = ''): object => JSON.parse(Buffer.from(part, 'base64url').toString());
    // With an address, so that userinfo is not requested.
    const claims = { sub: 'somebody_else', email: 'somebody@example.org', email_verified: true };
    const claiming = (payload: string | undefined) => encoded({ ...decoded(payload), ...claims });
    const forgeries: Record<string, (idToken: string) => string> = {
      'other claims': (idToken) => {
        const [head, payload, signature] = idToken.split('.');
        return [head, claiming(payload), signature].join('.');
      },
      'another key': (idToken) => {
        const [head, payload] = idToken.split('.');
        const signed = `${head}.${claiming(payload)}`;
        return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
      },
      'no signature': (idToken) => {
        const [head, payload] = idToken.split('.');
        return `${encoded({ ...decoded(head), alg: 'none' })}.${claiming(payload)}.`;
      },
    };
    for (const [what, forge] of Object.entries(forgeries)) {
      const { page, context } = await open();
      const address = await caught(page, 'First House', 'forger');
      let forged = 0;
      first.forge = (idToken) => {
        forged++;
        return forge(idToken);
      };
      expect([what, (await page.goto(address))?.status(), forged]).toEqual([what, 400, 1]);
      first.forge = (idToken) => idToken;
      await page.getByText('failed or took too long').waitFor();
      await page.goto('/profile');
      expect(new URL(page.url()).pathname).toBe('/sign-in');
      await context.close();
    }
    expect(await app.database.prisma.identity.count({ where: { subject: 'somebody_else' } })).toBe(0);
  }, 300_000);

  it('lets people sign in otherwise while a provider is down', async () => {
    const { page, context } = await open();
    await page.goto('/sign-in?next=/profile');
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.url().endsWith('/sign-in/with/oidc-3?next=%2Fprofile')),
      page.getByRole('link', { name: 'Sign in with Ruined House' }).click(),
    ]);
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([503, '30']);
    await page.getByText('Ruined House can’t be reached right now.').waitFor();
    await begin(page, 'Second House');
    await page.locator('[name="login"]').waitFor();
    expect((await page.goto('/sign-in/with/nobody'))?.status()).toBe(404);
    await context.close();
  }, 300_000);
});
