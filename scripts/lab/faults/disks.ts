import { appendFileSync, closeSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pieces = [1024 * 1024, 4096].map((size) => Buffer.alloc(size));

/** Fills a disk completely for a while. */
export async function fill(disk: string, milliseconds: number): Promise<void> {
  const filler = join(disk, 'filler');
  const file = openSync(filler, 'w');
  try {
    for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(50)) {
      for (const piece of pieces) while (isTaken(file, piece));
    }
  } finally {
    closeSync(file);
    rmSync(filler);
  }
}

function isTaken(file: number, piece: Buffer): boolean {
  try {
    appendFileSync(file, piece);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
