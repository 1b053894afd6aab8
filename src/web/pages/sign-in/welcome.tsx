import { signUp } from '../../../accounts/users/accounts.js';
import { addIdentity } from '../../../accounts/users/identities.js';
import { AccountError } from '../../../accounts/users/users.js';
import type { ExternalIdentity } from '../../../api/auth/providers.js';
import { Input, PostForm } from '../../components/fields.js';
import { limitMail, limitSignUp } from '../../middleware/attempts.js';
import { admit, enter } from '../../middleware/entry.js';
import { chosenLanguage } from '../../preferences.js';
import { Refusal } from '../../refusal.js';
import type { Visit } from '../../visit.js';
import { type Answer, everybody, formPage } from '../form-page.js';
import { timeoutMs } from './providers.js';
import { accountByPassword } from './sign-in.js';
import { NewAccount } from './sign-up.js';

declare module 'express-session' {
  interface SessionData {
    /** A provider's identity that is linked to no account yet. */
    newHere: ExternalIdentity & { provider: string; next: `/${string}`; invitation: string | null; at: number };
  }
}

/** Creates an account for an external identity, or links it to an existing one. */
export const welcome = formPage(everybody, {
  show: (visit) => {
    const who = newHereOf(visit);
    if (who === null) return { to: '/sign-in' };
    const { parts, t } = visit;
    const { signUp: mode } = parts.config;
    const isOpen = mode !== 'closed' && (mode !== 'invite' || who.invitation !== null);
    const suggested = /^[A-Za-z0-9_-]{3,30}$/.test(who.name) ? who.name : '';
    const provider = parts.providers.find(who.provider)?.name ?? who.issuer;
    const hint = t('new_here.own.hint', { provider });
    return {
      title: t('new_here'),
      content: (
        <>
          <p>{t('new_here.about', { provider })}</p>
          {!isOpen && <p>{t('fault.Sign-up is closed.')}</p>}
          {isOpen && (
            <PostForm submit={t('sign_up.submit')}>
              <h2>{t('new_here.make')}</h2>
              <NewAccount username={suggested} email={who.isVerified ? null : (who.email ?? '')} />
              {who.isVerified && <p class="hint">{t('new_here.address', { email: who.email ?? '' })}</p>}
            </PostForm>
          )}
          <p class="aside">{t('or')}</p>
          <PostForm submit={t('new_here.link')} quiet>
            <h2>{t('new_here.own')}</h2>
            <Input name="own_username" label={t('new_here.own.name')} autoComplete="username" hint={hint} />
            <Input name="password" label={t('field.password')} />
          </PostForm>
        </>
      ),
    };
  },
  act: async (visit) => {
    const who = newHereOf(visit);
    if (who === null) return { to: '/sign-in' };
    if (visit.field('password') === '') return makeAccount(visit, who);
    // The password proves that the account is theirs; an equal address does not.
    const account = await accountByPassword(visit, visit.field('own_username').trim(), 'own_username');
    return enter(visit, account, who.next, { issuer: who.issuer, subject: who.subject, groups: who.groups });
  },
});

type NewIdentity = NonNullable<ReturnType<typeof newHereOf>>;

async function makeAccount(visit: Visit, who: NewIdentity): Promise<Answer> {
  const { parts, req, field, t } = visit;
  const language = chosenLanguage(req, visit.language);
  await limitSignUp(visit);
  const isVerified = who.isVerified && who.email !== null;
  const email = isVerified ? (who.email ?? '') : field('email').trim();
  const send = parts.config.mail !== null && !isVerified && (await limitMail(visit, email, { silent: true }));
  const { issuer, subject, groups, invitation, next } = who;
  const wanted = { username: field('username').trim(), email, password: null, language, invitation, isVerified };
  const account = await signUp(parts, wanted, {
    send,
    also: async (client, id) => {
      if (!(await addIdentity(client, id, { issuer, subject, groups }))) {
        throw new Refusal(409, { username: t('new_here.already') });
      }
    },
  }).catch((error) => {
    if (!(error instanceof AccountError)) throw error;
    const isClosed = error.fault === 'sign_up_closed' || error.fault === 'invalid_invitation';
    if (isClosed) throw new Refusal(403, error.message);
    // A verified address of a provider has no field.
    if (isVerified && (error.fault === 'email_taken' || error.fault === 'invalid_email'))
      throw new Refusal(409, error.message);
    throw error;
  });
  return admit(visit, account, next, { isNew: true });
}

function newHereOf({ req }: Visit) {
  const { newHere } = req.session;
  return newHere === undefined || Date.now() - newHere.at > timeoutMs ? null : newHere;
}
