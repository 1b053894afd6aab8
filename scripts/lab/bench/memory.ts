import { readFileSync } from 'node:fs';

/** Bytes by which a process's resident memory rises during `work`. */
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

/** Resident memory from /proc, which only Linux has. */
function residentBytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1024;
}

/** CPU milliseconds of a process and its threads, which Linux counts in hundredths of a second. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}
