import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of a Go program, by its module and version such as `example.org/tool@v1.2.3`: found, or installed if Go is
 * there; otherwise null.
 */
export function goProgram(name: string, module: string): string | null {
  if (spawnSync(name, ['-h']).error === undefined) return name;
  const go = spawnSync('go', ['env', 'GOPATH'], { encoding: 'utf8' });
  if (go.status !== 0) return null;
  const program = join(go.stdout.trim(), 'bin', name);
  if (!existsSync(program)) {
    process.stdout.write(`Installing ${module} …\n`);
    if (spawnSync('go', ['install', module], { stdio: 'inherit' }).status !== 0) return null;
  }
  return program;
}
