import { createHash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import type { Account } from '../../accounts/users/accounts.js';
import { accountColumns } from '../../accounts/users/users.js';
import type { Database } from '../../database/client.js';

const PgStore = connectPgSimple(session);

/** Milliseconds of use after which the table is told. */
const touchedEach = 60_000;

type Done = (error?: unknown) => void;

/** A session with the account that is signed in, whose fields are null where there is none. */
type Row = { sess: SessionData; expire: Date } & (Account | { id: null });

/** $1 hash of the session's id. In one statement, since each page of who is signed in needs both. */
const sessionAndAccount = `
  SELECT sess, expire, ${accountColumns.text}
  FROM sessions LEFT JOIN users ON users.id = (sess ->> 'userId')::integer AND deleted_at IS NULL
  WHERE sid = $1 AND expire > now()`;

function accountOf({ sess: _, expire: __, ...account }: Row): Account | null {
  return account.id === null ? null : account;
}

/**
 * Keeps the hash of each session's id, so that who reads the table cannot take a session over. A session that was ended stays
 * so, even where a request that began before saves it afterwards.
 */
export class HashedStore extends PgStore {
  readonly #pool: Database['pool'];
  /** Those that are in the table as far as is known, and are only ever changed there: with the time until which they are. */
  readonly #stored = new WeakMap<object, Date>();
  /** Rows that were just read, until they are made sessions. */
  readonly #read = new WeakMap<object, Row>();
  readonly #accounts = new WeakMap<object, Account | null>();

  constructor(pool: Database['pool']) {
    // The service has one job that forgets old ones, however many processes serve.
    super({ pool, tableName: 'sessions', pruneSessionInterval: false });
    this.#pool = pool;
  }

  override get(sid: string, done: Parameters<Store['get']>[1]): void {
    this.#pool.query<Row>({ name: 'session', text: sessionAndAccount, values: [hashed(sid)] }).then(
      ({ rows: [row] }) => {
        if (row !== undefined) this.#read.set(row.sess, row);
        done(null, row?.sess ?? null);
      },
      (error) => done(error),
    );
  }

  override createSession(req: Request, data: SessionData): session.Session & SessionData {
    const made = super.createSession(req, data);
    const read = this.#read.get(data);
    this.#stored.set(made, read?.expire ?? new Date(0));
    if (read !== undefined) this.#accounts.set(made, accountOf(read));
    return made;
  }

  /** The account that was read with a session, or null; undefined for a session that was not read. */
  accountOf(of: object): Account | null | undefined {
    return this.#accounts.get(of);
  }

  override set(sid: string, data: SessionData, done: Done = () => {}): void {
    if (!this.#stored.has(data)) {
      this.#stored.set(data, new Date(0));
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

  /** Writes how long it lasts, unless it was used just before. */
  override touch(sid: string, data: SessionData, done?: () => void): void {
    const { expires } = data.cookie;
    const known = this.#stored.get(data) ?? new Date(0);
    if (expires instanceof Date && Math.abs(expires.getTime() - known.getTime()) < touchedEach) done?.();
    else super.touch(hashed(sid), data, done);
  }
}

/** What is stored of a session's id. */
export function hashed(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}
