import type { Account } from '../../accounts/users/accounts.js';
import { findFactors, renewRecoveryCodes } from '../../accounts/users/factors/factors.js';
import { addPasskey, canHavePasskeys, creationOptions, removePasskey } from '../../accounts/users/factors/passkeys.js';
import { addTotp, describeTotp, makeTotp, removeTotp } from '../../accounts/users/factors/totp.js';
import { problem } from '../../api/contract/problems.js';
import { originOf } from '../../api/http/origin.js';
import { deviceName } from '../middleware/device-name.js';
import { keepChallenge, takeChallenge } from '../middleware/entry.js';
import { confirmed } from '../middleware/identity.js';
import { keepOnce, takeOnce } from '../middleware/shown-once.js';
import { idIn, members, type Page, type Visit } from '../visit.js';
import { profilePage } from './profile.js';
import { NewPasskey, RecoveryCodes, Removal, RenewCodes, TotpSetup } from './views/profile/factor-pages.js';

const home = '/profile/security';
const here = 'Security';
/** What is shown once. */
const newCodes = { what: 'newCodes', path: home };

export const showTotpSetup: Page = confirmed((visit) => totpForm(visit));

export const addTotpPage: Page = confirmed(async (visit) => {
  const { req, parts, secret, account, field } = visit;
  const encrypted = req.session.newTotp;
  const added = encrypted && (await addTotp(parts, secret, account.id, { encrypted, code: field('code') }));
  if (!added) {
    await totpForm(visit, 'That code is not right. Take the one that the app shows now.');
    return;
  }
  delete req.session.newTotp;
  await done(visit, added.codes, 'You need a code of your app to sign in from now on.');
});

/** The secret waits in the session, so that the page can be looked at again, and counts once a code has shown that an app has it. */
async function totpForm(visit: Visit<Account>, fault: string | null = null): Promise<void> {
  const { req, parts, secret, account, formToken } = visit;
  const { hasTotp } = await findFactors(parts.database.prisma, account.id);
  if (hasTotp) {
    await visit.redirect(home);
    return;
  }
  const label = { siteName: parts.config.site.name, username: account.username };
  const kept = req.session.newTotp;
  const totp = await (kept === undefined ? makeTotp(secret, label) : describeTotp(secret, label, kept));
  req.session.newTotp = totp.encrypted;
  const [{ generate }, { toSvgDataURL }] = await Promise.all([import('lean-qr'), import('lean-qr/extras/svg')]);
  const picture = toSvgDataURL(generate(totp.uri), { on: 'black', off: 'white', pad: 4 });
  const content = TotpSetup({ token: formToken(), picture, text: totp.text, fault });
  profilePage(visit, { here, content, status: fault === null ? 200 : 422, scripts: true });
}

export const showTotpRemoval: Page = confirmed(({ show, formToken }) => {
  const what = 'the authenticator app';
  const says = 'You can no longer sign in with codes of the app.';
  const content = Removal({ token: formToken(), action: `${home}/totp/remove`, what, says });
  show({ title: 'Remove the authenticator app', content });
});

export const removeTotpPage: Page = confirmed(async (visit) => {
  const removed = await removeTotp(visit.parts, visit.account.id);
  if (removed) visit.req.session.notice = 'The authenticator app is removed.';
  await visit.redirect(home);
});

export const showNewPasskey: Page = confirmed((visit) => passkeyForm(visit));

export const addPasskeyPage: Page = confirmed(async (visit) => {
  const { req, parts, account, field } = visit;
  const name = field('name').trim();
  const challenge = takeChallenge(req, 'create');
  if (name === '' || name.length > 100 || name.includes('\0')) {
    await passkeyForm(visit, 'Give the passkey a name of 1 to 100 characters.');
    return;
  }
  const given = { origin: originOf(req, parts.config), challenge: challenge ?? '', response: field('passkey') };
  const added = challenge === null ? null : await addPasskey(parts, account.id, given, name);
  if (added === null) await passkeyForm(visit, 'The passkey could not be added. Try again.');
  else await done(visit, added.codes, `The passkey “${name}” is added. You can sign in with it alone.`);
});

async function passkeyForm(visit: Visit<Account>, fault: string | null = null): Promise<void> {
  const { req, parts, secret, account, formToken, field } = visit;
  const origin = originOf(req, parts.config);
  const options = canHavePasskeys(origin)
    ? await creationOptions(parts.database.prisma, origin, secret, account, parts.config.site.name)
    : null;
  if (options !== null) keepChallenge(req, 'create', options.challenge);
  const name = field('name') || (await deviceName(req.headers['user-agent']));
  const content = NewPasskey({ token: formToken(), options, name, fault });
  profilePage(visit, { here, content, status: fault === null ? 200 : 422, scripts: 'passkeys' });
}

export const showPasskeyRemoval: Page = confirmed(async (visit) => {
  const { id, name } = await ownPasskey(visit);
  const says = 'You can no longer sign in with it. Delete it on your device, too, so that it is not offered there.';
  const action = `${home}/passkeys/${id}/remove`;
  const content = Removal({ token: visit.formToken(), action, what: `the passkey “${name}”`, says });
  visit.show({ title: 'Remove a passkey', content });
});

export const removePasskeyPage: Page = confirmed(async (visit) => {
  const { id, name } = await ownPasskey(visit);
  const removed = await removePasskey(visit.parts, visit.account.id, id);
  visit.req.session.notice = removed
    ? `The passkey “${name}” is removed.`
    : `The passkey “${name}” stays, since it is your only way in.`;
  await visit.redirect(home);
});

/** Somebody else's passkey is not there. */
async function ownPasskey({ parts, account, req }: Visit<Account>): Promise<{ id: number; name: string }> {
  const id = idIn(req);
  const { passkeys } = await findFactors(parts.database.prisma, account.id);
  const found = passkeys.find((each) => each.id === id);
  if (found === undefined) throw problem('route_not_found', { message: 'There is no such passkey.' });
  return found;
}

export const showCodeRenewal: Page = confirmed(({ show, formToken }) => {
  show({ title: 'New recovery codes', content: RenewCodes({ token: formToken() }) });
});

export const renewCodesPage: Page = confirmed(async (visit) => {
  const codes = await renewRecoveryCodes(visit.parts, visit.account.id);
  await done(visit, codes, null);
});

/** Shows new recovery codes, this once. */
export const showCodes: Page = members(async (visit) => {
  const codes = takeOnce(visit, { ...newCodes, id: visit.account.id });
  if (codes === null) await visit.redirect(home);
  else
    profilePage(visit, {
      here,
      content: RecoveryCodes({ codes: codes.split('\n'), siteName: visit.parts.config.site.name }),
      scripts: true,
    });
});

/** Says what was done, and leads to the codes that were made with it. */
async function done(visit: Visit<Account>, codes: string[] | null, notice: string | null): Promise<void> {
  const { req, account } = visit;
  if (notice !== null) req.session.notice = notice;
  if (codes !== null) keepOnce(visit, { ...newCodes, id: account.id }, codes.join('\n'));
  await visit.redirect(codes === null ? home : `${home}/recovery-codes`);
}
