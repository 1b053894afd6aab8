import { listGrants } from '../../../accounts/oauth/grants.js';
import {
  AppError,
  type AppRecord,
  appFault,
  changeApp,
  findOwnApp,
  listApps,
  registerApp,
} from '../../../accounts/oauth/registration.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { problem } from '../../../api/contract/problems.js';
import { keepOnce, takeOnce } from '../../middleware/shown-once.js';
import { idIn, members, type Page, type Visit } from '../../visit.js';
import { profilePage } from '../profile.js';
import { AppDetails } from '../views/apps/app.js';
import { Apps } from '../views/apps/apps.js';
import type { FilledApp } from '../views/apps/form.js';

/** What is shown once. */
const newSecret = { what: 'appSecret', path: '/profile/apps' };

const emptyForm: FilledApp = { name: '', addresses: '', kind: '', fault: null };

export const showApps: Page = members((visit) => appsPage(visit, emptyForm, 200));

export const registerAppPage: Page = members(async (visit) => {
  const { parts, account, field } = visit;
  const filled = filledIn(visit, field('kind'));
  const fault = filled.fault ?? (filled.kind === '' ? 'Choose whether the app can keep a secret.' : null);
  if (fault !== null) {
    await appsPage(visit, { ...filled, fault }, 422);
    return;
  }
  try {
    const { id, secret } = await registerApp(parts.database, account.id, formOf(filled));
    await showRegistered(visit, id, secret, `The app “${filled.name}” is registered.`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await appsPage(visit, { ...filled, fault: error.message }, 409);
  }
});

export const showApp: Page = members(async (visit) => {
  const app = await ownApp(visit);
  const secret = takeOnce(visit, { ...newSecret, id: app.id });
  const filled = { name: app.name, addresses: app.redirectUris.join('\n'), kind: '', fault: null };
  appPage(visit, app, { filled, secret });
});

export const changeAppPage: Page = members(async (visit) => {
  const app = await ownApp(visit);
  const filled = filledIn(visit, app.isConfidential ? 'confidential' : 'public');
  if (filled.fault !== null) {
    appPage(visit, app, { filled, status: 422 });
    return;
  }
  await changeApp(visit.parts.database.prisma, app, formOf(filled));
  visit.req.session.notice = 'Your changes are saved.';
  await visit.redirect(`/profile/apps/${app.id}`);
});

/** Leads to the page of an app, which shows its new secret this once. */
export async function showRegistered(
  visit: Visit<Account>,
  id: number,
  secret: string | null,
  notice: string,
): Promise<void> {
  if (secret !== null) keepOnce(visit, { ...newSecret, id }, secret);
  visit.req.session.notice = notice;
  await visit.redirect(`/profile/apps/${id}`);
}

/** Somebody else's app is not there. */
export async function ownApp({ parts, account, req }: Visit<Account>): Promise<AppRecord> {
  const app = await findOwnApp(parts.database.prisma, account.id, idIn(req));
  if (app === null) throw problem('route_not_found', { message: 'There is no such app.' });
  return app;
}

async function appsPage(visit: Visit<Account>, filled: FilledApp, status: number): Promise<void> {
  const { parts, account, formToken } = visit;
  const { prisma } = parts.database;
  const [grants, apps] = await Promise.all([listGrants(prisma, account.id), listApps(prisma, account.id)]);
  profilePage(visit, { here: 'Apps', status, content: Apps({ grants, apps, filled, token: formToken() }) });
}

type Shown = { filled: FilledApp; secret?: string | null; status?: number };

function appPage(visit: Visit<Account>, app: AppRecord, { filled, secret = null, status = 200 }: Shown): void {
  const content = AppDetails({ app, filled, secret, token: visit.formToken() });
  profilePage(visit, { here: 'Apps', status, content, scripts: true });
}

function filledIn({ field, parts }: Visit, kind: string): FilledApp {
  const known = kind === 'public' || kind === 'confidential' ? kind : '';
  const filled = { name: field('name').trim(), addresses: field('addresses'), kind: known };
  return { ...filled, fault: appFault(formOf(filled), parts.config.site.name) };
}

const formOf = ({ name, addresses, kind }: Omit<FilledApp, 'fault'>) => ({
  name,
  redirectUris: [...new Set(addresses.split(/\s+/).filter((each) => each !== ''))],
  isConfidential: kind === 'confidential',
});
