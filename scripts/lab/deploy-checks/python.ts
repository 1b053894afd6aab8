import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../shared/command.js';

/** Installs pinned packages into a virtual environment, and returns its folder; null if unavailable. */
export async function pythonPackages(folder: string, packages: string[]): Promise<string | null> {
  const marker = join(folder, packages.join('+'));
  if (existsSync(marker)) return folder;
  try {
    await runCommand('python3', ['-m', 'venv', '--clear', folder]);
    await runCommand(join(folder, 'bin/pip'), ['install', '--quiet', ...packages]);
  } catch {
    return null;
  }
  writeFileSync(marker, '');
  return folder;
}
