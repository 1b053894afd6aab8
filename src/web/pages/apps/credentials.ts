import { deleteApp, renewSecret } from '../../../accounts/oauth/registration.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { problem } from '../../../api/contract/problems.js';
import { type IdentityFault, identityFault } from '../../middleware/identity.js';
import { members, type Page, type Visit } from '../../visit.js';
import { AppDeletion, SecretRenewal } from '../views/apps/credentials.js';
import { ownApp, showRegistered } from './registration.js';

export const showSecretRenewal: Page = members((visit) => renewalForm(visit, null));

export const renewSecretPage: Page = members(async (visit) => {
  const app = await confidentialApp(visit);
  const refused = await identityFault(visit);
  if (refused !== null) {
    await renewalForm(visit, refused);
    return;
  }
  const secret = await renewSecret(visit.parts.database.prisma, app);
  await showRegistered(visit, app.id, secret, 'The secret is renewed, and the one before does not work any more.');
});

export const showAppDeletion: Page = members((visit) => deletionForm(visit, null));

export const deleteAppPage: Page = members(async (visit) => {
  const app = await ownApp(visit);
  const refused = await identityFault(visit);
  if (refused !== null) {
    await deletionForm(visit, refused);
    return;
  }
  await deleteApp(visit.parts.database.prisma, app);
  visit.req.session.notice = `The app “${app.name}” is deleted.`;
  await visit.redirect('/profile/apps');
});

/** An app without a secret has none to be renewed. */
async function confidentialApp(visit: Visit<Account>) {
  const app = await ownApp(visit);
  if (!app.isConfidential) throw problem('route_not_found', { message: 'This app has no secret.' });
  return app;
}

async function renewalForm(visit: Visit<Account>, refused: IdentityFault | null): Promise<void> {
  const { account, formToken } = visit;
  const app = await confidentialApp(visit);
  const content = SecretRenewal({ app, account, token: formToken(), fault: refused?.fault });
  visit.show({ title: titleOf('Renew a secret', refused), status: refused?.status ?? 200, content });
}

async function deletionForm(visit: Visit<Account>, refused: IdentityFault | null): Promise<void> {
  const { account, formToken } = visit;
  const app = await ownApp(visit);
  const content = AppDeletion({ app, account, token: formToken(), fault: refused?.fault });
  visit.show({ title: titleOf('Delete an app', refused), status: refused?.status ?? 200, content });
}

const titleOf = (title: string, refused: IdentityFault | null): string =>
  refused === null ? title : `Error: ${title}`;
