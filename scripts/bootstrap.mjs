// Prepares a clone. Nothing is installed when this runs, and Node.js may be too old for the program: what is in this file and in
// bootstrap/ has no dependency, and Node.js 14.18 can parse it, so that the message of `requireNode` is seen.
import cluster from 'node:cluster';
import nodeModule from 'node:module';
import { compile, isBuildCurrent } from './bootstrap/build.mjs';
import { isClientCurrent, makeClient } from './bootstrap/client.mjs';
import { withLock } from './bootstrap/lock.mjs';
import { install, installedPackages } from './bootstrap/packages.mjs';
import { expected, inRoot, run } from './bootstrap/process.mjs';
import { fetchRedoc, isRedocCurrent } from './bootstrap/redoc.mjs';

export { expected, inRoot, run };

// Where it cannot be written, what it would have said is lost, and nothing else.
process.stderr.on('error', () => {});

/**
 * Installs the packages that serving needs, and compiles the sources if `build` says so. `tools` installs what developers need
 * besides; `types` what the compiler and `npm run generate` need: Prisma's command line, and the types of the client that it makes.
 * @typedef {{ build?: boolean, tools?: boolean, types?: boolean }} Needs
 * @param {Needs} needs
 */
export async function bootstrap(needs) {
  requireNode(20, 19);
  if (nextStep(needs) === null) return;
  await withLock(async () => {
    // Each step is decided by what is there: another process may have prepared all of it while this one waited.
    for (let step = nextStep(needs); step !== null; step = nextStep(needs)) await step();
  });
}

/**
 * @param {Needs} needs
 * @returns {(() => Promise<unknown>) | null}
 */
function nextStep({ build, tools, types }) {
  const packages = installedPackages();
  if (packages === 'none') {
    return () => Promise.all([install('.', ['ci'], tools === true), isRedocCurrent() ? null : fetchRedoc()]);
  }
  // A service may be running from this folder: what is there stays.
  if (packages === 'production' && tools) return () => install('.', ['install', '--no-save'], true);
  if (!isRedocCurrent()) return fetchRedoc;
  if (types && installedPackages('prisma') === 'none') return () => install('prisma', ['ci'], true);
  if (types && !isClientCurrent()) return makeClient;
  if (build && !isBuildCurrent()) return compile;
  return null;
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
    nodeModule.enableCompileCache(inRoot('dist/.cache'));
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
