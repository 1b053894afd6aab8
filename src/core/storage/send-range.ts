import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** Bytes that are read at once; more is not faster. */
const chunkSize = 256 * 1024;

/** Waits until so many bytes more may be sent. */
export type Pace = { chunkSize: number; wait: (bytes: number) => Promise<void> };

/**
 * Writes the bytes of a file from `start` to `end`, both included, and ends the stream. Reads the next bytes while the last are sent, into
 * two buffers in turn: a file stream allocates a buffer for each chunk, and every 30 MB of them cause a full garbage collection, which
 * takes longer than sending them.
 * @throws errors of the file system; none if the client has disconnected
 */
export async function sendRange(
  path: string,
  to: Writable,
  { start, end }: { start: number; end: number },
  pace: Pace | null = null,
): Promise<void> {
  const file = await open(path);
  try {
    const size = Math.min(chunkSize, pace?.chunkSize ?? chunkSize, end + 1 - start);
    const buffers = [0, 1].map(() => Buffer.allocUnsafeSlow(size));
    let written: Promise<boolean> = Promise.resolve(true);
    let position = start;
    for (let n = 0; position <= end; n++) {
      const buffer = buffers[n % 2] as Buffer;
      const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end + 1 - position), position);
      if (!(await written)) return;
      await pace?.wait(bytesRead);
      if (bytesRead === 0) throw new Error('The file has become shorter');
      written = write(to, buffer.subarray(0, bytesRead));
      position += bytesRead;
    }
    if (await written) to.end();
  } finally {
    await file.close();
  }
}

/**
 * Resolves whether the bytes were sent; otherwise reading stops. A response whose connection is lost does not always call back, and the file
 * would stay open until it is collected.
 */
function write(to: Writable, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const closed = () => resolve(false);
    if (to.destroyed) return closed();
    to.once('close', closed);
    to.write(bytes, (error) => {
      to.off('close', closed);
      resolve(!error);
    });
  });
}
