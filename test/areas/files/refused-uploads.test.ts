import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { boundary, filePart, multipart } from '../../helpers/files.js';
import { collect, parse, sendRequestHead } from '../../helpers/wire.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A file of a type that no video may have. */
const body = multipart([filePart('film.mp4', 'video'), Buffer.alloc(100_000)]);

it.each([
  ['/videos', 415],
  ['/videos/1/comments', 415],
  ['/nowhere', 404],
])('answers a refused upload to %s after reading it, since a client may reuse the connection', async (path, status) => {
  const head = { path, type: `multipart/form-data; boundary=${boundary}`, length: body.length };
  const socket = await sendRequestHead(app.port, { ...head, key: app.people.member.key }, true);
  const received = collect(socket);
  socket.write(body.subarray(0, 90_000));
  await sleep(100);
  expect(received).toEqual([]);
  const next = 'GET /v1/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  socket.write(Buffer.concat([body.subarray(90_000), Buffer.from(next)]));
  await once(socket, 'end');
  socket.end();
  const [refusal, health] = parse(Buffer.concat(received));
  expect(refusal?.status).toBe(status);
  expect(refusal?.headers.connection).not.toBe('close');
  expect(health?.status).toBe(200);
});
