import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey, hashKey, isWellFormedKey, keyPrefix } from '../../../src/api/auth/keys.js';
import { type TestApp, testApp } from '../../helpers/app.js';
import { createPerson, type Person } from '../../helpers/people.js';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('a key', () => {
  it('is plaza_, 30 random base62 characters and 6 of their CRC32', () => {
    const keys = Array.from({ length: 200 }, createKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      expect(key).toMatch(/^plaza_[0-9A-Za-z]{36}$/);
      let rest = crc32(key.slice(0, 36));
      let digits = '';
      for (let i = 0; i < 6; i++) {
        digits = alphabet.charAt(rest % 62) + digits;
        rest = Math.floor(rest / 62);
      }
      expect(key.slice(36)).toBe(digits);
      expect(isWellFormedKey(key)).toBe(true);
    }
    const letters = new Set(keys.flatMap((key) => [...key.slice(6, 36)]));
    expect([...letters].sort().join('')).toBe([...alphabet].sort().join(''));
  });

  it('is malformed with any one character changed, missing or swapped with its neighbour', () => {
    const key = createKey();
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x';
      expect(isWellFormedKey(key.slice(0, at) + other + key.slice(at + 1)), `changed at ${at}`).toBe(false);
      expect(isWellFormedKey(key.slice(0, at) + key.slice(at + 1)), `missing at ${at}`).toBe(false);
      if (at + 1 < key.length && key[at] !== key[at + 1]) {
        const swapped = key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2);
        expect(isWellFormedKey(swapped), `exchanged at ${at}`).toBe(false);
      }
    }
    for (const text of ['', ' ', key + key, ` ${key}`, `${key}\n`, 'plaza_']) expect(isWellFormedKey(text)).toBe(false);
  });

  it('is stored as its SHA-256 and shown by its first 12 characters', () => {
    const key = createKey();
    expect(Buffer.from(hashKey(key)).toString('hex')).toBe(createHash('sha256').update(key).digest('hex'));
    expect(keyPrefix(key)).toBe(key.slice(0, 12));
  });
});

describe('the database', () => {
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await testApp();
    person = await createPerson(app.database, 'keyholder');
  });
  afterAll(() => app.close());

  const call = () => app.api.post('/forum/topics/2147483647/replies', person.key).send({ content: 'x' }).expect(404);
  const lastUsed = async (): Promise<Date | null> =>
    (await app.database.prisma.apiKey.findFirstOrThrow({ where: { userId: person.id } })).lastUsedAt;

  it('contains no key, only its prefix and hash', async () => {
    await call();
    const { rows } = await app.database.pool.query<{ row: string }>(
      'SELECT row_to_json(k)::text AS row FROM api_keys k',
    );
    const secret = person.key.slice(12);
    for (const { row } of rows) expect(row).not.toContain(secret);
    expect(rows.some(({ row }) => row.includes(Buffer.from(hashKey(person.key)).toString('hex')))).toBe(true);
  });

  it('is not queried for a key with a wrong checksum', async () => {
    let queryCount = 0;
    const { pool } = app.database;
    const within: typeof pool.within = (budget) => {
      queryCount++;
      return pool.within(budget);
    };
    const count = { ...app.database, pool: Object.create(pool, { within: { value: within } }) };
    const counting = await testApp({
      sharing: { testDatabase: { ...app.testDatabase, database: count }, people: app.people },
    });
    const wrong = person.key.slice(0, -1) + (person.key.endsWith('A') ? 'B' : 'A');
    await counting.api.post('/forum/boards', wrong).send({ title: 'x' }).expect(401);
    expect(queryCount).toBe(0);
    await counting.api.post('/forum/boards', createKey()).send({ title: 'x' }).expect(401);
    expect(queryCount).toBe(1);
    await counting.close();
  });

  it('records the last use of a key, at most once a minute', async () => {
    const { prisma } = app.database;
    const setUse = (lastUsedAt: Date | null) =>
      prisma.apiKey.updateMany({ where: { userId: person.id }, data: { lastUsedAt } });
    await setUse(null);
    const before = Date.now();
    await call();
    const first = await lastUsed();
    expect(first?.getTime()).toBeGreaterThanOrEqual(before - 1000);
    const recent = new Date(Date.now() - 30_000);
    await setUse(recent);
    await call();
    expect(await lastUsed()).toEqual(recent);
    const old = new Date(Date.now() - 61_000);
    await setUse(old);
    await call();
    expect((await lastUsed())?.getTime()).toBeGreaterThan(old.getTime() + 60_000);
  });

  it('does not record the use of a refused key', async () => {
    await app.database.prisma.apiKey.updateMany({
      where: { userId: person.id },
      data: { lastUsedAt: null, revokedAt: new Date() },
    });
    await app.api.post('/forum/topics/2147483647/replies', person.key).send({ content: 'x' }).expect(401);
    expect(await lastUsed()).toBeNull();
  });
});
