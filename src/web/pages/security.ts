import { lacksFactor } from '../../accounts/access/two-factors.js';
import { findFactors } from '../../accounts/users/factors/factors.js';
import { listIdentities } from '../../accounts/users/identities.js';
import { problem } from '../../api/contract/problems.js';
import { confirmed } from '../middleware/identity.js';
import { endOtherSessions, listSessions } from '../middleware/sessions.js';
import { members, type Page } from '../visit.js';
import { profilePage } from './profile.js';
import { Security } from './views/profile/security.js';

export const showSecurity: Page = members(async (visit) => {
  const { req, parts, account, secret, formToken } = visit;
  const sessions = await listSessions(req, parts, account, secret);
  const factors = await findFactors(parts.database.prisma, account.id);
  const identities = await listIdentities(parts.database.prisma, account.id);
  const { all: providers } = parts.providers;
  const isDemanded = lacksFactor(parts.config, account);
  profilePage(visit, {
    here: 'Security',
    content: Security({ account, sessions, factors, isDemanded, identities, providers, token: formToken() }),
  });
});

/** Ends one session, or without its id all but this one. A session that was left open is not enough to do so. */
export const endSessionsPage: Page = confirmed(async (visit) => {
  const { req, parts, account, field } = visit;
  const id = field('session');
  // A NUL in it would be an error of the database.
  if (!/^(?:[0-9a-f]{64})?$/.test(id)) throw problem('route_not_found', { message: 'There is no such session.' });
  const ended = await endOtherSessions(req, parts, account, id || 'all');
  const everywhere = 'You are signed out everywhere but here.';
  req.session.notice = id === '' ? everywhere : ended > 0 ? 'That session is over.' : 'That session was over already.';
  await visit.redirect('/profile/security');
});
