import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a folder as generated, so that it may be replaced. */
const marker = '.plaza-client';

/** True if a folder can be emptied without a loss. */
export function isReplaceable(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, marker));
}

/** Empties a folder for a client. */
export function fresh(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, marker), '');
}
