import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { floorPool, runOn } from './floor-pool.js';
import { floorReply } from './floor-replies.js';

/*
 * The floor: the same replies with `node:http` and `pg` alone. Prepared statements return JSON built in SQL; no validation,
 * keys, logs or limits. Uploads are hashed (SHA-256) and written unparsed; downloads are streamed from the file.
 */
const run = runOn(floorPool(process.env.DATABASE_URL ?? ''));
const userId = Number(process.env.USER_ID);

async function answer(req: IncomingMessage): Promise<string> {
  if (req.headers['content-type']?.startsWith('multipart/')) return store(req);
  const { method = 'GET', url = '/' } = req;
  const body = method === 'GET' ? '' : (await buffer(req)).toString();
  return floorReply(method, url, body, userId, run);
}

let stored = 0;

async function store(req: IncomingMessage): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(req, hashing, createWriteStream(`${process.env.FOLDER}/${++stored}`, { flush: true }));
  return JSON.stringify({ sha256: hash.digest('hex') });
}

/** In chunks of the size that measured fastest. */
function sendFile(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
  const range = start === undefined ? {} : { start: Number(start), end: Number(end) };
  const path = `${process.env.FOLDER}/${req.url?.slice('/file/'.length)}`;
  return pipeline(createReadStream(path, { ...range, highWaterMark: 256 * 1024 }), res);
}

const server = createServer((req, res) => {
  if (req.url?.startsWith('/file/')) {
    void sendFile(req, res).catch(() => res.destroy());
    return;
  }
  answer(req).then(
    (text) => {
      res.writeHead(req.method === 'POST' ? 201 : 200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      });
      res.end(text);
    },
    (error) => {
      console.error(error);
      res.writeHead(500).end();
    },
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => {
  // In the format of the service's output.
  console.error(`Interface  http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`);
});
