import { type Account, checkCredentials, findNameByEmail } from '../../../accounts/users/accounts.js';
import { AccountError } from '../../../accounts/users/users.js';
import { Input, PostForm } from '../../components/fields.js';
import { Back, Text } from '../../components/parts.js';
import { limitSignIn } from '../../middleware/attempts.js';
import { countSignIn, enter, ownPath, pathAfterEntry, refuseEntry, refuseSuspended } from '../../middleware/entry.js';
import { renewSession } from '../../middleware/sessions.js';
import { Refusal } from '../../refusal.js';
import type { TextKey } from '../../texts/texts.js';
import type { Page, Visit } from '../../visit.js';
import { everybody, formPage } from '../form-page.js';
import { ProviderLinks } from './provider-links.js';

/** The page to return to; null if none was given. */
export const requestedNext = ({ req, field }: Visit): `/${string}` | null => ownPath(field('next') || req.query.next);

/** The page after a sign-in. */
export const nextOf = (visit: Visit): `/${string}` => pathAfterEntry(requestedNext(visit), visit.parts);

/** A link to the other entry page that keeps the page to return to. */
export const besides = (path: '/sign-in' | '/sign-up', next: `/${string}` | null): `/${string}` =>
  next === null ? path : `${path}?next=${encodeURIComponent(next)}`;

/** Sign-in page: password and the alternatives. */
export const signIn = formPage(everybody, {
  show: (visit) => {
    const { account, req, parts, t } = visit;
    const next = nextOf(visit);
    if (account !== null && req.method !== 'POST') return { to: next };
    return {
      title: t('sign_in'),
      content: (
        <>
          <PostForm submit={t('sign_in')}>
            <input type="hidden" name="next" value={next} />
            <Input name="username" label={t('sign_in.name')} maxLength={254} />
            <Input name="password" label={t('field.password')} />
          </PostForm>
          <ProviderLinks providers={parts.providers.all} query={{ next }} />
          <Back href={`/sign-in/passkey?next=${encodeURIComponent(next)}`}>{t('passkey.sign_in')}</Back>
          <Back href="/reset-password">{t('reset')}</Back>
          <Text of="sign_in.new" href={besides('/sign-up', requestedNext(visit))} as="aside" />
        </>
      ),
    };
  },
  act: async (visit) => {
    const account = await accountByPassword(visit, visit.field('username').trim());
    return enter(visit, account, nextOf(visit));
  },
});

/**
 * The account with this name or email address and password; `field` takes the fault, by default it stands over the form.
 * Attempts count by username, whichever of the two was entered.
 * @throws Refusal
 */
export async function accountByPassword(visit: Visit, nameOrEmail: string, field?: string): Promise<Account> {
  const username =
    (nameOrEmail.includes('@') && (await findNameByEmail(visit.parts.database.prisma, nameOrEmail))) || nameOrEmail;
  const refuse = (key: TextKey) => {
    const said = visit.t(key);
    return refuseEntry(visit, 'wrong_password', 401, field === undefined ? said : { [field]: said });
  };
  const reset = await limitSignIn(visit, username).catch((error) => {
    if (error instanceof Refusal) countSignIn(visit, 'too_many');
    throw error;
  });
  const account = await checkCredentials(visit.parts, username, visit.field('password')).catch((error) => {
    if (!(error instanceof AccountError)) throw error;
    return refuse('fault.unreadable_password');
  });
  if (account === null) return refuse('sign_in.wrong');
  await reset();
  refuseSuspended(visit, account);
  return account;
}

export const signOut: Page = async ({ req, res }) => {
  await renewSession(req);
  res.redirect(303, '/');
};
