import { members, type Page } from '../visit.js';
import { profilePage } from './profile.js';
import { Warnings } from './views/profile/warnings.js';

/** What the moderators told somebody: as much of it as one page of the list can have, the newest. */
export const showWarnings: Page = members(async (visit) => {
  const { warnings } = await visit.call('listMyWarnings', { query: { per_page: '100' } });
  const content = Warnings({ warnings, token: visit.formToken() });
  profilePage(visit, { here: 'Profile', title: 'Warnings', content });
});

export const acknowledgePage: Page = members(async ({ call, field, req, redirect }) => {
  await call('acknowledgeWarning', { path: { id: field('id') } });
  req.session.notice = 'You have acknowledged the warning.';
  await redirect('/profile/warnings');
});
