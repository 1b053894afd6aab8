import { pino } from 'pino';
import type { components } from '../../generated/openapi.js';
import { sequenceEvents } from '../../src/community/events/keeping.js';
import { notifyPeople } from '../../src/community/notifications/telling.js';
import { PooledRenderer } from '../../src/content/text/text-renderer.js';
import type { TestApp } from './app.js';

export type Notification = components['schemas']['Notification'];

/** Short ways to be notified. The first use notes where the events are: what happened before is told to nobody. */
export function notificationsOf({ api, database }: TestApp) {
  const renderer = new PooledRenderer({ database, log: pino({ level: 'silent' }) });
  const notify = async (): Promise<number> => {
    let made = 0;
    await sequenceEvents(database);
    await notifyPeople(database, renderer, (count) => {
      made += count;
    });
    return made;
  };
  const page = async (key: string, query = '') =>
    (await api.get(`/notifications${query}`, key).expect(200)).body as components['schemas']['NotificationPage'];
  return {
    /** Notifies people, and answers how many notifications that made. */
    notify,
    page,
    /** What somebody is notified of after all has been told: the newest first. */
    of: async ({ key }: { key: string }): Promise<Notification[]> => {
      await notify();
      return (await page(key, '?limit=100')).notifications;
    },
    /** Forgets all that anybody was notified of. */
    forget: async (): Promise<void> => {
      await notify();
      await database.pool.query('TRUNCATE notifications, notification_mails, notification_settings, watches');
    },
  };
}
