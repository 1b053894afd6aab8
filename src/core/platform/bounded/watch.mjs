// Limits of a process that works on untrusted input (`bounded.ts`). Not TypeScript, because Node.js runs it directly, from src/ in tests
// and from dist/.
import { Worker } from 'node:worker_threads';

/**
 * Ends this process when it uses too much CPU time, even if its parent was killed and it is too busy to notice, and when its buffers, which
 * the heap limit does not count, use too much memory.
 * @param {{ cpuSeconds: number, residentMebibytes: number }} limits
 */
export function watch({ cpuSeconds, residentMebibytes }) {
  const code = `
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      const isTooMuch = user + system > ${cpuSeconds * 1e6} || process.memoryUsage.rss() > ${residentMebibytes * 1024 * 1024};
      if (isTooMuch) process.kill(process.pid, 'SIGKILL');
    }, 50);`;
  new Worker(code, { eval: true }).unref();
  process.on('disconnect', () => process.exit());
}

/**
 * Sends a message to the parent, which no longer listens once the time is up.
 * @param {unknown} message
 */
export function tell(message) {
  process.send?.(message, undefined, undefined, () => {});
}
