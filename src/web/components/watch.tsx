import type { VNode } from 'preact';
import type { components } from '../../../generated/openapi.js';
import { useSite } from './context.js';
import { Toggles } from './toggles.js';

type WatchProps = {
  type: components['schemas']['WatchedTypeInput'];
  /** The thing itself. Hidden content cannot be watched. */
  of: { id: number; my_watch?: string; hidden?: object | null };
};

/** Buttons to watch or mute something and to end that; only for signed-in readers. */
export function Watch({ type, of: { id, my_watch: state, hidden } }: WatchProps): VNode | null {
  const { t, account } = useSite();
  if (account === null || hidden) return null;
  return (
    <Toggles
      of="setWatch"
      undo="deleteWatch"
      path={{ type, id }}
      state="state"
      chosen={state}
      field="state"
      choices={[
        { value: 'watching', text: t('watch'), said: [t('watch.on'), t('watch.off')] },
        { value: 'muted', text: t('mute'), said: [t('mute.on'), t('mute.off')] },
      ]}
    />
  );
}
