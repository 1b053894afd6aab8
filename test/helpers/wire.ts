import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type RawReply = { status: number; headers: Record<string, string>; body: string };

/** Sends raw bytes and reads until the server closes. */
export async function exchange(port: number, bytes: string | Buffer): Promise<RawReply[]> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const chunks = collect(socket);
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return parse(Buffer.concat(chunks));
}

type RequestHead = { path: string; type: string; length: number; key: string };

/** A connection with the head of a POST sent. */
export async function sendRequestHead(
  port: number,
  { path, type, length, key }: RequestHead,
  allowHalfOpen = false,
): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = [`POST /v1${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${key}`];
  socket.write([...lines, `Content-Type: ${type}`, `Content-Length: ${length}`, '', ''].join('\r\n'));
  return socket;
}

export function collect(socket: Socket): Buffer[] {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}

/** Parses consecutive replies with a Content-Length. */
export function parse(bytes: Buffer): RawReply[] {
  const replies: RawReply[] = [];
  for (let rest = bytes; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error(`This is no reply: ${rest.toString('latin1').slice(0, 200)}`);
    const [first = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = Number(headers['content-length'] ?? 0);
    const body = rest.subarray(end + 4, end + 4 + length);
    if (body.length < length) throw new Error(`The reply ends after ${body.length} of ${length} bytes`);
    replies.push({ status: Number(first.split(' ')[1]), headers, body: body.toString('utf8') });
    rest = rest.subarray(end + 4 + length);
  }
  return replies;
}
