import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { PrismaClient } from '../generated/prisma/client.js';
import { seedDemo } from '../prisma/seed/demo.js';
import { createApp } from '../src/app.js';
import { loadConfig } from '../src/config.js';
import { createDatabase } from '../src/database/client.js';
import { startTemporaryPostgres } from '../src/database/embedded.js';
import { applyMigrations, migrationsFolder } from '../src/database/migrations.js';
import { openStorage } from '../src/storage/open.js';
import { callEverything } from './examples/calls.js';
import { ExampleFiles } from './examples/files.js';

/*
 * Writes openapi/examples from what a real server answers to the generated client. The community, its clock and the
 * order of requests are always the same, and so is what is written.
 */
const clock = new Date('2026-09-01T12:00:00Z');

const postgres = await startTemporaryPostgres();
try {
  await applyMigrations(postgres.url, migrationsFolder);
  const log = pino({ level: 'silent' });
  const database = createDatabase({ url: postgres.url, poolSize: 4 }, log);
  const folder = await mkdtemp(join(tmpdir(), 'plaza-examples-'));
  const storage = openStorage({ kind: 'file', folder }, database);
  const keys = await seedDemo(database.prisma, storage, { now: clock });
  await ageKeys(database.prisma);
  const config = loadConfig({ DATABASE_URL: postgres.url });
  const server = createServer(createApp({ config, database, log, storage })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const files = new ExampleFiles(clock);
    await callEverything(`http://127.0.0.1:${port}${config.basePaths[0]}`, keys, files);
    process.stdout.write(`${files.written} of ${files.seen} examples changed\n`);
  } finally {
    server.close();
    server.closeAllConnections();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
} finally {
  await postgres.stop();
}

/** Keys are made with random letters and by the database's clock. */
async function ageKeys(prisma: PrismaClient): Promise<void> {
  const day = 86_400_000;
  const createdAt = new Date(clock.getTime() - 19 * day);
  await prisma.apiKey.updateMany({
    data: {
      name: 'Backup script',
      prefix: 'plaza_4nQx7T',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 365 * day),
      lastUsedAt: new Date(),
    },
  });
}
