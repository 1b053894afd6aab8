import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../../src/cli/io.js';

const version = '4.32.5';
const pinned = `schemathesis==${version}`;
const image = `schemathesis/schemathesis:v${version}`;

/** The command of Schemathesis, with leading arguments. */
export type Tool = { name: string; command: string; args: readonly string[] };

/** The first available way to run Schemathesis. `reports` is its writable folder. */
export function findTool(reports: string, dataDir: string): Tool {
  const tool = withUvx() ?? withPipx() ?? withPython(dataDir) ?? withDocker(reports);
  if (tool === null) {
    throw new CommandError(
      `Fuzzing needs Schemathesis, which one of these brings: uvx (from uv), pipx, Python 3.10 or newer with venv and pip, or a running Docker. None of them works here.`,
    );
  }
  return tool;
}

function works(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000 }).status === 0;
}

function withUvx(): Tool | null {
  const args = ['--from', pinned, 'schemathesis'];
  return works('uvx', ...args, '--version') ? { name: 'uvx', command: 'uvx', args } : null;
}

function withPipx(): Tool | null {
  const args = ['run', '--spec', pinned, 'schemathesis'];
  return works('pipx', ...args, '--version') ? { name: 'pipx', command: 'pipx', args } : null;
}

/** A virtual environment of our own, created once. */
function withPython(dataDir: string): Tool | null {
  const folder = join(dataDir, `schemathesis-${version}`);
  const command = join(folder, process.platform === 'win32' ? 'Scripts/schemathesis.exe' : 'bin/schemathesis');
  const tool = { name: 'pip', command, args: [] };
  if (existsSync(command) && works(command, '--version')) return tool;
  for (const python of ['python3', 'python']) {
    if (!works(python, '-c', 'import sys; sys.exit(sys.version_info < (3, 10))')) continue;
    process.stderr.write(`Plaza: installing Schemathesis ${version} in ${folder} …\n`);
    const made =
      works(python, '-m', 'venv', '--clear', folder) &&
      works(
        join(folder, process.platform === 'win32' ? 'Scripts/python' : 'bin/python'),
        '-m',
        'pip',
        'install',
        pinned,
      );
    if (made && works(command, '--version')) return tool;
  }
  return null;
}

/** The service listens on loopback only, so the container uses the host's network. */
function withDocker(reports: string): Tool | null {
  if (!works('docker', 'info') || !works('docker', 'pull', '--quiet', image)) return null;
  const here = realpathSync('.');
  const mounts = [`${join(here, 'scripts')}:/plaza/scripts:ro`, `${reports}:${reports}`];
  const args = [
    'run',
    '--rm',
    '--network=host',
    '--workdir=/plaza',
    ...mounts.map((mount) => `--volume=${mount}`),
    image,
  ];
  return { name: 'docker', command: 'docker', args };
}
