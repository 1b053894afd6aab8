import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { PrismaClient } from '../../generated/prisma/client.js';
import { issueKey } from '../../src/accounts/users/api-keys.js';
import { createApp } from '../../src/app.js';
import { viewCounter } from '../../src/areas/videos/views.js';
import { sequenceEvents } from '../../src/community/events/retention.js';
import { notifyPeople } from '../../src/community/notifications/fanout.js';
import { indexSearch } from '../../src/community/search/indexing.js';
import { PooledRenderer } from '../../src/content/text/text-renderer.js';
import { createDatabase } from '../../src/core/database/client.js';
import { startTemporaryPostgres } from '../../src/core/database/embedded/embedded.js';
import { applyMigrations, migrationsFolder } from '../../src/core/database/migrations/migrations.js';
import { guestOrders } from '../../src/core/database/secrets.js';
import { loadConfig, newcomersOff, unpaidOff } from '../../src/core/platform/config.js';
import { every } from '../../src/core/platform/jobs.js';
import { openStorage } from '../../src/core/storage/open.js';
import type { Storage } from '../../src/core/storage/storage.js';
import { type DemoKeys, seedDemo } from '../../src/demo/demo.js';
import { exampleOf } from './example-of.js';

/** `other` is a second member without content. */
export type ExampleKeys = DemoKeys & { other: string };

export type ExampleService = {
  keys: ExampleKeys;
  /** Starts a server with these settings, and returns the API's address. */
  serve(settings?: Record<string, string>, changes?: Partial<Storage>): Promise<string>;
  stop(): Promise<void>;
};

/** The fixed time of the examples. */
export const clock = new Date('2026-09-01T12:00:00Z');
const day = 86_400_000;

/** A provider of payments that is never asked for anything. */
export const payments = {
  ...{ PAYMENTS: 'transfer,cash,stripe', COMMISSION: '5' },
  ...{ STRIPE_SECRET_KEY: 'sk_test_example', STRIPE_WEBHOOK_SECRET: 'whsec_example' },
};

/** Servers on one temporary database with the deterministic demo community. */
export async function startExampleService(): Promise<ExampleService> {
  const postgres = await startTemporaryPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'plaza-examples-'));
  const servers: Server[] = [];
  const log = pino({ level: 'silent' });
  const database = createDatabase({ url: postgres.url, poolSize: 4 }, log);
  const storage = await openStorage({ kind: 'file', folder }, database);
  const renderer = new PooledRenderer({ database, log });
  const notify = async () => {
    await sequenceEvents(database);
    await notifyPeople(database, renderer);
    await indexSearch(database);
  };
  const endOrder = every(0.1, 'notify people', notify, { log });
  const stop = async () => {
    await endOrder();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const serve: ExampleService['serve'] = async (settings = {}, changes = {}) => {
    const outside = { PUBLIC_URL: 'https://plaza.example', REQUIRE_HTTPS: 'false', ...payments };
    const config = loadConfig({ DATABASE_URL: postgres.url, ...newcomersOff, ...unpaidOff, ...outside, ...settings });
    const app = createApp({ config, database, log, storage: { ...storage, ...changes }, views: viewCounter(database) });
    const server = createServer(app).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}${config.basePaths[0]}`;
  };
  try {
    await applyMigrations(postgres.url, migrationsFolder);
    // References to files contain a token that is made of a secret.
    await database.prisma.secret.create({ data: { name: guestOrders, value: Buffer.alloc(32) } });
    // A worker that never takes anything.
    await database.prisma.mediaWorker.create({ data: { id: 'example', seenAt: new Date('2100-01-01T00:00:00Z') } });
    await database.prisma.secret.update({ where: { name: 'file_references' }, data: { value: Buffer.alloc(32) } });
    const keys = await seedDemo(database.prisma, storage, { now: clock, origin: 'https://plaza.example' });
    const other = await database.prisma.user.findUniqueOrThrow({ where: { username: 'jonas' }, select: { id: true } });
    const scopes = ['read', 'write', 'account'] as const;
    const { key } = await issueKey(database.prisma, { userId: other.id, name: 'Demo', scopes });
    await ageKeys(database.prisma);
    await signIn(database.prisma, other.id);
    await signUpTwo(database.prisma);
    await sellByCard(database.prisma);
    return { keys: { ...keys, other: key }, serve, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sessions of somebody who has just signed in, and whose keys can make others of any life. */
async function signIn(prisma: PrismaClient, userId: number): Promise<void> {
  await prisma.apiKey.updateMany({ where: { userId }, data: { expiresAt: null } });
  const expire = new Date(Date.now() + 14 * day);
  for (const [letter, device] of Object.entries({ a: 'Safari on iOS', b: 'Firefox on Linux' })) {
    const sess = { cookie: {}, userId, signedInAt: Date.now(), device };
    await prisma.session.create({ data: { sid: letter.repeat(64), sess, expire } });
  }
}

/** A sale whose money the site has. */
async function sellByCard(prisma: PrismaClient): Promise<void> {
  const { id: storeId } = await prisma.store.findUniqueOrThrow({ where: { slug: exampleOf('StoreSlug') } });
  const entry = { storeId, type: 'sale', debit: 'buyer', credit: 'store', amount: 3100n, createdAt: clock };
  await prisma.ledgerEntry.create({ data: entry });
}

/** Two sign-ups that wait for approval. */
async function signUpTwo(prisma: PrismaClient): Promise<void> {
  for (const [index, username] of ['petra', 'bargains4you'].entries()) {
    const createdAt = new Date(clock.getTime() - (2 - index) * day);
    await prisma.user.create({
      data: {
        username,
        email: `${username}@plaza.example`,
        createdAt,
        emailVerifiedAt: createdAt,
        awaitsApproval: true,
      },
    });
  }
}

/** Makes the random and time-dependent parts of keys deterministic. */
async function ageKeys(prisma: PrismaClient): Promise<void> {
  const age = 19 * day;
  await prisma.apiKey.updateMany({
    data: {
      name: 'Backup script',
      prefix: 'plaza_4nQx7T',
      createdAt: new Date(clock.getTime() - age),
      // In real time, so that the keys do not expire one day.
      expiresAt: new Date(Date.now() + 365 * day - age),
      lastUsedAt: new Date(),
    },
  });
}
