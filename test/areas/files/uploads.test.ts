import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { boundary, filePart, filesOf, multipart, textPart } from '../../helpers/files.js';

let app: TestApp;
let files: ReturnType<typeof filesOf>;
let writing = 0;
beforeAll(async () => {
  app = await testApp({
    settings: { MAX_FILE_SIZE: '300000' },
    through: (storage) => ({
      ...storage,
      write: async (...args) => {
        writing++;
        return storage.write(...args).finally(() => writing--);
      },
    }),
  });
  files = filesOf(app);
});
afterAll(() => app.close());
// Stored objects match listed files after every test.
afterEach(async () => expect(await files.stored()).toEqual(await files.listed()));

const post = () => app.api.post('/files', app.people.member.key);
const raw = (body: Buffer | string, type = `multipart/form-data; boundary=${boundary}`) =>
  post().set('Content-Type', type).serialize(String).send(body);

async function expectRefusal(
  call: PromiseLike<{ status: number; body: { code: string } }>,
  ...wanted: [number, string]
) {
  const before = await files.listed();
  const reply = await call;
  expect([reply.status, reply.body.code]).toEqual(wanted);
  expect(await files.stored()).toEqual(before);
  expect(await files.listed()).toEqual(before);
  return reply;
}

/** A file whose type is recognised by its codec. */
const oggOpus = Buffer.concat([
  Buffer.from('OggS\0\x02'),
  Buffer.alloc(22),
  Buffer.from('OpusHead\x01\x02'),
  Buffer.alloc(200),
]);

describe('an upload', () => {
  it('is told by its content, and its bytes come back as they were', async () => {
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
      Buffer.alloc(200_000, 7),
    ]);
    const file = await files.upload(png, 'picture.txt');
    expect(file).toMatchObject({
      name: 'picture.txt',
      mime_type: 'image/png',
      size: png.length,
      sha256: createHash('sha256').update(png).digest('hex'),
      share: null,
    });
    const { body } = await app.api.get(`/files/${file.id}/download`, app.people.member.key).expect(200);
    const reply = await fetch(body.download_url);
    expect(Buffer.from(await reply.arrayBuffer()).equals(png)).toBe(true);
  });

  it.each([
    ['note.txt', 'plain words', 'text/plain'],
    ['page.html', '<script>alert(1)</script>', 'text/html'],
    ['data.csv', 'a,b\n1,2\n', 'text/csv'],
    ['no-ending', 'plain words', 'text/plain'],
    ['film.mp4', 'plain words', 'text/plain'],
    ['film.mp4', Buffer.from([0, 1, 2, 3]), 'application/octet-stream'],
    ['grüße.txt', Buffer.from([0x67, 0xfc]), 'application/octet-stream'],
    ['song.opus', oggOpus, 'audio/ogg'],
  ])('detects the type from the content, not from the name: %s', async (name, bytes, type) => {
    expect(await files.upload(bytes, name)).toMatchObject({ name, mime_type: type });
  });

  it('is called as `name` says', async () => {
    const reply = await post().field('name', '  Report ').attach('file', Buffer.from('x'), 'a.txt').expect(201);
    expect(reply.body.name).toBe('Report');
  });

  it('stores an upload once for the same bytes and Idempotency-Key', async () => {
    const send = (bytes: string) => post().set('Idempotency-Key', 'once').attach('file', Buffer.from(bytes), 'a.txt');
    const first = await send('same').expect(201);
    const again = await send('same').expect(201);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    await expectRefusal(send('other'), 422, 'idempotency_key_reused');
  });
});

describe('the name of an upload', () => {
  it.each([
    ['a path', '../../etc/passwd', 'passwd'],
    ['a path of Windows', 'C:\\Users\\mia\\note.txt', 'note.txt'],
    ['emoji', 'party 🎉.txt', 'party 🎉.txt'],
    ['overrides of the direction', 'note\u202etxt.exe', 'notetxt.exe'],
    ['a mark that Arabic is written with', 'نص\u200f1.txt', 'نص\u200f1.txt'],
    ['another script', 'отчёт-報告.txt', 'отчёт-報告.txt'],
  ])('accepts %s', async (_what, sent, name) => {
    const reply = await raw(multipart([filePart(sent), 'bytes'])).expect(201);
    expect(reply.body.name).toBe(name);
  });

  it('accepts a name of 255 characters, and returns it with the file', async () => {
    const name = `${'n'.repeat(251)}.txt`;
    const file = await files.upload('x', name);
    expect(file.name).toBe(name);
  });

  it.each([
    ['of 300 characters', 'n'.repeat(300)],
    ['with a control character', 'a%0Ab.txt'],
    ['of a dot', '.', '"." is no name for a file'],
    ['of two dots', '..', '".." is no name for a file'],
    ['of two dots below a folder', 'a/..', '".." is no name for a file'],
    ['of two dots below a folder of Windows', 'C:\\a\\..', '".." is no name for a file'],
    ['of dots and slashes alone', '../'],
  ])('refuses an upload whose only name is %s', async (_what, sent, fault = 'its file name ') => {
    const { status, body } = await raw(multipart([filePart(sent), 'bytes']));
    expect([status, body.code]).toEqual([400, 'invalid_file']);
    expect(body.data.params).toEqual({ file: expect.stringContaining(fault) });
    expect(body.data.params.file).toMatch(/; give another as name$/);
    await raw(multipart([filePart(sent), 'bytes'], [textPart('name'), 'fine'])).expect(201);
  });

  it('refuses a name with NUL', async () => {
    await expectRefusal(raw(multipart([filePart('a\0b.txt'), 'bytes'])), 400, 'invalid_file');
  });

  it.each(['a/b', 'a\\b', 'a\u0007', 'n'.repeat(256)])('given apart as %j is refused', async (name) => {
    await expectRefusal(raw(multipart([filePart(), 'bytes'], [textPart('name'), name])), 400, 'invalid_param');
  });
});

describe('a body that is none', () => {
  it.each<[string, Buffer | string, string | undefined, number, string]>([
    ['of another type', '{}', 'application/json', 415, 'unsupported_media_type'],
    ['without a boundary', multipart([filePart(), 'x']), 'multipart/form-data', 400, 'invalid_file'],
    ['with another boundary', multipart([filePart(), 'x']), 'multipart/form-data; boundary=no', 400, 'invalid_file'],
    ['that ends early', multipart([filePart(), 'x'.repeat(99)]).subarray(0, -40), undefined, 400, 'invalid_file'],
    ['of noise', 'noise', undefined, 400, 'invalid_file'],
    ['with an empty file', multipart([filePart(), '']), undefined, 400, 'invalid_file'],
    ['with a text in the file’s place', multipart([textPart('file'), 'words']), undefined, 400, 'invalid_file'],
    ['without a file', multipart([textPart('name'), 'words']), undefined, 422, 'missing_fields'],
    ['with the file in another part', multipart([filePart('a.txt', 'picture'), 'x']), undefined, 400, 'invalid_file'],
    ['with two files', multipart([filePart(), 'x'], [filePart(), 'y']), undefined, 400, 'invalid_file'],
    [
      'with a second file in another part',
      multipart([filePart(), 'x'], [filePart('b', 'other'), 'y']),
      undefined,
      400,
      'invalid_file',
    ],
    [
      'with too many parts',
      multipart([filePart(), 'x'], ...Array.from({ length: 30 }, (): [string, string] => [textPart('t'), 'x'])),
      undefined,
      400,
      'invalid_file',
    ],
    [
      'with a text of a megabyte',
      multipart([filePart(), 'x'], [textPart('name'), 'n'.repeat(1_048_576)]),
      undefined,
      400,
      'invalid_param',
    ],
    [
      'with a text that is too long under a name that is unknown',
      multipart([filePart(), 'x'], [textPart('note'), 'n'.repeat(262_141)]),
      undefined,
      400,
      'invalid_param',
    ],
    [
      'with a text under a name that is unknown',
      multipart([filePart(), 'x'], [textPart('note'), 'n'.repeat(262_140)]),
      undefined,
      400,
      'invalid_param',
    ],
    [
      'with the same text twice',
      multipart([filePart(), 'x'], [textPart('name'), 'a'], [textPart('name'), 'b']),
      undefined,
      400,
      'invalid_param',
    ],
    ['with a blank name', multipart([filePart(), 'x'], [textPart('name'), ' ']), undefined, 422, 'missing_fields'],
  ])('%s', async (_what, body, type, status, code) => {
    await expectRefusal(type === undefined ? raw(body) : raw(body, type), status, code);
  });
});

describe('a limit', () => {
  it('answers 413 with the maximum size when an upload crosses the limit', async () => {
    const chunks = Array.from({ length: 40 }, () => Buffer.alloc(10_000, 1));
    const reply = await expectRefusal(raw(multipart([filePart(), Buffer.concat(chunks)])), 413, 'payload_too_large');
    expect(reply.body).toMatchObject({ data: { max_size: 300_000 } });
  });

  it('answers 413 before reading if Content-Length is over the limit', async () => {
    const before = await files.stored();
    const code = await new Promise((resolve, reject) => {
      const call = httpRequest(`${app.origin}/v1/files`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${app.people.member.key}`,
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          'Content-Length': 5_000_000,
        },
      });
      call.on('response', (reply) => resolve(reply.statusCode)).on('error', reject);
      call.flushHeaders();
    });
    expect(code).toBe(413);
    expect(await files.stored()).toEqual(before);
  });

  it('is exact to the byte', async () => {
    await files.upload(Buffer.alloc(300_000));
    await expectRefusal(raw(multipart([filePart(), Buffer.alloc(300_001)])), 413, 'payload_too_large');
  });
});

it('leaves nothing of an upload whose connection breaks', async () => {
  const [stored, listed] = [await files.stored(), await files.listed()];
  const call = httpRequest(`${app.origin}/v1/files`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${app.people.member.key}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': 200_000,
    },
  });
  call.on('error', () => {});
  call.write(
    Buffer.concat([multipart([filePart(), '']).subarray(0, -(boundary.length + 8)), Buffer.alloc(90_000, 65)]),
  );
  await until(() => writing === 1);
  call.destroy();
  await until(() => writing === 0);
  expect(await files.stored()).toEqual(stored);
  expect(await files.listed()).toEqual(listed);
});
