import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setSessions } from '../../../src/core/database/pool/pooler.js';
import { pgbouncerVersion, startPgbouncer } from '../../shared/pgbouncer.js';
import { makeCluster, PostgresServer } from '../../shared/postgres-server.js';
import { type Standby, startReplication } from '../../shared/replication.js';
import { findS3Server, type S3Server, startS3Server } from '../../shared/s3-server.js';
import { haproxyVersion } from './balancer.js';
import { Certificates } from './certificates.js';

/** The infrastructure of the nodes. */
export type Surroundings = {
  primary: PostgresServer;
  /** A streaming replica for reads. */
  replica: Standby | null;
  /** The target of each node's database proxy, and environment variables for it. */
  database: { url: string; environment: Record<string, string> };
  /** The target of its storage proxy; null for a folder. */
  bucket: S3Server | null;
  storageUrl: string;
  pooler: Pooler | null;
  certificates: Certificates | null;
  /** Folders on small disks of their own. */
  disks: string[];
  stop(): Promise<void>;
};

export type Pooler = { kill(): void; restart(): Promise<void> };

/** Kinds: database and folder; small disks; an encrypted database; everything. */
export const surroundings = { plain, small, encrypted, full } satisfies Record<
  string,
  (folder: string) => Promise<Surroundings>
>;
export type Kind = keyof typeof surroundings;

/** Programs that a kind needs and this machine lacks, as a sentence; null if complete. */
export function missing(kind: Kind): string | null {
  if (haproxyVersion() === null) return 'HAProxy (Debian: haproxy) is not installed here';
  switch (kind) {
    case 'plain':
      return null;
    case 'small':
      return canMount() ? null : 'Nothing can be mounted here, which takes root on Linux';
    case 'encrypted':
      return Certificates.canBeMade() ? null : 'OpenSSL (Debian: openssl) is not installed here';
    case 'full':
      if (pgbouncerVersion() === null) return 'PgBouncer (Debian: pgbouncer) is not installed here';
      return findS3Server() === null ? 'There is no S3 server here: install Go, or versitygw' : null;
  }
}

async function plain(folder: string): Promise<Surroundings> {
  return around(await PostgresServer.start(await makeCluster()), folderFor(folder));
}

/** Database and storage on own disks of this many MB. */
async function small(folder: string): Promise<Surroundings> {
  const disks: string[] = [];
  const mount = (name: string, megabytes: number): string => {
    const path = join('/var/tmp', `${folder.split('/').at(-1)}-${name}`);
    mkdirSync(path, { mode: 0o711 });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', path]);
    disks.push(path);
    return path;
  };
  const primary = await PostgresServer.start(await makeCluster({ within: mount('database', 300) }));
  const set = around(primary, mount('storage', 100));
  const stop = async () => {
    await set.stop();
    for (const disk of disks) {
      execFileSync('umount', ['-l', disk]);
      rmdirSync(disk);
    }
  };
  return { ...set, disks, stop };
}

/** A database that is reachable only with its authority's certificate. */
async function encrypted(folder: string): Promise<Surroundings> {
  const primary = await PostgresServer.start(await makeCluster());
  const certificates = await Certificates.for(primary);
  const url = new URL(primary.url);
  // The certificate is for a host name, not an address.
  url.hostname = 'localhost';
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', certificates.authority);
  const stop = async () => {
    await primary.stop();
    certificates.remove();
  };
  return { ...around(primary, folderFor(folder)), database: { url: url.href, environment: {} }, certificates, stop };
}

/** Everything of a large installation. */
async function full(): Promise<Surroundings> {
  const program = findS3Server();
  if (program === null) throw new Error('There is no S3 server');
  const { primary, replica, stop } = await startReplication({ isDurable: true });
  const bucket = await startS3Server(program);
  await setSessions(primary.url, primary.url);
  let pgbouncer = await startPgbouncer(primary.url, poolSize);
  const { port } = new URL(pgbouncer.url);
  const pooler: Pooler = {
    kill: () => pgbouncer.child.kill('SIGKILL'),
    restart: async () => {
      await pgbouncer.stop();
      pgbouncer = await startPgbouncer(primary.url, poolSize, Number(port));
    },
  };
  return {
    ...around(primary, ''),
    replica,
    database: {
      url: pgbouncer.url,
      environment: {
        DATABASE_DIRECT_URL: primary.url,
        DATABASE_REPLICA_URLS: replica.url,
        PREPARED_STATEMENTS: 'off',
      },
    },
    bucket,
    storageUrl: `s3://${bucket.bucket}`,
    pooler,
    stop: async () => {
      await pgbouncer.stop();
      await bucket.stop();
      await stop();
    },
  };
}

/** Fewer than the nodes' default. */
const poolSize = 12;

function around(primary: PostgresServer, storage: string): Surroundings {
  return {
    primary,
    replica: null,
    database: { url: primary.url, environment: {} },
    bucket: null,
    storageUrl: `file:${storage}`,
    pooler: null,
    certificates: null,
    disks: [],
    stop: () => primary.stop(),
  };
}

function folderFor(folder: string): string {
  const storage = join(folder, 'storage');
  mkdirSync(storage);
  return storage;
}

function canMount(): boolean {
  const probe = join('/var/tmp', `plaza-mount-${process.pid}`);
  try {
    mkdirSync(probe);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(probe);
  }
}
