import type { ComponentChildren, VNode } from 'preact';
import type { Account } from '../../../../accounts/users/accounts.js';
import { Note } from '../forms.js';
import { Places } from '../places.js';

const places = {
  Reports: '/staff',
  Hidden: '/staff/hidden',
  People: '/staff/people',
  'Sign-ups': '/staff/sign-ups',
  Invitations: '/staff/invitations',
  Log: '/staff/log',
} as const;

/** Which of them are for admins alone. */
const forAdmins: readonly string[] = ['Sign-ups', 'Log'];

type FrameProps = {
  account: Account;
  here: keyof typeof places;
  title: string;
  notice?: string | null;
  fault?: string | null;
  children: ComponentChildren;
};

/** What all pages of the staff have: where one can go, and what became of what was done last. */
export function StaffFrame({ account, here, title, notice, fault, children }: FrameProps): VNode {
  const shown = Object.entries(places).filter(([name]) => account.role === 'admin' || !forAdmins.includes(name));
  return (
    <>
      <Places label="Staff" places={Object.fromEntries(shown)} here={here} />
      {notice && <Note kind="done">{notice}</Note>}
      {fault && <Note kind="fault">{fault}</Note>}
      <h1>{title}</h1>
      {children}
    </>
  );
}

/** The filters of a list, which are in the way on a phone unless they are used. */
export function Filters({ isSet, children }: { isSet: boolean; children: ComponentChildren }): VNode {
  return (
    <details class="card" open={isSet}>
      <summary>Filters</summary>
      {children}
    </details>
  );
}

type PagerProps = { page: number; pages: number; total: number; what: string; at: (page: number) => string };

/** How many there are, and the way to the pages beside this one. */
export function Pager({ page, pages, total, what, at }: PagerProps): VNode {
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 && <a href={at(page - 1)}>Previous</a>}
      <span>
        {total} {what}
        {pages > 1 && `, page ${page} of ${pages}`}
      </span>
      {page < pages && <a href={at(page + 1)}>Next</a>}
    </nav>
  );
}
