import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** True if the clone has this commit. */
export const hasCommit = (commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0;

/** A commit as it was, compiled, in a folder below `dist`, with its own packages. */
export function prepareRelease(commit: string): string {
  const folder = resolve('dist', `release-${commit.slice(0, 8)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  // Its own script installs what it needs, and compiles.
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

const run = promisify(execFile);

/**
 * Runs a command for operators of a release that `prepareRelease` made, and answers what it prints. Not in one piece, in which a
 * connection that the other side closes would not be noticed, and be used again.
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
