import type { Account } from '../../accounts/users/accounts.js';
import { addressToConfirm, confirmAddress, giveAddress } from '../../accounts/users/addresses.js';
import { AccountError, emailFault } from '../../accounts/users/users.js';
import { findToken } from '../../api/mail/tokens.js';
import { Input, PostForm } from '../components/fields.js';
import { ActionLink, Back, FactList, Note, Text } from '../components/parts.js';
import { limitMail } from '../middleware/attempts.js';
import { requireIdentity } from '../middleware/identity.js';
import { Refusal } from '../refusal.js';
import { members, type Visit } from '../visit.js';
import { unsentMail } from './demo.js';
import { everybody, type FormContent, formPage } from './form-page.js';
import { IdentityFields } from './identity.js';

const path = '/profile/email';

async function show(visit: Visit<Account>): Promise<FormContent> {
  const { parts, account, t } = visit;
  const { mail, requireVerifiedEmail } = parts.config;
  const { email: own, emailVerifiedAt } = account;
  const unconfirmed = addressToConfirm(account);
  const state = t(emailVerifiedAt === null ? 'email.not_confirmed' : 'email.confirmed');
  const facts = [
    [t('email.own'), own !== null && mail ? `${own}, ${state}` : (own ?? t('email.none'))],
    [t('email.waits'), unconfirmed === own ? null : unconfirmed],
  ] as const;
  return {
    title: t('email'),
    place: 'account.profile',
    isWide: false,
    content: (
      <>
        {requireVerifiedEmail && emailVerifiedAt === null && <Note kind="warning">{t('email.needed')}</Note>}
        {unconfirmed !== null && (await unsentMail(visit, unconfirmed, '/confirm-email/'))}
        <FactList of={facts} />
        {unconfirmed !== null && mail && <PostForm action={`${path}/confirmation`} submit={t('email.again')} quiet />}
        <PostForm action={path} submit={t('email.change')}>
          <Input name="email" label={t('email.new')} hint={t(mail ? 'email.new.hint' : 'email.hint')} />
          <IdentityFields />
        </PostForm>
        <Back href="/profile">{t('account.back')}</Back>
      </>
    ),
  };
}

/** Changes the email address. */
export const email = formPage(members, {
  show,
  act: async (visit) => {
    const { parts, account, field, language, t } = visit;
    const wanted = field('email').trim();
    if (emailFault(wanted) !== null) throw new Refusal(422, { email: t('fault.invalid_email', { email: wanted }) });
    await requireIdentity(visit);
    await giveAddress(parts, account, wanted, { send: await limitMail(visit, wanted), language });
    return { to: path, notice: parts.config.mail === null ? t('email.changed') : await lookInto(visit, wanted) };
  },
});

/** Resends the confirmation mail. */
export const confirmationMail = formPage(members, {
  show,
  act: async (visit) => {
    const { parts, account, language } = visit;
    const wanted = addressToConfirm(account);
    if (wanted === null || parts.config.mail === null) return { to: path };
    if (await limitMail(visit, wanted)) await giveAddress(parts, account, wanted, { send: true, language });
    return { to: path, notice: await lookInto(visit, wanted) };
  },
});

/** Target of the link in a confirmation mail. Mail scanners follow links, so GET confirms nothing. */
export const confirmation = formPage(everybody, {
  show: async (visit) => {
    const { parts, req, t } = visit;
    const owner = await findToken(parts.database.prisma, 'verify', String(req.params.token));
    if (owner === null) return badLink(visit, t('email.bad_link'), path);
    return {
      title: t('email.confirm'),
      content: (
        <>
          <Text of="email.confirm.about" values={{ email: owner.email, name: owner.username }} as="p" />
          <PostForm class="card" submit={t('email.confirm.submit')} />
        </>
      ),
    };
  },
  act: async (visit) => {
    const { parts, req, account, t } = visit;
    const confirmed = await confirmAddress(parts, String(req.params.token)).catch((error) => {
      if (error instanceof AccountError) return error;
      throw error;
    });
    if (confirmed === null) return badLink(visit, t('email.bad_link'), path);
    if (confirmed instanceof AccountError) return badLink(visit, t('email.anothers'), path, 409);
    return {
      title: t('email.is_confirmed'),
      content: (
        <>
          <Note kind="done">
            {t(confirmed.awaitsApproval ? 'email.is_confirmed.waiting' : 'email.is_confirmed.whose', {
              name: confirmed.username,
            })}
          </Note>
          {account === null && <ActionLink href="/sign-in" text={t('sign_in')} />}
          {account !== null && <ActionLink href="/profile" text={t('account.to')} />}
        </>
      ),
    };
  },
});

/** The page for an invalid link of a mail; `again` is the page to request another. */
export function badLink({ t }: Visit, why: string, again: string, status = 410): FormContent {
  return {
    title: t('link.bad'),
    status,
    content: (
      <>
        <Note kind="fault">{why}</Note>
        <ActionLink href={again} quiet text={t('link.again')} />
      </>
    ),
  };
}

/** The message after a link was sent, the same for every address. */
export async function lookInto(visit: Visit, wanted: string): Promise<string> {
  const unsent = await unsentMail(visit, wanted, '/confirm-email/', true);
  return unsent === null ? visit.t('email.look_into', { email: wanted }) : visit.t('email.by_link');
}
