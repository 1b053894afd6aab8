import type { ComponentChildren, VNode } from 'preact';
import { Places } from '../../../components/parts.js';
import { Note } from '../forms.js';

/** The pages of the profile, as its menu has them. */
const places = {
  Profile: '/profile',
  Security: '/profile/security',
  'API Access': '/profile/keys',
  Apps: '/profile/apps',
  Data: '/profile/data',
} as const;

/** One of them. */
export type ProfilePlace = keyof typeof places;

type FrameProps = { here: ProfilePlace; notice: string | null; children: ComponentChildren };

/** What all pages of the profile have: where one can go, and what became of what was done last. */
export function ProfileFrame({ here, notice, children }: FrameProps): VNode {
  return (
    <>
      <Places label="Profile" places={places} here={here} />
      {notice !== null && <Note kind="done">{notice}</Note>}
      {children}
    </>
  );
}
