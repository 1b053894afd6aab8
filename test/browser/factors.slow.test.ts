import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeOf, forgetCodes } from '../web/factors.js';
import { inBrowser, inspect, looks, openPage, pressAbove } from './browser.js';

const password = 'correct horse battery';

type Authenticator = { cdp: CDPSession; id: string; unlocks: (does: boolean) => Promise<unknown> };

/** A virtual authenticator of the browser, like that of a phone or laptop. */
async function authenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const unlocks = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
  return { cdp, id, unlocks };
}

inBrowser('second factors', (here) => {
  /** By host name, since passkeys do not work with IP addresses. */
  const named = () => ({ browser: here.browser, app: { ...here.app, origin: `http://localhost:${here.app.port}` } });

  async function signUp(page: Page, username: string): Promise<void> {
    await page.goto('/sign-up');
    await fill(page, { username, email: `${username}@example.org`, password });
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();
    await page.goto('/profile');
  }

  async function confirm(page: Page): Promise<void> {
    await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
    await fill(page, { current_password: password });
    await page.getByRole('button', { name: 'Continue' }).click();
  }

  async function signOut(page: Page): Promise<void> {
    await pressAbove(page, 'button', 'Sign out');
    await page.waitForURL((url) => url.pathname === '/');
  }

  async function startSigningIn(page: Page, username: string): Promise<void> {
    await page.goto('/sign-in?next=/profile');
    await fill(page, { username, password });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
  }

  async function addPasskey(page: Page): Promise<void> {
    await page.goto('/profile/security');
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    if (page.url().includes('/confirm')) await confirm(page);
    await page.getByRole('button', { name: 'Create passkey' }).click();
  }

  it.each(looks)(
    'renders accessible pages from the first app to a passkey sign-in at %i pixels, %s',
    async (width, colorScheme) => {
      const watched = await openPage(named(), { viewport: { width, height: 800 }, colorScheme });
      const look = (name: string) => inspect(watched.page, `factors-${name}-${width}-${colorScheme}`);
      const { page } = watched;
      const username = `Paula_${width}_${colorScheme}`;
      await authenticator(page);
      await signUp(page, username);
      await page.getByRole('link', { name: 'Security', exact: true }).click();
      await look('none');
      await page.getByRole('link', { name: 'Add app' }).click();
      await page.getByRole('heading', { name: 'Confirm it’s you' }).waitFor();
      await look('confirm');
      await confirm(page);
      await page.getByRole('heading', { name: 'Add an authenticator app' }).waitFor();
      await look('totp');
      const secret = ((await page.locator('#totp-secret').textContent()) ?? '').replaceAll(' ', '');
      await fill(page, { code: codeOf(secret) });
      await page.getByRole('button', { name: 'Add app' }).click();
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
      await look('codes');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('plaza-recovery-codes.txt');
      await page.getByRole('link', { name: 'I have saved them' }).click();
      await page.getByRole('link', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: 'Create passkey' }).waitFor();
      await look('new-passkey');
      await page.getByLabel('Name').fill('My laptop');
      await page.getByRole('button', { name: 'Create passkey' }).click();
      await page.getByText('The passkey “My laptop” has been added.').waitFor();
      await look('both');
      await signOut(page);

      await startSigningIn(page, username);
      await page.getByRole('button', { name: 'Use a passkey' }).waitFor();
      await look('second-step');
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.waitForURL((url) => url.pathname === '/profile');
      await signOut(page);
      await forgetCodes(here.app);
      await startSigningIn(page, username);
      await fill(page, { code: codeOf(secret) });
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/profile');
      await signOut(page);
      await page.goto('/sign-in?next=/profile');
      await page.getByRole('link', { name: 'Sign in with a passkey' }).click();
      await page.getByRole('button', { name: 'Use your passkey' }).waitFor();
      await look('passkey-sign-in');
      await page.getByRole('button', { name: 'Use your passkey' }).click();
      await page.getByRole('heading', { name: username }).waitFor();
      expect(watched.complaints).toEqual([]);

      await page.goto('/profile/security');
      await page.getByRole('link', { name: 'Remove My laptop' }).click();
      // Here with the passkey.
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await page.getByRole('heading', { name: 'Remove the passkey “My laptop”?' }).waitFor();
      await look('removal');
      await page.getByRole('button', { name: 'Remove passkey' }).click();
      await page.getByText('The passkey “My laptop” has been removed.').waitFor();
      await signOut(page);
      await page.goto('/sign-in/passkey?next=/profile');
      await page.getByRole('button', { name: 'Use your passkey' }).click();
      await page.getByText('This passkey didn’t work').waitFor();
      await look('passkey-refused');
      await watched.context.close();
    },
    180_000,
  );

  it('refuses a passkey that was not unlocked, is replayed, or is a copy', async () => {
    const { page, context } = await openPage(named());
    const device = await authenticator(page);
    await signUp(page, 'Attacked');
    await addPasskey(page);
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await signOut(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const given = new URLSearchParams(request.postData() ?? '').get('passkey');
      if (given) sent.push(given);
    });
    const isIn = () => page.waitForURL((url) => url.pathname === '/profile');
    const use = async () => {
      await page.goto('/sign-in/passkey?next=/profile');
      await page.getByRole('button', { name: 'Use your passkey' }).click();
    };

    await device.unlocks(false);
    await use();
    await page.getByText('wasn’t finished').waitFor();
    expect(sent).toEqual([]);
    await device.unlocks(true);
    await use();
    await isIn();
    await signOut(page);

    // A used response answers no other challenge, and its own challenge is gone.
    const replay = async () => {
      await page.goto('/sign-in/passkey?next=/profile');
      await page.evaluate(
        `{ const form = document.querySelector('form[data-passkey]');
           form.elements.passkey.value = ${JSON.stringify(sent[0])};
           form.submit(); }`,
      );
      await page.getByText('This passkey didn’t work').waitFor();
    };
    await replay();

    // A cloned passkey is detected by its lower counter, and refused.
    await here.app.database.prisma.passkey.updateMany({ data: { counter: 1_000_000 } });
    await use();
    await page.getByText('This passkey didn’t work').waitFor();
    expect(await here.app.database.prisma.passkey.findFirst({ select: { counter: true } })).toEqual({
      counter: 1_000_000n,
    });
    await context.close();
  }, 300_000);

  it("refuses another user's factors as the second step", async () => {
    const { page, context } = await openPage(named());
    const device = await authenticator(page);
    await signUp(page, 'Owner_of_one');
    await addPasskey(page);
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await signOut(page);
    const { credentials } = await device.cdp.send('WebAuthn.getCredentials', { authenticatorId: device.id });
    await device.cdp.send('WebAuthn.clearCredentials', { authenticatorId: device.id });
    await signUp(page, 'Owner_of_other');
    await addPasskey(page);
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await signOut(page);
    await startSigningIn(page, 'Owner_of_other');
    // The browser uses the first one's passkey, whatever the page asks for.
    await device.cdp.send('WebAuthn.clearCredentials', { authenticatorId: device.id });
    for (const credential of credentials)
      await device.cdp.send('WebAuthn.addCredential', { authenticatorId: device.id, credential });
    await page.evaluate(`{
      const form = document.querySelector('form[data-passkey]');
      const options = JSON.parse(form.dataset.options);
      form.dataset.options = JSON.stringify({ ...options, allowCredentials: [] });
    }`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('This passkey didn’t work').waitFor();
    await page.goto('/profile');
    expect(new URL(page.url()).pathname).toBe('/sign-in');
    await context.close();
  }, 300_000);

  it('work without JavaScript, but for passkeys, which say so', async () => {
    const { page, context } = await openPage(named(), { javaScriptEnabled: false });
    await signUp(page, 'Scriptless');
    await page.goto('/profile/security/passkeys/new');
    await confirm(page);
    await page.getByText('Passkeys need JavaScript.').waitFor();
    await page.goto('/profile/security/totp');
    const secret = ((await page.locator('#totp-secret').textContent()) ?? '').replaceAll(' ', '');
    await fill(page, { code: codeOf(secret) });
    await page.getByRole('button', { name: 'Add app' }).click();
    const codes = ((await page.locator('#recovery-codes').textContent()) ?? '').split('\n');
    await page.getByRole('link', { name: 'I have saved them' }).click();
    await signOut(page);
    await startSigningIn(page, 'Scriptless');
    await fill(page, { code: codes[0] ?? '' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Scriptless' }).waitFor();
    await context.close();
  }, 300_000);

  it('say that there are no passkeys at an address of numbers', async () => {
    const { page, context } = await openPage(here);
    await page.goto('/sign-in/passkey?next=/profile');
    await page.getByText('Passkeys don’t work if you open this site').waitFor();
    await context.close();
  });
});

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).first().fill(value);
}
