import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Bytes that are read at once: more are no faster. */
const chunkSize = 256 * 1024;

/**
 * Writes the bytes of a file from `start` to `end`, both included, and ends the stream. Reads the next bytes while the last
 * are on their way, into two buffers in turn: a stream from a file makes a buffer for each of its chunks, and every 30 MB of
 * them let the whole heap be searched for garbage, which takes longer than to send them.
 * @throws what the file system says; nothing where the other side has gone
 */
export async function sendRange(
  path: string,
  to: Writable,
  { start, end }: { start: number; end: number },
): Promise<void> {
  const file = await open(path);
  try {
    const buffers = [0, 1].map(() => Buffer.allocUnsafeSlow(Math.min(chunkSize, end + 1 - start)));
    let written: Promise<boolean> = Promise.resolve(true);
    let position = start;
    for (let n = 0; position <= end; n++) {
      const buffer = buffers[n % 2] as Buffer;
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end + 1 - position), position);
      if (!(await written)) return;
      if (bytesRead === 0) throw new Error('The file has become shorter');
      written = write(to, buffer.subarray(0, bytesRead));
      position += bytesRead;
    }
    if (await written) to.end();
  } finally {
    await file.close();
  }
}

/** Whether the bytes were sent; then they are not read again. */
function write(to: Writable, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => to.write(bytes, (error) => resolve(!error)));
}
