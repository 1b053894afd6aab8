import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { Upload as TusUpload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { components } from '../../../generated/openapi.js';
import { clearUploads } from '../../../src/content/uploads/clearing.js';
import type { Storage } from '../../../src/core/storage/storage.js';
import { orphans } from '../../../src/core/storage/sweep.js';
import { owners } from '../../../src/handlers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { film } from '../../helpers/film.js';
import { faultLog } from '../../helpers/logged-faults.js';
import { createPerson } from '../../helpers/people.js';

type Session = components['schemas']['Upload'];

let app: TestApp;
/** Another node, with the same database and storage. */
let second: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off', MAX_FILE_SIZE: '20000000' } });
  second = await testApp({ sharing: app, settings: { RATE_LIMITS: 'off', MAX_FILE_SIZE: '20000000' } });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const begin = async (body: object, key = app.people.member.key): Promise<Session> =>
  (
    await app.api
      .post('/uploads', key)
      .send({ kind: 'file', name: 'a.bin', ...body })
      .expect(201)
  ).body;
const tus = (url: string, method: string, headers: Record<string, string> = {}, body?: Buffer | string) =>
  fetch(url, { method, headers: { 'Tus-Resumable': '1.0.0', ...headers }, body: (body ?? null) as BodyInit | null });
const patch = (url: string, offset: number, body: Buffer | string) =>
  tus(url, 'PATCH', { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }, body);
const create = (id: string, key = app.people.member.key) => app.api.post('/files', key).field('upload_id', id);
const reserved = async (ownerId: number) => {
  const usage = await app.database.prisma.fileUsage.findUnique({ where: { ownerId } });
  return [Number(usage?.bytes ?? 0), Number(usage?.reserved ?? 0)];
};
const partsLeft = async () => {
  const keys: string[] = [];
  for await (const { key } of app.storage.list('uploads')) keys.push(key);
  return keys.length;
};

/** Forwards to a node, and cuts the first connections after so many bytes from the client each. */
async function cutting(to: () => number, cuts: number[]): Promise<{ port: number; server: Server; cuts: number[] }> {
  const server = createServer((client) => {
    const service = connect(to(), '127.0.0.1');
    service.pipe(client);
    let sent = 0;
    for (const each of [client, service]) each.on('error', () => {});
    client.on('close', () => service.destroy());
    service.on('close', () => client.destroy());
    client.on('data', (bytes) => {
      const limit = cuts[0] ?? Number.POSITIVE_INFINITY;
      service.write(bytes.subarray(0, Math.max(0, limit - sent)));
      sent += bytes.length;
      if (sent < limit) return;
      cuts.shift();
      client.destroy();
      service.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server, cuts };
}

describe('a client of tus', () => {
  it('gets everything over a bad line and a change of node, and makes one file of it', async () => {
    const bytes = randomBytes(12_000_000);
    const session = await begin({ size: bytes.length, sha256: sha256(bytes) });
    expect(session).toMatchObject({ offset: 0, status: 'open', size: bytes.length });
    const [cuts, nodes] = [
      [700_000, 3_000_000, 4_100_000, 100],
      [app.port, second.port],
    ];
    const line = await cutting(() => nodes[cuts.length % 2] as number, cuts);
    const offsets: number[] = [];
    await new Promise<void>((resolve, reject) => {
      new TusUpload(bytes, {
        uploadUrl: session.url.replace(String(app.port), String(line.port)),
        retryDelays: Array(8).fill(400),
        onAfterResponse: (req, res) => {
          if (req.getMethod() === 'HEAD') offsets.push(Number(res.getHeader('Upload-Offset')));
        },
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
    line.server.close();
    expect(cuts).toEqual([]);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    // Bytes from before a cut are not sent again.
    expect(offsets.at(-1)).toBeGreaterThan(7_000_000);
    const path = `/uploads/${session.id}`;
    expect((await app.api.get(path, app.people.member.key)).body).toMatchObject({
      status: 'complete',
      offset: bytes.length,
    });
    const twice = await Promise.all([create(session.id), create(session.id)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 404]);
    const file = twice.find(({ status }) => status === 201)?.body;
    expect(file).toMatchObject({ name: 'a.bin', size: bytes.length, sha256: sha256(bytes) });
    const { body } = await app.api.get(`/files/${file.id}/download`, app.people.member.key).expect(200);
    expect(sha256(Buffer.from(await (await fetch(body.download_url)).arrayBuffer()))).toBe(sha256(bytes));
    await expectCode(app.api.get(path, app.people.member.key), 404, 'upload_not_found');
    expect(await partsLeft()).toBeGreaterThan(2);
    await clearUploads({ ...app, log: faultLog });
    expect(await partsLeft()).toBe(0);
    expect(await app.database.prisma.uploadSession.count()).toBe(0);
  });
});

describe('the address of a session', () => {
  it('says what it takes, and refuses what is not the next byte', async () => {
    const { url, id } = await begin({ size: 10, name: 'ten.txt' });
    const options = await fetch(url, { method: 'OPTIONS' });
    expect([options.status, options.headers.get('Tus-Version')]).toEqual([204, '1.0.0']);
    const head = await tus(url, 'HEAD');
    expect([head.status, head.headers.get('Upload-Offset'), head.headers.get('Upload-Length')]).toEqual([
      200,
      '0',
      '10',
    ]);
    expect(head.headers.get('Cache-Control')).toBe('no-store');
    expect(Date.parse(head.headers.get('Upload-Expires') as string) - Date.now()).toBeGreaterThan(86_000_000);
    expect((await patch(url, 3, 'abc')).status).toBe(409);
    expect((await patch(url, 0, 'more than ten')).status).toBe(413);
    expect((await fetch(url, { method: 'PATCH' })).status).toBe(412);
    expect((await tus(url, 'PATCH', { 'Upload-Offset': '0' }, 'x')).status).toBe(415);
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    expect((await tus(url, 'PATCH', type, 'x')).status).toBe(400);
    expect((await tus(url, 'POST')).status).toBe(405);
    expect((await tus(`${app.origin}/uploads/${'a'.repeat(32)}`, 'HEAD')).status).toBe(404);
    expect((await tus(`${app.origin}/uploads/a`, 'PATCH')).status).toBe(404);
    const first = await patch(url, 0, 'hello ');
    expect([first.status, first.headers.get('Upload-Offset')]).toEqual([204, '6']);
    await expectCode(create(id), 409, 'upload_incomplete');
    // Both were asked for at the same offset: one of them counts.
    const racers = await Promise.all([
      patch(url, 6, 'you!'),
      patch(url.replace(String(app.port), String(second.port)), 6, 'me!!'),
    ]);
    expect(racers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const { body } = await create(id).field('name', 'greeting.txt').expect(201);
    expect(body).toMatchObject({ name: 'greeting.txt', size: 10, mime_type: 'text/plain' });
    await clearUploads({ ...app, log: faultLog });
    expect(await partsLeft()).toBe(0);
  });

  it('can be used by pages of other origins', async () => {
    const { url } = await begin({ size: 10 });
    const asked = { Origin: 'https://app.example', 'Access-Control-Request-Method': 'PATCH' };
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { ...asked, 'Access-Control-Request-Headers': 'tus-resumable,upload-offset,content-type' },
    });
    const listed = (headers: Headers, name: string) => headers.get(name)?.split(',');
    expect(listed(preflight.headers, 'Access-Control-Allow-Headers')).toEqual(
      expect.arrayContaining(['Tus-Resumable', 'Upload-Offset', 'Content-Type']),
    );
    expect(listed(preflight.headers, 'Access-Control-Allow-Methods')).toContain('PATCH');
    const { headers } = await tus(url, 'HEAD', { Origin: 'https://app.example' });
    expect(listed(headers, 'Access-Control-Expose-Headers')).toEqual(
      expect.arrayContaining(['Upload-Offset', 'Upload-Length', 'Tus-Resumable']),
    );
    expect((await tus(url, 'DELETE')).status).toBe(204);
    expect((await tus(url, 'HEAD')).status).toBe(404);
  });
});

describe('a session', () => {
  it('belongs to its owner', async () => {
    const mine = await begin({ size: 5 });
    const { member, other } = app.people;
    await expectCode(app.api.get(`/uploads/${mine.id}`, other.key), 404, 'upload_not_found');
    await expectCode(app.api.delete(`/uploads/${mine.id}`, other.key), 404, 'upload_not_found');
    expect((await app.api.get('/uploads', other.key).expect(200)).body.uploads).toEqual([]);
    const { uploads } = (await app.api.get('/uploads', member.key).expect(200)).body;
    expect(uploads).toContainEqual(mine);
    await patch(mine.url, 0, 'bytes');
    await expectCode(create(mine.id, other.key), 404, 'upload_not_found');
    await expectCode(
      app.api.post('/videos', member.key).field('title', 'T').field('upload_id', mine.id),
      404,
      'upload_not_found',
    );
    const gone = await app.api.delete(`/uploads/${mine.id}`, member.key).expect(200);
    expect(gone.body).toEqual({ id: mine.id, deleted: true });
    await expectCode(create(mine.id), 404, 'upload_not_found');
    expect((await patch(mine.url, 5, '')).status).toBe(404);
  });

  it('is named instead of the bytes, and once with an Idempotency-Key', async () => {
    const { member } = app.people;
    await expectCode(app.api.post('/files', member.key).field('name', 'x'), 422, 'missing_fields');
    const { id, url } = await begin({ size: 5 });
    await patch(url, 0, 'bytes');
    const both = create(id).attach('file', Buffer.from('x'), 'a.txt');
    await expectCode(both, 400, 'invalid_param');
    const first = await create(id).set('Idempotency-Key', 'one').expect(201);
    const again = await create(id).set('Idempotency-Key', 'one').expect(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('refuses bytes that are not those announced, and videos that are none', async () => {
    const { member } = app.people;
    const wrong = await begin({ size: 5, sha256: 'a'.repeat(64) });
    await patch(wrong.url, 0, 'bytes');
    await expectCode(create(wrong.id), 409, 'checksum_mismatch');
    await expectCode(create(wrong.id), 409, 'checksum_mismatch');
    const text = await begin({ kind: 'video', size: 5 });
    await patch(text.url, 0, 'bytes');
    const named = app.api.post('/videos', member.key).field('title', 'Film').field('upload_id', text.id);
    await expectCode(named, 415, 'unsupported_media_type');
    // A refusal leaves the parts to the next request.
    const again = app.api.post('/videos', member.key).field('title', 'Film').field('upload_id', text.id);
    await expectCode(again, 415, 'unsupported_media_type');
    const half = await begin({ kind: 'video', size: 5, sha256: 'a'.repeat(64) });
    const asFilm = () => app.api.post('/videos', member.key).field('title', 'Film').field('upload_id', half.id);
    const bytes = await film();
    const mp4 = await begin({ kind: 'video', name: 'film.mp4', size: bytes.length, sha256: 'a'.repeat(64) });
    await patch(mp4.url, 0, bytes);
    const unlike = app.api.post('/videos', member.key).field('title', 'Film').field('upload_id', mp4.id);
    await expectCode(unlike, 409, 'checksum_mismatch');
    await expectCode(asFilm(), 409, 'upload_incomplete');
    const session = await begin({ kind: 'video', name: 'film.mp4', size: bytes.length });
    await patch(session.url, 0, bytes.subarray(0, 100));
    await patch(session.url, 100, bytes.subarray(100));
    const video = await app.api.post('/videos', member.key).field('title', 'Film').field('upload_id', session.id);
    expect([video.status, video.body.status, video.body.duration]).toEqual([201, 'ready', 3]);
    for (const { id } of [wrong, text, half, mp4]) await app.api.delete(`/uploads/${id}`, member.key).expect(200);
    await clearUploads({ ...app, log: faultLog });
  });

  it('ends a day after its last byte, with its parts', async () => {
    const { id, url } = await begin({ size: 5 });
    await patch(url, 0, 'byt');
    await app.database.pool.query(`UPDATE upload_sessions SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    expect((await patch(url, 3, 'es')).status).toBe(404);
    await clearUploads({ ...app, log: faultLog });
    expect(await partsLeft()).toBe(0);
    expect((await reserved(app.people.member.id))[1]).toBe(0);
  });

  it('has no objects that a sweep would take, and leaves none', async () => {
    const { id, url } = await begin({ size: 8 });
    await patch(url, 0, 'byt');
    const later = new Date(Date.now() + 7_200_000);
    const found = async () => {
      const keys: string[] = [];
      for await (const { key } of orphans(app, owners, later)) keys.push(key);
      return keys;
    };
    expect(await found()).toEqual([]);
    await patch(url, 3, 'es...');
    const key = randomBytes(4).toString('hex');
    // Refused for its name, after the parts were joined.
    await expectCode(create(id).set('Idempotency-Key', key).field('name', 'a/b'), 400, 'invalid_param');
    expect(await found()).toEqual([]);
    await create(id).expect(201);
    await clearUploads({ ...app, log: faultLog });
    expect(await found()).toEqual([]);
  });
});

describe('the parts of a session', () => {
  /** Calls of `join` on two nodes, each of which waits for `gate`. */
  let joins = 0;
  let gate: Promise<unknown> = Promise.resolve();
  let nodes: TestApp[];
  const through = (storage: Storage): Storage => ({
    ...storage,
    join: async (head, parts) => {
      joins++;
      await gate;
      return await storage.join(head, parts);
    },
  });
  const post = (id: string, at = 0) => nodes[at % 2]?.api.post('/files', app.people.member.key).field('upload_id', id);
  /** A complete session, with the lease of another request for so many seconds. */
  const leased = async (seconds: number | null): Promise<string> => {
    const { id, url } = await begin({ size: 5 });
    await patch(url, 0, 'by');
    await patch(url, 2, 'tes');
    if (seconds !== null) await lease(id, seconds);
    return id;
  };
  const lease = (id: string, seconds: number) =>
    app.database.pool.query(
      `UPDATE upload_sessions SET join_key = coalesce(join_key, 'files/00/other'), join_until = now() + make_interval(secs => $2) WHERE id = $1`,
      [id, seconds],
    );
  beforeAll(async () => {
    const node = () => testApp({ sharing: app, settings: { RATE_LIMITS: 'off' }, through });
    nodes = [await node(), await node()];
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
  });

  it('are joined once, also for requests at once on several nodes', async () => {
    const id = await leased(null);
    gate = new Promise((resolve) => setTimeout(resolve, 300));
    const replies = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => post(id, at)));
    expect(replies.map((reply) => reply?.status).sort()).toEqual([201, 404, 404, 404, 404, 404]);
    expect(joins).toBe(1);
  });

  it('are left to the next request after that of a killed node, but not before', async () => {
    const [soon, later] = [await leased(0.6), await leased(60)];
    const [taken, refused] = await Promise.all([post(soon), post(later)]);
    expect([taken?.status, taken?.body.size]).toEqual([201, 5]);
    expect([refused?.status, refused?.body.code]).toEqual([409, 'upload_incomplete']);
    await app.api.delete(`/uploads/${later}`, app.people.member.key).expect(200);
  });

  it('stay with a request for as long as it takes', async () => {
    const id = await leased(null);
    let open = () => {};
    gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const before = joins;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const made = Promise.resolve(post(id));
      await vi.waitFor(() => expect(joins).toBe(before + 1), 3000);
      await lease(id, 1);
      vi.advanceTimersByTime(20_000);
      const text = `SELECT join_until > now() + interval '30 seconds' AS renewed FROM upload_sessions WHERE id = $1`;
      await vi.waitFor(
        async () => expect((await app.database.pool.query(text, [id])).rows).toEqual([{ renewed: true }]),
        3000,
      );
      open();
      expect((await made)?.status).toBe(201);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a quota', () => {
  it('counts open sessions, exactly also if many begin at once', async () => {
    const small = await testApp({
      sharing: app,
      settings: { RATE_LIMITS: 'off', FILE_QUOTA: '1000', VIDEO_QUOTA: '2000' },
    });
    const { key, id: owner } = await createPerson(app.database, 'quota-racer');
    const ask = (size: number, kind = 'file') => small.api.post('/uploads', key).send({ kind, name: 'a.bin', size });
    const send = (size: number) => small.api.post('/files', key).attach('file', Buffer.alloc(size), 'a.bin');
    const racers = await Promise.all([ask(300), send(300), ask(300), send(300), ask(300), ask(300), send(300)]);
    expect(racers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403, 403, 403, 403]);
    const [bytes = 0, held = 0] = await reserved(owner);
    expect(bytes + held).toBe(900);
    expect((await small.api.get('/me', key).expect(200)).body.quotas).toEqual({
      files: { used: 900, allowed: 1000 },
      videos: { used: 0, allowed: 2000 },
    });
    const more = await Promise.all([ask(100), ask(1), ask(100)]);
    expect(more.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect((await reserved(owner)).reduce((a, b) => a + b)).toBeLessThanOrEqual(1000);
    // A session becomes a file in a full quota.
    const [own] = (await small.api.get('/uploads', key).expect(200)).body.uploads as Session[];
    const { id = '', url = '', size = 0 } = own ?? {};
    await patch(url, 0, Buffer.alloc(size));
    const before = (await reserved(owner)).reduce((a, b) => a + b);
    const made = await small.api.post('/files', key).field('upload_id', id);
    expect([made.status, made.body]).toMatchObject([201, { size }]);
    expect((await reserved(owner)).reduce((a, b) => a + b)).toBe(before);
    const films = await Promise.all([ask(900, 'video'), ask(900, 'video'), ask(900, 'video')]);
    expect(films.map(({ status }) => status).sort()).toEqual([201, 201, 403]);
    const video = small.api
      .post('/videos', key)
      .field('title', 'Film')
      .attach('video', await film(), 'film.mp4');
    await expectCode(video, 403, 'quota_exceeded');
    await expectCode(
      small.api.post('/uploads', key).send({ kind: 'file', name: 'a', size: 2e9 }),
      413,
      'payload_too_large',
    );
    await small.close();
  });

  it('limits how many are open', async () => {
    const { key } = await createPerson(app.database, 'many-uploads');
    const ask = () => app.api.post('/uploads', key).send({ kind: 'file', name: 'a.bin', size: 1 });
    const all = await Promise.all(Array.from({ length: 23 }, ask));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(20);
    await expectCode(ask(), 403, 'quota_exceeded');
  });

  it('is of active areas', async () => {
    const off = await testApp({ sharing: app, settings: { AREAS: 'forum,videos' } });
    const asked = off.api.post('/uploads', app.people.member.key).send({ kind: 'file', name: 'a.bin', size: 1 });
    await expectCode(asked, 503, 'component_inactive');
    await off.close();
  });
});
