import { isModerator } from '../../api/auth/authentication.js';
import { newcomerOf } from '../../api/auth/newcomers.js';
import type { Input } from '../../api/pipeline/handlers.js';
import { skeleton } from '../../core/platform/look-alikes.js';
import { isStaffsName } from './sign-up/reserved-names.js';

/** Fields that people write about themselves. */
export type Profile = {
  displayName: string | null;
  about: string | null;
  location: string | null;
  website: string | null;
};

/** An empty profile. */
export const noProfile: Profile = { displayName: null, about: null, location: null, website: null };

/**
 * Rejects content with which a post of a new member would be pending approval, since a profile cannot be.
 * @throws too_many_links, profile_not_allowed
 */
export async function requireAllowed(
  { caller, database, parts, refuse }: Pick<Input<'updateMe'>, 'caller' | 'database' | 'parts' | 'refuse'>,
  { displayName, about, location, website }: Profile,
): Promise<void> {
  if (isModerator(caller)) return;
  for (const name of displayName === null ? [] : [displayName, skeleton(displayName)]) {
    if (await isStaffsName(database, name, parts.config.site.name)) throw refuse('profile_not_allowed');
  }
  if (newcomerOf(caller, parts.config) === null) return;
  const texts = [displayName, about, location, website].filter((text) => text !== null);
  const { maxLinks, reviewLinks } = parts.config.newcomers;
  const most = Math.min(maxLinks ?? Number.POSITIVE_INFINITY, reviewLinks ?? Number.POSITIVE_INFINITY);
  if (parts.countLinks(texts) > most) {
    const links = `${most} ${most === 1 ? 'link' : 'links'}`;
    throw refuse('too_many_links', { message: `New members can use at most ${links} in a profile.` });
  }
  if (parts.hasReviewWord(texts)) throw refuse('profile_not_allowed');
}
