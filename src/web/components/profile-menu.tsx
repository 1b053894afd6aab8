import type { VNode } from 'preact';
import { useSite } from './context.js';
import { Places } from './parts.js';

/** The pages in the menu of the profile. */
const places = {
  'account.profile': '/profile',
  'account.security': '/profile/security',
  'account.keys': '/profile/keys',
  'account.apps': '/profile/apps',
  'account.data': '/profile/data',
} as const;

/** A page in the menu of the profile. */
export type ProfilePlace = keyof typeof places;

/** The menu of the profile. */
export function ProfileMenu({ here }: { here: ProfilePlace }): VNode {
  const { t } = useSite();
  const menu = Object.fromEntries(Object.entries(places).map(([name, path]) => [path, t(name as ProfilePlace)]));
  return <Places label={t('account.profile')} places={menu} here={places[here]} />;
}
