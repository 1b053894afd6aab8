import type { components } from '../../generated/openapi.js';
import { sequenceEvents } from '../../src/community/events/retention.js';
import type { TestApp } from './app.js';

/** An event of any type; most test content has a title. */
export type Event = components['schemas']['Event'] & { data: { title?: unknown } };

/** Helpers to read events. */
export function eventsOf({ api, database }: TestApp) {
  const page = async (cursor: string, key?: string, query = '') => {
    await sequenceEvents(database);
    const found = await api.get(`/events?limit=100&cursor=${cursor}${query}`, key).expect(200);
    return found.body as components['schemas']['EventPage'];
  };
  return {
    page,
    /** The position of the latest event. */
    latest: async (): Promise<string> => (await page('latest')).next_cursor,
    /** All events after a position, in order. */
    after: async (start: string, key?: string, query?: string): Promise<Event[]> => {
      const events: Event[] = [];
      for (let cursor = start; ; ) {
        const found = await page(cursor, key, query);
        events.push(...found.events);
        if (found.next_cursor === cursor) return events;
        cursor = found.next_cursor;
      }
    },
  };
}
