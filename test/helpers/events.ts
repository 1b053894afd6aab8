import type { components } from '../../generated/openapi.js';
import { sequenceEvents } from '../../src/community/events/keeping.js';
import type { TestApp } from './app.js';

/** An event, of whatever it is; most of what tests make has a title. */
export type Event = components['schemas']['Event'] & { data: { title?: unknown } };

/** Short ways to read what happened. */
export function eventsOf({ api, database }: TestApp) {
  const page = async (cursor: string, key?: string, query = '') => {
    await sequenceEvents(database);
    const found = await api.get(`/events?limit=100&cursor=${cursor}${query}`, key).expect(200);
    return found.body as components['schemas']['EventPage'];
  };
  return {
    page,
    /** Where the events end. */
    latest: async (): Promise<string> => (await page('latest')).next_cursor,
    /** All events after one, in their order. */
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
