import type { ComponentChildren, VNode } from 'preact';

type ActionLinkProps = { href: string; kind?: string; children: ComponentChildren };

/** A link that looks like a button, in a paragraph of its own. */
export function ActionLink({ href, kind, children }: ActionLinkProps): VNode {
  return (
    <p class="actions">
      <a class={kind === undefined ? 'button' : `button ${kind}`} href={href}>
        {children}
      </a>
    </p>
  );
}

/** The link below a form, to where its reader came from. */
export function Back({ href, children }: { href: string; children: ComponentChildren }): VNode {
  return (
    <p class="aside">
      <a href={href}>{children}</a>
    </p>
  );
}
