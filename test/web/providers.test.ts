import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../src/core/platform/free-port.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  const settings = {
    OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
    OIDC_CLIENT_ID: 'plaza',
    OIDC_CLIENT_SECRET: 'secret',
  };
  app = await testApp({ settings });
});
afterAll(() => app.close());

describe('the way to another provider', () => {
  it('is not begun by another site: people choose it on our page', async () => {
    const sessions = () => app.database.prisma.session.count();
    const before = await sessions();
    for (const site of ['cross-site', 'same-site']) {
      const { status, location } = await new Visitor(app).get('/sign-in/with/oidc?next=/profile/keys', {
        'Sec-Fetch-Site': site,
      });
      expect([site, status, location]).toEqual([site, 303, '/sign-in?next=%2Fprofile%2Fkeys']);
    }
    expect(await sessions()).toBe(before);
    // Other requests are passed to the provider, which is down here.
    for (const site of ['same-origin', 'none']) {
      const { status } = await new Visitor(app).get('/sign-in/with/oidc', { 'Sec-Fetch-Site': site });
      expect([site, status]).toEqual([site, 503]);
    }
    expect((await new Visitor(app).get('/sign-in/with/oidc')).status).toBe(503);
  });
});
