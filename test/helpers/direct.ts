import { STATUS_CODES } from 'node:http';
import { Duplex } from 'node:stream';
import type { Express } from 'express';
import type { messageClasses } from '../../src/api/http/messages.js';

export type DirectReply = {
  status: number;
  headers: Record<string, string>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: as supertest has it, whose requests these stand in for
  body: any;
};

type Sent = { method: string; url: string; headers: Record<string, string>; body: Buffer | null };
type Classes = ReturnType<typeof messageClasses>;

/** A connection without input that collects its output. */
class Collector extends Duplex {
  readonly remoteAddress = '127.0.0.1';
  readonly localAddress = '127.0.0.1';
  readonly bytesRead = 0;
  readonly chunks: Buffer[] = [];
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }
  setTimeout(): this {
    return this;
  }
}

/** Passes a request to the application in process, with everything that happens after HTTP parsing. */
export function sendDirectly(app: Express, classes: Classes, sent: Sent): Promise<DirectReply> {
  const socket = new Collector();
  const req = new classes.IncomingMessage(socket as never);
  const { method, url, body } = sent;
  const headers: Record<string, string> = { host: '127.0.0.1', ...sent.headers };
  if (body !== null) headers['content-length'] = String(body.length);
  const rawHeaders = Object.entries(headers).flat();
  Object.assign(req, {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  });
  const res = new classes.ServerResponse(req);
  res.assignSocket(socket as never);
  return new Promise((resolve, reject) => {
    res.once('error', reject);
    res.once('close', () => reject(new Error(`${method} ${url} was cut`)));
    res.once('finish', () => {
      resolve(replyOf(res.statusCode, Buffer.concat(socket.chunks)));
      // Detached like by the server, so that 'finish' handlers run.
      res.detachSocket(socket as never);
      res.emit('close');
      socket.destroy();
    });
    app(req as never, res as never);
    if (body !== null) req.push(body);
    req.push(null);
    req.complete = true;
  });
}

function replyOf(status: number, bytes: Buffer): DirectReply {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  if (!first.endsWith(`${status} ${STATUS_CODES[status]}`)) throw new Error(`A reply that begins with ${first}`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  const rest = bytes.subarray(end + 4);
  const text = (headers['transfer-encoding'] === 'chunked' ? unchunked(rest) : rest).toString('utf8');
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return { status, headers, text, body: isJson && text !== '' ? JSON.parse(text) : {} };
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 4 + size;
  }
}
