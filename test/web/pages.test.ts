import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../src/core/database/client.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { silentLog } from '../helpers/database.js';
import { isSignedIn, newcomer, newKey, password, tokenIn, Visitor } from './visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a form', () => {
  const forms = [
    '/sign-up',
    '/sign-in',
    '/sign-out',
    '/profile/security',
    '/profile/password',
    '/profile/data',
    '/profile/leaving',
    '/profile/warnings',
    '/profile/delete',
  ];

  it('answers 413 to a form with too many fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`field_${n}`, 'x']));
    expect((await new Visitor(app).submit('/sign-in', fields)).status).toBe(413);
  });

  it.each(forms)(
    "refuses a form to %s without its token, with a wrong token, and with another session's token",
    async (path) => {
      const visitor = await newcomer(app, `f${Math.random().toString(36).slice(2, 12)}`);
      await visitor.get('/profile');
      const other = await newcomer(app, `o${Math.random().toString(36).slice(2, 12)}`);
      const foreign = tokenIn((await other.get('/profile')).text);
      const early = tokenIn((await new Visitor(app).get('/sign-in')).text);
      expect(foreign).not.toBe('');
      for (const fields of [
        {},
        { form_token: '' },
        { form_token: 'x.y' },
        { form_token: foreign },
        { form_token: early },
      ]) {
        const answer = await visitor.post(path, fields as Record<string, string>);
        expect(answer.status).toBe(403);
        expect(answer.text).toContain('came from another site');
      }
      expect(await isSignedIn(visitor)).toBe(true);
    },
  );

  it('refuses a form from another site, with or without a token', async () => {
    const visitor = await newcomer(app, 'lured');
    const form_token = tokenIn((await visitor.get('/profile')).text);
    for (const site of ['cross-site', 'same-site']) {
      expect((await visitor.post('/sign-out', { form_token }, { 'Sec-Fetch-Site': site })).status).toBe(403);
    }
    expect((await visitor.post('/sign-out', { form_token }, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(303);
  });

  it('refuses a body that is too large or no form with a page', async () => {
    const visitor = new Visitor(app);
    expect((await visitor.submit('/sign-in', { username: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await visitor.post('/sign-in', {}, { 'Content-Type': 'application/json' })).status).toBe(403);
  });
});

describe('a page', () => {
  it.each(['/developers', '/sign-in', '/sign-up', '/nowhere'])(
    'loads nothing from other sites and is not cached: %s',
    async (path) => {
      const { headers } = await new Visitor(app).get(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';style-src 'self';script-src 'self';img-src 'self' data:;media-src 'self';connect-src 'self';form-action 'self';frame-ancestors 'none';base-uri 'none'",
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  it('leaves nothing in the database for somebody who only looks', async () => {
    const before = await app.database.prisma.session.count();
    const visitor = new Visitor(app);
    for (const path of ['/', '/sign-in', '/sign-up', '/docs', '/nowhere']) await visitor.get(path);
    expect(visitor.cookie('plaza')).toBeUndefined();
    expect(await app.database.prisma.session.count()).toBe(before);
  });

  it('answers an unknown path with a page for browsers and a problem for programs', async () => {
    const visitor = new Visitor(app);
    const page = await visitor.get('/nowhere');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    for (const [path, accept] of [
      ['/nowhere', '*/*'],
      ['/nowhere', 'application/json'],
      ['/api/v1/nowhere', 'text/html'],
      ['/v1', 'text/html'],
    ] as const) {
      const reply = await visitor.get(path, { Accept: accept });
      expect(JSON.parse(reply.text)).toMatchObject({ code: 'route_not_found' });
    }
  });

  it.each(['//', '///x', '/\\[', '//[', '//forum'])('answers 404 to the target %s', async (path) => {
    const { hostname, port } = new URL(app.origin);
    for (const headers of [{ Accept: 'text/html' }, { Accept: 'text/html', Cookie: 'plaza=x' }]) {
      const status = await new Promise((resolve, reject) => {
        request({ hostname, port, path, headers }, (reply) => resolve(reply.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(status).toBe(404);
    }
  });

  it('takes no other method than those it has', async () => {
    for (const [path, method, allow] of [
      ['/', 'POST', 'GET, HEAD'],
      ['/docs', 'DELETE', 'GET, HEAD'],
      ['/sign-out', 'GET', 'POST'],
      ['/sign-in', 'PUT', 'GET, HEAD, POST'],
    ] as const) {
      const reply = await fetch(app.origin + path, { method });
      expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, allow]);
    }
    const head = await fetch(`${app.origin}/sign-in`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('counts against the limit of the address', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_ANONYMOUS: '2' } });
    try {
      const visitor = new Visitor(limited);
      await visitor.get('/');
      await visitor.get('/');
      const answer = await visitor.get('/');
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('shows a page while the database is down, and recovers', async () => {
    const database = createDatabase({ url: 'postgresql://plaza@127.0.0.1:1/plaza', poolSize: 2 }, silentLog);
    const dead = await testApp({ sharing: { testDatabase: { ...app.testDatabase, database }, people: app.people } });
    try {
      for (const path of ['/', '/sign-in', '/profile']) {
        const answer = await new Visitor(dead).get(path);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
        expect(answer.text).toContain('We’ll be right back');
      }
      expect((await new Visitor(dead).get('/docs/forum')).status).toBe(200);
      Object.assign(database, { prisma: app.database.prisma });
      expect((await new Visitor(dead).get('/sign-in')).status).toBe(200);
    } finally {
      await dead.close();
      await database.close();
    }
  });

  it('escapes what people typed', async () => {
    const evil = `"><script>alert(1)</script>`;
    const answer = await new Visitor(app).submit('/sign-up', { username: evil, email: evil, password });
    expect(answer.text).not.toContain('<script>');
    const visitor = await newcomer(app, 'evil');
    await newKey(visitor, { name: evil });
    expect((await visitor.get('/profile')).text).not.toContain('<script>');
  });
});

describe('an address with a slash at its end', () => {
  it.each([
    ['/docs/', 301, '/docs'],
    ['/docs/forum/', 301, '/docs/forum'],
    ['/forum/?page=2', 301, '/forum?page=2'],
    ['/nowhere//', 301, '/nowhere'],
    ['//example.org/', 301, '/example.org'],
  ])('answers %s with %i %s', async (path, status, location) => {
    const reply = await new Visitor(app).get(path);
    expect([reply.status, reply.headers.get('location')]).toEqual([status, location]);
  });
});

/** Requests a path without the client's normalisation. */
const getAsItIs = async (path: string) => {
  const asked = request(`${app.origin}/`, { path }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  reply.resume();
  return reply;
};

describe('an address with slashes', () => {
  it.each(['/.//example.org/', '/%2e//example.org/', '/x/..//example.org/'])(
    'never redirects to another site: %s',
    async (path) => {
      const { statusCode, headers } = await getAsItIs(path);
      expect([statusCode, headers.location ?? '/']).not.toEqual([301, expect.stringMatching(/^[/][/]/)]);
    },
  );

  it('is answered at once, however many they are', async () => {
    const began = performance.now();
    expect((await getAsItIs(`/x${'/'.repeat(15_000)}a`)).statusCode).toBe(404);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

describe('an asset', () => {
  it('is named by its content, kept for ever, and packed', async () => {
    const { text } = await new Visitor(app).get('/docs');
    const paths = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths.length).toBe(6);
    for (const path of paths) {
      expect(path).toMatch(/\.[0-9a-f]{12}\.(css|js|svg)$/);
      const packed = await fetch(app.origin + path, { headers: { 'Accept-Encoding': 'gzip' } });
      const plain = await fetch(app.origin + path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(plain.headers.get('content-encoding')).toBeNull();
      const text = await plain.text();
      expect(await packed.text()).toBe(text);
      // Replies smaller than a packet are not compressed.
      expect(packed.headers.get('content-encoding')).toBe(text.length > 1024 ? 'gzip' : null);
    }
    expect((await fetch(`${app.origin}/assets/plaza.000000000000.css`)).status).toBe(404);
    expect((await fetch(`${app.origin}/assets/../package.json`)).status).toBe(404);
  });

  it('loads nothing from other servers in the assets of Redoc', async () => {
    const { text } = await new Visitor(app).get('/docs/forum');
    const path = /\/assets\/redoc\.\w+\.js/.exec(text)?.[0];
    const script = await (await fetch(app.origin + path)).text();
    expect(script).not.toMatch(/cdn\.redoc|fonts\.googleapis|sourceMappingURL=redoc/);
  });
});
