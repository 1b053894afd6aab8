import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const parts = [
  'generated',
  'openapi',
  'prisma',
  'scripts',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const ofTests = ['test/helpers', 'test/browser/browser.ts'];

/** A copy of the program with another contract. */
export type OtherContract = {
  folder: string;
  /** A module of the copy, such as `test/helpers/app.ts`; each has the type of the one here. */
  load: <T>(path: string) => Promise<T>;
  remove: () => Promise<void>;
};

/**
 * Copies the program, lets `change` edit the contract of the copy, and generates what comes of it. `handlers`, an object
 * literal, gives the handlers of operations that are new, and can use those that there are.
 */
export async function otherContract(
  change: (folder: string) => Promise<void>,
  handlers: string,
): Promise<OtherContract> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'plaza-contract-')));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await Promise.all([...parts, ...ofTests].map((part) => cp(part, join(folder, part), { recursive: true })));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await change(folder);
    await promisify(execFile)(process.execPath, [join(folder, 'scripts/generate.mjs')], { cwd: folder });
    await appendFile(join(folder, 'src/handlers.ts'), `\nObject.assign(handlers, ${handlers});\n`);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, load: (path) => import(/* @vite-ignore */ join(folder, path)), remove };
}
