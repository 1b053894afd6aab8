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
  /** A module of the copy, such as `test/helpers/app.ts`, typed like the original. */
  load: <T>(path: string) => Promise<T>;
  remove: () => Promise<void>;
};

/**
 * Copies the program, edits its contract by `change`, and generates code. `handlers` is the source of an object literal
 * with handlers for new operations; existing ones are in scope.
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
