import { hasRole } from '../../api/auth/authentication.js';
import { sendStoredPicture } from '../../content/pictures/picture-router.js';
import { problem } from '../../core/contract/problems.js';
import type { Page } from '../visit.js';

/** A picture that moderators have hidden, for its owner and staff. */
export const picture: Page = async ({ req, res, parts, account }) => {
  const viewer = [account?.id ?? null, account !== null && hasRole(account, 'moderator')] as const;
  if (!(await sendStoredPicture(req, res, parts, viewer))) throw problem('route_not_found');
};
