import type { Handler } from '../../api/pipeline/handlers.js';
import { iso } from '../../core/database/formats.js';

const day = 86_400_000;
/** Milliseconds without use after which a session ends … */
export const idleTimeout = 14 * day;
/** … and its maximum age. */
export const absoluteTimeout = 90 * day;

type SessionRow = { id: string; device: string | null; begun: number; lastUsed: number };

/** Each session is told which one it is. A new password deletes the rows of all older ones. */
export const listMySessions: Handler<'listMySessions'> = async ({ caller, database }) => {
  const rows = await database.$queryRaw<SessionRow[]>`
    SELECT sid AS id, sess ->> 'device' AS device, (sess ->> 'signedInAt')::float8 AS begun,
      extract(epoch FROM expire)::float8 * 1000 - ${idleTimeout} AS "lastUsed"
    FROM sessions
    WHERE user_id = ${caller.id} AND expire > now() AND (sess ->> 'signedInAt')::float8 > ${Date.now() - absoluteTimeout}
    ORDER BY sid = ${caller.session ?? ''} DESC, expire DESC, sid LIMIT 100`;
  const sessions = rows.map(({ id, device, begun, lastUsed }) => ({
    ...{ id, device, is_current: id === caller.session },
    signed_in_at: iso(new Date(begun)),
    last_used_at: iso(new Date(lastUsed)),
  }));
  return { status: 200, body: { sessions } };
};

export const endMySession: Handler<'endMySession'> = async ({ path, caller, database, refuse }) => {
  const ended = await database.$executeRaw`
    DELETE FROM sessions WHERE user_id = ${caller.id} AND sid = ${path.session} AND sid <> ${caller.session ?? ''}`;
  if (ended === 0) throw refuse('session_not_found');
  return { status: 200, body: { ended } };
};

export const endMyOtherSessions: Handler<'endMyOtherSessions'> = async ({ caller, database }) => {
  const ended = await database.$executeRaw`
    DELETE FROM sessions WHERE user_id = ${caller.id} AND sid <> ${caller.session ?? ''}`;
  return { status: 200, body: { ended } };
};
