// What a process of its own does about itself that works on what strangers sent (`bounded.ts`).
// This is not TypeScript because Node.js runs it as it is, from src/ in tests as well as from dist/.
import { Worker } from 'node:worker_threads';

/**
 * Ends this process when it works too long, even if its parent was killed and it is too busy to hear of that, and when it
 * fills too many buffers, which the limit of the heap does not count.
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
 * Tells the parent something, which no longer listens when the time is up.
 * @param {unknown} message
 */
export function tell(message) {
  process.send?.(message, undefined, undefined, () => {});
}
