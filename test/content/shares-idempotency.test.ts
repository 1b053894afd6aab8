import type { Test } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/contract.js';
import { type TestApp, testApp } from '../helpers/app.js';
import { holdIdempotencyKey } from '../helpers/idempotency.js';
import {
  createOperation,
  type Draft,
  draft,
  type KindName,
  kindNames,
  kinds,
  send as sendDraft,
  textsOf,
} from '../helpers/kinds.js';
import type { Person } from '../helpers/people.js';

let app: TestApp;
const drafts = new Map<KindName, Draft>();
beforeAll(async () => {
  app = await testApp();
  for (const name of kindNames) drafts.set(name, await draft(app, name));
});
afterAll(() => app.close());

type Request = { by: () => Person; send: (n: number) => Test };
/** A request that creates a kind of content, which differs by number. */
const creating = (name: KindName): Request => {
  const { title, text } = kinds[name];
  const draftOf = () => drafts.get(name) as Draft;
  const different = (n: number) =>
    title === undefined && text === undefined ? { allow_download: n === 1 } : textsOf(name, `Title ${n}`, `Text ${n}`);
  return { by: () => draftOf().by, send: (n) => sendDraft(app, draftOf(), different(n)) };
};
const webhook = (path: string, by: () => Person): Request => ({
  by,
  send: (n) => app.api.post(path, by().key).send({ url: `https://example.org/${n}`, types: ['topic.created'] }),
});
const requests: Record<string, Request> = {
  ...Object.fromEntries(kindNames.map((name) => [createOperation(name)?.id, creating(name)])),
  createWebhook: webhook('/webhooks', () => app.people.member),
  createSiteWebhook: webhook('/site/webhooks', () => app.people.admin),
};

describe.each(Object.entries(requests))('%s with an Idempotency-Key', (operation, { by, send }) => {
  it('happens once, and refuses the key for another request', async () => {
    const key = `once ${operation}`;
    const first = await send(1).set('Idempotency-Key', key).expect(201);
    const again = await send(1).set('Idempotency-Key', key).expect(201);
    expect(again.headers['idempotent-replayed']).toBe('true');
    // Secrets that are shown once are not stored.
    expect(again.body).toEqual('secret' in first.body ? { ...first.body, secret: null } : first.body);
    const other = await send(2).set('Idempotency-Key', key).expect(422);
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('is 409 while the first still runs, and leaves nothing behind', async () => {
    const key = `twice ${operation}`;
    const stored = await everyObject();
    const client = await app.database.pool.connect();
    try {
      await client.query('BEGIN');
      await holdIdempotencyKey(client, by(), operation as OperationId, key);
      const reply = await send(1).set('Idempotency-Key', key).expect(409);
      expect(reply.body.code).toBe('idempotency_in_progress');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect(await everyObject()).toEqual(stored);
  });
});

async function everyObject(): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['files', 'videos']) {
    for await (const { key } of app.storage.list(folder)) keys.push(key);
  }
  return keys.sort();
}
