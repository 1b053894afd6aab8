import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What marks a folder as generated, so that it may be generated again. */
const marker = '.plaza-client';

/** Whether a folder can be emptied without a loss. */
export function isReplaceable(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, marker));
}

/** Empties a folder for a client. */
export function fresh(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, marker), '');
}
