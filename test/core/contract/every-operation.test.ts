import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../generated/contract.js';
import type { AnyInput, Handle, Operation } from '../../../src/api/pipeline/operation.js';
import { problem } from '../../../src/core/contract/problems.js';
import { createDatabase } from '../../../src/core/database/client.js';
import { areas } from '../../../src/core/platform/settings/choices.js';
import { allOperations } from '../../../src/handlers.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { atNight } from '../../helpers/at-night.js';
import { silentLog } from '../../helpers/database.js';
import { issueKey } from '../../helpers/people.js';
import { operations, pathOf, protectedOperations, queriesOf, wellFormed, withNeeded } from '../../helpers/requests.js';

const each = operations.map((operation) => [operation.id, operation] as const);

/** Replaces the work of every handler while `of` is set. */
const instead: { of: ((id: OperationId, query: object) => Promise<unknown>) | null } = { of: null };

const replaceable = allOperations().map((operation): Operation => {
  const { id, handler, prepares, streams } = operation;
  if (streams) return operation;
  const replacement: Handle = ({ query }) => instead.of?.(id, query) as ReturnType<Handle>;
  const replaced = async (input: AnyInput) => {
    if (instead.of === null) return (handler as Handle)(input);
    return prepares ? replacement : replacement(input);
  };
  return { ...operation, handler: replaced as Handle };
});

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ operations: replaceable });
});
beforeEach(() => {
  instead.of = null;
});
afterAll(() => app.close());

describe('an internal error in a handler', () => {
  it.each(each)('answers 500 internal_error without details if %s throws', async (_id, operation) => {
    instead.of = async () => {
      throw new TypeError('secret detail of the program');
    };
    const reply = await wellFormed(app.matrix, operation, app.people.admin.key).expect(500);
    expect(reply.body.code).toBe('internal_error');
    expect(reply.text).not.toContain('secret');
    expect(reply.text).not.toContain('TypeError');
  });

  it.each(each)('answers 500 if %s refuses with an undeclared code', async (_id, operation) => {
    instead.of = async () => {
      // A code of no operation.
      throw problem('bad_request');
    };
    const reply = await wellFormed(app.matrix, operation, app.people.admin.key).expect(500);
    expect(reply.body.code).toBe('internal_error');
  });

  it.each(each)('answers 500 if %s refuses with a problem outside the contract', async (_id, operation) => {
    instead.of = async () => {
      throw problem('component_inactive', { component: 'No such name' });
    };
    const { status, body, headers } = await wellFormed(app.matrix, operation, app.people.admin.key);
    expect([status, body.code, headers['retry-after']]).toEqual([500, 'internal_error', undefined]);
  });

  it.each(each)('answers 500 instead of a body outside the contract: %s', async (_id, operation) => {
    const wrong: unknown[] = [
      {},
      null,
      [],
      'text',
      { secret_field: 'secret' },
      [{ secret_field: 'secret' }],
      // Valid except for one extra field, like a leak.
      { id: 1, deleted: true, secret_field: 'secret' },
      { id: 1, topic_id: 1, author: 'mia_member', secret_field: 'secret' },
    ].filter(
      (body) =>
        !/^(listBoards|reorderBoards|list\w+Categories)$/.test(operation.id) || !Array.isArray(body) || body.length > 0,
    );
    const place = operations.indexOf(operation);
    for (const body of wrong.filter((_, index) => (index + place) % atNight(1, 3) === 0)) {
      instead.of = async () => ({ status: operation.success, body });
      const reply = await wellFormed(app.matrix, operation, app.people.admin.key);
      expect([reply.status, reply.body.code], JSON.stringify(body)).toEqual([500, 'internal_error']);
      expect(reply.text).not.toContain('secret');
    }
  });

  it.each(each)('answers 500 if %s replies with an undeclared status', async (_id, operation) => {
    instead.of = async () => ({ status: 202, body: { id: 1, deleted: true } });
    await wellFormed(app.matrix, operation, app.people.admin.key).expect(500);
  });
});

describe('a parameter that the operation does not declare', () => {
  it('never reaches a handler, even if a column has its name', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>(
      `SELECT DISTINCT column_name::text AS name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const names = ['since', 'until', ...rows.map(({ name }) => name)];
    expect(names).toEqual(expect.arrayContaining(['author_id', 'visibility', 'deleted_at']));
    const reached: string[] = [];
    for (const operation of operations) {
      const declared = queriesOf(operation).join();
      const others = names.filter((name) => !declared.includes(`${name}=`));
      instead.of = async (id, query) => {
        const known = Object.keys(query).filter((name) => others.includes(name));
        reached.push(...known.map((name) => `${id} ${name}`), id);
        throw problem('internal_error');
      };
      await wellFormed(
        app.matrix,
        operation,
        app.people.admin.key,
        1,
        `?${others.map((name) => `${name}=x`).join('&')}`,
      );
    }
    expect(reached).toEqual(operations.map(({ id }) => id));
  });
});

describe('a malformed id', () => {
  it('is 400 invalid_param for every operation with one in its path, and named', async () => {
    for (const operation of operations.filter(({ path }) => path.includes('{'))) {
      const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const reply = await wellFormed(app.matrix, operation, app.people.admin.key, 'A%20b').expect(400);
      expect([reply.body.code, Object.keys(reply.body.data.params)]).toEqual(['invalid_param', names]);
    }
  });
});

describe('plain HTTP where HTTPS is required', () => {
  it('is 403 https_required, and a proxy in front can vouch for HTTPS', async () => {
    const secure = await testApp({ sharing: app, config: { requireHttps: true, trustProxy: 1 } });
    try {
      for (const operation of operations) {
        const reply = await wellFormed(secure.matrix, operation, app.people.admin.key, 2147483647).expect(403);
        expect(reply.body.code).toBe('https_required');
        const vouched = wellFormed(secure.matrix, operation, undefined, 2147483647).set('X-Forwarded-Proto', 'https');
        expect((await vouched).body?.code).not.toBe('https_required');
      }
    } finally {
      await secure.close();
    }
  });

  it('sends Strict-Transport-Security over HTTPS only', async () => {
    const secure = await testApp({ sharing: app, config: { requireHttps: false, trustProxy: 1 } });
    try {
      for (const path of ['/api/v1/health', '/']) {
        const header = async (headers: Record<string, string>) =>
          (await fetch(secure.origin + path, { headers })).headers.get('strict-transport-security');
        const https = await header({ 'X-Forwarded-Proto': 'https' });
        expect([path, await header({}), https]).toEqual([path, null, 'max-age=31536000']);
      }
    } finally {
      await secure.close();
    }
  });

  it('is not believed to be HTTPS on the word of a stranger', async () => {
    const secure = await testApp({ sharing: app, config: { requireHttps: true, trustProxy: false } });
    try {
      await secure.api.get('/health').set('X-Forwarded-Proto', 'https').expect(403);
    } finally {
      await secure.close();
    }
  });
});

describe('an area that is switched off', () => {
  it('answers 503 before anything else is looked at, and the service itself still answers', async () => {
    const off = await testApp({ sharing: app, settings: { AREAS: 'none' } });
    try {
      for (const operation of operations) {
        const isArea = areas.some((area) => area === operation.area);
        const call = off.matrix.call(operation.method, withNeeded(pathOf(operation, 'non.sense'), operation), 'no key');
        const ofNobody = operation.mediaTypes.length > 0 ? 415 : operation.path.includes('{') ? 400 : 200;
        const status = isArea ? 503 : operation.open ? ofNobody : 401;
        const reply = await call.send(operation.mediaTypes.length > 0 ? '{' : undefined).expect(status);
        if (isArea)
          expect(reply.body).toMatchObject({ code: 'component_inactive', data: { component: operation.area } });
      }
    } finally {
      await off.close();
    }
  });
});

describe('a database that cannot be reached', () => {
  it('makes every operation that needs it 503 with Retry-After', async () => {
    const database = createDatabase({ url: 'postgresql://plaza@127.0.0.1:1/plaza', poolSize: 2 }, silentLog);
    const dead = await testApp({ sharing: { testDatabase: { ...app.testDatabase, database }, people: app.people } });
    try {
      for (const operation of operations) {
        const reply = await wellFormed(dead.matrix, operation, app.people.admin.key).expect(503);
        expect(reply.body).toMatchObject({ code: 'component_inactive', data: { component: 'database' } });
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
      }
    } finally {
      await dead.close();
      await database.close();
    }
  });
});

describe('one request too many', () => {
  it('is 429 for every operation and says when to come back', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_KEY: '1' } });
    try {
      for (const operation of operations) {
        const key = await issueKey(app.database, app.people.admin.id, { scopes: ['read', 'write', 'account'] });
        const first = await wellFormed(limited.matrix, operation, key, 2147483647);
        expect(first.status).not.toBe(429);
        const reply = await wellFormed(limited.matrix, operation, key, 2147483647).expect(429);
        expect(reply.body.code).toBe('rate_limited');
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
        expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
      }
    } finally {
      await limited.close();
    }
  });

  it('counts against the address where the key is wrong', async () => {
    const limited = await testApp({ sharing: app, settings: { RATE_LIMIT_ANONYMOUS: '5', TRUST_PROXY: '1' } });
    try {
      for (const [index, operation] of protectedOperations.entries()) {
        const call = wellFormed(limited.matrix, operation, 'wrong').set('X-Forwarded-For', `192.0.2.${index}`);
        const reply = await call.expect(401);
        expect(reply.headers['ratelimit-remaining']).toBe('4');
      }
    } finally {
      await limited.close();
    }
  });
});
