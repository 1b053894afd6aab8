import { setTimeout as sleep } from 'node:timers/promises';
import { clockEnvironment, missingClock, setClock } from './clock.js';
import { takeConnections } from './connections.js';
import { fill } from './disks.js';
import type { Stage } from './stage.js';
import type { Kind } from './surroundings.js';

/** A fault to inject. */
export type Fault = {
  name: string;
  /** The kind of surroundings. */
  kind: Kind;
  /** Requests may be cut off, since the process that was answering them is gone. */
  cuts?: true;
  /** Every request is still served. */
  serves?: true;
  /** Operations that may be refused while everything else is served. */
  refuses?: readonly string[];
  /** The nodes disconnect from the replica. */
  leaves?: true;
  /** It leaves lasting damage, so it cannot be repeated. */
  isLasting?: true;
  /** No service can survive it: the report has to match this. */
  sees?: RegExp;
  /** Why it cannot run here; null if it can. */
  missing?: () => string | null;
  /** Preparation before the load begins. */
  before?: (stage: Stage) => Promise<void>;
  /** Injects the fault, and resolves when its cause is over. */
  cause: (stage: Stage) => Promise<void>;
  /** The operator's repair, while the load continues. */
  afterwards?: (stage: Stage) => Promise<void>;
};

/** In order of execution: those of one kind follow each other. */
export const faults: readonly Fault[] = [
  {
    name: 'node-killed',
    kind: 'plain',
    cuts: true,
    cause: async ({ nodes: [node] }) => node.signal('SIGKILL'),
    afterwards: async ({ nodes: [node] }) => node.start(),
  },
  {
    name: 'rolling-restart',
    kind: 'plain',
    serves: true,
    cause: async ({ nodes, balancer }) => {
      for (const node of nodes) {
        await node.stop();
        await node.start();
        while (!(await balancer.isReady(node.port))) await sleep(20);
      }
    },
  },
  {
    name: 'database-killed',
    kind: 'plain',
    cause: async ({ around: { primary } }) => {
      await primary.kill();
      await sleep(1000);
      await primary.restart();
    },
  },
  {
    name: 'database-stopped',
    kind: 'plain',
    cause: async ({ around: { primary } }) => {
      primary.freeze();
      await sleep(10_000);
      primary.thaw();
    },
  },
  {
    name: 'partition',
    kind: 'plain',
    cause: async ({ nodes: [node] }) => {
      const { database } = node.ways;
      database.freeze();
      await sleep(8000);
      database.thaw();
    },
  },
  {
    name: 'connections-taken',
    kind: 'plain',
    cause: async ({ around: { primary } }) => takeConnections(primary, 5000),
  },
  {
    name: 'clock-jump',
    kind: 'plain',
    serves: true,
    missing: missingClock,
    before: async ({ folder, nodes: [node] }) => {
      await node.stop();
      await node.start(clockEnvironment(folder));
    },
    cause: async ({ folder, nodes: [{ port }] }) => {
      for (const hours of [1, -1, 0]) await setClock(folder, port, hours, 3000);
    },
  },
  {
    name: 'storage-full',
    kind: 'small',
    refuses: ['createFile'],
    cause: async ({ around }) => fill(around.disks[1] ?? '', 5000),
  },
  {
    name: 'database-full',
    kind: 'small',
    cause: async ({ around: { disks } }) => fill(disks[0] ?? '', 6000),
    // Restarted, like by a supervisor.
    afterwards: async ({ around: { primary } }) => primary.revive(),
  },
  {
    name: 'certificate-expired',
    kind: 'encrypted',
    cause: async ({ around: { certificates, primary } }) => {
      await certificates?.issue(-1);
      await primary.administer(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'plaza'",
      );
      await sleep(6000);
      await certificates?.issue(30);
    },
  },
  {
    name: 'pooler-killed',
    kind: 'full',
    cause: async ({ around: { pooler } }) => {
      pooler?.kill();
      await sleep(2000);
      await pooler?.restart();
    },
  },
  {
    name: 'replica-slow',
    kind: 'full',
    serves: true,
    leaves: true,
    cause: async ({ around: { replica } }) => {
      await replica?.pauseReplay();
      await sleep(3000);
      await replica?.resumeReplay();
    },
  },
  {
    name: 'replica-stopped',
    kind: 'full',
    serves: true,
    leaves: true,
    cause: async ({ around: { replica } }) => {
      replica?.freeze();
      await sleep(3000);
      replica?.thaw();
    },
  },
  {
    name: 'replica-killed',
    kind: 'full',
    serves: true,
    leaves: true,
    cause: async ({ around: { replica } }) => {
      await replica?.kill();
      await sleep(2000);
      await replica?.restart();
    },
  },
  {
    // The last one: the replica is lost for good.
    name: 'replica-promoted',
    kind: 'full',
    serves: true,
    leaves: true,
    isLasting: true,
    cause: async ({ around: { replica } }) => {
      await replica?.promote();
      await sleep(2000);
    },
  },
  {
    name: 'storage-killed',
    kind: 'full',
    refuses: ['createFile'],
    cause: async ({ around: { bucket } }) => {
      bucket?.process.kill('SIGKILL');
      await sleep(5000);
      await bucket?.restart();
    },
  },
  {
    name: 'storage-partition',
    kind: 'full',
    refuses: ['createFile'],
    cause: async ({ nodes }) => {
      for (const { ways } of nodes) ways.bucket?.freeze();
      await sleep(8000);
      for (const { ways } of nodes) ways.bucket?.thaw();
    },
  },
];
