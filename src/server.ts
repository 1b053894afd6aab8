import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createApp } from './app.js';
import { banner } from './banner.js';
import { type Config, loadConfig, StartError } from './config.js';
import { checkTimeZone, createDatabase, type Database } from './database/client.js';
import { applyMigrations, migrationsFolder } from './database/migrations.js';
import { type DemoKeys, seedDemo } from './demo/demo.js';
import { embeddedDatabase } from './embedded-postgres/embedded.js';
import { onClientError, refuseTunnel } from './http/client-errors.js';
import { messageClasses } from './http/messages.js';
import { every } from './jobs.js';
import { drain, Lifecycle } from './lifecycle.js';
import { errorCode } from './lock.js';
import { createLogger } from './log.js';
import { withdrawUnpaidOrders } from './orders/expiry.js';
import { forgetOldReplies } from './pipeline/idempotency.js';
import { openStorage } from './storage/open.js';
import { type Storage, StorageError } from './storage/storage.js';
import { viewCounter } from './videos/views.js';

// Where it cannot be written, what it would have said is lost, and nothing else.
process.stderr.on('error', () => {});

try {
  await start(loadConfig(process.env));
} catch (error) {
  report(error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const { log, close } = createLogger(config);
  const lifecycle = new Lifecycle(log);
  lifecycle.atEnd('the log', close);
  try {
    await lifecycle.step(() => assertPortIsFree(config));

    let databaseUrl = config.databaseUrl;
    let databaseFolder: string | null = null;
    if (databaseUrl === null) {
      const embedded = await lifecycle.step(async () => {
        const running = await embeddedDatabase(config, log, 'server');
        lifecycle.atEnd('the embedded database', running.stop);
        return running;
      });
      databaseUrl = embedded.url;
      databaseFolder = embedded.folder;
    }
    const url = databaseUrl;
    await lifecycle.step(() => applyMigrations(url, migrationsFolder, log, lifecycle.signal));

    const database = createDatabase({ url, poolSize: config.databasePoolSize }, log);
    lifecycle.atEnd('the connections to the database', database.close);
    await lifecycle.step(() => checkTimeZone(database));
    // What it loads from disk at its first use: a program that has run out of files by then could never load it again.
    await lifecycle.step(() => database.prisma.$connect());
    const storage = openStorage(config.storage, database);
    const demoKeys = config.demo ? await lifecycle.step(() => demo(config, database, storage)) : null;

    const forget = () => forgetOldReplies(database.prisma);
    lifecycle.atEnd('the jobs', every(3600, 'forget kept replies', forget, log));
    const withdraw = () => withdrawUnpaidOrders(database);
    lifecycle.atEnd('the withdrawing of orders', every(30, 'withdraw unpaid orders', withdraw, log));
    const views = viewCounter(database);
    const count = () => views.write();
    lifecycle.atEnd('the last views', count);
    lifecycle.atEnd('the counting of views', every(5, 'count views', count, log));

    const server = await lifecycle.step(async () => {
      const app = createApp({ config, database, log, storage, views });
      const listening = await listen(config, app, messageClasses(app));
      lifecycle.atEnd('the server', () => drain(listening));
      return listening;
    });
    const address = addressOf(server);
    log.info({ address: address.address, port: address.port }, 'listening');
    process.stderr.write(banner({ config, address, databaseFolder, demoKeys }));
  } catch (error) {
    report(error);
    await lifecycle.end(1);
  }
}

async function listen(config: Config, app: RequestListener, options: ServerOptions = {}): Promise<Server> {
  const server = createServer(
    {
      ...options,
      // The app answers a missing Host header itself, with a problem body.
      requireHostHeader: false,
      headersTimeout: 20_000,
      // How long a body may take depends on what it is: see src/http/timeouts.ts.
      requestTimeout: 0,
      connectionsCheckingInterval: 5_000,
      // Longer than the idle time of common proxies, so that it is they who hang up and no request is lost.
      keepAliveTimeout: 65_000,
    },
    app,
  );
  server.on('clientError', onClientError);
  server.on('connect', (_request, socket) => refuseTunnel(socket));
  // Node would answer 417 without a body to what it does not know. A server may as well ignore it (RFC 9110, 10.1.1).
  server.on('checkExpectation', app);
  server.listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw listenError(config, error);
  }
  return server;
}

/** Known before the database starts, a taken port costs its owner a moment instead of a minute. */
async function assertPortIsFree(config: Config): Promise<void> {
  const probe = await listen(config, () => {});
  probe.close();
  await once(probe, 'close');
}

function listenError({ host, port }: Config, error: unknown): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken: stop the other program or set PORT`,
    EACCES: `Port ${port} on ${host} needs more rights: set PORT to one above 1023`,
    EADDRNOTAVAIL: `This machine has no address ${host}: see HOST`,
    ENOTFOUND: `The name ${host} is not known: see HOST`,
  };
  const reason = reasons[errorCode(error) ?? ''];
  return reason === undefined ? error : new StartError(reason);
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address;
}

/** Keys are stored as hashes only, so those of the demo are written down to be shown again at the next start. */
async function demo(config: Config, database: Database, storage: Storage): Promise<DemoKeys | null> {
  const file = join(config.dataDir, 'demo-keys.json');
  if ((await database.prisma.user.count()) === 0) {
    process.stderr.write('Plaza: filling the empty database with a demo community …\n');
    const keep = (keys: DemoKeys) => {
      writeFileSync(`${file}.partial`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
      renameSync(`${file}.partial`, file);
    };
    return seedDemo(database.prisma, storage, { keep }).catch((error) => {
      if (!(error instanceof StorageError)) throw error;
      throw new StartError(`The demo community has files, and the storage is ${error.fault}: see STORAGE_URL and DEMO`);
    });
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function report(error: unknown): void {
  const text = error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}
