import pg from 'pg';
import { StartError } from '../../platform/config.js';
import { lockTimeout } from '../faults.js';

/** Session settings by their names in PostgreSQL, with values as it shows them. */
export type Session = Readonly<Record<string, string>>;

/**
 * Settings of sessions that serve requests. UTC: the adapter shifts timestamps under any other zone. Read committed: the counting triggers
 * rely on it. JIT: compiling a plan costs more than it saves on short queries. Generic plans: with LIMIT and OFFSET as parameters
 * PostgreSQL would plan the prepared statements each time, which takes longer than running them. Timeouts: the server ends statements just
 * before a request's budget is spent and after a lost connection; otherwise a statement runs on, and a transaction keeps its locks, after
 * its client is gone.
 */
export const requestSession = {
  TimeZone: 'UTC',
  default_transaction_isolation: 'read committed',
  jit: 'off',
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: '4s',
  lock_timeout: `${lockTimeout}ms`,
  idle_in_transaction_session_timeout: '10s',
} as const satisfies Session;

/** Settings of sessions without a deadline. Otherwise the settings of the role, meant for a pooler, would apply to them as well. */
export const commandSession = {
  ...requestSession,
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
} as const satisfies Session;

/** Settings of sessions that read or write much: plans are made for each query. */
export const bulkSession = { ...commandSession, plan_cache_mode: 'auto' } as const satisfies Session;

/** Settings as the start-up parameter `options`. */
export function optionsOf(session: Session): string {
  return Object.entries(session)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
    .join(' ');
}

/**
 * Requires these settings of the database's sessions.
 * @throws StartError
 */
export async function requireSession(queryable: Queryable, session: Session): Promise<void> {
  const { wrong, ...info } = await inspectSession(queryable, session);
  if (wrong.length === 0) return;
  throw new StartError(
    `The sessions of the database are not as they have to be: ${wrong.join(', ')}. ${sessionAdvice(info)}`,
  );
}

/** A connection or a pool. */
export type Queryable = Pick<pg.ClientBase, 'query'>;
/** A session's role, database, and client address. */
export type SessionInfo = { role: string; base: string; address: string | null };

/** Aliases of UTC, such as Debian's default: PgBouncer gives clients the zone that it saw first. */
const alsoUtc = /^(Etc\/)?(UTC|UCT|Universal|Zulu)$/i;

/** Inspects a session. `wrong` lists settings that differ. */
export async function inspectSession(
  queryable: Queryable,
  session: Session,
): Promise<SessionInfo & { wrong: string[] }> {
  const names = Object.keys(session).map((name) => pg.escapeLiteral(name));
  const { rows } = await queryable.query<SessionInfo & { settings: Session }>(`
    SELECT session_user AS role, current_database() AS base, inet_client_addr()::text AS address,
      (SELECT jsonb_object_agg(name, current_setting(name)) FROM unnest(ARRAY[${names.join(', ')}]) name) AS settings`);
  const [{ settings, ...info }] = rows as [SessionInfo & { settings: Session }];
  const wrong = Object.entries(session)
    .filter(([name, value]) => settings[name] !== value && !(name === 'TimeZone' && alsoUtc.test(settings[name] ?? '')))
    .map(([name, value]) => `${name} is ${settings[name]}, not ${value}`);
  return { ...info, wrong };
}

/** SQL that gives all sessions of a role in a database the settings of those that serve requests. */
export function sessionStatements({ role, base }: SessionInfo): string {
  const whose = `ALTER ROLE ${pg.escapeIdentifier(role)} IN DATABASE ${pg.escapeIdentifier(base)}`;
  return Object.entries(requestSession)
    .map(([name, value]) => `${whose} SET ${name} TO ${pg.escapeLiteral(value)};`)
    .join(' ');
}

/** Advice for sessions with wrong settings, as a sentence. */
export function sessionAdvice(info: SessionInfo): string {
  return `Behind a pooler the role gives them: run ${sessionStatements(info)} and let the pooler open its connections anew, which is RECONNECT in PgBouncer. The command migrate runs them with --set-sessions.`;
}
