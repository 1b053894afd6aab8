import { createServer, type Server, type Socket } from 'node:net';

/** Bytes that the scanners of tests find. */
export const worm = 'plaza-worm-of-tests';

/** A scanner that speaks clamd's INSTREAM, finds `worm`, and refuses more than `most` bytes as clamd does. */
export async function startScanner({
  most = 1_000_000,
} = {}): Promise<{ url: string; scanned: string[]; close: () => Promise<void> }> {
  const scanned: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let input = Buffer.alloc(0);
    const answer = (reply: string) => socket.end(`${reply}\0`);
    socket.on('data', (data) => {
      input = Buffer.concat([input, data]);
      const command = 'zINSTREAM\0'.length;
      const chunks: Buffer[] = [];
      for (let at = command; at + 4 <= input.length; ) {
        const size = input.readUInt32BE(at);
        const text = Buffer.concat(chunks);
        if (text.length > most) {
          answer('INSTREAM size limit exceeded. ERROR');
          return;
        }
        if (size === 0) {
          scanned.push(text.toString());
          answer(text.includes(worm) ? 'stream: Test.Worm FOUND' : 'stream: OK');
          return;
        }
        if (at + 4 + size > input.length) return;
        chunks.push(input.subarray(at + 4, at + 4 + size));
        at += 4 + size;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `clamd://127.0.0.1:${port}`,
    scanned,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
