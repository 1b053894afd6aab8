import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../helpers/app.js';
import { formAt, newcomer, Visitor } from '../visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ settings: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** The initial value of the page's own search field. */
function soughtIn(text: string): string | undefined {
  const found = /<main.*<input[^>]* name="q"[^>]* value(?:="([^"]*)")?/s.exec(text);
  return found === null ? undefined : (found[1] ?? '');
}

it.each([
  ['/t/how-to-glue_wood/17', 'how to glue wood'],
  ['/old/Leim%20und%20Holz.html', 'Leim und Holz'],
  ['/users/Nobody_Known', 'Nobody Known'],
  ['/forum/topics/999999', ''],
  ['/%E0%A4%A/%22%3E%3Cb', 'b'],
  ['/12345', ''],
])('shows an error page for %s with a search for %j, the areas and a way back', async (path, words) => {
  const visitor = new Visitor(app);
  const { status, text } = await visitor.get(path, { Referer: `${app.origin}/forum?page=2` });
  expect([status, soughtIn(text)]).toEqual([404, words]);
  const main = text.slice(text.indexOf('<main'));
  for (const area of ['forum', 'answers', 'marketplace', 'shop', 'videos']) expect(text).toContain(`href="/${area}"`);
  expect(main).toContain('href="/forum?page=2"');
  for (const Referer of ['https://elsewhere.example/x', 'nonsense', `${app.origin}/.//elsewhere.example`]) {
    expect((await visitor.get(path, { Referer })).text).not.toContain('elsewhere');
  }
});

it("shows an error in the reader's language, who stays signed in", async () => {
  const member = await newcomer(app, 'wanda');
  for (const path of ['/nowhere', '/forum/topics/999999']) {
    const { status, text } = await member.get(path, { 'Accept-Language': 'de' });
    expect(status).toBe(404);
    expect(text).toContain('<title>Fehler 404');
    expect(text).toContain('<html lang="de">');
    expect(text).not.toMatch(/There is|does not exist/);
    expect(text).toContain('action="/sign-out"');
  }
  expect((await member.submit('/nowhere', {}, '/sign-out')).status).toBe(303);
});

it('says when to try again after 503, and that an area is switched off', async () => {
  const without = await testApp({ sharing: app, settings: { AREAS: 'forum' } });
  const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_ANONYMOUS: '1' } });
  try {
    const off = await new Visitor(without).get('/videos');
    expect([off.status, off.headers.get('retry-after')]).toEqual([503, '5']);
    expect(off.text).toContain('This part of the site is switched off.');
    expect(off.text).not.toContain('Try again');
    const visitor = new Visitor(limited);
    await visitor.get('/forum?page=2');
    const late = await visitor.get('/forum?page=2');
    expect(late.status).toBe(429);
    expect(late.text).toContain(`Try again in ${late.headers.get('retry-after')} second`);
    expect(late.text).toContain('href="/forum?page=2"');
  } finally {
    await Promise.all([without.close(), limited.close()]);
  }
});

it('keeps what was typed if the terms have changed and the cart is empty by now', async () => {
  const buyer = await newcomer(app, 'anders');
  const address = { name: 'Anders', line1: 'Lane 4711', postal_code: '10115', city: 'Berlin', country: 'DE' };
  const fields = {
    ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`shipping_address.${name}`, value])),
    ...{ note: 'Ring twice', without: 'billing_address' },
  };
  const answer = await buyer.submit(
    '/cart',
    { ...fields, agreed_terms: 'older' },
    formAt('/cart/checkout', 'POST /checkout'),
  );
  expect(answer.status).toBe(409);
  for (const text of ['Lane 4711', 'Ring twice', 'The terms have just changed']) expect(answer.text).toContain(text);
});
