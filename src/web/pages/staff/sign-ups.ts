import type { Account } from '../../../accounts/users/accounts.js';
import type { Page, Visit } from '../../visit.js';
import { SignUpsView } from '../views/staff/sign-ups.js';
import { asked, noticeOf, pathWith, type Refused, refusalOf, staff } from './asked.js';

/** Who waits for approval, the longest first. */
export const showSignUps: Page = staff((visit) => signUps(visit));

async function signUps(visit: Visit<Account>, refused?: Refused): Promise<void> {
  const { account, call, show, formToken, parts } = visit;
  const list = await call('listSignUps', { query: { page: asked(visit, 'page') } });
  const at = (page: number) => pathWith('/staff/sign-ups', { page: String(page) });
  const isOn = parts.config.signUp === 'approval';
  const said = { notice: noticeOf(visit), fault: refused?.fault ?? null };
  const content = SignUpsView({ account, ...said, list, isOn, at, token: formToken() });
  show({ title: refused ? 'Error: Sign-ups' : 'Sign-ups', status: refused?.status ?? 200, content });
}

function decide(id: 'approveSignUp' | 'refuseSignUp', notice: string): Page {
  return staff(async (visit) => {
    const username = String(visit.req.params.username);
    const refused = await refusalOf(() => visit.call(id, { path: { username } }));
    if (refused !== null) {
      await signUps(visit, refused);
      return;
    }
    visit.req.session.notice = `${username} ${notice}`;
    await visit.redirect('/staff/sign-ups');
  });
}

export const approveSignUpPage: Page = decide('approveSignUp', 'is approved.');
export const refuseSignUpPage: Page = decide('refuseSignUp', 'is rejected, and the account is deleted.');
