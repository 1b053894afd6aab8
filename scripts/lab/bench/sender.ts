import { connect } from 'node:net';
import { video } from './video.js';

/*
 * Uploads this many videos of this many bytes concurrently, in a process of its own, and prints the seconds. Bytes are sent
 * from memory, so the sender costs little besides the system's own work.
 */
const [origin = '', key = '', bytes = '', count = ''] = process.argv.slice(2);
// The same length as curl's.
const boundary = '------------------------d74496d66958873e';
const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
const head = `${part('title')}\r\n\r\nBench\r\n${part('video')}; filename="bench.mp4"\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;

async function upload(): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('data', (data) => resolve(data.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed')));
  });
  const send = async (data: Buffer | string) => {
    if (!socket.write(data)) await new Promise((resolve) => socket.once('drain', resolve));
  };
  const lines = [
    'POST /api/v1/videos HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${key}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${head.length + Number(bytes) + tail.length}`,
  ];
  await send(`${lines.join('\r\n')}\r\n\r\n${head}`);
  for (const chunk of video(Number(bytes))) await send(chunk);
  await send(tail);
  const text = await answer;
  socket.destroy();
  if (!text.startsWith('HTTP/1.1 201')) throw new Error(text);
}

const began = performance.now();
await Promise.all(Array.from({ length: Number(count) }, upload));
process.stdout.write(String((performance.now() - began) / 1000));
