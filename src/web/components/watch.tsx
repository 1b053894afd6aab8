import type { VNode } from 'preact';
import type { components } from '../../../generated/openapi.js';
import { useSite } from './context.js';
import { Form } from './form.js';

type WatchProps = {
  type: components['schemas']['WatchedTypeInput'];
  /** The thing itself. Hidden content cannot be watched. */
  of: { id: number; my_watch?: string; hidden?: object | null };
};

/** Buttons to watch or mute something and to end that; only for signed-in readers. */
export function Watch({ type, of: { id, my_watch: state, hidden } }: WatchProps): VNode | null {
  const { t, account } = useSite();
  if (account === null || hidden) return null;
  const path = { type, id };
  const set = (value: 'watching' | 'muted', label: 'watch' | 'mute') => (
    <button type="submit" class="quiet" name="state" value={value}>
      {t(label)}
    </button>
  );
  return (
    <>
      {state === 'watching' && <Form of="deleteWatch" path={path} submit={t('unwatch')} quiet />}
      <Form of="setWatch" path={path}>
        <div class="actions">
          {state !== 'watching' && set('watching', 'watch')}
          {state !== 'muted' && set('muted', 'mute')}
        </div>
      </Form>
      {state === 'muted' && <Form of="deleteWatch" path={path} submit={t('unmute')} quiet />}
    </>
  );
}
