import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../../scripts/shared/until.js';
import { issueKey } from '../../../src/accounts/users/api-keys.js';
import { forwardedAddress } from '../../../src/api/auth/forwarded.js';
import type { Scope } from '../../../src/core/contract/operation.js';
import { type TestApp, testApp } from '../../helpers/app.js';

let base: TestApp;
beforeAll(async () => {
  base = await testApp();
});
afterAll(() => base.close());

async function withLimits(
  use: (app: TestApp, keyOf: (...scopes: Scope[]) => Promise<string>) => Promise<void>,
): Promise<void> {
  const app = await testApp({
    sharing: base,
    settings: { RATE_LIMIT_ANONYMOUS: '3', RATE_LIMIT_KEY: '5', RATE_LIMIT_SIGN_IN: '2' },
  });
  const keyOf = async (...scopes: Scope[]) =>
    (await issueKey(app.database.prisma, { userId: base.people.member.id, scopes })).key;
  await use(app, keyOf).finally(() => app.close());
}

describe('the address in Forwarded', () => {
  it.each([
    ['for=192.0.2.60', '192.0.2.60'],
    ['For="192.0.2.43:47011"', '192.0.2.43'],
    ['for="[2001:db8:cafe::17]:4711"', '2001:db8:cafe::17'],
    ['for="[2001:db8:cafe::17]:_port"', '2001:db8:cafe::17'],
    ['proto=http;for=192.0.2.60;by=203.0.113.43', '192.0.2.60'],
    ['for=192.0.2.43, for=198.51.100.17;proto=https', '198.51.100.17'],
    ['for="a, for=192.0.2.43", for="\\[2001:db8::1]"', '2001:db8::1'],
  ])('is that of the last hop: %s', (header, address) => {
    expect(forwardedAddress(header)).toBe(address);
  });

  it.each([
    '',
    'for',
    'for=',
    'for=unknown',
    'for=_hidden',
    'for="_SEVKISEK"',
    'for=192.0.2.60, for=unknown',
    'for=192.0.2.60, for=_gazonk;by=192.0.2.60',
    'proto=https;by=192.0.2.60',
    'for=192.0.2.256',
    'for=192.0.2.60:47011',
    'for="2001:db8::1"',
    'for="[192.0.2.60]"',
    'for="[2001:db8::1%eth0]"',
    'for="[::1]',
    'for=192.0.2.60;for',
    'for="192.0.2.60" "192.0.2.61"',
    `for=${'1'.repeat(8000)}`,
    'é=192.0.2.60',
  ])('is none: %s', (header) => {
    expect(forwardedAddress(header)).toBeNull();
  });
});

describe('a key with the scope forward', () => {
  const ask = ({ api }: TestApp, key: string, visitor: string, path = '/forum/boards') =>
    api.get(path, key).set('Forwarded', `for=${visitor}`);

  it('gives each visitor the limit of an anonymous client, and keeps its own limit', () =>
    withLimits(async (app, keyOf) => {
      const key = await keyOf('forward');
      const visitors = ['192.0.2.1', '192.0.2.2', '"[2001:db8:1:2::3]"'];
      for (const left of ['2', '1', '0']) {
        for (const visitor of visitors) {
          const { headers } = await ask(app, key, visitor).expect(200);
          expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual(['3', left]);
        }
      }
      for (const visitor of visitors) await ask(app, key, visitor).expect(429);
      await ask(app, key, '"[2001:db8:1:2::4]:80"').expect(429);
      await ask(app, key, '192.0.2.4').expect(200);
      const own = (await app.api.get('/forum/boards', key).expect(200)).headers;
      expect([own['ratelimit-limit'], own['ratelimit-remaining']]).toEqual(['5', '4']);
      // Without a key the address of the connection counts.
      expect((await app.api.get('/forum/boards').expect(200)).headers['ratelimit-remaining']).toBe('2');
    }));

  it('takes back the count of a visitor for a 304', () =>
    withLimits(async (app, keyOf) => {
      const key = await keyOf('forward');
      const { headers } = await ask(app, key, '192.0.2.9').expect(200);
      for (let n = 0; n < 5; n++) {
        const reply = await ask(app, key, '192.0.2.9').set('If-None-Match', headers.etag as string);
        expect([reply.status, reply.headers['ratelimit-remaining']]).toEqual([304, '2']);
      }
    }));

  it('counts for itself without a visitor, and for requests that need a key', () =>
    withLimits(async (app, keyOf) => {
      const key = await keyOf('read', 'write', 'forward');
      const left = async (path: string, visitor: string) =>
        (await ask(app, key, visitor, path).expect(200)).headers['ratelimit-remaining'];
      expect(await left('/forum/boards', '_hidden')).toBe('4');
      expect(await left('/forum/boards', '"')).toBe('3');
      expect(await left('/me', '192.0.2.7')).toBe('2');
      expect((await ask(app, key, '192.0.2.7', '/me')).body.key.scopes).toEqual(['read', 'write', 'forward']);
    }));

  it('is required for the header to count: it is ignored with other keys and without one', () =>
    withLimits(async (app, keyOf) => {
      const key = await keyOf('read', 'write');
      for (const left of ['4', '3']) {
        expect((await ask(app, key, `192.0.2.${left}`)).headers['ratelimit-remaining']).toBe(left);
      }
      for (const [n, status] of [200, 200, 200, 429].entries()) {
        await app.api.get('/forum/boards').set('Forwarded', `for=192.0.2.${n}`).expect(status);
      }
      await ask(app, 'plaza_nonsense', '192.0.2.77').expect(429);
    }));

  it('reads like an anonymous client without other scopes', () =>
    withLimits(async (app, keyOf) => {
      const key = await keyOf('forward');
      expect((await ask(app, key, '192.0.2.1', '/me').expect(403)).body.code).toBe('insufficient_scope');
      expect((await app.api.post('/forum/topics', key).send({})).body.code).toBe('insufficient_scope');
    }));

  it('sets the address of sign-in attempts, also outside of operations', () =>
    withLimits(async (app, keyOf) => {
      const key = await keyOf('forward');
      const other = await keyOf('read');
      const at = async (path: string, visitor: string, which = key) =>
        (
          await fetch(`${app.origin}${path}`, {
            headers: { authorization: `Bearer ${which}`, forwarded: `for=${visitor}` },
          })
        ).status;
      for (const path of ['/sign-in', '/nothing']) {
        const statuses: number[] = [];
        for (let n = 0; n < 4; n++) statuses.push(await at(path, `192.0.2.${path.charCodeAt(1)}`));
        expect(statuses.indexOf(429), path).toBe(3);
        expect(await at(path, `198.51.100.${path.charCodeAt(1)}`)).not.toBe(429);
      }
      const forged: number[] = [];
      for (let n = 0; n < 5; n++) forged.push(await at('/nothing', `203.0.113.${n}`, other));
      expect(forged).toContain(429);
    }));
});

it('logs the address of the connection and that of the visitor', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await testApp({ sharing: base, log });
  const { key } = await issueKey(base.database.prisma, { userId: base.people.member.id, scopes: ['forward'] });
  await app.api.get('/forum/boards', key).set('Forwarded', 'for=192.0.2.60').expect(200);
  await app.api.get('/forum/boards').set('Forwarded', 'for=192.0.2.61').expect(200);
  await until(() => lines.filter(({ msg }) => msg === 'request').length === 2);
  await app.close();
  const [own, plain] = lines.filter(({ msg }) => msg === 'request');
  expect(own).toMatchObject({ address: '127.0.0.1', visitor: '192.0.2.60', user: base.people.member.username });
  expect(plain).not.toHaveProperty('visitor');
});
