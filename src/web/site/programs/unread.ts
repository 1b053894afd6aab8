import { beginStream } from '../../../api/http/event-streams.js';
import type { Page } from '../../visit.js';

/** Milliseconds of a stream, after which the browser asks again and its session is checked. */
const lifetime = 60_000;
/** Milliseconds after which the count is read again without an event, and within which the notifications of an event are made. */
const [heartbeat, delay] = [15_000, 3000];

/** Streams the number of unread notifications as it changes (server-sent events), with its label. */
export const streamUnread: Page = async ({ req, res, parts, account, call, t }) => {
  // This ends the requests of an EventSource, which asks for this type alone.
  if (account === null || req.get('accept') !== 'text/event-stream') return void res.status(204).end();
  const { unreadStreams, newestEvent } = parts;
  const end = performance.now() + lifetime;
  const isOver = () => res.destroyed || parts.stopping() || performance.now() > end;
  await unreadStreams.run(account.id, res, async () => {
    beginStream(res);
    for (let told: number | null = null; !isOver(); ) {
      const seen = await newestEvent.now();
      const { unread_count: count } = await call('listNotifications', { query: { limit: 0 } });
      res.write(count === told ? ':\n\n' : `data: ${JSON.stringify([count, t('nav.notifications', { count })])}\n\n`);
      told = count;
      if (await newestEvent.isAfter(seen, heartbeat, isOver)) {
        await newestEvent.isAfter(Number.POSITIVE_INFINITY, delay, isOver);
      }
    }
    res.end();
  });
};
