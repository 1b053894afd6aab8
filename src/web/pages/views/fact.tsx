import type { ComponentChildren, VNode } from 'preact';

/** One fact in a list of them. */
export function Fact({ label, children }: { label: string; children: ComponentChildren }): VNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
