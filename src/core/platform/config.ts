import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cleanEnv } from 'envalid';
import { hostOf } from './hosts.js';
import { contradictions } from './settings/contradictions.js';
import { type Environment, readEnvironment } from './settings/environment.js';
import type { MailSettings } from './settings/mail.js';
import { stripeSettings } from './settings/payments.js';
import { providerSettings } from './settings/providers.js';
import { type SiteSettings, siteTexts } from './settings/site.js';
import type { StorageLocation } from './settings/storage.js';
import { settings, type Values } from './settings/table.js';

/** An error that an operator can fix: it is shown as one line, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A setting that is missing, malformed or contradicts another: the start ends with its message. */
export class ConfigurationError extends StartError {
  override name = 'ConfigurationError';

  constructor(readonly faults: readonly string[]) {
    super(`The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}: ${faults.join('; ')}`);
  }
}

/** All settings, parsed and checked, grouped by purpose. Their meanings and defaults are in `settings/table.ts`. */
export type Config = ReturnType<typeof configOf>;
/** Rules for new members: those who joined fewer than `days` ago, or have fewer than `reviewPosts` approved contributions. */
export type NewcomerRules = Config['newcomers'];
/** Requests a minute, except `signIn`: attempts within five minutes; `reports`: of one user within an hour; `newcomerUploads`: a day. */
export type RateLimits = NonNullable<Config['rateLimits']>;

/** Settings with which no member counts as new. */
export const newcomersOff = { NEW_MEMBER_DAYS: '0', HOLD_FIRST_POSTS: '0' };
/** Settings for programs that order the same product again and again. */
export const unpaidOff = { UNPAID_ORDERS: '1000000', UNPAID_STOCK_SHARE: '100' };

/** Constants that no operator has a reason to change; tests do. Times are seconds. */
const constants = { revisionsKept: 100, requestTimeout: 120, uploadIdleTimeout: 60 };
const reportsAnHour = 20;

/**
 * Reads the settings from environment variables, and from files that these name. Each is checked by itself, then all in combination.
 * @throws ConfigurationError
 */
export function loadConfig(environment: Environment): Config {
  const { texts, faults } = readEnvironment(environment);
  const isDemo = texts.DEMO === undefined ? texts.DATABASE_URL === undefined : texts.DEMO === 'true';
  // A demo shows new posts at once.
  const values = valuesOf({ ...(isDemo ? newcomersOff : {}), ...texts }, faults);
  if (faults.length > 0) throw new ConfigurationError(faults);
  const config = configOf(values, texts, isDemo, faults);
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

function valuesOf(texts: Environment, faults: string[]): Values {
  return cleanEnv(texts, settings, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) faults.push(`${name} ${error?.message}`);
    },
  });
}

function configOf(values: Values, texts: Environment, demo: boolean, faults: string[]) {
  const workers = values.WORKERS === 'auto' ? Math.min(availableParallelism(), 128) : values.WORKERS;
  const publicUrl = values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL);
  const site: SiteSettings = {
    name: values.SITE_NAME,
    contact: values.CONTACT_EMAIL ?? null,
    isOn: values.SITE === 'on',
    language: values.SITE_LANGUAGE === 'auto' ? null : values.SITE_LANGUAGE,
    texts: siteTexts(values.PAGES_DIR, faults),
  };
  faults.push(...contradictions(values, workers, demo));
  return {
    workers,
    port: values.PORT,
    host: values.HOST,
    basePaths: values.BASE_PATHS,
    publicUrl,
    /** Host names as `URL` writes them. */
    allowedHosts: values.ALLOWED_HOSTS,
    trustProxy: values.TRUST_PROXY,
    requireHttps: values.REQUIRE_HTTPS ?? publicUrl?.protocol === 'https:',
    shutdownDelay: values.SHUTDOWN_DELAY,
    ...constants,

    /** Null for the embedded database. */
    databaseUrl: values.DATABASE_URL ?? null,
    /** URL past a pooler that `databaseUrl` leads to; null without one. */
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    preparedStatements: values.PREPARED_STATEMENTS === 'on',
    /** `maxLag` in milliseconds. */
    replicas: values.DATABASE_REPLICA_URLS
      ? { urls: values.DATABASE_REPLICA_URLS, maxLag: values.REPLICA_MAX_LAG * 1000 }
      : null,
    migrate: values.MIGRATE === 'on',
    /** For all processes together. */
    databasePoolSize: values.DATABASE_POOL_SIZE ?? 5 * workers + 2,

    dataDir: values.DATA_DIR,
    storage: storageOf(values),
    maxFileSize: values.MAX_FILE_SIZE,
    maxVideoSize: values.MAX_VIDEO_SIZE,
    /** `ffmpeg` is a path, `auto` or `off`; `workers` is how many videos are processed at once. */
    media: { ffmpeg: values.FFMPEG, workers: values.MEDIA_WORKERS },
    /** For all files of one user. */
    fileQuota: values.FILE_QUOTA,
    videoQuota: values.VIDEO_QUOTA,
    /** The virus scanner of uploads; null without one. */
    scanner:
      values.SCAN_URL === undefined ? null : { ...values.SCAN_URL, isRequired: values.SCAN_FAILURE === 'refuse' },
    /** Bytes of an object that an address gets in a second; null without a limit. */
    downloadRate: values.DOWNLOAD_RATE === 'off' ? null : values.DOWNLOAD_RATE,

    demo,
    site,
    areas: new Set(values.AREAS),
    searchLanguages: values.SEARCH_LANGUAGES,
    /** A search engine other than PostgreSQL; null without one. */
    search: values.SEARCH_URL ?? null,
    currency: values.CURRENCY,
    payments: new Set(values.PAYMENTS),
    /** Null if Stripe takes no payments. */
    stripe: stripeSettings(values),
    stores: values.STORES,
    /** The site's share of sales of stores, in percent. */
    commission: values.COMMISSION,
    /** Limits of one user's unpaid orders of a product: number of orders, and percent of its stock. */
    unpaid: { orders: values.UNPAID_ORDERS, share: values.UNPAID_STOCK_SHARE },
    newcomers: {
      days: values.NEW_MEMBER_DAYS,
      /** How many of a member's first contributions need approval. */
      reviewPosts: values.HOLD_FIRST_POSTS,
      /** Words and phrases that make a contribution need approval. */
      reviewWords: values.HOLD_WORDS,
      /** Number of links above which a text needs approval, and above which it is refused; null for no limit. */
      reviewLinks: numberOrNull(values.HOLD_LINKS),
      maxLinks: numberOrNull(values.NEW_MEMBER_LINKS),
    },

    /** Null if rate limiting is off. */
    rateLimits: values.RATE_LIMITS === 'on' ? rateLimitsOf(values) : null,
    /** The store that several nodes count in; null for the database. */
    limitsUrl: values.LIMITS_URL ?? null,

    signUp: values.SIGN_UP,
    requireTwoFactors: values.REQUIRE_TWO_FACTORS,
    /** Whether members need a verified address to write. */
    requireVerifiedEmail: values.REQUIRE_VERIFIED_EMAIL ?? values.SMTP_URL !== undefined,
    providers: providerSettings(texts, faults),
    queryKeys: values.QUERY_KEYS === 'on',
    /** Days from the request to delete an account until it is deleted; 0 for at once. */
    deletionGraceDays: values.DELETION_GRACE_DAYS,
    /** Null if the service sends no mail. */
    mail: mailOf(values, { demo, site, publicUrl }),
    /** Where links from elsewhere lead to. */
    origin: publicUrl?.origin ?? `http://${hostOf(values.HOST)}:${values.PORT}`,

    /** Non-public addresses and subnets that webhooks may lead to. */
    webhookNetworks: values.WEBHOOK_ALLOWED_ADDRESSES,

    logLevel: values.LOG_LEVEL,
    logAddresses: values.LOG_ADDRESSES,
    /** Null if metrics are off. */
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces: hasTraces(values, texts, faults),
  };
}

const numberOrNull = (value: number | 'off'): number | null => (value === 'off' ? null : value);

function rateLimitsOf(values: Values) {
  return {
    anonymous: values.RATE_LIMIT_ANONYMOUS,
    key: values.RATE_LIMIT_KEY,
    writes: values.RATE_LIMIT_WRITES,
    uploads: values.RATE_LIMIT_UPLOADS,
    signIn: values.RATE_LIMIT_SIGN_IN,
    reports: reportsAnHour,
    /** Limits of one new member; null for the usual ones. */
    newcomerWrites: numberOrNull(values.NEW_MEMBER_WRITES),
    newcomerUploads: numberOrNull(values.NEW_MEMBER_UPLOADS),
  };
}

function storageOf(values: Values): StorageLocation {
  const { STORAGE_URL: place, S3_ENDPOINT: endpoint = null } = values;
  if (place === undefined) return { kind: 'file', folder: join(values.DATA_DIR, 'storage') };
  if (place.kind !== 's3') return place;
  return { ...place, endpoint };
}

type AroundMail = { demo: boolean; site: SiteSettings; publicUrl: URL | null };

function mailOf(values: Values, { demo, site, publicUrl }: AroundMail): MailSettings | null {
  const { SMTP_URL: server = null, MAIL_FROM: sender } = values;
  const from = sender ?? { name: 'Plaza', address: 'plaza@localhost' };
  const origin = publicUrl?.origin ?? `http://${hostOf(values.HOST)}:${values.PORT}`;
  if (server) return { server, outbox: null, from, origin, site };
  return demo ? { server, outbox: join(values.DATA_DIR, 'demo-mails.json'), from, origin, site } : null;
}

/** Whether tracing is on. OpenTelemetry's libraries read their variables by themselves. */
function hasTraces(values: Values, texts: Environment, faults: string[]): boolean {
  const place = texts.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isDisabled = texts.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || texts.OTEL_TRACES_EXPORTER === 'none';
  if (place === undefined || isDisabled) return false;
  if (!/^https?:$/.test(URL.canParse(place) ? new URL(place).protocol : '')) {
    // Its value is not shown, since it may contain a password.
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that starts with https:// or http://');
  }
  return true;
}
