import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { videosOf } from '../../helpers/videos.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  const { api, people } = app;
  const board = await api.post('/forum/boards', people.admin.key).send({ title: 'General' }).expect(201);
  for (let n = 0; n < 10; n++) {
    const topic = { board_id: board.body.id, title: `Topic ${n}`, content: 'Some text. '.repeat(40) };
    await api.post('/forum/topics', people.member.key).send(topic).expect(201);
  }
});
afterAll(() => app.close());

/** Bypasses the decompression of an HTTP client. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = app;
  const reply = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: `/api/v1${path}`, headers }, resolve)
      .on('error', reject)
      .end();
  });
  return { status: reply.statusCode, headers: reply.headers, body: await buffer(reply) };
}

it.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
] as const)('compresses with %s to the same content with its own ETag', async (coding, unpack) => {
  for (const path of ['/forum/boards/1', '/openapi.json', '/openapi.yaml']) {
    const plain = await get(path);
    const packed = await get(path, { 'Accept-Encoding': coding });
    expect(packed.headers['content-encoding']).toBe(coding);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
    expect(packed.body.length).toBeLessThan(plain.body.length * 0.9);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    expect([plain.headers.vary, packed.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    const known = { 'Accept-Encoding': coding, 'If-None-Match': String(packed.headers.etag) };
    expect(await get(path, known)).toMatchObject({ status: 304, headers: { etag: packed.headers.etag } });
  }
});

it('compresses on request, if it is worth it', async () => {
  for (const accepted of ['identity', 'deflate', 'gzip;q=0, br;q=0', 'x'.repeat(5000)]) {
    const { headers } = await get('/openapi.json', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding'], accepted).toBeUndefined();
  }
  expect((await get('/health', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBeUndefined();
  const best = await get('/openapi.json', { 'Accept-Encoding': 'gzip;q=0.5, br;q=0.8' });
  expect(best.headers['content-encoding']).toBe('br');
});

it('never compresses replies for one caller, which may contain secrets beside texts of others (BREACH)', async () => {
  const { key } = app.people.member;
  const id = await videosOf(app).video({ title: 'A bowl' });
  const description = 'Wood. '.repeat(400);
  await app.api.patch(`/videos/${id}`, key).send({ description }).expect(200);
  const getVideo = (headers: Record<string, string>) => get(`/videos/${id}`, { 'Accept-Encoding': 'gzip', ...headers });
  expect((await getVideo({})).headers['content-encoding']).toBe('gzip');
  const own = await getVideo({ Authorization: `Bearer ${key}` });
  expect(own.status).toBe(200);
  expect(own.body.length).toBeGreaterThan(1024);
  expect(own.headers['content-encoding']).toBeUndefined();
  // Replies that do not depend on the caller are compressed with a key as well.
  const open = await get('/openapi.json', { 'Accept-Encoding': 'gzip', Authorization: `Bearer ${key}` });
  expect(open.headers['content-encoding']).toBe('gzip');
});

it('matches If-Match with the ETag of a compressed reply', async () => {
  const { headers } = await get('/forum/boards/1', { 'Accept-Encoding': 'gzip' });
  expect(headers.etag).toMatch(/-gzip"$/);
  const change = app.api.patch('/forum/boards/1', app.people.admin.key).set('If-Match', String(headers.etag));
  await change.send({ title: 'Renamed' }).expect(200);
});
