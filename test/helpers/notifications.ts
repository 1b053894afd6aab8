import { pino } from 'pino';
import type { components } from '../../generated/openapi.js';
import { sequenceEvents } from '../../src/community/events/retention.js';
import { notifyPeople } from '../../src/community/notifications/fanout.js';
import { PooledRenderer } from '../../src/content/text/text-renderer.js';
import type { TestApp } from './app.js';

export type Notification = components['schemas']['Notification'];

/** Helpers for notifications. The first use stores the position: earlier events notify nobody. */
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
    /** Creates pending notifications, and returns their number. */
    notify,
    page,
    /** A user's notifications after all pending ones are created, newest first. */
    of: async ({ key }: { key: string }): Promise<Notification[]> => {
      await notify();
      return (await page(key, '?limit=100')).notifications;
    },
    /** Deletes all notifications. */
    forget: async (): Promise<void> => {
      await notify();
      await database.pool.query('TRUNCATE notifications, notification_mails, notification_settings, watches');
    },
  };
}
