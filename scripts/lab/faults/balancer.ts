import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../src/core/platform/free-port.js';
import { makeFolder, removeFolder } from '../../shared/process.js';

/** The example configuration for operators. */
const configuration = resolve('scripts/deploy/haproxy/haproxy.cfg');

/** HAProxy in front of the nodes, as in production. */
export type Balancer = {
  origin: string;
  isReady(port: number): Promise<boolean>;
  /** Drains a node, and waits for its open requests. */
  drain(port: number): Promise<void>;
  /** Readmits a node once it is ready. */
  admit(port: number): Promise<void>;
  stop(): Promise<void>;
};

/** The installed version of HAProxy, or null. */
export function haproxyVersion(): string | null {
  const { stdout } = spawnSync('haproxy', ['-v'], { encoding: 'utf8' });
  return /version (\S+)/.exec(stdout ?? '')?.[1] ?? null;
}

/** Starts HAProxy with the shipped configuration before two nodes. */
export async function startBalancer(ports: readonly [number, number]): Promise<Balancer> {
  const folder = makeFolder('plaza-balancer-');
  const socket = join(folder, 'socket');
  const port = await freePort();
  const [one, two] = ports.map((each) => `127.0.0.1:${each}`);
  const child = spawn('haproxy', ['-f', configuration], {
    env: { ...process.env, LISTEN: `127.0.0.1:${port}`, NODE_1: one, NODE_2: two, STATS_SOCKET: socket },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  const command = async (line: string): Promise<string> => {
    const connection = connect(socket);
    connection.end(`${line}\n`);
    return text(connection);
  };
  const nameOf = (of: number) => `node-${ports.indexOf(of) + 1}`;
  /** A node's state in HAProxy: up or not, and its open requests. */
  const stateOf = async (of: number) => {
    const [head = '', ...rows] = (await command('show stat')).split('\n');
    const names = head.replace('# ', '').split(',');
    const row = rows
      .map((each) => each.split(','))
      .find(([backend, server]) => backend === 'nodes' && server === nameOf(of));
    const value = (name: string) => row?.[names.indexOf(name)] ?? '';
    return { isUp: value('status').startsWith('UP'), running: Number(value('scur')) };
  };
  for (let tries = 100; ; tries--) {
    const isThere = await command('show info').then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (tries === 0 || child.exitCode !== null) throw new Error('HAProxy does not start.');
    await sleep(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    isReady: async (of) => (await stateOf(of)).isUp,
    drain: async (of) => {
      await command(`set server nodes/${nameOf(of)} state drain`);
      while ((await stateOf(of)).running > 0) await sleep(20);
    },
    admit: async (of) => void (await command(`set server nodes/${nameOf(of)} state ready`)),
    stop: async () => {
      child.kill('SIGKILL');
      await exit;
      await removeFolder(folder);
    },
  };
}
