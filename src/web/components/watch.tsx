import type { VNode } from 'preact';
import type { components } from '../../../generated/openapi.js';
import { hasRole } from '../../api/auth/authentication.js';
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

/** A button to ignore somebody and to end that; not for staff, whom everybody hears, and oneself. */
export function Ignore({
  of: { username, role },
}: {
  of: Pick<components['schemas']['UserProfile'], 'username' | 'role'>;
}): VNode | null {
  const { t, account, ignored = [] } = useSite();
  if (account === null || account.username === username || hasRole({ role }, 'moderator')) return null;
  return (
    <Toggles
      of="ignoreUser"
      undo="stopIgnoringUser"
      path={{ username }}
      state="ignored"
      chosen={ignored.includes(username)}
      choices={[{ value: 'true', text: t('ignore'), said: [t('ignore.on'), t('ignore.off')] }]}
    />
  );
}
