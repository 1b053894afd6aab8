import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { databaseAccount } from '../../src/core/database/embedded/account.js';
import { freePort } from '../../src/core/platform/free-port.js';
import { until } from './until.js';

/** The example configuration for operators. */
const example = resolve('scripts/deploy/pgbouncer/pgbouncer.ini');

/** A running PgBouncer. `url` is the given one, through PgBouncer. */
export type PgBouncer = { url: string; child: ChildProcess; stop(): Promise<void> };

/** The installed version of PgBouncer, or null. */
export function pgbouncerVersion(): string | null {
  const { stdout } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  return /^PgBouncer (\S+)/m.exec(stdout ?? '')?.[1] ?? null;
}

/**
 * Starts one in front of a server with the example configuration and `poolSize` connections per database; on a free port by
 * default.
 */
export async function startPgbouncer(serverUrl: string, poolSize: number, onPort?: number): Promise<PgBouncer> {
  const server = new URL(serverUrl);
  const port = onPort ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'plaza-pgbouncer-'));
  const users = join(folder, 'userlist.txt');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${server.username}" "${server.password}"\n`);
  const own = {
    listen_port: port,
    auth_file: users,
    default_pool_size: poolSize,
    unix_socket_dir: '',
    log_connections: 0,
    log_disconnections: 0,
  };
  // A repeated section, as after an `%include`, would replace the first one.
  const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}`);
  const kept = readFileSync(example, 'utf8').replace(/^(\w+) = .*\n/gm, (line, name) => (name in own ? '' : line));
  const database = `* = host=${server.hostname} port=${server.port}`;
  writeFileSync(file, `${kept.replace(/^plaza = .*$/m, database)}${lines.join('\n')}\n`);
  // It refuses to run as root, like PostgreSQL.
  const account = databaseAccount(null, { info: () => {} });
  for (const path of account ? [folder, users, file] : []) chownSync(path, account?.uid ?? 0, account?.gid ?? 0);
  chmodSync(users, 0o600);
  const child = spawn('pgbouncer', ['-q', file], {
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await exit;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await until(() => child.exitCode !== null || accepts(port));
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return { url: url.href, child, stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, '127.0.0.1');
    const say = (is: boolean) => {
      socket.destroy();
      answer(is);
    };
    socket.once('connect', () => say(true)).once('error', () => say(false));
  });
}
