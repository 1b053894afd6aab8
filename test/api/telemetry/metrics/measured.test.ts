import { expect, it } from 'vitest';
import { measuredStorage } from '../../../../src/api/telemetry/metrics/measured.js';
import { Metrics } from '../../../../src/api/telemetry/metrics/metrics.js';
import type { Storage } from '../../../../src/core/storage/storage.js';

it('passes all arguments of a write to the storage', async () => {
  const calls: unknown[][] = [];
  const storage = new Proxy({} as Storage, {
    get:
      () =>
      async (...parameters: unknown[]) => {
        calls.push(parameters);
      },
  });
  const head = { key: 'files/1', mimeType: 'text/plain', name: 'a' } as unknown as Parameters<Storage['write']>[0];
  await measuredStorage(storage, new Metrics()).write(head, (async function* () {})(), 3, true);
  expect(calls).toEqual([[head, expect.anything(), 3, true]]);
});
