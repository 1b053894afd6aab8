import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The kind of program that holds the lock. */
export type Purpose = 'server' | 'command';
/** The owner of a lock: process, its start, and purpose. */
export type Holder = { pid: number; identity: string; purpose: Purpose };

/** A lock that this process owns. */
export type Lock = { release(): void };

/** Identifies a process by its id and start time: the system reuses ids after a crash or a reboot. */
export function processIdentity(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return null;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${boot}/${fields[19]}`;
  } catch {
    return startTimeFromPs(pid);
  }
}

/** The `code` of an error of Node.js, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Takes the lock, or returns its owner. The lock of a process that has ended is free. */
export function takeLock(path: string, purpose: Purpose): Lock | Holder {
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) ?? '', purpose });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A hard link is created atomically, so that a lock is never read half written.
        linkSync(draft, path);
        return { release: () => releaseLock(path, mine) };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const holder = readLock(path);
      if (holder?.holder) return holder.holder;
      if (holder) discardStale(path, holder.text, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether another process owns the lock. */
export function isTaken(result: Lock | Holder): result is Holder {
  return 'pid' in result;
}

function readLock(path: string): { text: string; holder: Holder | null } | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    const { pid, identity, purpose }: Partial<Holder> = JSON.parse(text);
    if (typeof pid !== 'number' || typeof identity !== 'string') return { text, holder: null };
    const alive = processIdentity(pid) === identity;
    return { text, holder: alive ? { pid, identity, purpose: purpose ?? 'server' } : null };
  } catch {
    return { text, holder: null };
  }
}

/** Removes a stale lock. Two processes may find the same one; a process that moves a live lock by mistake puts it back. */
function discardStale(path: string, staleText: string, draft: string): void {
  const aside = `${draft}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  try {
    if (readFileSync(aside, 'utf8') !== staleText) linkSync(aside, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function releaseLock(path: string, mine: string): void {
  try {
    if (readFileSync(path, 'utf8') === mine) rmSync(path, { force: true });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

function startTimeFromPs(pid: number): string | null {
  if (process.platform === 'win32') return 'running';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}
