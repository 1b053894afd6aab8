import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetOldAppTokens } from '../accounts/oauth/grants.js';
import { deleteDueAccounts } from '../accounts/users/deletion.js';
import { demoPeople } from '../accounts/users/demo-people.js';
import { firstOwnerToken } from '../accounts/users/sign-up/first-owner.js';
import { forgetOldInvitations } from '../accounts/users/sign-up/invitations.js';
import { Passwords } from '../api/auth/passwords.js';
import { demoKeysFile } from '../api/http/local-demo.js';
import { mailKinds } from '../api/mail/kinds/index.js';
import { Mailer } from '../api/mail/mailer.js';
import { deleteOldMails } from '../api/mail/queue.js';
import { deleteOldTokens } from '../api/mail/tokens.js';
import { deleteOldReplies } from '../api/pipeline/idempotency.js';
import { SiteLook } from '../api/pipeline/site-look.js';
import { mailOutcomes } from '../api/telemetry/metrics/catalogue.js';
import type { Metrics } from '../api/telemetry/metrics/metrics.js';
import { readShared } from '../api/telemetry/metrics/readings.js';
import type { Tracing } from '../api/telemetry/traces/tracing.js';
import { forgetOldReads } from '../areas/forum/reading.js';
import { findFfmpeg } from '../areas/videos/media/ffmpeg.js';
import { forgetFilms, giveUpJobs } from '../areas/videos/media/queue.js';
import { MediaWorker } from '../areas/videos/media/worker.js';
import { forgetOldEvents, sequenceEvents } from '../community/events/retention.js';
import { makeExports, removeOldExports } from '../community/exports/job.js';
import { removeForPeople } from '../community/moderation/person-removal-job.js';
import { notifyPeople } from '../community/notifications/fanout.js';
import { notificationMails, queueNotificationMails } from '../community/notifications/mails.js';
import { forgetOldNotifications } from '../community/notifications/queries.js';
import { searchEngine, settleSearch } from '../community/search/engines.js';
import { rebuildSearch } from '../community/search/indexing.js';
import { forgetOldDeliveries, planDeliveries } from '../community/webhooks/planning.js';
import { readWebhooks } from '../community/webhooks/readings.js';
import { WebhookSender } from '../community/webhooks/sender.js';
import { fillOrders, settleCurrency } from '../content/orders/currency.js';
import { cancelUnpaidOrders } from '../content/orders/order-steps.js';
import { PaymentWorker } from '../content/payments/payment-worker.js';
import { paymentProviders } from '../content/payments/providers.js';
import { purgeOld } from '../content/removal/purge.js';
import { deleteOldHtml } from '../content/text/kept-html.js';
import { PooledRenderer } from '../content/text/text-renderer.js';
import { clearUploads } from '../content/uploads/clearing.js';
import { connect, type Database, databaseOptions } from '../core/database/client.js';
import { reasonOf } from '../core/database/connection.js';
import { embeddedDatabase } from '../core/database/embedded/embedded.js';
import { jobTurns } from '../core/database/job-turns.js';
import { upgradeDatabase } from '../core/database/migrations/migrations.js';
import { type Config, StartError } from '../core/platform/config.js';
import { every, oneAtATime } from '../core/platform/jobs.js';
import type { Lifecycle } from '../core/platform/lifecycle.js';
import { errorCode } from '../core/platform/lock.js';
import type { Logger } from '../core/platform/log.js';
import { discard } from '../core/storage/discard.js';
import { openStorage } from '../core/storage/open.js';
import { removePostponed } from '../core/storage/postponed.js';
import { randomToken, type Storage, StorageError } from '../core/storage/storage.js';
import { type DemoAccess, seedDemo } from '../demo/demo.js';
import { forgetOldSessions } from '../web/middleware/sessions.js';
import { noticeIn } from '../web/texts/notices.js';
import { textsIn } from '../web/texts/texts.js';

/** Prerequisites of serving. `databaseFolder` is null for an external database. */
export type Prerequisites = {
  databaseUrl: string;
  databaseFolder: string | null;
  database: Database;
  storage: Storage;
  demoAccess: DemoAccess | null;
  /** The token of the setup link for the first admin; null if there are accounts. */
  ownerToken: string | null;
};

/**
 * Starts everything that a service needs once, however many processes serve: its database, migrated and seeded, and the
 * periodic jobs. `poolSize`: database connections of this process.
 * @throws StartError
 */
export async function startPrerequisites(
  config: Config,
  {
    poolSize,
    log,
    lifecycle,
    metrics,
    tracing,
  }: { poolSize: number; log: Logger; lifecycle: Lifecycle; metrics: Metrics | null; tracing: Tracing | null },
): Promise<Prerequisites> {
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
  await lifecycle.step(() => upgradeDatabase({ ...config, url }, log, lifecycle.signal));
  const database = await lifecycle.step(async () => {
    const connected = await connect({ ...databaseOptions(config), url, poolSize }, log);
    lifecycle.atEnd('the connections to the database', connected.close);
    return connected;
  });
  await lifecycle.step(() => settleCurrency(database, config.currency));
  await lifecycle.step(() => settleSearch(database, config));
  const storage = await lifecycle.step(() => openStorage(config.storage, database));
  await lifecycle.step(() => tellOfStorage(storage, log));
  const demoAccess = config.demo ? await lifecycle.step(() => demo(config, database, storage)) : null;
  const ownerToken = await lifecycle.step(() => firstOwnerToken(database.prisma));
  startJobs({ config, database, storage, log, metrics, tracing }, lifecycle);
  await lifecycle.step(() => startMedia({ config, database, storage, log }, lifecycle));
  return { databaseUrl, databaseFolder, database, storage, demoAccess, ownerToken };
}

/** Without a working storage only files are unavailable: the service starts, and logs why. */
async function tellOfStorage(storage: Storage, log: Logger): Promise<void> {
  await storage.check().catch((error: unknown) => {
    const { cause } = error as Error;
    const reason = cause instanceof Error ? reasonOf(cause) : reasonOf(error);
    process.stderr.write(`Plaza: the storage cannot store files: ${reason}. See STORAGE_URL.\n`);
    log.warn({ err: error }, 'the storage cannot store files');
  });
}

type Jobs = {
  config: Config;
  database: Database;
  storage: Storage;
  log: Logger;
  metrics: Metrics | null;
  tracing: Tracing | null;
};

function startJobs(services: Jobs, lifecycle: Lifecycle): void {
  const { config, database, log, metrics, tracing } = services;
  const together = { log, turns: jobTurns(database), watch: metrics?.jobs, trace: tracing?.job };
  const start = (seconds: number, name: string, work: () => Promise<unknown>) =>
    lifecycle.atEnd(`the job to ${name}`, every(seconds, name, work, together));
  if (metrics !== null) {
    readShared(metrics, database);
    readWebhooks(metrics, database);
  }
  const search = searchEngine(config);
  const index = oneAtATime('index the search', log, () => {
    const told = (seconds: number) => metrics?.observe('plaza_search_lag_seconds', seconds, {});
    return search.index(database, { signal: lifecycle.signal, onIndexed: told });
  });
  lifecycle.atEnd('the entries of the search', index.end);
  const follow = async () => {
    const { isSearchQueued } = await sequenceEvents(database);
    if (isSearchQueued) index.begin();
  };
  // Not a scheduled job, whose runs are written to the database: sequenceEvents itself lets one in.
  lifecycle.atEnd('the order of events', every(0.2, 'put events in order', follow, { log }));
  const counted = (made: number) => metrics?.count('plaza_notifications_total', {}, made);
  const renderer = new PooledRenderer({ database, log });
  lifecycle.atEnd(
    'the notification of people',
    every(1, 'notify people', () => notifyPeople(database, renderer, counted), { log }),
  );
  start(3600, 'forget old events', () => forgetOldEvents(database));
  startWebhooks(services, lifecycle);
  start(3600, 'forget old deliveries', () => forgetOldDeliveries(database));
  start(3600, 'forget old notifications', () => forgetOldNotifications(database));
  start(3600, 'forget rendered texts', () => deleteOldHtml(database.prisma));
  start(3600, 'forget kept replies', () => deleteOldReplies(database.prisma));
  start(900, 'forget old tokens of apps', () => forgetOldAppTokens(database.prisma));
  start(900, 'forget old sessions', () => forgetOldSessions(database.prisma));
  start(3600, 'forget what was deleted long ago', () => purgeOld(database, (key) => discard(services, key)));
  start(3600, 'forget how far was read long ago', () => forgetOldReads(database.prisma));
  start(60, 'delete parts of uploads', () => clearUploads(services));
  start(60, 'remove what waited for a backup', () => removePostponed(database, services.storage));
  start(3600, 'forget mails that were given up', () => deleteOldMails(database.prisma));
  start(3600, 'forget old invitations', () => forgetOldInvitations(database.prisma));
  start(3600, 'forget links of mails', () => deleteOldTokens(database.prisma));
  if (config.mail !== null) {
    const others = notificationMails(database, config, (line, username, language) =>
      noticeIn(textsIn(language), line, username),
    );
    const look = new SiteLook(database, config);
    if (metrics !== null) beginCounting(metrics, [...Object.keys(mailKinds), ...Object.keys(others), 'other']);
    const mailer = new Mailer({
      database,
      settings: config.mail,
      log,
      look: () => look.now(),
      others,
      count: (kind, outcome) => metrics?.count('plaza_mails_total', { kind, outcome }),
    });
    lifecycle.atEnd('the sending of mail', () => mailer.stop());
    start(2, 'queue mails with notifications', () => queueNotificationMails(database));
    start(2, 'send mail', () => mailer.sendDue());
  }
  // Aborted by shutdown; continues after the next start, or on another node.
  start(5, 'make archives', () => makeExports({ ...services, signal: lifecycle.signal }));
  start(2, 'remove all of a person', () => removeForPeople({ ...services, signal: lifecycle.signal }));
  start(60, 'delete accounts whose time has come', () => deleteDueAccounts(services));
  start(300, 'remove old archives', () => removeOldExports(services));
  start(10, 'fill in orders', () => fillOrders(database));
  const rebuild = async () => {
    // An external engine takes larger batches, and has work before and after the queue.
    await rebuildSearch(database, { signal: lifecycle.signal, ...(config.search !== null && { lasts: 500 }) });
    if (config.search !== null) index.begin();
  };
  start(5, 'rebuild the search', rebuild);
  start(21_600, 'forget words of the search', () => search.remove(database, { signal: lifecycle.signal }));
  start(30, 'cancel unpaid orders', () => cancelUnpaidOrders(database));
  startPayments(services, lifecycle);
  start(600, 'remove what was made of deleted videos', async () => {
    for (const key of await forgetFilms(database)) await discard(services, key);
  });
  start(3600, 'end what nobody processes', () => giveUpJobs(database));
}

/** Runs on each node: they share what is to be asked of providers. */
function startPayments({ config, database, log }: Jobs, lifecycle: Lifecycle): void {
  if (config.stripe === null) return;
  const worker = new PaymentWorker({ database, find: paymentProviders(config), log, config });
  lifecycle.atEnd('the requests to providers of payments', () => worker.stop());
  lifecycle.atEnd('the planning of these requests', every(0.5, 'ask providers of payments', worker.workDue, { log }));
}

/** Processes videos on each node that has ffmpeg: they share the queue. */
async function startMedia(
  { config, database, storage, log }: Omit<Jobs, 'metrics' | 'tracing'>,
  lifecycle: Lifecycle,
): Promise<void> {
  const { ffmpeg, workers } = config.media;
  if (ffmpeg === 'off' || workers === 0 || !config.areas.has('videos')) return;
  const tools = await findFfmpeg(ffmpeg);
  if (tools === null) {
    log.info({ ffmpeg }, 'no ffmpeg was found: videos are shown as they are sent');
    return;
  }
  log.info({ ffmpeg: tools.ffmpeg }, 'videos are processed with ffmpeg');
  const folder = join(config.dataDir, 'media');
  const worker = new MediaWorker({ database, storage, log, tools, workers, folder });
  // Asked before the first upload comes.
  await worker.workDue();
  lifecycle.atEnd('the processing of videos', () => worker.stop());
  lifecycle.atEnd('the planning of videos', every(5, 'process videos', worker.workDue, { log }));
}

/** Registers the mail counters at 0, so that their first increment is visible as one. */
function beginCounting(metrics: Metrics, kinds: readonly string[]): void {
  for (const kind of kinds)
    for (const outcome of mailOutcomes) metrics.count('plaza_mails_total', { kind, outcome }, 0);
}

/** Runs on each node: they share the deliveries, and each claims those that it sends. */
function startWebhooks({ config, database, log, metrics }: Jobs, lifecycle: Lifecycle): void {
  const sender = new WebhookSender({ database, config, log, metrics });
  lifecycle.atEnd('the sending of webhooks', () => sender.stop());
  const send = async () => {
    while ((await planDeliveries(database)) > 0);
    await sender.sendDue();
  };
  lifecycle.atEnd('the planning of webhooks', every(0.5, 'send webhooks', send, { log }));
}

/**
 * Keys and passwords are stored as hashes only, so those of the demo are written to a file for the next start. The password
 * for one user per role is set after the keys, and for older demos without one.
 */
async function demo(config: Config, database: Database, storage: Storage): Promise<DemoAccess | null> {
  const file = demoKeysFile(config.dataDir);
  const keep = (access: DemoAccess) => {
    writeFileSync(`${file}.partial`, `${JSON.stringify(access, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.partial`, file);
  };
  const origin = config.publicUrl?.origin ?? `http://127.0.0.1:${config.port}`;
  const access = await demoKeys({ database, storage, file, origin, keep });
  if (access === null || access.password !== undefined) return access;
  const password = randomToken().slice(0, 16);
  const passwordHash = await new Passwords().hash(password);
  await database.prisma.user.updateMany({
    where: { username: { in: Object.values(demoPeople) }, passwordHash: null },
    data: { passwordHash },
  });
  keep({ ...access, password });
  return { ...access, password };
}

type DemoOptions = {
  database: Database;
  storage: Storage;
  file: string;
  /** That of the addresses of pictures. */
  origin: string;
  keep: (access: DemoAccess) => void;
};

async function demoKeys({ database, storage, file, origin, keep }: DemoOptions): Promise<DemoAccess | null> {
  if ((await database.prisma.user.count()) === 0) {
    process.stderr.write('Plaza: filling the empty database with a demo community …\n');
    return seedDemo(database.prisma, storage, { origin, keep }).catch((error) => {
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
