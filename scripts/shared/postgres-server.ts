import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { initialise, prepareDatabase } from '../../src/core/database/embedded/cluster.js';
import { connectionUrl, temporaryHome } from '../../src/core/database/embedded/embedded.js';
import type { Home } from '../../src/core/database/embedded/home.js';
import {
  LaunchError,
  launch,
  launchOnFreePort,
  type Postmaster,
  shutDown,
} from '../../src/core/database/embedded/postmaster.js';
import { postgresSoftware, type Software } from '../../src/core/database/embedded/software.js';

/** A data folder of PostgreSQL without a running server. */
export type Cluster = { home: Home; software: Software; password: string };

/** Creates an empty one in a temporary folder, below `within` if given. */
export async function makeCluster({ within, settings = {} }: ClusterOptions = {}): Promise<Cluster> {
  const home = { ...temporaryHome(within), settings };
  const software = postgresSoftware(home.account);
  await initialise(home, software, true);
  return { home, software, password: readFileSync(join(home.folder, 'password'), 'utf8') };
}

/** `settings` are those of its server. */
type ClusterOptions = { within?: string; settings?: Readonly<Record<string, string>> };

/** A PostgreSQL server like that of `npm start`, on which faults can be injected. */
export class PostgresServer {
  protected constructor(
    private readonly cluster: Cluster,
    private postmaster: Postmaster,
  ) {}

  /** Starts one with the service's database. `isDurable`: acknowledged commits survive a crash. */
  static async start(cluster: Cluster, isDurable = true): Promise<PostgresServer> {
    const { home, software, password } = cluster;
    const postmaster = await launchOnFreePort(home, software, isDurable ? undefined : home.folder);
    await prepareDatabase(postmaster.port, password);
    return new PostgresServer(cluster, postmaster);
  }

  get home(): Home {
    return this.cluster.home;
  }

  get port(): number {
    return this.postmaster.port;
  }

  /** The direct URL, without injected faults. */
  get url(): string {
    return connectionUrl(this.port, this.cluster.password);
  }

  /** URL of the superuser in the default database. */
  get adminUrl(): string {
    return `postgresql://postgres:${this.cluster.password}@127.0.0.1:${this.port}/postgres`;
  }

  /** Runs a statement as the superuser, for whom connections are reserved. Returns the first value of the first row. */
  async administer(sql: string): Promise<unknown> {
    const client = await this.superuser();
    try {
      const { rows } = await client.query({ text: sql, rowMode: 'array' });
      return rows[0]?.[0];
    } finally {
      await client.end();
    }
  }

  /** A connection of the superuser. */
  async superuser(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.adminUrl });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Kills the postmaster, as the OOM killer would; its child processes notice by themselves. */
  async kill(): Promise<void> {
    const { child, pid } = this.postmaster;
    const ended = once(child, 'exit');
    child.ref();
    process.kill(pid, 'SIGKILL');
    await ended;
  }

  /** Restarts it with the same data, as a supervisor does, until it accepts connections. */
  async restart(): Promise<void> {
    const { home, software } = this.cluster;
    for (;;) {
      try {
        this.postmaster = await launch(home, software, this.port);
        return;
      } catch (error) {
        if (!(error instanceof LaunchError)) throw error;
        await sleep(200);
      }
    }
  }

  /** Restarts it if it has ended. */
  async revive(): Promise<void> {
    const { child } = this.postmaster;
    if (child.exitCode !== null || child.signalCode !== null) await this.restart();
  }

  /** Freezes all of its processes (SIGSTOP): connections stay open, without answers. */
  freeze(): void {
    this.signalAll('SIGSTOP');
  }

  thaw(): void {
    this.signalAll('SIGCONT');
  }

  /** Stops it for good, and removes its folder. */
  async stop(): Promise<void> {
    this.thaw();
    await shutDown(this.postmaster);
    rmSync(this.home.folder, { recursive: true, force: true });
  }

  private signalAll(signal: NodeJS.Signals): void {
    // The postmaster first, so that it forks no process meanwhile.
    for (const pid of family(this.postmaster.pid)) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}

/** A server process with its children, itself first. */
function family(pid: number): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child]) => child as number)];
}
