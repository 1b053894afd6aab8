import { askForReset, resetPassword } from '../../../accounts/users/password-reset.js';
import { emailFault } from '../../../accounts/users/users.js';
import { passwordFault } from '../../../api/auth/passwords.js';
import { findToken } from '../../../api/mail/tokens.js';
import { Input, PostForm } from '../../components/fields.js';
import { ActionLink, Back, Note, Text } from '../../components/parts.js';
import { limitMail } from '../../middleware/attempts.js';
import { Refusal } from '../../refusal.js';
import type { Visit } from '../../visit.js';
import { unsentMail } from '../demo.js';
import { badLink } from '../email.js';
import { everybody, formPage } from '../form-page.js';
import { NewPassword } from '../identity.js';

const path = '/reset-password';

/**
 * Requests a password reset. Reply and timing are the same for every address: the account is looked up when the mail is
 * sent.
 */
export const resetRequest = formPage(everybody, {
  show: ({ parts, t }) => ({
    title: t('reset'),
    content: (
      <>
        {parts.config.mail === null ? (
          <Text of="reset.no_mail" as="p" />
        ) : (
          <PostForm submit={t('reset.send')}>
            <Input name="email" label={t('fact.email')} hint={t('reset.email.hint')} />
          </PostForm>
        )}
        <Back href="/sign-in">{t('reset.back')}</Back>
      </>
    ),
  }),
  act: async (visit) => {
    const { parts, field, language, t } = visit;
    const email = field('email').trim();
    if (emailFault(email) !== null) throw new Refusal(422, { email: t('fault.invalid_email', { email }) });
    if (parts.config.mail === null) throw new Refusal(422, '');
    if (await limitMail(visit, email)) await askForReset(parts, email, language);
    const unsent = await unsentMail(visit, email, '/reset-password/', true);
    if (unsent !== null) return { title: t('reset.unsent'), content: unsent };
    return {
      title: t('reset.asked'),
      content: (
        <>
          <Note kind="done">{t('reset.asked.about', { email })}</Note>
          <p>{t('reset.asked.none')}</p>
        </>
      ),
    };
  },
});

/** Target of the link in the mail: the form for a new password. */
export const passwordReset = formPage(everybody, {
  show: async (visit) => {
    const { t } = visit;
    const owner = await ownerOf(visit);
    if (owner === null) return badLink(visit, t('reset.bad_link'), path);
    const { username } = owner;
    return {
      title: t('reset.new'),
      content: (
        <PostForm submit={t('reset.submit')}>
          <input type="hidden" name="username" value={username} autoComplete="username" />
          <NewPassword label={t('reset.new.of', { name: username })} hint="reset.new.hint" />
          <fieldset>
            <legend>{t('reset.known')}</legend>
            <label class="choice">
              <input type="checkbox" name="revoke_keys" value="yes" />
              {t('reset.revoke')}
            </label>
          </fieldset>
        </PostForm>
      ),
    };
  },
  act: async (visit) => {
    const { parts, field, language, t } = visit;
    // Check first, since hashing is expensive.
    const owner = await ownerOf(visit);
    if (owner === null) return badLink(visit, t('reset.bad_link'), path);
    const password = field('new_password');
    const fault = await passwordFault(password, [owner.username, owner.email, parts.config.site.name]);
    if (fault !== null) throw new Refusal(422, { new_password: fault });
    const revokeKeys = field('revoke_keys') === 'yes';
    const done = await resetPassword(parts, tokenIn(visit), { password, revokeKeys });
    if (done === null) return badLink(visit, t('reset.bad_link'), path);
    const { username: name, passkeys, identities } = done;
    await parts.limits?.forgetGuesses(name);
    // Passkeys and linked accounts stay: access to a mailbox removes no second factor. An intruder may have added some, so
    // their owner is sent to look.
    const left = [
      ...(passkeys > 0 ? [t('reset.passkeys', { count: passkeys })] : []),
      ...(identities > 0 ? [t('reset.identities', { count: identities })] : []),
    ];
    const next = left.length > 0 ? '/sign-in?next=%2Fprofile%2Fsecurity' : '/sign-in';
    return {
      title: t('reset.done'),
      content: (
        <>
          <Note kind="done">{t(revokeKeys ? 'reset.done.revoked' : 'reset.done.about', { name })}</Note>
          {left.length > 0 && <p>{t('reset.left', { ways: new Intl.ListFormat(language).format(left) })}</p>}
          <ActionLink href={next} text={t('sign_in')} />
        </>
      ),
    };
  },
});

const tokenIn = ({ req }: Visit): string => String(req.params.token);

const ownerOf = (visit: Visit) => findToken(visit.parts.database.prisma, 'reset', tokenIn(visit));
