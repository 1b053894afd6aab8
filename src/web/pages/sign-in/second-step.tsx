import type { Account } from '../../../accounts/users/accounts.js';
import { findFactors } from '../../../accounts/users/factors/factors.js';
import { useRecoveryCode } from '../../../accounts/users/factors/recovery-codes.js';
import { tryTotp } from '../../../accounts/users/factors/totp.js';
import { Input, PostForm } from '../../components/fields.js';
import { Back } from '../../components/parts.js';
import { PasskeyForm } from '../../components/passkey-form.js';
import { admit, betweenSteps, refuseEntry, refuseSuspended } from '../../middleware/entry.js';
import { accountByPasskey, passkeyOptions } from '../../middleware/passkeys.js';
import type { Visit } from '../../visit.js';
import { everybody, formPage } from '../form-page.js';
import { nextOf } from './sign-in.js';

/** Second step of a sign-in: passkey, authenticator code or recovery code. */
export const secondStep = formPage(everybody, {
  show: async (visit) => {
    const { parts, t } = visit;
    const between = await betweenSteps(visit);
    if (between === null) return { to: '/sign-in' };
    const { id } = between.account;
    const { hasTotp } = await findFactors(parts.database.prisma, id);
    const options = await passkeyOptions(visit, 'factor', id);
    const label = t(hasTotp ? 'factor.code' : 'factor.recovery_code');
    return {
      title: t('factor.step'),
      heading: t('factor.one_more'),
      content: (
        <>
          {options !== null && (
            <>
              <PasskeyForm does="use" options={options} submit={t('passkey.use')} />
              <p class="aside">{t('or')}</p>
            </>
          )}
          <PostForm submit={t('sign_in')}>
            <Input name="code" label={label} hint={t('factor.recovery_code.hint')} />
          </PostForm>
          <Back href="/sign-in">{t('factor.again')}</Back>
        </>
      ),
    };
  },
  act: async (visit) => {
    const between = await betweenSteps(visit);
    if (between === null) return { to: '/sign-in' };
    const { account, next, linking } = between;
    if (visit.field('passkey') === '') await checkCode(visit, account);
    else if ((await accountByPasskey(visit, 'factor'))?.id !== account.id) {
      refuseEntry(visit, 'wrong_factor', 403, visit.t('passkey.refused'));
    }
    return admit(visit, account, next, { linking });
  },
});

/** Six digits are an authenticator code; anything else may be a recovery code. @throws Refusal */
async function checkCode(visit: Visit, { id }: Account): Promise<void> {
  const { parts, secret, field, t } = visit;
  const code = field('code').trim();
  if (!/^[\d\s]{6,9}$/.test(code)) {
    const isRight = await useRecoveryCode(parts, id, code);
    if (!isRight) refuseEntry(visit, 'wrong_factor', 403, t('factor.wrong'));
    return;
  }
  const { isRight, wait } = await tryTotp(parts.database, secret, id, code);
  if (isRight) return;
  if (wait === 0) refuseEntry(visit, 'wrong_factor', 403, t('totp.wrong'));
  refuseEntry(visit, 'wrong_factor', 429, t('factor.wait', { minutes: Math.ceil(wait / 60) }));
}

/** Sign-in with a passkey alone: the device has verified the user. */
export const passkeySignIn = formPage(everybody, {
  show: async (visit) => {
    const { account, req, t } = visit;
    if (account !== null && req.method !== 'POST') return { to: nextOf(visit) };
    const options = await passkeyOptions(visit, 'sign-in', null);
    return {
      title: t('passkey.sign_in'),
      content: (
        <>
          <PasskeyForm does="use" options={options} submit={t('passkey.use_yours')}>
            <input type="hidden" name="next" value={nextOf(visit)} />
            <p>{t('passkey.how')}</p>
          </PasskeyForm>
          <Back href="/sign-in">{t('passkey.by_password')}</Back>
        </>
      ),
    };
  },
  act: async (visit) => {
    const account =
      (await accountByPasskey(visit, 'sign-in')) ??
      refuseEntry(visit, 'wrong_passkey', 401, visit.t('passkey.unknown'));
    refuseSuspended(visit, account);
    return admit(visit, account, nextOf(visit));
  },
});
