import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** What a program holds the lock for. */
export type Purpose = 'server' | 'command';
/** Who holds a lock: process, its start, and what for. */
export type Holder = { pid: number; identity: string; purpose: Purpose };

/** A lock that this process holds. */
export type Lock = { release(): void };

/**
 * A process id alone proves little, since the system gives it out again after a crash or a reboot.
 * Together with the moment the process began, it names one process for good.
 */
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

/** Takes the lock, or tells who holds it. A holder that has died holds nothing. */
export function takeLock(path: string, purpose: Purpose): Lock | Holder {
  const mine = JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) ?? '', purpose });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A hard link appears whole or not at all, so nobody ever reads a lock that is half written.
        linkSync(draft, path);
        return { release: () => releaseLock(path, mine) };
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const found = readLock(path);
      if (found?.holder) return found.holder;
      if (found) discardStale(path, found.text, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether somebody else holds the lock. */
export function isHeld(result: Lock | Holder): result is Holder {
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

/** Two starters may find the same dead lock; whoever moves away a living one by mistake puts it back. */
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
