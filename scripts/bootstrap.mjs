// This file runs before anything is installed and must even parse on a Node.js that is too old for the rest,
// so that its owner reads one clear line: hence no dependency and no recent syntax.
import { spawn, spawnSync } from 'child_process';
import cluster from 'cluster';
import { createHash } from 'crypto';
import fs from 'fs';
import nodeModule from 'module';
import path from 'path';
import { isClientCurrent, makeClient } from './bootstrap-client.mjs';
import { expected, inRoot, installedPackages, npmBesideNode } from './bootstrap-packages.mjs';
import { fetchRedoc, isRedocCurrent } from './bootstrap-redoc.mjs';

export { inRoot };

// Where it cannot be written, what it would have said is lost, and nothing else.
process.stderr.on('error', () => {});

const dist = inRoot('dist');
const stampFile = path.join(dist, '.stamp');
const lockFile = path.join(dist, '.bootstrap-lock');

/**
 * Makes the clone ready to run: the packages that serving needs installed, and sources compiled if `build` says so.
 * `tools` installs what developers need besides; `types` what the compiler and `npm run generate` need: Prisma's command line, and
 * the types of the client that it makes.
 * @typedef {{ build?: boolean, tools?: boolean, types?: boolean }} Needs
 * @param {Needs} needs
 */
export async function bootstrap(needs) {
  requireNode(20, 19);
  if (pendingWork(needs).length === 0) return;
  fs.mkdirSync(dist, { recursive: true });
  await takeLock();
  try {
    // Whoever held the lock before may have done it all. Each step is decided by what those before it left.
    for (let [step] = pendingWork(needs); step; [step] = pendingWork(needs)) await step();
  } finally {
    fs.rmSync(lockFile, { force: true });
  }
}

/**
 * Runs a program of this Node.js, shares the terminal with it, and passes on signals. Answers its exit code.
 * @param {string[]} args
 * @param {import('child_process').StdioOptions} stdio
 * @param {(pid: number | undefined) => void} [onStart]
 * @param {Record<string, string>} [env] besides what this process has
 * @returns {Promise<number | null>}
 */
export function run(args, stdio, onStart, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: inRoot('.'), stdio, env: Object.assign({}, process.env, env) });
    if (onStart) onStart(child.pid);
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const each of signals) process.removeListener(each, forward);
      resolve(signal ? 1 : code);
    });
  });
}

/** Whether this is one of several processes that serve, which another has started. */
export function isWorker() {
  return cluster.isWorker;
}

/**
 * npm passes SIGTERM on to the shell in between, which dies of it and passes on nothing.
 * The death of the parent therefore counts as the signal, or the program would outlive its npm.
 */
export function followParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  timer.unref();
}

/** Newer versions of Node keep what V8 made of the sources, which spares every later start some work. */
export function cacheCompiled() {
  if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') {
    nodeModule.enableCompileCache(path.join(dist, '.cache'));
  }
}

/**
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  console.error(error instanceof Error && 'expected' in error ? error.message : error);
  process.exit(1);
}

/**
 * @param {number} major
 * @param {number} minor
 */
function requireNode(major, minor) {
  const [ofMajor = 0, ofMinor = 0] = process.versions.node.split('.').map(Number);
  if (ofMajor > major || (ofMajor === major && ofMinor >= minor)) return;
  throw expected(`Plaza needs Node.js ${major}.${minor} or later, and this is ${process.versions.node}.`);
}

/**
 * The steps that are still to do, in their order.
 * @param {Needs} needs
 * @returns {(() => Promise<void>)[]}
 */
function pendingWork(needs) {
  const packages = installedPackages();
  const steps = [];
  if (packages === 'none' || (packages === 'production' && needs.tools)) {
    steps.push(() => install('.', packages === 'none' ? ['ci'] : ['install', '--no-save'], !!needs.tools));
  }
  if (!isRedocCurrent())
    steps.push(() => fetchRedoc((args) => run([npmFile()].concat(args), ['ignore', 'ignore', 2], shareLock)));
  if (needs.types && installedPackages('prisma') === 'none') steps.push(() => install('prisma', ['ci'], true));
  if (needs.types && !isClientCurrent()) {
    steps.push(() => makeClient((args, output, env) => run(args, ['ignore', output, output], shareLock, env)));
  }
  if (needs.build && stamp() !== readText(stampFile)) steps.push(build);
  return steps;
}

/**
 * What is there stays where only the tools are missing: a service may be running from this folder.
 * @param {string} folder
 * @param {string[]} command
 * @param {boolean} tools
 */
async function install(folder, command, tools) {
  say(`installing packages${folder === '.' ? ', which takes a minute the first time' : ` of ${folder}`}`);
  // No package of ours needs its install script: PostgreSQL's links are made when it is unpacked for use, and the
  // scripts of the others only download what is not used here. Prisma's command line brings a package that only another of its
  // commands needs, and that wants a later Node.js: npm's warning of that would say nothing.
  const level = folder === 'prisma' ? 'error' : 'notice';
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', `--loglevel=${level}`, `--prefix=${inRoot(folder)}`];
  const args = [npmFile()].concat(command, tools ? '--include=dev' : '--omit=dev', flags);
  const code = await run(args, ['ignore', 2, 2], shareLock);
  if (code !== 0) throw expected('Installing the packages failed; the reason stands above.');
}

function npmFile() {
  const npm = process.env.npm_execpath || npmBesideNode();
  if (!npm) throw expected('npm was not found: run "npm ci" and start again.');
  return npm;
}

async function build() {
  say('compiling');
  const sources = stamp();
  // Types are checked by `npm run types`, so that who only starts the service does not wait for them.
  const { build: compile } = await import('esbuild');
  await compile({
    entryPoints: compiledFolders.flatMap((folder) => sourcesIn(folder)),
    absWorkingDir: inRoot('.'),
    outbase: inRoot('.'),
    outdir: dist,
    format: 'esm',
    platform: 'node',
    sourcemap: true,
    sourcesContent: false,
    target: 'node20.19',
    tsconfig: inRoot('tsconfig.json'),
  });
  copyWhatIsRead();
  fs.writeFileSync(path.join(dist, 'build.json'), `${JSON.stringify(buildInfo())}\n`);
  fs.writeFileSync(stampFile, sources);
}

/** As `Build` in src/operations/build.ts. An image is built without the history, so that the commit is given. */
function buildInfo() {
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const git = spawnSync('git', ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'], { cwd: inRoot('.') });
  return { version, commit: process.env.PLAZA_COMMIT || (git.status === 0 ? String(git.stdout).trim() : 'unknown') };
}

const compiledFolders = ['src', 'scripts', 'generated'];
const notCompiled = ['src/web/assets', 'scripts/app-example', 'generated/prisma'];

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return fs.readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notCompiled.indexOf(file) === -1 ? sourcesIn(file) : [];
    return /\.tsx?$/.test(file) ? [inRoot(file)] : [];
  });
}

/** What the program reads as it is, so that dist/ needs nothing of the sources. */
function copyWhatIsRead() {
  // Of migrations all are applied that are there.
  fs.rmSync(inRoot('dist/prisma'), { recursive: true, force: true });
  const read = ['generated/openapi.json', 'generated/prisma/client.js', 'prisma/migrations', 'src'];
  /** @param {string} file */
  const isRead = (file) => !/\.(tsx?|md)$/.test(file);
  for (const each of read) fs.cpSync(inRoot(each), inRoot(`dist/${each}`), { recursive: true, filter: isRead });
}

/** Changes whenever a source file is added, removed or written. */
function stamp() {
  const hash = createHash('sha256');
  /** @param {string} relative */
  const visit = (relative) => {
    const stat = fs.statSync(inRoot(relative), { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(inRoot(relative)).sort()) visit(`${relative}/${name}`);
    } else {
      hash.update(`${relative} ${stat.mtimeMs} ${stat.size}\n`);
    }
  };
  for (const each of ['src', 'scripts', 'generated', 'prisma/migrations', 'tsconfig.json', 'package-lock.json'])
    visit(each);
  return hash.digest('hex');
}

async function takeLock() {
  const mine = `${process.pid}\n`;
  for (let waited = 0; ; waited += 200) {
    try {
      fs.writeFileSync(lockFile, mine, { flag: 'wx' });
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw expected(`${dist} cannot be written (${codeOf(error)}).`);
    }
    const text = readText(lockFile) || '';
    const holders = text.split('\n').filter(Boolean).map(Number);
    const holder = holders.find(isAlive);
    if (holders.length > 0 && !holder) {
      removeIfStill(text);
      continue;
    }
    if (waited === 0) say(`waiting for process ${holder || '?'}, which is preparing this folder`);
    if (waited > 600000) throw expected(`Process ${holder} has kept ${lockFile} for ten minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * npm or the compiler may outlive a killed starter and still be writing: the lock is theirs, too.
 * @param {number | undefined} pid
 */
function shareLock(pid) {
  fs.writeFileSync(lockFile, `${process.pid}\n${pid}\n`);
}

/**
 * Moving the dead lock aside first makes sure that it is not somebody's new one which is thrown away.
 * @param {string} text
 */
function removeIfStill(text) {
  const aside = `${lockFile}.${process.pid}`;
  try {
    fs.renameSync(lockFile, aside);
    if (readText(aside) !== text) fs.linkSync(aside, lockFile);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** @param {string} file */
function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    return null;
  }
}

/** @param {string} message */
function say(message) {
  process.stderr.write(`Plaza: ${message} …\n`);
}
