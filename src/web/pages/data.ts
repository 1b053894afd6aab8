import { beginExport, exportsOf, mostADay } from '../../accounts/exports/exports.js';
import type { Account } from '../../accounts/users/accounts.js';
import { problem } from '../../api/contract/problems.js';
import { sendObject } from '../../storage/send-object.js';
import { members, type Page, type Visit } from '../visit.js';
import { profilePage } from './profile.js';
import { Data } from './views/profile/data.js';

export const showData: Page = members((visit) => dataPage(visit));

export const beginExportPage: Page = members(async (visit) => {
  const { parts, account, req } = visit;
  if (await beginExport(parts.database, account.id)) {
    req.session.notice = 'Your archive is being made. You may leave this page meanwhile.';
    await visit.redirect('/profile/data');
    return;
  }
  const { last } = await exportsOf(parts.database, account.id);
  const isRunning = last?.state === 'waiting' || last?.state === 'running';
  const fault = isRunning ? 'Your archive is being made already.' : `You can have ${mostADay} archives within a day.`;
  await dataPage(visit, fault);
});

/** Only who is signed in has it: no link leads to it that could be passed on. */
export const downloadExport: Page = members(async ({ parts, account, req, res }) => {
  const { ready } = await exportsOf(parts.database, account.id);
  if (ready === null || ready.key === null) {
    throw problem('route_not_found', { message: 'You have no such archive, or it was deleted.' });
  }
  const { key, bytes: size, askedAt } = ready;
  const name = `plaza-${account.username}-${askedAt.toISOString().slice(0, 10)}.zip`;
  const head = { key, mimeType: 'application/zip', disposition: 'attachment', name } as const;
  await sendObject(req, res, { storage: parts.storage, head, size });
});

async function dataPage(visit: Visit<Account>, fault: string | null = null): Promise<void> {
  const exports = await exportsOf(visit.parts.database, visit.account.id);
  const content = Data({ ...exports, fault, token: visit.formToken() });
  profilePage(visit, { here: 'Data', content, status: fault === null ? 200 : 409 });
}
