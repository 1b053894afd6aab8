import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { type FileReply, filesOf } from '../../helpers/files.js';
import { createPerson, type Person } from '../../helpers/people.js';

let app: TestApp;
let files: ReturnType<typeof filesOf>;
beforeAll(async () => {
  app = await testApp();
  files = filesOf(app);
});
afterAll(() => app.close());

const key = () => app.people.member.key;

describe('a file', () => {
  let file: FileReply;
  beforeAll(async () => {
    file = await files.upload('words');
  });

  it('is read, renamed and deleted by its owner', async () => {
    expect((await app.api.get(`/files/${file.id}`, key()).expect(200)).body).toEqual(file);
    const renamed = await app.api.patch(`/files/${file.id}/rename`, key()).send({ name: ' Other.txt ' }).expect(200);
    expect(renamed.body).toMatchObject({ id: file.id, name: 'Other.txt', sha256: file.sha256 });
    const { body } = await app.api.get(`/files/${file.id}/download`, key()).expect(200);
    expect((await fetch(body.download_url)).headers.get('content-disposition')).toContain('Other.txt');
    const gone = await files.upload('gone');
    const link = (await app.api.get(`/files/${gone.id}/download`, key()).expect(200)).body.download_url;
    expect((await app.api.delete(`/files/${gone.id}`, key()).expect(200)).body).toEqual({ id: gone.id, deleted: true });
    expect((await fetch(link)).status).toBe(404);
    await app.api.delete(`/files/${gone.id}`, key()).expect(404);
  });

  it('does not exist for anybody else, an admin included', async () => {
    for (const stranger of [app.people.other.key, app.people.admin.key]) {
      const calls = [
        app.api.get(`/files/${file.id}`, stranger),
        app.api.get(`/files/${file.id}/download`, stranger),
        app.api.patch(`/files/${file.id}/rename`, stranger).send({ name: 'x' }),
        app.api.post(`/files/${file.id}/share`, stranger).send({}),
        app.api.delete(`/files/${file.id}/share`, stranger),
        app.api.delete(`/files/${file.id}`, stranger),
      ];
      for (const call of calls) expect((await call.expect(404)).body.code).toBe('file_not_found');
    }
  });

  it.each(['', ' ', 'a/b', 'a\\b', 'a\nb', 'n'.repeat(256), 7])('cannot be called %j', async (name) => {
    const { status } = await app.api.patch(`/files/${file.id}/rename`, key()).send({ name });
    expect(status).toBe(typeof name === 'string' && name.trim() === '' ? 422 : 400);
  });
});

describe('the list', () => {
  let owner: Person;
  const names = ['b report.txt', 'A report.txt', 'c_100%.txt', 'd note.txt', 'a note.txt'];
  beforeAll(async () => {
    owner = await createPerson(app.database, 'listing');
    for (const [i, name] of names.entries()) await files.upload('x'.repeat(10 + ((i * 3) % 5)), name, owner.key);
  });
  const list = async (query: string) => (await app.api.get(`/files?${query}`, owner.key).expect(200)).body;
  const listedNames = async (query: string) => (await list(query)).files.map(({ name }: FileReply) => name);

  it('is sorted as asked for', async () => {
    expect(await listedNames('')).toEqual([...names].reverse());
    expect(await listedNames('sort=name')).toEqual([
      'a note.txt',
      'A report.txt',
      'b report.txt',
      'c_100%.txt',
      'd note.txt',
    ]);
    const sizes = (await list('sort=size')).files.map(({ size }: FileReply) => size);
    expect(sizes).toEqual([14, 13, 12, 11, 10]);
  });

  it('has pages, and knows how many files there are', async () => {
    expect(await list('per_page=2&page=3')).toMatchObject({ page: 3, pages: 3, total: 5, files: [{ name: names[0] }] });
    expect(await list('per_page=2&page=4')).toEqual({ page: 4, pages: 3, total: 5, files: [] });
    const person = await createPerson(app.database, 'nobody');
    const { body } = await app.api.get('/files', person.key).expect(200);
    expect(body).toEqual({ files: [], page: 1, pages: 0, total: 0 });
  });

  it('finds texts in names whatever the case, and signs are signs', async () => {
    expect(await listedNames('search=REPORT&sort=name')).toEqual(['A report.txt', 'b report.txt']);
    expect(await list('search=report&per_page=1&page=2')).toMatchObject({ total: 2, pages: 2, page: 2 });
    expect(await listedNames('search=%25')).toEqual(['c_100%.txt']);
    expect(await listedNames('search=_')).toEqual(['c_100%.txt']);
    expect(await listedNames('search=%5C')).toEqual([]);
    expect(await listedNames('search=%20')).toHaveLength(5);
  });

  it('refuses what it does not know', async () => {
    await app.api.get('/files?sort=colour', owner.key).expect(400);
    await app.api.get('/files?per_page=101', owner.key).expect(400);
  });
});

describe.runIf(process.env.TEST_STORAGE_URL === undefined)('a link of ours', () => {
  let url: URL;
  beforeAll(async () => {
    const { id } = await files.upload('<script>alert(1)</script>', 'page.html');
    url = new URL((await app.api.get(`/files/${id}/download`, key()).expect(200)).body.download_url);
  });
  const changed = (name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return fetch(other);
  };

  it('never lets what is stored run as a page', async () => {
    const { headers } = await fetch(url);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('content-disposition')).toMatch(/^attachment/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has a tag, and answers 304, 206 and 416', async () => {
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[0-9A-Za-z]{32}"$/);
    // Not by `fetch`, which would add no-cache.
    await request(url.origin)
      .get(url.pathname + url.search)
      .set('If-None-Match', tag)
      .expect(304);
    const part = (ifRange: string) => fetch(url, { headers: { Range: 'bytes=0-1', 'If-Range': ifRange } });
    expect([(await part(tag)).status, (await part('"other"')).status]).toEqual([206, 200]);
    const beyond = await fetch(url, { headers: { Range: 'bytes=99-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */25']);
  });

  it.each([
    ['bytes=-5000', 206, 'bytes 0-24/25'],
    ['bytes=-4', 206, 'bytes 21-24/25'],
    ['bytes=20-', 206, 'bytes 20-24/25'],
    ['Bytes=3-99', 206, 'bytes 3-24/25'],
    [`bytes=0-${'9'.repeat(400)}`, 206, 'bytes 0-24/25'],
    ['bytes=-0', 416, 'bytes */25'],
    ['bytes=25-', 416, 'bytes */25'],
    ...[
      'bytes=5-2',
      'bytes=-',
      'bytes=1x-2',
      'bytes=0x1-2',
      'bytes=--1',
      'items=0-1',
      'bytes=0-1,4-5',
      'bytes=0-1,4-2',
    ].map((range) => [range, 200, null] as const),
  ] as const)('is read as RFC 9110 says: %s', async (range, status, contentRange) => {
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    const reply = await fetch(url, { headers: { Range: range } });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([status, contentRange]);
    const [, start = '0', end = '24'] = /^bytes (\d+)-(\d+)/.exec(contentRange ?? '') ?? [];
    if (status !== 416)
      expect(Buffer.from(await reply.arrayBuffer())).toEqual(whole.subarray(Number(start), Number(end) + 1));
  });

  it('has ranges for GET alone, and for who goes on with the same bytes', async () => {
    const head = await fetch(url, { method: 'HEAD', headers: { Range: 'bytes=0-1' } });
    expect([head.status, head.headers.get('content-length'), head.headers.get('content-range')]).toEqual([
      200,
      '25',
      null,
    ]);
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    for (const ifRange of [`W/${tag}`, 'Thu, 26 Nov 2026 12:00:00 GMT', `"x", ${tag}`]) {
      expect((await fetch(url, { headers: { Range: 'bytes=0-1', 'If-Range': ifRange } })).status).toBe(200);
    }
  });

  it('cannot be altered, and nothing else is reached by it', async () => {
    const replies = [
      await changed('disposition', 'inline'),
      await changed('type', 'text/plain'),
      await changed('expires', '9999999999'),
      await changed('signature', ''),
      await fetch(url.origin + url.pathname),
      await fetch(`${url.origin}/storage/../package.json${url.search}`),
      await fetch(`${url.origin}/storage/files/00/..%2F..%2Fetc${url.search}`),
    ];
    for (const reply of replies.slice(0, 5))
      expect([reply.status, (await reply.json()).code]).toEqual([403, 'forbidden']);
    for (const reply of replies.slice(5)) expect([403, 404]).toContain(reply.status);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
  });

  it('ends with its time, and with its area', async () => {
    const head = { key: url.pathname.slice('/storage/'.length), mimeType: 'text/html', name: 'page.html' };
    const old = await app.storage.link({ ...head, disposition: 'attachment' }, -1, app.origin);
    expect((await fetch(old.url)).status).toBe(403);
    const off = await testApp({ sharing: app, settings: { AREAS: 'none' } });
    expect((await fetch(off.origin + url.pathname + url.search)).status).toBe(503);
    await off.close();
  });
});
