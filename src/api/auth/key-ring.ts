import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { problem } from '../../core/contract/problems.js';
import type { Database } from '../../core/database/client.js';
import { isDatabaseUnavailable } from '../../core/database/faults.js';
import type { RunStatement } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import type { Caller } from '../http/caller.js';
import { findKey, findKeys, type KeyOwner, recordKeyUse } from './authentication.js';
import { hashKey, isWellFormedKey } from './keys.js';
import { detailsOf } from './restrictions.js';
import { roleOfKeys } from './two-factors.js';

/** `json` runs statements within the budget of the request. */
type FindOptions = { together?: boolean; json?: RunStatement };

type Demands = Pick<Config, 'requireTwoFactors'>;

/** How many keys are remembered as valid, and for how long, in milliseconds. */
const maxKnown = 10_000;
const knownFor = 10 * 60_000;
/** Milliseconds for which a key's owner is presumed from the last look-up. */
const presumedFor = 10_000;
/** Milliseconds between two joint look-ups of keys that are not known to be valid. */
const interval = 100;

/**
 * Looks keys up in the database for every request, so that a revocation takes effect with the next one on any server. Remembers keys that
 * were valid lately, to tell them from guesses, and for requests that look the key up together with their write.
 */
export class KeyRing {
  readonly #database: Database;
  readonly #config: Demands;
  /** Owners of keys that were valid lately. */
  readonly #known = new LRUCache<string, Caller>({ max: maxKnown, ttl: knownFor });
  #next: { hashes: Set<string>; owners: Promise<Record<string, KeyOwner>> } | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(database: Database, config: Demands = { requireTwoFactors: 'none' }) {
    this.#database = database;
    this.#config = config;
  }

  /** Whether this key was valid lately. Makes no query. */
  isKnown(key: string): boolean {
    return this.#known.has(nameOf(key));
  }

  /** The caller whose key this was a moment ago, or null. Makes no query: callers have to confirm it. */
  presume(key: string): Caller | null {
    const name = nameOf(key);
    const isFresh = this.#known.getRemainingTTL(name) > knownFor - presumedFor;
    return (isFresh ? this.#known.get(name) : undefined) ?? null;
  }

  /**
   * The caller with this key; null if it is malformed, unknown, revoked or expired. With `together`, concurrent calls share one query, at
   * most ten a second: guessing keys costs nothing more, and a valid key is still found.
   * @throws account_suspended
   */
  async find(key: string, { together = false, json = this.#database.json }: FindOptions = {}): Promise<Caller | null> {
    if (!isWellFormedKey(key)) {
      return null;
    }
    const name = nameOf(key);
    const owner = together ? await this.#findTogether(json, name) : await findAlone(json, name);
    // Not deleted where it is set anew: deleting the only key of a cache frees the storage for all of them.
    if (owner === null || owner.suspended !== null) this.#known.delete(name);
    if (owner === null) return null;
    const { usedLately, suspended, ...caller } = owner;
    if (suspended !== null) throw problem('account_suspended', detailsOf(suspended));
    caller.role = roleOfKeys(this.#config, caller);
    this.#known.set(name, caller);
    if (usedLately !== true) await this.noteUse(caller, json);
    return caller;
  }

  /** Records that the key was used now. */
  async noteUse({ keyId }: Pick<Caller, 'keyId'>, json: RunStatement): Promise<void> {
    await json(recordKeyUse, [keyId]).catch((error: unknown) => {
      // A database that is read-only can still be read.
      if (!isDatabaseUnavailable(error)) throw error;
    });
  }

  async #findTogether(json: RunStatement, name: string): Promise<KeyOwner | null> {
    this.#next ??= this.#gather(json);
    this.#next.hashes.add(name);
    return (await this.#next.owners)[name] ?? null;
  }

  /** Collects keys until the interval and the previous query are over; the first caller runs the query. */
  #gather(json: RunStatement): { hashes: Set<string>; owners: Promise<Record<string, KeyOwner>> } {
    const hashes = new Set<string>();
    const owners = Promise.all([sleep(interval), this.#last]).then(async () => {
      this.#next = null;
      const row = await json(findKeys, [[...hashes].map((name) => Buffer.from(name, 'hex'))]);
      return row?.parse() ?? {};
    });
    this.#last = owners.catch(() => {});
    return { hashes, owners };
  }
}

async function findAlone(json: RunStatement, name: string): Promise<KeyOwner | null> {
  return (await json(findKey, [Buffer.from(name, 'hex')]))?.parse() ?? null;
}

/** The hash of a key, as hexadecimal digits. */
const nameOf = (key: string): string => Buffer.from(hashKey(key).buffer).toString('hex');
