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

/** Data of PostgreSQL on which no server runs. */
export type Cluster = { home: Home; software: Software; password: string };

/** Makes one that is empty, in a temporary folder, below `within` if that is given. */
export async function makeCluster({ within, settings = {} }: Making = {}): Promise<Cluster> {
  const home = { ...temporaryHome(within), settings };
  const software = postgresSoftware(home.account);
  await initialise(home, software, true);
  return { home, software, password: readFileSync(join(home.folder, 'password'), 'utf8') };
}

/** `settings` are those of the server that will run on it. */
type Making = { within?: string; settings?: Readonly<Record<string, string>> };

/** A PostgreSQL as `npm start` has it, with which everything can be done that can happen to one. */
export class PostgresServer {
  protected constructor(
    private readonly cluster: Cluster,
    private postmaster: Postmaster,
  ) {}

  /** Starts one with the service's database. `isDurable`: what it has acknowledged outlives its end. */
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

  /** The address past everything that goes wrong on the way. */
  get url(): string {
    return connectionUrl(this.port, this.cluster.password);
  }

  /** That of the superuser, in the database that every server has. */
  get adminUrl(): string {
    return `postgresql://postgres:${this.cluster.password}@127.0.0.1:${this.port}/postgres`;
  }

  /** Runs a statement as the superuser, for whom PostgreSQL keeps connections. Answers the first value of the first row. */
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

  /** Ends the postmaster as a lack of memory would; the processes below it notice by themselves. */
  async kill(): Promise<void> {
    const { child, pid } = this.postmaster;
    const ended = once(child, 'exit');
    child.ref();
    process.kill(pid, 'SIGKILL');
    await ended;
  }

  /** Starts it again where it was, as whatever supervises a database does, until it takes connections. */
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

  /** Starts it again if it ended. */
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
    // The postmaster first, so that no process is born meanwhile.
    for (const pid of family(this.postmaster.pid)) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}

/** A server and the processes that it has begun, itself first. */
function family(pid: number): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [pid, ...pairs.filter(([, parent]) => parent === pid).map(([child]) => child as number)];
}
