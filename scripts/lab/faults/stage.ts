import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../src/core/platform/free-port.js';
import { type CommandResult, runInProcess } from '../../shared/in-process.js';
import { makeFolder, removeFolder, type Service, startService } from '../../shared/process.js';
import { proxyTo, type Way } from '../../shared/proxy.js';
import { until } from '../../shared/until.js';
import { type Balancer, startBalancer } from './balancer.js';
import { type Kind, type Surroundings, surroundings } from './surroundings.js';

/** A rate limit too high to be reached, but still counted. */
const enough = '1000000';

/** A node: a service process with own proxies to the database and, if any, the bucket. */
export class Node {
  private service: Service | null = null;

  constructor(
    readonly port: number,
    readonly ways: { database: Way; bucket: Way | null },
    private readonly environment: NodeJS.ProcessEnv,
    private readonly log: string,
  ) {}

  /** Starts it, until it serves. `besides`: additional environment of this start. */
  async start(besides: NodeJS.ProcessEnv = {}): Promise<void> {
    const log = openSync(this.log, 'a');
    const environment = { ...this.environment, PORT: String(this.port), ...besides };
    this.service = startService(environment, { stdout: log });
    closeSync(log);
    await this.service.base;
  }

  signal(signal: NodeJS.Signals): void {
    this.service?.child.kill(signal);
  }

  /** From its log: times when it connected to and disconnected from the replica, in milliseconds since 1970. */
  get replicaLog(): { at: number; isRead: boolean }[] {
    return readFileSync(this.log, 'utf8')
      .split('\n')
      .filter((line) => /"a replica is (not )?used"/.test(line))
      .map((line) => {
        const { time, msg }: { time: string; msg: string } = JSON.parse(line);
        return { at: Date.parse(time), isRead: msg === 'a replica is used' };
      });
  }

  /** Stops it gracefully, and waits until it has ended. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    await this.service?.exit;
  }

  /** Kills it and its proxies. */
  async end(): Promise<void> {
    this.signal('SIGKILL');
    await this.service?.exit;
    for (const way of [this.ways.database, this.ways.bucket]) {
      way?.thaw();
      await way?.cut();
    }
  }
}

/** Two nodes on one database and one storage, behind a balancer. */
export class Stage {
  private constructor(
    readonly folder: string,
    readonly around: Surroundings,
    readonly nodes: readonly [Node, Node],
    readonly balancer: Balancer,
  ) {}

  static async start(kind: Kind): Promise<Stage> {
    const folder = makeFolder('plaza-faults-');
    const around = await surroundings[kind](folder);
    const nodes = [await nodeIn(around, folder, 'one'), await nodeIn(around, folder, 'two')] as const;
    // Sequential: the first one migrates.
    for (const node of nodes) await node.start();
    const balancer = await startBalancer([nodes[0].port, nodes[1].port]);
    for (const { port } of nodes) await until(() => balancer.isReady(port));
    return new Stage(folder, around, [...nodes], balancer);
  }

  /** Waits until all nodes read from the replica. */
  async untilReplicaIsRead(): Promise<void> {
    await until(() => this.nodes.every(({ replicaLog }) => replicaLog.at(-1)?.isRead), 60_000);
  }

  /** Milliseconds until the last node disconnected from the replica; infinite if one did not. */
  untilReplicaLeft(since: number): number {
    const times = this.nodes.map(({ replicaLog }) => {
      if (replicaLog.findLast(({ at }) => at < since)?.isRead === false) return 0;
      const left = replicaLog.find(({ at, isRead }) => at >= since && !isRead);
      return left === undefined ? Number.POSITIVE_INFINITY : left.at - since;
    });
    return Math.max(...times);
  }

  /** The operator's command line, without the injected faults. */
  async admin(...args: string[]): Promise<CommandResult> {
    return runInProcess(args, { DATABASE_URL: this.around.primary.url, DATA_DIR: this.folder });
  }

  /** A new account with a key. */
  async key(username: string, role = 'member'): Promise<string> {
    const run = async (...args: string[]) => {
      const { code, stdout, output } = await this.admin(...args);
      if (code !== 0) throw new Error(`No key for ${username}: ${output}`);
      return stdout.trim();
    };
    await run('user', 'create', '--username', username, '--email', `${username}@plaza.example`, '--role', role);
    return run('key', 'create', '--user', username, '--expires', '2d');
  }

  async stop(isKept: boolean): Promise<void> {
    await this.balancer.stop();
    for (const node of this.nodes) await node.end();
    await this.around.stop();
    if (!isKept) await removeFolder(this.folder);
  }
}

async function nodeIn(around: Surroundings, folder: string, name: string): Promise<Node> {
  const database = await proxyTo(around.database.url);
  const bucket = around.bucket === null ? null : await proxyTo(around.bucket.url);
  const environment = {
    ...around.database.environment,
    ...(bucket === null ? {} : { S3_ENDPOINT: bucket.url, ...around.bucket?.environment }),
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, name),
    STORAGE_URL: around.storageUrl,
    // Forty health checks of the balancer, which may be slow on a busy machine.
    SHUTDOWN_DELAY: '4',
    RATE_LIMIT_ANONYMOUS: enough,
    RATE_LIMIT_KEY: enough,
    RATE_LIMIT_WRITES: enough,
    RATE_LIMIT_UPLOADS: enough,
  };
  return new Node(await freePort(), { database, bucket }, environment, join(folder, `${name}.log`));
}
