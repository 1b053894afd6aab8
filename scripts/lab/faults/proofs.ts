import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Fault } from './causes.js';

/** Fatal faults with the expected report of each: they prove that the suite detects something. */
export const proofs: readonly (Fault & { sees: RegExp })[] = [
  {
    name: 'commits-not-durable',
    kind: 'plain',
    sees: /^lost: /,
    // PostgreSQL acknowledges commits up to thirty seconds before they are on disk.
    before: async ({ around: { primary } }) => {
      for (const setting of [
        'synchronous_commit = off',
        "wal_writer_delay = '10s'",
        "wal_writer_flush_after = '1GB'",
      ]) {
        await primary.administer(`ALTER SYSTEM SET ${setting}`);
      }
      await primary.administer('SELECT pg_reload_conf()');
    },
    cause: async ({ around: { primary } }) => {
      // The preparation is durable; everything after it is in memory only.
      await primary.administer('CHECKPOINT');
      await sleep(1000);
      await primary.kill();
      await primary.restart();
    },
    afterwards: async ({ around: { primary } }) => {
      await primary.administer('ALTER SYSTEM RESET ALL');
      await primary.administer('SELECT pg_reload_conf()');
    },
  },
  {
    name: 'bytes-removed',
    kind: 'plain',
    sees: /^lost: the bytes of file /,
    cause: async ({ folder }) => {
      const files = join(folder, 'storage', 'files');
      for (const group of readdirSync(files)) rmSync(join(files, group), { recursive: true });
    },
  },
  {
    name: 'stock-changed',
    kind: 'plain',
    sees: /^half: a stock of /,
    cause: async ({ around: { primary } }) => {
      const client = new pg.Client({ connectionString: primary.url });
      await client.connect();
      await client.query('UPDATE products SET stock = stock + 1');
      await client.end();
    },
  },
  {
    name: 'replies-of-another',
    kind: 'plain',
    cuts: true,
    sees: /^outside the contract: /,
    // Another server has taken a node's port, and reports ready.
    cause: async ({ nodes: [node] }) => {
      await node.stop();
      const other = createServer((req, res) => {
        req.resume();
        res.setHeader('Content-Type', 'application/json').end('{"status":"ok"}');
      }).listen(node.port, '127.0.0.1');
      await once(other, 'listening');
      await sleep(1000);
      other.close();
      other.closeAllConnections();
      await once(other, 'close');
    },
    afterwards: async ({ nodes: [node] }) => node.start(),
  },
  {
    name: 'node-stopped',
    kind: 'plain',
    sees: / was kept waiting for /,
    cause: async ({ nodes: [node] }) => {
      node.signal('SIGSTOP');
      await sleep(8000);
      node.signal('SIGCONT');
    },
  },
  {
    name: 'replica-trusted',
    kind: 'full',
    serves: true,
    leaves: true,
    sees: / was told as new$/,
    before: async ({ nodes: [node] }) => {
      await node.stop();
      await node.start({ REPLICA_MAX_LAG: '60' });
    },
    cause: async ({ around: { replica } }) => {
      await replica?.pauseReplay();
      await sleep(4000);
      await replica?.resumeReplay();
    },
  },
];
