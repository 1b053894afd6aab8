import { hash } from 'node:crypto';
import connectPgSimple from 'connect-pg-simple';
import type { Request } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import type { Account } from '../../accounts/users/accounts.js';
import { accountColumns } from '../../accounts/users/users.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { unreadConversations } from '../../community/messages/membership.js';
import { waitingSql } from '../../community/moderation/waiting.js';
import { unreadSql } from '../../community/notifications/queries.js';
import { ignoredNamesSql } from '../../content/ignored.js';
import type { Database } from '../../core/database/client.js';
import { isoSql } from '../../core/database/formats.js';

const PgStore = connectPgSimple(session);

/** Milliseconds between writes of a session's expiry. */
const touchedEach = 60_000;

type Done = (error?: unknown) => void;

/** The times of a user's drafts in T-ISO, by key. */
export type DraftTimes = Readonly<Record<string, string>>;

type Counted = {
  unread: number;
  messages: number;
  waiting: number;
  drafts: DraftTimes | null;
  ignored: string[] | null;
};

/** A session with its account, whose fields are null for anonymous sessions, the counts and the drafts. */
type Row = { sess: SessionData; expire: Date } & Counted & (Account | { id: null });

/** The signed-in account, or null, its unread notifications and conversations, the entries of the moderation queue for staff, its drafts, and whom it ignores. */
type SignedIn = {
  account: Account | null;
  unread: number;
  messages: number;
  waiting: number;
  drafts: DraftTimes;
  ignored: string[];
};

/** The effective role, as in `roleOfKeys`. */
const isStaff = `(reader.role >= 'moderator' AND (reader."twoFactors" OR NOT $3::boolean))`;

/** The times of the user's drafts by key; null without any. */
const draftTimes = `(SELECT json_object_agg(key, ${isoSql('updated_at')}) FROM drafts WHERE user_id = reader.id)`;

/**
 * $1 hash of the session id, $2 active areas, $3 whether staff need a second factor. One statement, since every page of a
 * signed-in user needs all of it.
 */
const signedInSession = `
  SELECT reader.*, ${unreadSql({ viewer: 'reader.id', staff: isStaff, areas: '$2::text[]' })} AS unread, ${unreadConversations('reader.id')} AS messages,
    CASE WHEN ${isStaff} THEN ${waitingSql('reader.id')} ELSE 0 END AS waiting, ${draftTimes} AS drafts, ${ignoredNamesSql('reader.id')} AS ignored FROM (
    SELECT sess, expire, ${accountColumns.text}
    FROM sessions LEFT JOIN users ON users.id = (sess ->> 'userId')::integer AND deleted_at IS NULL
    WHERE sid = $1 AND expire > now()
  ) reader`;

function signedInOf({ sess: _, expire: __, unread, messages, waiting, drafts, ignored, ...account }: Row): SignedIn {
  return {
    account: account.id === null ? null : account,
    unread,
    messages,
    waiting,
    drafts: drafts ?? {},
    ignored: ignored ?? [],
  };
}

/**
 * Stores a hash of the session id, so that a leaked table is no session. An ended session stays ended, even if a request
 * that began earlier saves it afterwards.
 */
export class HashedStore extends PgStore {
  readonly #pool: Database['pool'];
  /** Parameters of the statement after the first. */
  readonly #values: readonly unknown[];
  /** Sessions known to be in the table, with their expiry: these are only updated, never inserted. */
  readonly #stored = new WeakMap<object, Date>();
  /** Rows just read, until they become sessions. */
  readonly #read = new WeakMap<object, Row>();
  readonly #signedIn = new WeakMap<object, SignedIn>();

  constructor({ database: { pool }, config }: Pick<Parts, 'config' | 'database'>) {
    // One job prunes for all processes.
    super({ pool, tableName: 'sessions', pruneSessionInterval: false });
    this.#pool = pool;
    this.#values = [[...config.areas], config.requireTwoFactors !== 'none'];
  }

  override get(sid: string, done: Parameters<Store['get']>[1]): void {
    this.#pool.query<Row>({ name: 'session', text: signedInSession, values: [sessionHash(sid), ...this.#values] }).then(
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
    if (read !== undefined) this.#signedIn.set(made, signedInOf(read));
    return made;
  }

  /** The account read with a session; undefined for a session that was not read. */
  signedInOf(session: object): SignedIn | undefined {
    return this.#signedIn.get(session);
  }

  override set(sid: string, data: SessionData, done: Done = () => {}): void {
    if (!this.#stored.has(data)) {
      this.#stored.set(data, new Date(0));
      super.set(sessionHash(sid), data, done);
      return;
    }
    const expires = data.cookie.expires ?? new Date();
    this.#pool
      .query('UPDATE sessions SET sess = $2, expire = $3 WHERE sid = $1', [sessionHash(sid), data, expires])
      .then(() => done(), done);
  }

  override destroy(sid: string, done?: () => void): void {
    super.destroy(sessionHash(sid), done);
  }

  /** Writes the new expiry, unless that was done just before. */
  override touch(sid: string, data: SessionData, done?: () => void): void {
    const { expires } = data.cookie;
    const known = this.#stored.get(data) ?? new Date(0);
    if (expires instanceof Date && Math.abs(expires.getTime() - known.getTime()) < touchedEach) done?.();
    else super.touch(sessionHash(sid), data, done);
  }
}

/** The stored hash of a session id. */
export function sessionHash(sid: string): string {
  return hash('sha256', sid, 'hex');
}
