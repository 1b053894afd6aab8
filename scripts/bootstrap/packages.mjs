// Installed packages, the lock file, and npm.
import fs from 'node:fs';
import path from 'node:path';
import { expected, inRoot, run, say } from './process.mjs';

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted installation has none or an older one. Optional
 * packages for other platforms are missing on purpose.
 * @param {string} folder whose packages, relative to the root
 * @returns {'none' | 'production' | 'all'}
 */
export function installedPackages(folder = '.') {
  const wanted = readPackages(`${folder}/package-lock.json`);
  const present = readPackages(`${folder}/node_modules/.package-lock.json`);
  if (!wanted) throw expected('package-lock.json is missing or damaged.');
  if (!present) return 'none';
  let hasTools = true;
  for (const [name, entry] of Object.entries(wanted)) {
    const found = present[name];
    const isSame = found?.version === entry.version && found?.integrity === entry.integrity;
    if (name === '' || isSame || (!found && (entry.optional || entry.devOptional))) continue;
    if (found || !entry.dev) return 'none';
    hasTools = false;
  }
  return hasTools ? 'all' : 'production';
}

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} relative
 * @returns {Record<string, Package> | null}
 */
function readPackages(relative) {
  try {
    return JSON.parse(fs.readFileSync(inRoot(relative), 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @param {string[]} command
 * @param {boolean} tools
 */
export async function install(folder, command, tools) {
  say(`installing packages${folder === '.' ? ', which takes a minute the first time' : ` of ${folder}`}`);
  // Install scripts are not needed: PostgreSQL's links are made when it is unpacked, and the others only download unused
  // files. A package of Prisma's command line wants a later Node.js; only an unused command needs it, so npm's warning is
  // suppressed.
  const level = folder === 'prisma' ? 'error' : 'notice';
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', `--loglevel=${level}`, `--prefix=${inRoot(folder)}`];
  const code = await runNpm([...command, tools ? '--include=dev' : '--omit=dev', ...flags]);
  if (code !== 0) throw expected('Installing the packages failed; the reason stands above.');
}

/**
 * Shows npm's warnings without its counts.
 * @param {string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath || npmBesideNode();
  if (!npm) throw expected('npm was not found: run "npm ci" and start again.');
  return run([npm, ...args], ['ignore', 'ignore', 2]);
}

function npmBesideNode() {
  const folder = path.dirname(fs.realpathSync(process.execPath));
  const places = [
    path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(folder, 'node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  return places.find((place) => fs.existsSync(place));
}
