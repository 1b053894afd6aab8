import type { Handler } from '../../api/pipeline/handlers.js';
import { eventsAfterIn, readerOf } from './queries.js';
import { noteUnreadable } from './unreadable.js';

export const listEvents: Handler<'listEvents'> = async ({ query, caller, database, origin, parts, refuse }) => {
  const { after = '*', cursor = after, types, limit = 50, wait = 0 } = query;
  const options = { config: parts.config, origin: origin(), types, limit };
  const reader = readerOf(caller);
  const end = performance.now() + wait * 1000;
  let page = await eventsAfterIn(database, reader, cursor === '*' ? '0' : cursor, options);
  while (page.events.length + page.faults.length === 0 && !page.is_expired) {
    const left = end - performance.now();
    if (left <= 0 || !(await parts.newestEvent.isAfter(Number(page.next), left, parts.stopping))) break;
    page = await eventsAfterIn(database, reader, page.next, options);
  }
  if (page.is_expired) {
    throw refuse('events_expired');
  }
  noteUnreadable(page.faults, 'listEvents', parts);
  const unreadable = page.faults.map(({ id }) => id);
  const { events, next } = page;
  return { status: 200, body: { events, ...(unreadable.length > 0 && { unreadable }), next_cursor: next, next } };
};
