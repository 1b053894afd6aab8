import { answerDevice, findWaiting, type WaitingDevice } from '../../../accounts/oauth/devices.js';
import { allowable } from '../../../accounts/oauth/grants.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { attemptDeviceCode } from '../../middleware/attempts.js';
import { members, type Page, type Visit } from '../../visit.js';
import { DeviceAnswered, DeviceCode, DeviceConsent } from '../views/apps/device.js';

const unknown = 'No device that waits shows this code. Look again: it is valid for ten minutes.';

/** Where people type the code that a device shows them. */
export const showDeviceCode: Page = members((visit) => {
  const given = visit.req.query.user_code;
  codeForm(visit, { code: typeof given === 'string' ? given.slice(0, 20) : '' });
});

/** Asks what they say of the device with this code, and then notes what they say. */
export const answerDeviceCode: Page = members(async (visit) => {
  const { parts, account, field } = visit;
  const [code, decision] = [field('user_code'), field('decision')];
  const tooMany = await attemptDeviceCode(visit, account.id);
  if (tooMany !== null) {
    codeForm(visit, { code, fault: tooMany, status: 429 });
    return;
  }
  const device = await findWaiting(parts.database.prisma, code);
  const scopes = device === null ? [] : allowable(account, device.scopes);
  if (device === null || scopes.length === 0) {
    codeForm(visit, { code, fault: unknown, status: 404 });
    return;
  }
  if (decision === '') {
    ask(visit, { ...device, scopes });
    return;
  }
  const isAllowed = decision === 'allow';
  if (!(await answerDevice(parts, account, device, isAllowed))) {
    codeForm(visit, { code: '', fault: unknown, status: 409 });
    return;
  }
  const content = DeviceAnswered({ name: device.name, isAllowed });
  visit.show({ title: isAllowed ? 'Go on at your device' : 'Not allowed', content });
});

function ask(visit: Visit<Account>, device: WaitingDevice): void {
  const content = DeviceConsent({ device, account: visit.account, token: visit.formToken() });
  visit.show({ title: `Allow ${device.name}?`, content });
}

type Filled = { code: string; fault?: string; status?: number };

function codeForm({ show, formToken }: Visit, { code, fault, status = 200 }: Filled): void {
  const title = fault === undefined ? 'Connect a device' : 'Error: Connect a device';
  show({ title, status, content: DeviceCode({ code, fault: fault ?? null, token: formToken() }) });
}
