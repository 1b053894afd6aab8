import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Budget } from '../../core/database/budget.js';
import { within } from '../../core/database/client.js';
import { readMigrations } from '../../core/database/migrations/migrations.js';
import type { Statement } from '../../core/database/statement.js';
import { build } from '../../core/platform/build.js';
import type { Services } from './services.js';

/** Milliseconds for which a result is reused, so that probes cannot cause load. */
const freshFor = 1000;
/** Milliseconds after which a check counts as failed. */
const longest = 2000;

type State = 'ok' | 'failed';
/**
 * Results of the checks. A read-only database is no reason to take the node out: reads work. Neither is a read-only storage: all nodes
 * share it, and requests without files work.
 */
type ProbeResults = { database: State | 'read_only'; migrations: State; storage: 'ok' | 'degraded' };

/** `degraded`: some of the requests are refused. */
type Status = 'ok' | 'degraded' | 'failed';
const messages: Record<Status, string> = { ok: 'ready again', degraded: 'ready in part', failed: 'not ready' };

type Dependencies = Pick<Services, 'database' | 'storage' | 'log'> & {
  /** Whether this process is shutting down. */
  stopping: () => boolean;
};

/** $1 the names of all migrations. The database may also have those of later releases. */
const askDatabase: Statement<{ writable: boolean; migrated: boolean }> = {
  name: 'readiness',
  text: `
    SELECT json_build_object(
      'writable', current_setting('transaction_read_only') = 'off',
      'migrated', NOT EXISTS (
        SELECT FROM unnest($1::text[]) AS known (name)
        WHERE NOT EXISTS (
          SELECT FROM _prisma_migrations AS applied
          WHERE applied.migration_name = known.name AND applied.finished_at IS NOT NULL AND applied.rolled_back_at IS NULL
        )
      )
    )::text AS reply`,
};

/**
 * Answers the probes of balancers and orchestrators, which call by address: outside of the contract, its limits and the Host check.
 * `/livez` says that this process responds, and queries nothing. `/readyz` is 503 if every request would be.
 */
export class Probes {
  readonly #dependencies: Dependencies;
  readonly #migrations = readMigrations().map(({ name }) => name);
  #last: { at: number; results: ProbeResults } | null = null;
  #running: Promise<ProbeResults> | null = null;
  #storage: Promise<ProbeResults['storage']> | null = null;
  #was: Status = 'ok';

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Answers a probe; false if the request is none. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const { url, method } = req;
    if ((url !== '/livez' && url !== '/readyz') || (method !== 'GET' && method !== 'HEAD')) return false;
    if (url === '/livez') reply(res, 200, { status: 'ok', ...build });
    else void this.#ready().then((body) => reply(res, body.status === 'failed' ? 503 : 200, body));
    return true;
  }

  async #ready() {
    const { stopping, log } = this.#dependencies;
    const checks = { process: stopping() ? 'stopping' : 'ok', ...(await this.find()) };
    const states = new Set<string>(Object.values(checks));
    const status: Status =
      states.has('failed') || states.has('stopping') ? 'failed' : states.size > 1 ? 'degraded' : 'ok';
    if (status !== this.#was) log[status === 'ok' ? 'info' : 'warn']({ checks }, messages[status]);
    this.#was = status;
    return { status, checks };
  }

  /** Checks, or returns a recent result. */
  async find(): Promise<ProbeResults> {
    if (this.#last !== null && performance.now() - this.#last.at < freshFor) return this.#last.results;
    this.#running ??= this.#look().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #look(): Promise<ProbeResults> {
    // A hanging check is not started a second time: each would occupy a thread.
    this.#storage ??= this.#dependencies.storage
      .check()
      .then(
        () => 'ok' as const,
        () => 'degraded' as const,
      )
      .finally(() => {
        this.#storage = null;
      });
    const [ofDatabase, storage] = await Promise.all([this.#lookAtDatabase(), inTime(this.#storage, 'degraded')]);
    const results = { ...ofDatabase, storage };
    this.#last = { at: performance.now(), results };
    return results;
  }

  async #lookAtDatabase(): Promise<Pick<ProbeResults, 'database' | 'migrations'>> {
    const { $one } = within(this.#dependencies.database, new Budget(null, longest));
    try {
      const { writable, migrated } = (await $one(askDatabase, [this.#migrations])).parse();
      return { database: writable ? 'ok' : 'read_only', migrations: migrated ? 'ok' : 'failed' };
    } catch (error) {
      // Without the table of migrations none was applied.
      const isReachable = (error as { code?: unknown }).code === '42P01';
      return { database: isReachable ? 'ok' : 'failed', migrations: 'failed' };
    }
  }
}

/** The result, or `instead` if it fails or is late. */
async function inTime<T, const Instead>(awaited: Promise<T>, instead: Instead): Promise<T | Instead> {
  const over = new AbortController();
  const late = sleep(longest, instead, { signal: over.signal }).catch(() => instead);
  try {
    return await Promise.race([awaited.catch(() => instead), late]);
  } finally {
    over.abort();
  }
}

function reply(res: ServerResponse, status: number, body: object): void {
  const text = `${JSON.stringify(body)}\n`;
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  res.end(text);
}
