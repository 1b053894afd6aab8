import { type Account, changePassword } from '../../accounts/users/accounts.js';
import { deleteAccount, keepAccount, planDeletion } from '../../accounts/users/deletion.js';
import { passwordFault } from '../../api/auth/passwords.js';
import { problem } from '../../core/contract/problems.js';
import { sql } from '../../core/database/formats.js';
import { discard } from '../../core/storage/discard.js';
import { PostForm } from '../components/fields.js';
import { Back, Text, When } from '../components/parts.js';
import { rememberDevice } from '../middleware/devices.js';
import { requireIdentity } from '../middleware/identity.js';
import { beginSession, renewSession } from '../middleware/sessions.js';
import { Refusal } from '../refusal.js';
import { members, type Page, type Visit } from '../visit.js';
import { formPage } from './form-page.js';
import { IdentityFields, NewPassword } from './identity.js';

/** Changes the password, which ends all other sessions. */
export const password = formPage(members, {
  show: ({ t }) => ({
    title: t('password.change'),
    content: (
      <>
        <PostForm submit={t('password.change.submit')}>
          <IdentityFields label={t('password.present')} />
          <NewPassword label={t('password.new')} hint="password.change.hint" />
        </PostForm>
        <Back href="/profile/security">{t('account.back')}</Back>
      </>
    ),
  }),
  act: async (visit) => {
    const { parts, account, req, secret, field, t } = visit;
    const wanted = field('new_password');
    const fault = await passwordFault(wanted, [account.username, account.email ?? '', parts.config.site.name]);
    if (fault !== null) throw new Refusal(422, { new_password: fault });
    await requireIdentity(visit);
    const changed = await changePassword(parts, account.id, wanted);
    await beginSession(req, changed, secret);
    rememberDevice(visit, changed);
    return { to: '/profile/security', notice: t('password.changed') };
  },
});

/** Deletes the account, at once or after a delay. */
export const deletion = formPage(members, {
  show: ({ t, account, parts }) => {
    const days = parts.config.deletionGraceDays;
    return {
      title: t('deletion'),
      heading: t('deletion.really'),
      content: (
        <>
          <p>{days === 0 ? t('deletion.at_once') : t('deletion.later', { days })}</p>
          <ul>
            {(['keys', 'stores', 'files', 'name', 'texts'] as const).map((each) => (
              <li key={each}>
                <Text of={`deletion.${each}`} values={{ name: `deleted-${account.id}` }} />
              </li>
            ))}
          </ul>
          <Text of="deletion.archive" href="/profile/data" as="p" />
          <PostForm submit={t('deletion.submit')} danger cancel={['/profile', t('keep')]}>
            <IdentityFields />
          </PostForm>
        </>
      ),
    };
  },
  act: async (visit) => {
    const { parts, account, req, t } = visit;
    await requireIdentity(visit);
    if (parts.config.deletionGraceDays > 0) {
      const at = await planDeletion(parts, account.id);
      await renewSession(req);
      return { to: '/sign-in', notice: t('deletion.planned', { at: sql(at) }) };
    }
    const left = await deleteAccount(parts.database, account.id, parts.config);
    await renewSession(req);
    for (const key of left) await discard(parts, key);
    return { to: '/' };
  },
});

type PendingDeletion = Account & { deleteAt: Date };
const isPendingDeletion = (visit: Visit<Account>): visit is Visit<PendingDeletion> => visit.account.deleteAt !== null;

/** Guard for accounts pending deletion. */
const pendingDeletion = (page: Page<PendingDeletion>): Page =>
  members((visit) => (isPendingDeletion(visit) ? page(visit) : visit.redirect('/profile')));

/** The only page of an account pending deletion: its user can cancel the deletion. */
export const leaving = formPage(pendingDeletion, {
  show: ({ t, account }) => ({
    title: t('leaving'),
    content: (
      <>
        <Text of="leaving.about" values={{ name: account.username, at: <When at={account.deleteAt} /> }} as="p" />
        <p>{t('leaving.if_kept')}</p>
        <div class="card">
          <PostForm submit={t('leaving.keep')} />
          <PostForm action="/sign-out" submit={t('sign_out')} quiet />
        </div>
      </>
    ),
  }),
  act: async ({ parts, account, t }) => {
    if (!(await keepAccount(parts, account.id))) throw problem('forbidden', { message: t('leaving.over') });
    return { to: '/profile', notice: t('leaving.kept') };
  },
});
