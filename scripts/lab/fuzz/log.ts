import { readFileSync } from 'node:fs';

/** Log lines about faults of ours: replies of 500 or more, and errors. */
export function faultsInLog(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => {
    if (line === '') return false;
    const { level, status } = JSON.parse(line) as { level: number; status?: number };
    return level >= 50 || (status ?? 0) >= 500;
  });
}
