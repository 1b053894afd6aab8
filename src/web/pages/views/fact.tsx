import type { ComponentChildren, VNode } from 'preact';
import { Day, Moment } from './time.js';

/** What a fact says: text, a time or a date. */
type FactProps = { label: string } & ({ children: ComponentChildren } | { at: Date | string } | { day: Date | string });

/** One fact in a list of them. */
export function Fact({ label, ...value }: FactProps): VNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {'children' in value && value.children}
        {'at' in value && <Moment at={new Date(value.at)} />}
        {'day' in value && <Day at={new Date(value.day)} />}
      </dd>
    </div>
  );
}
