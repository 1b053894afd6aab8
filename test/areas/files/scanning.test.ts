import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { expectCode } from '../../helpers/codes.js';
import { filesOf } from '../../helpers/files.js';
import { startScanner, worm } from '../../helpers/scanner.js';

let scanner: Awaited<ReturnType<typeof startScanner>>;
let app: TestApp;
let files: ReturnType<typeof filesOf>;
beforeAll(async () => {
  scanner = await startScanner();
  app = await testApp({ settings: { SCAN_URL: scanner.url } });
  files = filesOf(app);
});
afterAll(async () => {
  await app.close();
  await scanner.close();
});

const post = (bytes: string | Buffer, to = app) =>
  to.api.post('/files', to.people.member.key).attach('file', Buffer.from(bytes), 'a.txt');

/** Uploads by a session, in parts of these texts, and makes a file of it. */
async function byTus(texts: readonly string[]) {
  const { key } = app.people.member;
  const size = texts.join('').length;
  const { body } = await app.api.post('/uploads', key).send({ kind: 'file', name: 'a.txt', size }).expect(201);
  let offset = 0;
  for (const text of texts) {
    const reply = await fetch(body.url, {
      method: 'PATCH',
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': String(offset),
        'Content-Type': 'application/offset+octet-stream',
      },
      body: text,
    });
    expect(reply.status).toBe(204);
    offset += text.length;
  }
  return app.api.post('/files', key).field('upload_id', body.id);
}

describe('a scanner of uploads', () => {
  it('sees every byte of what is stored', async () => {
    const text = 'harmless '.repeat(50_000);
    await post(text).expect(201);
    expect(scanner.scanned.at(-1)).toBe(text);
    expect((await byTus(['in ', 'two parts'])).status).toBe(201);
    expect(scanner.scanned.at(-1)).toBe('in two parts');
  });

  it('lets nothing be stored that it finds something in, also across the parts of a session', async () => {
    const before = [await files.stored(), await files.listed()];
    const refused = [await post(`text ${worm} text`), await byTus([worm.slice(0, 5), worm.slice(5)])];
    const picture = await app.api
      .put('/me/avatar', app.people.member.key)
      .attach('image', Buffer.from(`GIF89a ${worm}`), 'a.gif');
    for (const { body } of [...refused, picture]) expect(body.code).toMatch(/invalid_file|unsupported_media_type/);
    expect(refused.map(({ body }) => body.data.params)).toEqual([
      { file: 'is refused by the virus scanner' },
      { file: 'is refused by the virus scanner' },
    ]);
    expect([await files.stored(), await files.listed()]).toEqual(before);
  });

  it('ends when an upload does', async () => {
    const sent = scanner.scanned.length;
    await post(Buffer.alloc(0)).expect(400);
    expect(scanner.scanned.length).toBe(sent);
  });
});

describe('a scanner that does not answer, or is given too much', () => {
  it('stops uploads, unless they are to be accepted without', async () => {
    const stopped = await startScanner();
    await stopped.close();
    const small = await startScanner({ most: 100 });
    for (const { url } of [stopped, small]) {
      const closed = await testApp({ sharing: app, settings: { SCAN_URL: url } });
      const open = await testApp({ sharing: app, settings: { SCAN_URL: url, SCAN_FAILURE: 'accept' } });
      try {
        const before = await filesOf(closed).stored();
        await expectCode(post('x'.repeat(300_000), closed), 503, 'component_inactive');
        expect(await filesOf(closed).stored()).toEqual(before);
        await post('x'.repeat(300_000), open).expect(201);
      } finally {
        await closed.close();
        await open.close();
      }
    }
    await small.close();
  });
});

it('sends a file no faster to one address than is set, over all of its connections', async () => {
  const slow = await testApp({ sharing: app, settings: { DOWNLOAD_RATE: '200000' } });
  try {
    const { body } = await post('y'.repeat(100_000), slow).expect(201);
    const { download_url: url } = (await slow.api.get(`/files/${body.id}/download`, slow.people.member.key).expect(200))
      .body;
    const seconds = async (downloads: number) => {
      const began = performance.now();
      const texts = await Promise.all(Array.from({ length: downloads }, async () => (await fetch(url)).text()));
      expect(texts.every((text) => text.length === 100_000)).toBe(true);
      return (performance.now() - began) / 1000;
    };
    // The next pays for what was sent: four times half a second, less one chunk.
    expect(await seconds(4)).toBeGreaterThan(1.5);
  } finally {
    await slow.close();
  }
});
