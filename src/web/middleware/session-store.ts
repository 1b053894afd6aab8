import { createHash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import type { Database } from '../../database/client.js';

const PgStore = connectPgSimple(session);

type Done = (error?: unknown) => void;

/**
 * Keeps the hash of each session's id, so that who reads the table cannot take a session over. A session that was ended stays
 * so, even where a request that began before saves it afterwards.
 */
export class HashedStore extends PgStore {
  readonly #pool: Database['pool'];
  /** Those that are in the table as far as is known, and are only ever changed there. */
  readonly #stored = new WeakSet<object>();

  constructor(pool: Database['pool']) {
    // The service has one job that forgets old ones, however many processes serve.
    super({ pool, tableName: 'sessions', pruneSessionInterval: false });
    this.#pool = pool;
  }

  override get(sid: string, done: Parameters<Store['get']>[1]): void {
    super.get(hashed(sid), done);
  }

  override createSession(req: Request, data: SessionData): session.Session & SessionData {
    const made = super.createSession(req, data);
    this.#stored.add(made);
    return made;
  }

  override set(sid: string, data: SessionData, done: Done = () => {}): void {
    if (!this.#stored.has(data)) {
      this.#stored.add(data);
      super.set(hashed(sid), data, done);
      return;
    }
    const expires = data.cookie.expires ?? new Date();
    this.#pool
      .query('UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1', [hashed(sid), data, expires])
      .then(() => done(), done);
  }

  override destroy(sid: string, done?: () => void): void {
    super.destroy(hashed(sid), done);
  }

  override touch(sid: string, data: SessionData, done?: () => void): void {
    super.touch(hashed(sid), data, done);
  }
}

/** What is stored of a session's id. */
export function hashed(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}
