import type { ComponentChildren, VNode } from 'preact';
import { Day, Moment } from './time.js';

/** What a fact says: text, a time, a date, or a user whom staff can open. */
type FactProps = { label: string } & (
  | { children: ComponentChildren }
  | { at: Date | string }
  | { day: Date | string }
  | { person: string }
);

/** One fact in a list of them. */
export function Fact({ label, ...value }: FactProps): VNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {'children' in value && value.children}
        {'at' in value && <Moment at={new Date(value.at)} />}
        {'day' in value && <Day at={new Date(value.day)} />}
        {'person' in value && <PersonLink name={value.person} />}
      </dd>
    </div>
  );
}

/** A link to the page of a user, for staff. */
export function PersonLink({ name }: { name: string }): VNode {
  return <a href={`/staff/people/${name}`}>{name}</a>;
}
