import { answerDevice, findWaiting } from '../../../accounts/oauth/devices.js';
import { allowable } from '../../../accounts/oauth/grants.js';
import { Input, PostForm } from '../../components/fields.js';
import { ActionLink, Note } from '../../components/parts.js';
import { limitDeviceCode } from '../../middleware/attempts.js';
import { Refusal } from '../../refusal.js';
import { members } from '../../visit.js';
import { formPage } from '../form-page.js';
import { Consent } from './consent.js';

/** Device verification page: takes the code of a device and asks for consent. */
export const device = formPage(members, {
  show: ({ req, t }) => {
    const { user_code: given } = req.query;
    const code = typeof given === 'string' ? given.slice(0, 20) : '';
    return {
      title: t('device'),
      content: (
        <PostForm submit={t('continue')}>
          <Input name="user_code" label={t('device.code')} value={code} maxLength={20} hint={t('device.code.hint')} />
        </PostForm>
      ),
    };
  },
  act: async (visit) => {
    const { parts, account, field, t } = visit;
    await limitDeviceCode(visit, account.id);
    const waiting = await findWaiting(parts.database.prisma, field('user_code'));
    const scopes = waiting === null ? [] : allowable(account, waiting.scopes);
    if (waiting === null || scopes.length === 0) throw new Refusal(404, t('device.unknown'));
    const { name, userCode } = waiting;
    const decision = field('decision');
    if (decision === '') {
      return {
        title: t('consent', { name }),
        content: (
          <Consent app={waiting} scopes={scopes} action="/oauth/device" hidden={[['user_code', userCode]]}>
            <Note kind="warning">{t('device.warning', { code: userCode })}</Note>
          </Consent>
        ),
      };
    }
    const isAllowed = decision === 'allow';
    if (!(await answerDevice(parts, account, { ...waiting, scopes }, isAllowed)))
      throw new Refusal(409, t('device.unknown'));
    return {
      title: t(isAllowed ? 'device.go_on' : 'device.denied'),
      content: (
        <>
          <p>{t(isAllowed ? 'device.go_on.about' : 'device.denied.about', { name })}</p>
          <ActionLink href="/profile/apps" quiet text={t('grants')} />
        </>
      ),
    };
  },
});
