import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../config.js';
import { isDatabaseUnavailable } from './faults.js';
import { type Log, withConnection } from './migration-session.js';
import { type Found, look, type Queryable, remedy, requestSession, statements } from './session.js';

/** How long a pooler may take to open its connections anew, in milliseconds. */
const patience = 5000;
/** How long a connection has to be idle that is ended, in milliseconds: what was in use just now may be so again at any moment. */
const unused = 500;
/** For how many milliseconds connections from before are waited for to become so. */
const lingering = 3000;

/**
 * Gives the sessions of requests their settings where they reach the database through a pooler, which takes them from no
 * client: by the role, over a connection past it. What the pooler has open without them is ended where nobody uses it.
 * @throws StartError where the role may not
 */
export async function setSessions(url: string, directUrl: string, log?: Log): Promise<void> {
  const found = await lookThrough(url);
  if (found.wrong.length === 0) return;
  await withConnection(directUrl, apart, async (client) => {
    const changed = await setByRole(client, found);
    log?.info(`gave the role ${found.role} the settings of its sessions in the database ${found.base}`);
    await endLooked(url);
    await endUnused(client, found, changed);
  });
}

/** Ends what the pooler lends without the settings, one after the other, until it lends one with them. @throws StartError */
async function endLooked(url: string): Promise<void> {
  for (const began = performance.now(); ; await sleep(20)) {
    const found = await lookThrough(url, true);
    if (found.wrong.length === 0) return;
    if (performance.now() - began > patience) {
      throw new StartError(`The pooler keeps connections from before. ${remedy(found)}`);
    }
  }
}

/** Others that start at the same time may end the pooler's connection just then. */
async function lookThrough(url: string, isEnding = false): ReturnType<typeof look> {
  for (const began = performance.now(); ; await sleep(100)) {
    try {
      return await withConnection(url, 'plaza', async (client) => {
        // Within a transaction the pooler lends it to nobody else.
        if (isEnding) await client.query('BEGIN');
        const found = await look(client, requestSession);
        if (isEnding && found.wrong.length > 0) {
          await client.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {});
        }
        return found;
      });
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() - began > patience) throw error;
    }
  }
}

/** The name of connections past the pooler, by which those of servers that start at the same time are spared. */
const apart = 'plaza start';

/** A lock of the database, so that servers that start together do not change one row at once. "sess" in ASCII. */
const lockId = 0x73657373;

/** Answers when, by the clock of the database: what connects from then on has the settings. */
async function setByRole(client: Queryable, found: Found): Promise<string> {
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${lockId}); ${statements(found)} COMMIT`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new StartError(
      `The role that DATABASE_DIRECT_URL names may not set the sessions of ${found.role}. ${remedy(found)}`,
    );
  }
  const { rows } = await client.query<{ changed: string }>('SELECT clock_timestamp()::text AS changed');
  return (rows as [{ changed: string }])[0].changed;
}

/** Ends the connections from before as each becomes unused, until none is left or some stay in use. */
async function endUnused(client: Queryable, found: Found, before: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < lingering; await sleep(100)) {
    if ((await endIdle(client, found, before)) === 0) return;
  }
}

/** Ends the connections that began before a moment and are unused. Answers how many began before it. */
async function endIdle(client: Queryable, { role, base, address }: Found, before: string): Promise<number> {
  const { rows } = await client.query(
    `SELECT CASE WHEN state = 'idle' AND state_change <= clock_timestamp() - make_interval(secs => $6)
       THEN pg_terminate_backend(pid) END
     FROM pg_stat_activity
     WHERE usename = $1 AND datname = $2 AND host(client_addr) IS NOT DISTINCT FROM host($3::inet)
       AND application_name <> $4 AND backend_start < $5::timestamptz`,
    [role, base, address, apart, before, unused / 1000],
  );
  return rows.length;
}
