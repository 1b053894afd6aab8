import { readFileSync } from 'node:fs';

/** By how many bytes a process's resident memory rises while `work` runs. */
export async function watchMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = residentBytes(pid);
  let most = before;
  const look = () => {
    most = Math.max(most, residentBytes(pid));
  };
  const watch = setInterval(look, 5);
  try {
    await work();
    look();
  } finally {
    clearInterval(watch);
  }
  return most - before;
}

/** What the system counts for a process. Linux alone tells without another program. */
function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1024;
}

/** Milliseconds of the processor that a process and its threads have taken so far, of which Linux counts hundredths of a second. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
