import type { components } from '../../../generated/openapi.js';
import { hasRole, isModerator } from '../../api/auth/authentication.js';
import type { Caller } from '../../api/http/caller.js';
import type { EventType } from '../../content/kind.js';
import { arraySql, isoSql, objectSql } from '../../core/database/formats.js';
import type { DatabaseReader } from '../../core/database/readable.js';
import type { Sql } from '../../core/database/row.js';
import type { Statement, StatementRunner } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { completeData, dataSql } from './data.js';
import { readableOf, type UnreadableEvent } from './unreadable.js';

/** Most events in a reply. */
export const mostEvents = 100;
/** Most events that are scanned for those that match a request and its reader. */
const mostLookedThrough = 5000;

/** A reader: the id, or null, and whether they are staff or an admin. */
export type Reader = { id: number | null; staff: boolean; admin: boolean };

/** An anonymous reader. */
export const nobody: Reader = { id: null, staff: false, admin: false };

/** The reader for a key. Without the scope `read` it reads what anonymous callers do. */
export const readerOf = (caller: Caller | null): Reader =>
  caller?.scopes.includes('read')
    ? { id: caller.id, staff: isModerator(caller), admin: hasRole(caller, 'admin') }
    : nobody;

/** The same, for the views of what is restricted. */
export const presentReader = ({ id, staff: isStaff }: Reader): DatabaseReader => (id === null ? null : { id, isStaff });

/**
 * SQL: true if a reader receives the event `e`. Events for staff exclude the person whom they concern, and those of messages, and of what
 * not everybody may read, are for nobody but their owner.
 */
export const receivesSql = (e: Sql, { viewer, staff, admin }: Record<'viewer' | 'staff' | 'admin', Sql>): Sql => `
  CASE ${e}.audience WHEN 'public' THEN true
    WHEN 'staff' THEN ${staff} AND ${e}.owner_id IS DISTINCT FROM ${viewer}
    ELSE coalesce(${viewer} IN (${e}.owner_id, ${e}.party_id), false) OR ${admin} AND ${e}.audience <> 'readers' AND ${e}.type NOT LIKE 'message.%' END`;

type EventPage = Pick<components['schemas']['EventPage'], 'events' | 'unreadable' | 'next'>;
/** Page of events, whether its cursor has expired, and ids of the users affected by events that it lacks. */
type ScannedPage = EventPage & { is_expired: boolean; concerned: number[] };

/** $1 viewer, $2 whether staff, $3 whether admin, $4 active areas, $5 currency, $6 origin of links, $7 types or null, $8 rows of a page. */
const [viewer, staff, admin] = ['$1::integer', '$2::boolean', '$3::boolean'];

const eventsOf = (rows: Sql): Sql => `
  WITH readable AS MATERIALIZED (
    SELECT * FROM (${rows}) e
    WHERE ($7::text[] IS NULL OR e.type = ANY ($7)) AND (e.area IS NULL OR e.area = ANY ($4::text[])) AND (${receivesSql('e', { viewer, staff, admin })})
    ORDER BY e.position LIMIT $8::integer
  ),
  shown AS MATERIALIZED (
    SELECT e.*, u.username, CASE WHEN e.type NOT LIKE '%.removed' THEN
      ${dataSql(`split_part(e.type, '.', 1)`, 'e.resource_id', { viewer, staff, currency: '$5', origin: '$6' })}
    END AS data
    FROM readable e LEFT JOIN users u ON u.id = e.actor_id
  ),
  listed AS (
    SELECT position::text AS id, type, split_part(type, '.', 1) AS resource_type, ${isoSql('created_at')} AS created_at,
      ${isoSql('created_at')} AS timestamp, CASE WHEN ${staff} OR actor_id = ${viewer}
      OR data IS NOT NULL AND actor_id IN (owner_id, party_id) THEN username END AS actor,
      coalesce(data, ${objectSql({ id: 'resource_id' })}) AS data
    FROM shown ORDER BY position
  )`;
const listed = `coalesce((SELECT ${arraySql('listed')} FROM listed), '[]') AS events`;

const after = (column: Sql): Sql =>
  `SELECT ${column} FROM events WHERE position > $9::bigint ORDER BY position LIMIT ${mostLookedThrough}`;

/** $9 position to continue after. */
export const eventsAfter: Statement<ScannedPage> = {
  name: 'events_after',
  text: `${eventsOf(after('*'))},
  reached AS MATERIALIZED (
    SELECT CASE WHEN count(*) = $8::integer THEN max(position)
      ELSE coalesce((SELECT max(position) FROM (${after('position')}) passed), $9::bigint) END AS position
    FROM readable
  )
  SELECT row_to_json(page)::text AS reply FROM (
    SELECT ${listed}, reached.position::text AS next,
      $9::bigint > 0 AND (
        $9::bigint < coalesce((SELECT position FROM event_consumers WHERE name = 'retention'), 0)
        OR $9::bigint > greatest((SELECT max(position) FROM events), (SELECT position FROM event_consumers WHERE name = 'retention'), 0)
      ) AS is_expired,
      ARRAY(
        SELECT DISTINCT person FROM events e, unnest(ARRAY[e.owner_id, e.party_id]) person
        WHERE person IS NOT NULL AND e.position > $9 AND e.position <= reached.position AND e.audience IN ('own', 'readers')
        UNION SELECT owner_id FROM shown WHERE data IS NULL AND owner_id IS NOT NULL
      ) AS concerned
    FROM reached
  ) page`,
};

/** $9 positions. */
const eventsAt: Statement<Pick<EventPage, 'events'>> = {
  name: 'events_at',
  text: `${eventsOf('SELECT * FROM events WHERE position = ANY ($9::bigint[])')}
  SELECT row_to_json(page)::text AS reply FROM (SELECT ${listed}) page`,
};

/** The latest position. */
const latestEvent: Statement<string> = {
  name: 'latest_event',
  text: `SELECT to_json(coalesce(max(position), 0)::text)::text AS reply FROM events`,
};

/** Parameters of a page of events besides the reader. */
export type EventPageOptions = {
  config: Pick<Config, 'areas' | 'currency'>;
  origin: string;
  types?: readonly string[] | undefined;
  limit?: number;
};

const valuesOf = (reader: Reader, { config, origin, types, limit = mostEvents }: EventPageOptions): unknown[] => [
  reader.id,
  reader.staff,
  reader.admin,
  [...config.areas],
  config.currency,
  origin,
  types ?? null,
  limit,
];

/** Most bytes of a page of events, as in the contract. */
const mostBytes = 6_000_000;

/** Cuts a page to the limit of bytes, but to no less than one event. `characters` is the length of its JSON. */
export function withinBytes<Page extends Pick<ScannedPage, 'events' | 'next'>>(page: Page, characters: number): Page {
  // A character takes at most three bytes.
  if (characters * 3 < mostBytes) return page;
  let bytes = 0;
  const fitting = page.events.findIndex((event) => {
    bytes += Buffer.byteLength(JSON.stringify(event)) + 1;
    return bytes > mostBytes;
  });
  if (fitting === -1) return page;
  const events = page.events.slice(0, Math.max(1, fitting));
  return { ...page, events, next: events.at(-1)?.id ?? page.next };
}

/** Events after a position for a reader; those that violate the contract separately. `latest` is the end. */
export async function eventsAfterIn(
  { $one }: Pick<StatementRunner, '$one'>,
  reader: Reader,
  position: string,
  options: EventPageOptions,
): Promise<ScannedPage & { faults: UnreadableEvent[] }> {
  if (position === 'latest') {
    const next = (await $one(latestEvent, [])).parse();
    return { events: [], faults: [], next, is_expired: false, concerned: [] };
  }
  const reply = await $one(eventsAfter, [...valuesOf(reader, options), position]);
  const page = withinBytes(reply.parse(), reply.text.length);
  return { ...page, ...readableOf(page.events) };
}

/**
 * Events at positions for a reader, checked against the contract. Those that the reader does not receive, or that were
 * deleted, are left out.
 * @throws ReplyFault
 */
export async function eventsAtIn(
  { $one }: Pick<StatementRunner, '$one'>,
  reader: Reader,
  positions: readonly string[],
  options: EventPageOptions,
): Promise<EventPage['events']> {
  const values = valuesOf(reader, { ...options, limit: positions.length });
  const { events } = (await $one(eventsAt, [...values, positions])).parse();
  for (const { type, data } of events) completeData(type, data);
  return events;
}

/** An event as stored. */
export type EventRow = {
  position: string;
  type: EventType;
  resource_id: number;
  actor_id: number | null;
  owner_id: number | null;
  party_id: number | null;
  /** `readers`: those who may read the place that it is in are notified; told is its author, as of what is `own`. */
  audience: 'public' | 'staff' | 'own' | 'readers';
  area: string | null;
};
