import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { authorization, clientOf } from '../../api/auth/admission.js';
import { lockCaller } from '../../api/auth/authentication.js';
import { roleOfKeys } from '../../api/auth/two-factors.js';
import type { Caller } from '../../api/http/caller.js';
import { beginStream, EventStreams } from '../../api/http/event-streams.js';
import { originOf } from '../../api/http/origin.js';
import { requestContext } from '../../api/http/request/request-context.js';
import { validate } from '../../api/http/request/validation.js';
import type { Handler, Input } from '../../api/pipeline/handlers.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { problem } from '../../core/contract/problems.js';
import { Budget } from '../../core/database/budget.js';
import { within } from '../../core/database/client.js';
import {
  type EventPageOptions,
  eventsAfterIn,
  mostEvents,
  nobody,
  presentReader,
  type Reader,
  readerOf,
} from './queries.js';
import { noteUnreadable } from './unreadable.js';

/** Limits of concurrent streams: of a process, and of one caller or address. */
const [mostStreams, mostOfOne] = [2000, 20];
/** Milliseconds after which an idle stream sends a heartbeat and checks its key again. */
const heartbeat = 15_000;

/** Text that a stream writes next, and the position to continue after. */
type StreamChunk = { text: string; next: string; isExpired: boolean; concerned: ReadonlySet<number> };

/**
 * Streams events as they happen (server-sent events). Streams with equal parameters share their reads. None holds a
 * connection of the database, or more in memory than its client has not taken yet.
 */
export const streamEvents: Handler<'streamEvents'> = (operation, parts) => {
  const authorize = authorization(operation, parts, { presumes: false });
  const streams = new EventStreams({ total: mostStreams, own: mostOfOne });

  const read = (reader: Reader, position: string, options: EventPageOptions): Promise<StreamChunk> => {
    const key = JSON.stringify(['event stream', reader, position, options.types, options.origin]);
    return parts.reads.read(key, new Budget(null), async (budget) => {
      const page = await eventsAfterIn(
        within(parts.database, budget, presentReader(reader)),
        reader,
        position,
        options,
      );
      noteUnreadable(page.faults, 'streamEvents', parts);
      // A list has unreadable rows in a separate field; a stream sends them reduced.
      const rows = [...page.events, ...page.faults.map(({ reduced }) => reduced)];
      const events = rows
        .sort((one, other) => Number(one.id) - Number(other.id))
        .map((event) => `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
      return { text: events.join(''), next: page.next, isExpired: page.is_expired, concerned: new Set(page.concerned) };
    });
  };
  /** Public events are read once for all members. Others need a key that is still valid; null if it is not. */
  const readFor = async (
    caller: Caller | null,
    position: string,
    options: EventPageOptions,
  ): Promise<StreamChunk | null> => {
    const { id, staff } = readerOf(caller);
    const shared = staff ? null : await read(nobody, position, options);
    if (shared !== null && (id === null || !shared.concerned.has(id))) return shared;
    const confirmed = await callerNow(caller as Caller, parts);
    return confirmed && read(readerOf(confirmed), position, options);
  };

  const tell = async (req: Request, res: Response): Promise<void> => {
    const { query } = await validate(req, operation, parts.config);
    const { after = 'latest', cursor = after, types } = query as Input<'streamEvents'>['query'];
    const options = { config: parts.config, origin: originOf(req, parts.config), types, limit: mostEvents };
    const { caller } = requestContext(res);
    const start = req.get('Last-Event-ID') ?? (cursor === '*' ? '0' : cursor);
    let chunk = await readFor(caller, start, options);
    if (chunk?.isExpired) throw problem('events_expired');
    beginStream(res);
    const isOver = () => res.destroyed || parts.stopping();
    if (req.method === 'HEAD') return void res.end();
    // Position that was sent last: a client that reconnects continues after it.
    res.write(`retry: 2000\nid: ${start === 'latest' ? chunk?.next : start}\n\n`);
    while (chunk !== null && !isOver()) {
      if (chunk.text !== '' && !res.write(chunk.text)) {
        await Promise.race([once(res, 'drain'), once(res, 'close'), sleep(heartbeat)]);
        // A client that does not read is disconnected, and can reconnect.
        if (res.writableNeedDrain) res.destroy();
      }
      const position = chunk.next;
      if (!(await parts.newestEvent.isAfter(Number(position), heartbeat, isOver))) {
        if (caller !== null && (await callerNow(caller, parts)) === null) break;
        res.write(`id: ${position}\n\n`);
      }
      chunk = await readFor(caller, position, options);
    }
    res.end();
  };

  const serve = async (req: Request, res: Response): Promise<void> => {
    requestContext(res).operation = operation;
    await authorize(req, res);
    const client = requestContext(res).caller?.countedBy ?? clientOf(req, res);
    await streams.run(
      client,
      res,
      () => tell(req, res),
      (error) => parts.log.warn({ err: error }, 'a stream of events ended'),
    );
  };
  return (req, res, next) => {
    serve(req, res).catch(next);
  };
};

/** Reloads the caller; null if the key is no longer valid. */
async function callerNow(caller: Caller, { database, config }: Parts): Promise<Caller | null> {
  const status = await lockCaller(within(database, new Budget(null)), caller);
  if (status === null || status.suspended !== null) return null;
  return { ...caller, role: roleOfKeys(config, status) };
}
