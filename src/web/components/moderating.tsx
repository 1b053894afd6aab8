import type { ComponentChildren, VNode } from 'preact';
import { SiteProvider, useSite } from './context.js';

/** Shows a moderator of the board what moderators of the site are shown. */
export function Moderating({ isOfBoard, children }: { isOfBoard: boolean; children: ComponentChildren }): VNode {
  const site = useSite();
  const { account } = site;
  if (!isOfBoard || account === null) return <>{children}</>;
  return <SiteProvider value={{ ...site, account: { ...account, role: 'moderator' } }}>{children}</SiteProvider>;
}
