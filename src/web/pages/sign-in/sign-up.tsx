import type { VNode } from 'preact';
import { signUp as makeAccount } from '../../../accounts/users/accounts.js';
import { isFirstOwnerToken } from '../../../accounts/users/sign-up/first-owner.js';
import { isGoodInvitation } from '../../../accounts/users/sign-up/invitations.js';
import { AccountError, emailFault, usernameFault } from '../../../accounts/users/users.js';
import { passwordFault } from '../../../api/auth/passwords.js';
import { useSite } from '../../components/context.js';
import { Input, PostForm } from '../../components/fields.js';
import { SiteLinks } from '../../components/layout.js';
import { Note, Text } from '../../components/parts.js';
import { limitMail, limitSignUp } from '../../middleware/attempts.js';
import { rememberDevice } from '../../middleware/devices.js';
import { beginSession } from '../../middleware/sessions.js';
import { chosenLanguage } from '../../preferences.js';
import { Refusal } from '../../refusal.js';
import type { Translate } from '../../texts/texts.js';
import { lookInto } from '../email.js';
import { everybody, type FormContent, formPage } from '../form-page.js';
import { NewPassword } from '../identity.js';
import { ProviderLinks } from './provider-links.js';
import { besides, requestedNext } from './sign-in.js';

/** Sign-up page. */
export const signUp = formPage(everybody, {
  show: async (visit) => {
    const { parts, req, account, field, look, t } = visit;
    const isNew = req.method !== 'POST';
    if (account !== null && isNew) return { to: '/profile' };
    const { signUp: mode } = parts.config;
    const { invitation: asked } = req.query;
    const next = requestedNext(visit);
    const invitation = field('invitation') || (typeof asked === 'string' ? asked : '');
    const isOwner = invitation !== '' && (await isFirstOwnerToken(parts.database.prisma, invitation));
    if (mode === 'closed' && !isOwner) return closed(t, isNew ? t('sign_up.closed') : null);
    if (mode === 'invite' && !isOwner && isNew && !(await isGoodInvitation(parts.database.prisma, invitation))) {
      return invitation === '' ? closed(t, t('sign_up.only_invited')) : closed(t, t('sign_up.bad_invitation'), 410);
    }
    return {
      title: t('sign_up'),
      content: (
        <>
          {mode === 'approval' && invitation === '' && <p>{t('sign_up.approval')}</p>}
          {invitation !== '' && <p>{t(isOwner ? 'sign_up.owner' : 'sign_up.invited')}</p>}
          <PostForm submit={t('sign_up.submit')}>
            {invitation !== '' && <input type="hidden" name="invitation" value={invitation} />}
            {next !== null && <input type="hidden" name="next" value={next} />}
            <NewAccount />
            <NewPassword name="password" label={t('field.password')} hint="sign_up.password.hint" />
            {look.pages.length > 0 && (
              <p class="hint">
                {t('sign_up.read')}
                <SiteLinks pages={look.pages} />
              </p>
            )}
          </PostForm>
          <ProviderLinks providers={parts.providers.all} query={{ invitation, next: next ?? '' }} />
          <Text of="sign_up.instead" href={besides('/sign-in', next)} as="aside" />
        </>
      ),
    };
  },
  act: async (visit) => {
    const { parts, req, field, language, t } = visit;
    const { mail, site } = parts.config;
    const wanted = { username: field('username').trim(), email: field('email').trim(), password: field('password') };
    await checkFields(wanted, site.name, t);
    await limitSignUp(visit);
    // An undeliverable address is no reason to refuse the account.
    const send = mail !== null && (await limitMail(visit, wanted.email, { silent: true }));
    const account = await makeAccount(
      parts,
      { ...wanted, language: chosenLanguage(req, language), invitation: field('invitation') || null },
      { send },
    ).catch(refuse);
    await beginSession(req, account, visit.secret);
    rememberDevice(visit, account);
    const waiting = account.awaitsApproval ? t('problem.account_pending') : null;
    const next = requestedNext(visit);
    if (mail !== null) {
      const link = await lookInto(visit, wanted.email);
      return { to: next ?? '/profile/email', notice: waiting === null ? link : `${link} ${waiting}` };
    }
    if (next !== null) return { to: next, notice: waiting ?? t('sign_up.ready') };
    if (site.isOn && waiting === null) return { to: '/?welcome=yes', notice: t('sign_up.ready') };
    return { to: '/profile', notice: waiting ?? t('sign_up.ready_for_keys') };
  },
});

type SignUpFields = { username: string; email: string; password: string };

/** @throws Refusal */
async function checkFields({ username, email, password }: SignUpFields, siteName: string, t: Translate): Promise<void> {
  const faults = {
    username: usernameFault(username),
    email: emailFault(email) && t('fault.invalid_email', { email }),
    password: await passwordFault(password, [username, email, siteName]),
  };
  const found = Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== null);
  if (found.length > 0) throw new Refusal(422, Object.fromEntries(found));
}

function refuse(error: unknown): never {
  const isClosed = error instanceof AccountError && error.fault === 'sign_up_closed';
  throw isClosed ? new Refusal(403, error.message) : error;
}

/** The page while sign-up is closed. */
const closed = (t: Translate, why: string | null, status = 200): FormContent => ({
  title: t('sign_up'),
  status,
  content: (
    <>
      {why !== null && <Note kind="warning">{why}</Note>}
      <Text of="sign_up.instead" href="/sign-in" as="aside" />
    </>
  ),
});

type NewAccountProps = { username?: string; email?: string | null };

/** Fields for username and email; no email field if a provider has verified it. */
export function NewAccount({ username = '', email = '' }: NewAccountProps): VNode {
  const { t } = useSite();
  const name = { minLength: 3, pattern: '[A-Za-z0-9_\\-]{3,30}', hint: t('sign_up.username.hint') };
  return (
    <>
      <Input name="username" label={t('account.username')} value={username} {...name} />
      {email !== null && <Input name="email" label={t('fact.email')} value={email} hint={t('email.hint')} />}
    </>
  );
}
