import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { filesOf } from '../helpers/files.js';

let app: TestApp;
let files: ReturnType<typeof filesOf>;
beforeAll(async () => {
  app = await testApp();
  files = filesOf(app);
});
afterAll(() => app.close());

const share = async (body: object = {}, id?: number) => {
  const file = id ?? (await files.upload('shared words', 'shared.txt')).id;
  return { id: file, reply: await app.api.post(`/files/${file}/share`, app.people.member.key).send(body) };
};
const access = (token: string, body: object = {}) => app.api.post(`/shares/${token}/access`).send(body);
const later = () => new Date(Date.now() + 3_600_000).toISOString();

describe('a share link', () => {
  it('is created once and then updated; omitted fields stay, and null clears them', async () => {
    const { id, reply } = await share({ password: 'long enough', expires_at: later(), allow_download: false });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ has_password: true, allow_download: false });
    expect(reply.body.share_url).toBe(`${app.origin}/shares/${reply.body.token}`);
    const same = (await share({}, id)).reply;
    expect([same.status, same.body]).toEqual([200, reply.body]);
    const cleared = (await share({ password: null, expires_at: null, allow_download: null }, id)).reply;
    expect(cleared.body).toMatchObject({ has_password: false, expires_at: null, allow_download: true });
    expect(cleared.body.token).toBe(reply.body.token);
    const file = await app.api.get(`/files/${id}`, app.people.member.key).expect(200);
    expect(file.body.share).toEqual(cleared.body);
  });

  it.each([
    ['2032-02-29T23:59:59+14:00', '2032-02-29T09:59:59+00:00'],
    ['8999-12-31T23:59:59.999999999-23:59', '9000-01-01T23:58:59+00:00'],
  ])('may end at %s', async (time, expected) => {
    const { id, reply } = await share({ expires_at: time });
    expect([reply.status, reply.body.expires_at]).toEqual([201, expected]);
    await app.api.get(`/files/${id}`, app.people.member.key).expect(200);
  });

  it('needs no body, and is created once by concurrent requests', async () => {
    const { id } = await files.upload('words');
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => app.api.post(`/files/${id}/share`, app.people.member.key)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
    expect(new Set(replies.map(({ body }) => body.token)).size).toBe(1);
  });

  it.each([
    { expires_at: '2020-01-01T00:00:00Z' },
    { expires_at: '2030-13-41T00:00:00Z' },
    { expires_at: '2031-02-29T00:00:00Z' },
    { expires_at: '2031-04-31T00:00:00Z' },
    { expires_at: '9000-01-01T00:00:00Z' },
    { expires_at: 'tomorrow' },
    { password: 'short' },
    { password: 'p'.repeat(129) },
    { allow_download: 'yes' },
  ])('is not made of %j', async (body) => {
    const { reply } = await share(body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_param']);
  });

  it('shows the shared content, and leads to its bytes', async () => {
    const { token } = (await share()).reply.body;
    const sharePage = await app.api.get(`/shares/${token}`).expect(200);
    expect(sharePage.body).toEqual({
      kind: 'file',
      name: 'shared.txt',
      mime_type: 'text/plain',
      size: 12,
      has_password: false,
      allow_download: true,
      expires_at: null,
    });
    const { body } = await access(token).expect(200);
    expect(await (await fetch(body.url)).text()).toBe('shared words');
    await app.api.post(`/shares/${token}/access`).expect(200);
  });

  it('requires its password', async () => {
    const { token } = (await share({ password: 'pässword 1' })).reply.body;
    expect((await access(token).expect(403)).body.message).toBe('This link requires a password.');
    expect((await access(token, { password: null }).expect(403)).body.code).toBe('forbidden');
    expect((await access(token, { password: 'wrong' }).expect(403)).body.code).toBe('forbidden');
    await access(token, { password: 'pässword 1' }).expect(200);
    await access(token, { password: 'pässword 1' }).expect(200);
    const kept = await app.database.prisma.share.findUniqueOrThrow({ where: { token } });
    expect(kept.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('accepts twenty wrong passwords an hour, without counting right ones', async () => {
    const { token } = (await share({ password: 'long enough' })).reply.body;
    await access(token, { password: 'long enough' }).expect(200);
    for (let i = 0; i < 20; i++) await access(token, { password: `guess ${i}` }).expect(403);
    const reply = await access(token, { password: 'long enough' }).expect(429);
    expect(reply.body.code).toBe('rate_limited');
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000);
    const other = (await share({ password: 'long enough' })).reply.body.token;
    await access(other, { password: 'long enough' }).expect(200);
  });

  it('leads to no bytes of a file without the permission to download', async () => {
    const { token } = (await share({ allow_download: false })).reply.body;
    await app.api.get(`/shares/${token}`).expect(200);
    expect((await access(token).expect(403)).body.code).toBe('forbidden');
  });

  it('leads to bytes for an hour, from a bucket for ten minutes, and never longer than the share', async () => {
    const lasts = async (token: string) => {
      const { expires_at } = (await access(token).expect(200)).body;
      return (Date.parse(expires_at) - Date.now()) / 60_000;
    };
    const { token } = (await share({ expires_at: new Date(Date.now() + 600_000).toISOString() })).reply.body;
    expect(await lasts(token)).toBeLessThan(11);
    // A link into a bucket cannot be revoked, so that it expires soon after the share ends.
    const minutes = app.config.storage.kind === 'file' ? 60 : 10;
    const lasting = await lasts((await share()).reply.body.token);
    expect([lasting > minutes * 0.8, lasting <= minutes + 0.1]).toEqual([true, true]);
  });

  it('accepts a password of white space', async () => {
    const { token } = (await share({ password: ' '.repeat(8) })).reply.body;
    await access(token, { password: ' '.repeat(9) }).expect(403);
    await access(token, { password: ' '.repeat(8) }).expect(200);
  });

  it('is 404 once it is removed, has expired, or its file is deleted', async () => {
    const gone = async (token: string) => {
      expect((await app.api.get(`/shares/${token}`).expect(404)).body.code).toBe('share_not_found');
      await access(token).expect(404);
    };
    const removed = await share();
    await app.api.delete(`/files/${removed.id}/share`, app.people.member.key).expect(200);
    await gone(removed.reply.body.token);
    const again = await app.api.delete(`/files/${removed.id}/share`, app.people.member.key).expect(404);
    expect(again.body.code).toBe('share_not_found');
    const expired = (await share({ expires_at: later() })).reply.body.token;
    await app.database.prisma.share.update({ where: { token: expired }, data: { expiresAt: new Date() } });
    await gone(expired);
    const deleted = await share();
    await app.api.delete(`/files/${deleted.id}`, app.people.member.key).expect(200);
    await gone(deleted.reply.body.token);
  });

  it('is 503 if its area is switched off', async () => {
    const { token } = (await share()).reply.body;
    const off = await testApp({ sharing: app, settings: { AREAS: 'forum' } });
    const reply = await off.api.get(`/shares/${token}`).expect(503);
    expect(reply.body.data.component).toBe('files');
    await off.close();
  });
});
