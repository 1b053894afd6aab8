import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../helpers/app.js';
import { filesOf } from '../helpers/files.js';
import { Visitor } from './visitor.js';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await testApp();
  visitor = new Visitor(app);
});
afterAll(() => app.close());

async function share(body: object = {}, name = 'shared.txt'): Promise<string> {
  const { id } = await filesOf(app).upload('shared words', name);
  const { body: link } = await app.api.post(`/files/${id}/share`, app.people.member.key).send(body);
  return new URL(link.share_url).pathname;
}
const linkIn = (text: string): string =>
  (/href="([^"]*\/storage\/[^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

it('the page of a share shows the file and leads to its bytes', async () => {
  const { status, text, headers } = await visitor.get(await share({}, 'a <b> & "c".txt'));
  expect(status).toBe(200);
  expect(text).toContain('<bdi>a &lt;b> &amp; &quot;c&quot;.txt</bdi>');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(await (await fetch(linkIn(text))).text()).toBe('shared words');
});

it('the page asks for the password, and shows no link before', async () => {
  const path = await share({ password: 'long enough' });
  expect(linkIn((await visitor.get(path)).text)).toBe('');
  const wrong = await visitor.submit(path, { password: 'wrong one' });
  expect([wrong.status, linkIn(wrong.text)]).toEqual([403, '']);
  expect(wrong.text).toContain('Wrong password.');
  expect((await visitor.submit(path, { password: '' })).status).toBe(403);
  const right = await visitor.submit(path, { password: 'long enough' });
  expect(await (await fetch(linkIn(right.text))).text()).toBe('shared words');
  for (let i = 0; i < 19; i++) await visitor.submit(path, { password: 'wrong one' });
  const late = await visitor.submit(path, { password: 'long enough' });
  expect([late.status, linkIn(late.text)]).toEqual([429, '']);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000);
});

it('the page gives no link where the download is not allowed', async () => {
  const { text } = await visitor.get(await share({ allow_download: false }));
  expect(text).toContain('doesn’t allow downloads');
  expect(linkIn(text)).toBe('');
});

it('there is no page where there is no share', async () => {
  for (const token of ['0'.repeat(32), 'nonsense', '%00']) {
    expect((await visitor.get(`/shares/${token}`)).status).toBe(404);
  }
});
