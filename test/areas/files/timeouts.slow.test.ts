import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { boundary, filePart, filesOf, multipart } from '../../helpers/files.js';
import { collect, parse, sendRequestHead } from '../../helpers/wire.js';

const uploadType = `multipart/form-data; boundary=${boundary}`;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { requestTimeout: 1, uploadIdleTimeout: 3 } });
});
afterAll(() => app.close());

const sendHead = (path: string, type: string, length: number, allowHalfOpen = false) =>
  sendRequestHead(app.port, { path, type, length, key: app.people.member.key }, allowHalfOpen);

async function begin(path: string, type: string, length: number): Promise<{ socket: Socket; reply: Promise<string> }> {
  const socket = await sendHead(path, type, length);
  const reply = (async () => {
    let text = '';
    socket.on('data', (data) => {
      text += data;
      if (text.includes('"request_id"') || text.includes('"sha256"')) socket.end();
    });
    await once(socket, 'close');
    return text;
  })();
  return { socket, reply };
}

/**
 * Sends data and then blocks the process for a while, neither reading nor running timers, as if it were busy. From an
 * immediate, after which timers run before arrived data is read.
 */
async function sendAndPause(socket: Socket, data: string | Buffer, milliseconds: number): Promise<void> {
  await setImmediate();
  socket.write(data);
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

describe('an upload', () => {
  const body = multipart([filePart(), 'slowly '.repeat(24)]);

  it('lets a slow upload take longer than any other request', async () => {
    const { socket, reply } = await begin('/files', uploadType, body.length);
    for (let at = 0; at < body.length; at += 80) {
      socket.write(body.subarray(at, at + 80));
      await sleep(1500);
    }
    expect(await reply).toContain('HTTP/1.1 201');
  });

  it('cuts off an upload that stalls, and removes its bytes', async () => {
    const files = filesOf(app);
    const before = await files.stored();
    const { socket, reply } = await begin('/files', uploadType, body.length);
    socket.write(body.subarray(0, 120));
    expect(await reply).toContain('request_timeout');
    expect(await files.stored()).toEqual(before);
  });

  it('is not cut off for a pause of ours', async () => {
    const { socket, reply } = await begin('/files', uploadType, body.length);
    socket.write(body.subarray(0, 120));
    await sleep(200);
    await sendAndPause(socket, body.subarray(120), 4000);
    expect(await reply).toContain('HTTP/1.1 201');
  });
});

describe('a refused upload', () => {
  const body = multipart([filePart('film.mp4', 'video'), Buffer.alloc(100_000)]);

  /** Sends the headers and the beginning of a file of a type that no video may have. */
  async function sendBeginning(path: string): Promise<{ socket: Socket; received: Buffer[] }> {
    const socket = await sendHead(path, uploadType, body.length, true);
    const received = collect(socket);
    socket.write(body.subarray(0, 90_000));
    return { socket, received };
  }

  it('answers a refused upload that does not end, closes the connection, and lets the client read the answer', async () => {
    const { socket, received } = await sendBeginning('/videos');
    await once(socket, 'data');
    const [refusal] = parse(Buffer.concat(received));
    expect(refusal).toMatchObject({ status: 415, headers: { connection: 'close' } });
    // Data that arrives at a closed connection is answered with a reset, which loses unread data.
    let failed: unknown = null;
    socket.on('error', (error) => {
      failed = error;
    });
    socket.write(body.subarray(90_000, 95_000));
    await sleep(500);
    expect(failed).toBeNull();
    await until(() => {
      socket.write(' ');
      return failed !== null;
    });
  });
});

describe('any other request', () => {
  it('has to arrive in its time, however it moves', async () => {
    const { socket, reply } = await begin('/forum/topics', 'application/json', 1000);
    const drip = setInterval(() => socket.write(' '), 200);
    expect(await reply).toContain('request_timeout');
    clearInterval(drip);
  });

  it('is not cut off for a pause of ours', async () => {
    const { socket, reply } = await begin('/forum/topics', 'application/json', 2);
    socket.write('{');
    await sleep(200);
    await sendAndPause(socket, '}', 2000);
    expect(await reply).toContain('HTTP/1.1 422');
  });
});
