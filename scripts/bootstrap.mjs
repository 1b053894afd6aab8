// Prepares a clone. It runs before any installation and possibly on an outdated Node.js: this file and bootstrap/ have no
// dependencies and parse on Node.js 14.18, so that `requireNode` can print its message.
import cluster from 'node:cluster';
import nodeModule from 'node:module';
import { compile, isBuildCurrent } from './bootstrap/build.mjs';
import { isClientCurrent, makeClient } from './bootstrap/client.mjs';
import { withLock } from './bootstrap/lock.mjs';
import { install, installedPackages } from './bootstrap/packages.mjs';
import { expected, inRoot, run } from './bootstrap/process.mjs';
import { fetchRedoc, isRedocCurrent } from './bootstrap/redoc.mjs';

export { expected, inRoot, run };

// A closed stderr loses messages, and must not crash the process.
process.stderr.on('error', () => {});

/**
 * Installs the packages for serving, and compiles the sources if `build` is set. `tools` adds development packages, `types`
 * those for the compiler and `npm run generate`: Prisma's command line, and the types of its client.
 * @typedef {{ build?: boolean, tools?: boolean, types?: boolean }} Needs
 * @param {Needs} needs
 */
export async function bootstrap(needs) {
  requireNode(20, 19);
  if (nextStep(needs) === null) return;
  await withLock(async () => {
    // Each step is chosen anew: another process may have prepared everything while this one waited.
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
  // A service may be running from this folder: keep the existing packages.
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

/** True for a worker of a cluster. */
export function isWorker() {
  return cluster.isWorker;
}

/**
 * npm passes SIGTERM to its shell, which dies without passing it on. The parent's death therefore counts as the signal, so
 * that the program does not outlive npm.
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

/** Newer versions of Node cache V8's compiled code, which speeds up later starts. */
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
