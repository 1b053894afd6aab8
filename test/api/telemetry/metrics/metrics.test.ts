import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  catalogue,
  type MetricKind,
  metricsTable,
  signInOutcomes,
} from '../../../../src/api/telemetry/metrics/catalogue.js';
import { exposition, Metrics } from '../../../../src/api/telemetry/metrics/metrics.js';
import { problem } from '../../../../src/core/contract/problems.js';
import { freePort } from '../../../../src/core/platform/free-port.js';
import { StorageError } from '../../../../src/core/storage/storage.js';
import { allOperations } from '../../../../src/handlers.js';
import { testApp } from '../../../helpers/app.js';
import { newcomer, signIn, Visitor } from '../../../web/visitor.js';
import { samples } from './samples.js';

const textOf = async (metrics: Metrics) => (await exposition([await metrics.snapshot()])).text;

describe('the metrics of an application', { timeout: 60_000 }, () => {
  it('count replies that violate the contract, and sent problems', async () => {
    const metrics = new Metrics();
    const broken: Record<string, () => Promise<{ status: 200; body: object }>> = {
      listBoards: async () => ({ status: 200, body: { not: 'an array' } }),
      // A code that the operation's contract lacks.
      listStores: () => Promise.reject(problem('topic_locked')),
    };
    const operations = allOperations().map((each) => ({ ...each, handler: broken[each.id] ?? each.handler }));
    const app = await testApp({ metrics, operations });
    const violations = 'plaza_contract_violations_total{operation="listBoards"}';
    expect(samples(await textOf(metrics)).get(violations)).toBe(0);
    await app.api.get('/forum/boards').expect(500);
    const values = samples(await textOf(metrics));
    expect(values.get(violations)).toBe(1);
    expect(values.get('plaza_problems_total{code="internal_error"}')).toBe(1);
    await app.api.get('/marketplace/stores').expect(500);
    expect(samples(await textOf(metrics)).get(violations.replace('listBoards', 'listStores'))).toBe(1);
    await app.close();
  });

  it('measure uploads, storage failures, shared reads and the reply cache', async () => {
    const metrics = new Metrics();
    let isBroken = false;
    const app = await testApp({
      metrics,
      through: (storage) => ({
        ...storage,
        write: (...args) =>
          isBroken ? Promise.reject(new StorageError('unreachable', new Error())) : storage.write(...args),
      }),
    });
    const { key } = app.people.member;
    const upload = () => app.api.post('/files', key).attach('file', Buffer.alloc(5000, 'x'), 'a.txt');
    await upload().expect(201);
    isBroken = true;
    await upload().expect(503);
    await Promise.all(Array.from({ length: 20 }, () => app.api.get('/forum/boards').expect(200)));
    const values = samples(await textOf(metrics));
    expect(values.get('plaza_uploads_total{folder="files",outcome="stored"}')).toBe(1);
    expect(values.get('plaza_uploads_total{folder="files",outcome="failed"}')).toBe(1);
    expect(values.get('plaza_upload_bytes_total{folder="files"}')).toBe(5000);
    expect(values.get('plaza_uploads_running')).toBe(0);
    expect(values.get('plaza_storage_errors_total{call="write",fault="unreachable"}')).toBe(1);
    const [run = 0, shared = 0] = ['run', 'shared'].map((how) => values.get(`plaza_reads_total{how="${how}"}`));
    expect(run + shared).toBe(20);
    expect(values.get('plaza_reply_cache_lookups_total{result="hit"}')).toBeGreaterThan(0);
    expect(values.get('plaza_database_connections_max')).toBe(10);
    expect(values.get('plaza_http_requests_running')).toBe(0);
    await app.close();
  });

  it('count sign-in attempts by outcome', async () => {
    const metrics = new Metrics();
    const settings = {
      OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
      OIDC_CLIENT_ID: 'plaza',
      OIDC_CLIENT_SECRET: 'secret',
    };
    const app = await testApp({ metrics, settings });
    await newcomer(app, 'watched');
    await signIn(new Visitor(app), 'watched');
    const visitor = new Visitor(app);
    await visitor.submit('/sign-in', { username: 'watched', password: 'not the password' });
    await visitor.submit('/sign-in', { passkey: '{}' }, '/sign-in/passkey');
    // The server is unreachable, and no request was sent to it.
    expect((await visitor.get('/sign-in/with/oidc')).status).toBe(503);
    expect((await visitor.get('/sign-in/with/oidc/return?code=x&state=x')).status).toBe(400);
    const values = samples(await textOf(metrics));
    const outcomes = Object.fromEntries(
      signInOutcomes.map((outcome) => [outcome, values.get(`plaza_sign_ins_total{outcome="${outcome}"}`)]),
    );
    expect(outcomes).toEqual({
      admitted: 1,
      wrong_password: 1,
      wrong_factor: 0,
      wrong_passkey: 1,
      provider_refused: 1,
      provider_down: 1,
      too_many: 0,
      suspended: 0,
    });
    await app.close();
  });

  it('are all listed in the operators’ table', () => {
    const document = readFileSync('docs/metrics.md', 'utf8');
    expect(document).toContain(metricsTable());
  });

  it('follow the naming conventions of Prometheus', () => {
    for (const [name, { type, help }] of Object.entries(catalogue as Record<string, MetricKind>)) {
      expect(name).toMatch(/^plaza_[a-z_]+$/);
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
      expect(help).toMatch(/\.$/);
    }
  });
});
