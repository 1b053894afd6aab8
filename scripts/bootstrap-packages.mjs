// What is installed and what ought to be. Like bootstrap.mjs, this has to work before anything is there.
// biome-ignore-all lint/style/useNodejsImportProtocol: old versions of Node.js do not know it.
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} relative */
export function inRoot(relative) {
  return path.join(root, relative);
}

/**
 * A failure that its message explains: no stack trace is shown.
 * @param {string} message
 */
export function expected(message) {
  return Object.assign(new Error(message), { expected: true });
}

/**
 * npm writes node_modules/.package-lock.json last, so an interrupted installation has none or an older one.
 * Optional packages for other platforms are missing on purpose.
 * @param {string} folder whose packages, relative to the root
 */
export function installedPackages(folder = '.') {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  const present = readPackages(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted) throw expected('package-lock.json is missing or damaged.');
  if (!present) return 'none';
  let answer = 'all';
  for (const name of Object.keys(wanted)) {
    if (name === '') continue;
    const entry = wanted[name] || {};
    const found = present[name];
    if (found && found.version === entry.version && found.integrity === entry.integrity) continue;
    if (!found && (entry.optional || entry.devOptional)) continue;
    if (found || !entry.dev) return 'none';
    answer = 'production';
  }
  return answer;
}

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} relative
 * @returns {Record<string, Package | undefined> | null}
 */
function readPackages(relative) {
  try {
    return JSON.parse(fs.readFileSync(inRoot(relative), 'utf8')).packages;
  } catch {
    return null;
  }
}

export function npmBesideNode() {
  const folder = path.dirname(fs.realpathSync(process.execPath));
  const places = [
    path.join(folder, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  return places.find((place) => fs.existsSync(place));
}
