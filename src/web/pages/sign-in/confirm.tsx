import { findFactors } from '../../../accounts/users/factors/factors.js';
import { PostForm } from '../../components/fields.js';
import { Back } from '../../components/parts.js';
import { PasskeyForm } from '../../components/passkey-form.js';
import { ownPath } from '../../middleware/entry.js';
import { requireIdentity } from '../../middleware/identity.js';
import { accountByPasskey, passkeyOptions } from '../../middleware/passkeys.js';
import { changeSessionId } from '../../middleware/sessions.js';
import { Refusal } from '../../refusal.js';
import { members } from '../../visit.js';
import { formPage } from '../form-page.js';
import { IdentityFields } from '../identity.js';

/** Confirms the identity of the signed-in user by password or passkey. */
export const confirm = formPage(members, {
  show: async (visit) => {
    const { account, parts, req, field, t } = visit;
    const hasPassword = account.passwordHash !== null;
    const { passkeys } = await findFactors(parts.database.prisma, account.id);
    const options = passkeys.length === 0 ? null : await passkeyOptions(visit, 'confirm', account.id);
    const next = <input type="hidden" name="next" value={ownPath(req.query.next ?? field('next')) ?? '/profile'} />;
    return {
      title: t('confirm'),
      content: (
        <>
          <p>{t('confirm.about')}</p>
          {hasPassword && (
            <PostForm submit={t('continue')}>
              {next}
              <IdentityFields />
            </PostForm>
          )}
          {hasPassword && options !== null && <p class="aside">{t('or')}</p>}
          {options !== null && (
            <PasskeyForm does="use" options={options} submit={t('passkey.use')}>
              {next}
            </PasskeyForm>
          )}
          {!hasPassword && options === null && <p>{t('confirm.sign_in_again')}</p>}
          <Back href="/profile/security">{t('account.back')}</Back>
        </>
      ),
    };
  },
  act: async (visit) => {
    const { req, account, field, t } = visit;
    if (field('passkey') !== '') {
      const used = await accountByPasskey(visit, 'confirm');
      if (used?.id !== account.id) throw new Refusal(403, t('passkey.refused'));
      await changeSessionId(req);
    } else {
      if (account.passwordHash === null) throw new Refusal(403, t('confirm.no_password'));
      await requireIdentity(visit);
    }
    req.session.confirmedAt = Date.now();
    return { to: ownPath(field('next')) ?? '/profile' };
  },
});
