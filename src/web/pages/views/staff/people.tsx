import type { VNode } from 'preact';
import type { Account } from '../../../../accounts/users/accounts.js';
import { PersonLink } from '../fact.js';
import { Field } from '../forms.js';
import { Day } from '../time.js';
import { StaffFrame } from './frame.js';

/** Somebody whose name has the part that was looked for. */
export type FoundPerson = { username: string; role: string; since: Date };

type LookupProps = { account: Account; name: string; fault: string | null; found: FoundPerson[]; most: number };

/** The form that looks people up, and who was found. */
export function PeopleView({ account, name, fault, found, most }: LookupProps): VNode {
  return (
    <StaffFrame account={account} here="People" title="People" fault={fault}>
      <form method="get" action="/staff/people" class="card">
        <Field name="name" label="Username, or a part of it" value={name} autoComplete="off" maxLength={30} />
        <button type="submit">Look up</button>
      </form>
      <ul>
        {found.map(({ username, role, since }) => (
          <li key={username}>
            <PersonLink name={username} />, {role} since <Day at={since} />
          </li>
        ))}
      </ul>
      {found.length === most && <p class="hint">There may be more: look for a longer part.</p>}
    </StaffFrame>
  );
}
