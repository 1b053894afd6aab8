// Hashes files in a thread while they are written: it reads them from the page cache, so that their bytes need not be passed from the
// writing thread. Each file has a port: a number says how many bytes can be read, and null asks for the hash of what was read. Not
// TypeScript, because Node.js runs it directly, from src/ in tests and from dist/.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** @typedef {{ port: import('node:worker_threads').MessagePort, path: string }} FileToHash */

const piece = Buffer.allocUnsafeSlow(256 * 1024);

/** @param {import('node:worker_threads').MessagePort} port @param {number} file */
function follow(port, file) {
  const hash = createHash('sha256');
  let read = 0;
  port.on('close', () => closeSync(file));
  /** @param {number} there */
  const readTo = (there) => {
    while (read < there) {
      const got = readSync(file, piece, 0, Math.min(piece.length, there - read), read);
      if (got === 0) throw new Error('Somebody has cut the file off meanwhile');
      hash.update(piece.subarray(0, got));
      read += got;
    }
  };
  port.on('message', (/** @type {number | null} */ there) => {
    try {
      if (there === null) port.postMessage(hash.digest('hex'));
      else readTo(there);
    } catch {
      // Only the caller that waits for the hash learns of it, by the closed port.
      port.close();
    }
  });
}

parentPort?.on('message', (/** @type {FileToHash} */ { port, path }) => {
  try {
    follow(port, openSync(path, 'r'));
  } catch {
    port.close();
  }
});
