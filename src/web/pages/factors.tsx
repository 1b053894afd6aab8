import type { Account } from '../../accounts/users/accounts.js';
import { findFactors, renewRecoveryCodes } from '../../accounts/users/factors/factors.js';
import { addPasskey, canHavePasskeys, creationOptions, removePasskey } from '../../accounts/users/factors/passkeys.js';
import { addTotp, describeTotp, makeTotp, removeTotp } from '../../accounts/users/factors/totp.js';
import { originOf } from '../../api/http/origin.js';
import { problem } from '../../core/contract/problems.js';
import { Input, PostForm } from '../components/fields.js';
import { Back, Button, CopyBox, Note } from '../components/parts.js';
import { PasskeyForm } from '../components/passkey-form.js';
import { qrCode } from '../components/qr.js';
import { deviceName } from '../middleware/device-name.js';
import { keepChallenge, takeChallenge } from '../middleware/entry.js';
import { confirmed } from '../middleware/identity.js';
import { keepOnce, takeOnce } from '../middleware/shown-once.js';
import { Refusal } from '../refusal.js';
import { idIn, members, type Visit } from '../visit.js';
import { type Answer, askPage, formPage } from './form-page.js';

const home = '/profile/security';
/** The page that shows new recovery codes once. */
const shown = `${home}/recovery-codes` as const;
const place = 'account.security';

/**
 * Sets up an authenticator app. The secret waits in the session, so that the page can be reloaded, and counts once a code
 * has confirmed it.
 */
export const totp = formPage(confirmed, {
  show: async ({ req, parts, secret, account, t }) => {
    const { hasTotp } = await findFactors(parts.database.prisma, account.id);
    if (hasTotp) return { to: home };
    const label = { siteName: parts.config.site.name, username: account.username };
    const kept = req.session.newTotp;
    const made = await (kept === undefined ? makeTotp(secret, label) : describeTotp(secret, label, kept));
    req.session.newTotp = made.encrypted;
    const picture = await qrCode(made.uri);
    return {
      title: t('account.security'),
      heading: t('totp.new'),
      place,
      content: (
        <>
          <p>{t('totp.scan')}</p>
          <p>
            <img class="qr" src={picture} alt={t('totp.picture')} width="220" height="220" />
          </p>
          <CopyBox id="totp-secret" label={t('totp.secret.copy')} text={made.text.replace(/(.{4})(?!$)/g, '$1 ')} />
          <PostForm submit={t('totp.add')}>
            <Input name="code" label={t('totp.code')} hint={t('totp.code.hint')} maxLength={9} />
          </PostForm>
          <Back href={home}>{t('factors.back')}</Back>
        </>
      ),
    };
  },
  act: async (visit) => {
    const { req, parts, secret, account, field, t } = visit;
    const encrypted = req.session.newTotp;
    const added = encrypted && (await addTotp(parts, secret, account.id, { encrypted, code: field('code') }));
    if (!added) throw new Refusal(422, { code: t('totp.wrong') });
    delete req.session.newTotp;
    return showing(visit, added.codes, t('totp.added'));
  },
});

/** Removes the authenticator app. */
export const totpRemoval = askPage(confirmed, 'totp.removal', {
  back: () => home,
  act: async ({ parts, account, t }) => {
    const removed = await removeTotp(parts, account.id);
    return { to: home, notice: removed ? t('totp.removed') : undefined };
  },
});

/** Creates a passkey. */
export const newPasskey = formPage(confirmed, {
  show: async ({ req, parts, secret, account, t }) => {
    const origin = originOf(req, parts.config);
    const options = canHavePasskeys(origin)
      ? await creationOptions(parts.database.prisma, origin, secret, account, parts.config.site.name)
      : null;
    if (options !== null) keepChallenge(req, 'create', options.challenge);
    const device = await deviceName(req.headers['user-agent']);
    return {
      title: t('account.security'),
      heading: t('passkey.add'),
      place,
      content: (
        <>
          <p>{t('passkey.about')}</p>
          <PasskeyForm does="create" options={options} submit={t('passkey.make')}>
            <Input name="name" label={t('field.name')} value={device} hint={t('passkey.name.hint')} />
          </PasskeyForm>
          <Back href={home}>{t('factors.back')}</Back>
        </>
      ),
    };
  },
  act: async (visit) => {
    const { req, parts, account, field, t } = visit;
    const name = field('name').trim();
    const challenge = takeChallenge(req, 'create');
    if (name === '' || name.length > 100 || name.includes('\0')) {
      throw new Refusal(422, { name: t('passkey.name.fault') });
    }
    const given = { origin: originOf(req, parts.config), challenge: challenge ?? '', response: field('passkey') };
    const added = challenge === null ? null : await addPasskey(parts, account.id, given, name);
    if (added === null) throw new Refusal(422, t('passkey.not_added'));
    return showing(visit, added.codes, t('passkey.is_added', { name }));
  },
});

/** Removes a passkey; those of others are 404. */
export const passkeyRemoval = askPage(confirmed, 'passkey.removal', {
  back: () => home,
  about: async ({ parts, account, req, t }) => {
    const { passkeys } = await findFactors(parts.database.prisma, account.id);
    const found = passkeys.find(({ id }) => id === idIn(req));
    if (found === undefined) throw problem('route_not_found', { message: t('passkey.missing') });
    return found;
  },
  act: async ({ parts, account, t }, { id, name }) => {
    const removed = await removePasskey(parts, account.id, id);
    return { to: home, notice: t(removed ? 'passkey.removed' : 'passkey.only', { name }) };
  },
});

/** Replaces the recovery codes. */
export const codeRenewal = askPage(confirmed, 'codes.renewal', {
  back: () => home,
  isHarmless: true,
  act: async (visit) => showing(visit, await renewRecoveryCodes(visit.parts, visit.account.id)),
});

/** Shows new recovery codes once. */
export const codes = formPage(members, {
  show: (visit) => {
    const { parts, t } = visit;
    const text = takeOnce(visit);
    if (text === null) return { to: home };
    const file = `${t('codes.file', { site: parts.config.site.name })}\n\n${text}\n`;
    return {
      title: t('account.security'),
      heading: t('codes.own'),
      place,
      content: (
        <>
          <Note kind="warning">{t('codes.once')}</Note>
          <CopyBox id="recovery-codes" label={t('codes.copy')} text={text} />
          <p class="actions">
            <a
              class="button quiet"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
              download="plaza-recovery-codes.txt"
            >
              {t('file.download')}
            </a>
            <Button href={home} text={t('codes.kept')} />
          </p>
        </>
      ),
    };
  },
});

/** Redirects to new recovery codes, if any, with a notice. */
function showing(visit: Visit<Account>, made: string[] | null, notice?: string): Answer {
  if (made === null) return { to: home, notice };
  keepOnce(visit, shown, made.join('\n'));
  return { to: shown, notice };
}
