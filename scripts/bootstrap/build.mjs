import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { inRoot, readText } from './process.mjs';

const stampFile = inRoot('dist/.stamp');
const compiledFolders = ['src', 'scripts', 'generated'];
const notCompiled = ['src/web/assets', 'scripts/app-example', 'generated/prisma'];

export function isBuildCurrent() {
  return readText(stampFile) === stamp();
}

/** Types are checked by `npm run types`, so that starting the service does not wait for them. */
export async function compile() {
  const sources = stamp();
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: compiledFolders.flatMap(sourcesIn),
    absWorkingDir: inRoot('.'),
    outbase: inRoot('.'),
    outdir: inRoot('dist'),
    format: 'esm',
    platform: 'node',
    sourcemap: true,
    sourcesContent: false,
    target: 'node20.19',
    tsconfig: inRoot('tsconfig.json'),
  });
  // Otherwise esbuild's process of 150 MB would stay as long as the service.
  await stop();
  copyWhatIsRead();
  fs.writeFileSync(inRoot('dist/build.json'), `${JSON.stringify(buildInfo())}\n`);
  fs.writeFileSync(stampFile, sources);
}

/** The `Build` of src/core/platform/build.ts. Images are built without the history, so the commit is given. */
function buildInfo() {
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const git = spawnSync('git', ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'], { cwd: inRoot('.') });
  return { version, commit: process.env.PLAZA_COMMIT || (git.status === 0 ? String(git.stdout).trim() : 'unknown') };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  return fs.readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notCompiled.includes(file) ? [] : sourcesIn(file);
    return /\.tsx?$/.test(file) ? [inRoot(file)] : [];
  });
}

/** Copies files that the program reads at run time, so that dist/ works without the sources. */
function copyWhatIsRead() {
  // All migrations found are applied, so stale ones have to go.
  fs.rmSync(inRoot('dist/prisma'), { recursive: true, force: true });
  const read = ['generated/openapi.json', 'generated/prisma/client.js', 'prisma/migrations', 'src'];
  /** @param {string} file */
  const isRead = (file) => !/\.tsx?$/.test(file);
  for (const each of read) fs.cpSync(inRoot(each), inRoot(`dist/${each}`), { recursive: true, filter: isRead });
}

/** Changes whenever a source file is added, removed or written. */
function stamp() {
  const hash = createHash('sha256');
  /** @param {string} relative */
  const visit = (relative) => {
    const stat = fs.statSync(inRoot(relative), { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (!stat.isDirectory()) hash.update(`${relative} ${stat.mtimeMs} ${stat.size}\n`);
    else for (const name of fs.readdirSync(inRoot(relative)).sort()) visit(`${relative}/${name}`);
  };
  for (const each of [...compiledFolders, 'prisma/migrations', 'tsconfig.json', 'package-lock.json']) visit(each);
  return hash.digest('hex');
}
