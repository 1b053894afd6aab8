import type { VNode } from 'preact';
import { useSite } from './context.js';
import { Form } from './form.js';

type WatchProps = {
  of: 'Topic' | 'Board' | 'Question' | 'Store' | 'MarketplaceProduct' | 'ShopProduct';
  /** Values of the path parameters. */
  path: Readonly<Record<string, string | number>>;
  state: string | undefined;
  /** The content if it can be hidden: hidden content cannot be watched. */
  content?: { hidden?: object | null };
};

/** Buttons to watch, mute and stop watching; only for signed-in readers. */
export function Watch({ of, path, state, content }: WatchProps): VNode | null {
  const { t, account } = useSite();
  if (account === null || content?.hidden) return null;
  const watch = state === 'watching' ? 'unwatch' : 'watch';
  const mute = state === 'muted' ? 'unmute' : 'mute';
  return (
    <>
      <Form of={`${watch}${of}`} path={path} submit={t(watch)} quiet />
      <Form of={`${mute}${of}`} path={path} submit={t(mute)} quiet />
    </>
  );
}
