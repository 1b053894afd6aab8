import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** True if the clone has this commit. */
export const hasCommit = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0;

/** A compiled checkout of a commit, in a folder below `dist`, with its own packages. */
export function prepareRelease(commit: string): string {
  const folder = resolve('dist', `release-${commit.slice(0, 8)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Its own script installs and compiles.
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

const run = promisify(execFile);

/**
 * Runs an operator's command of a prepared release, and returns its output. Asynchronous, since a blocked event loop would
 * miss closed connections and reuse them.
 */
export async function adminOf(folder: string, environment: Record<string, string>, ...args: string[]): Promise<string> {
  const running = run(process.execPath, [join('dist', 'scripts', 'admin.js'), ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  // Nothing is typed.
  running.child.stdin?.end();
  return (await running).stdout.trim();
}
