import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalHost } from './hosts.js';

/** Something an operator can put right: it is shown as one line, without a stack trace. */
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

/** The parts of the interface that an operator can switch off. */
export const areas = ['forum', 'answers', 'marketplace', 'shop', 'files', 'videos'] as const;
/** One of them. */
export type Area = (typeof areas)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The least severe lines that the log takes. */
export type LogLevel = (typeof logLevels)[number];

/** More cores than this one database keeps busy. */
const maxWorkers = 128;

/** Requests a minute, but `signIn`: attempts within five minutes. */
export type RateLimits = {
  anonymous: number;
  key: number;
  writes: number;
  uploads: number;
  signIn: number;
};

/** Where files and videos are kept. */
export type StoragePlace = { kind: 'file'; folder: string } | { kind: 'gs'; bucket: string; prefix: string };

/** All settings, parsed and checked. Their meanings and defaults stand in `settings`. */
export type Config = {
  port: number;
  host: string;
  /** Processes that serve. */
  workers: number;
  databaseUrl: string | null;
  dataDir: string;
  basePaths: [string, ...string[]];
  publicUrl: URL | null;
  /** As `URL` writes them. */
  allowedHosts: readonly string[];
  demo: boolean;
  areas: ReadonlySet<Area>;
  logLevel: LogLevel;
  trustProxy: boolean | number | string;
  requireHttps: boolean;
  queryKeys: boolean;
  rateLimits: RateLimits | null;
  /** Of all processes together. */
  databasePoolSize: number;
  currency: string;
  storage: StoragePlace;
  /** Bytes. */
  maxFileSize: number;
  maxVideoSize: number;
  fileQuota: number;
  /** Seconds. */
  requestTimeout: number;
  uploadIdleTimeout: number;
};

type Setting = { default: string; meaning: string };

/** The parser below and the README's table both come from here, so neither can name a setting that the other lacks. */
export const settings = {
  PORT: { default: '3000', meaning: 'Port to listen on; `0` takes a free one.' },
  HOST: { default: '127.0.0.1', meaning: 'Address to listen on. `0.0.0.0` or `::` opens the service to the network.' },
  WORKERS: {
    default: '1',
    meaning:
      'Processes that serve, on the one port; `auto` is one for each core. With more than one, another process starts and ends them, and counts the limits below for all.',
  },
  DATABASE_URL: { default: '', meaning: 'A PostgreSQL connection URL. Unset, Plaza starts its own PostgreSQL.' },
  DATA_DIR: { default: '.data', meaning: 'Folder for all that the service keeps on disk.' },
  BASE_PATHS: { default: '/api/v1,/v1', meaning: 'Paths that the interface answers under; the first is canonical.' },
  PUBLIC_URL: { default: '', meaning: 'Address that the outside world uses, if a proxy stands in front.' },
  ALLOWED_HOSTS: {
    default: '',
    meaning:
      'Names, besides that in `PUBLIC_URL`, by which the service is reached. Another `Host` than these, `localhost` and the address it listens on is refused.',
  },
  DEMO: { default: '', meaning: 'Fill an empty database with a demo community. `true` unless `DATABASE_URL` is set.' },
  AREAS: { default: areas.join(','), meaning: 'Active areas, or `none`; the others answer 503.' },
  LOG_LEVEL: { default: 'info', meaning: `One of ${logLevels.map((level) => `\`${level}\``).join(', ')}.` },
  TRUST_PROXY: {
    default: 'false',
    meaning: '`true`, `false`, the number of proxies in front, or a list of their addresses and subnets.',
  },
  REQUIRE_HTTPS: { default: '', meaning: 'Refuse plain HTTP. `true` when `PUBLIC_URL` is https.' },
  QUERY_KEYS: { default: 'on', meaning: 'Accept `?api_key=`: `on` or `off`.' },
  RATE_LIMITS: { default: 'on', meaning: '`off` lifts all of the limits below.' },
  RATE_LIMIT_ANONYMOUS: { default: '300', meaning: 'Requests a minute from one address without a key.' },
  RATE_LIMIT_KEY: { default: '600', meaning: 'Requests a minute with one key.' },
  RATE_LIMIT_WRITES: { default: '60', meaning: 'Of these, writes.' },
  RATE_LIMIT_UPLOADS: { default: '20', meaning: 'Of these, uploads.' },
  RATE_LIMIT_SIGN_IN: { default: '15', meaning: 'Attempts to sign in within five minutes from one address.' },
  DATABASE_POOL_SIZE: {
    default: '',
    meaning:
      'Connections to the database at most, of all processes together. `10`, or with several workers 5 for each and 1.',
  },
  CURRENCY: { default: 'EUR', meaning: 'ISO 4217 code of the currency of all prices.' },
  STORAGE_URL: {
    default: '',
    meaning:
      'Where files and videos are kept: `file:<folder>`, by default below `DATA_DIR`, or `gs://<bucket>/<prefix>`.',
  },
  MAX_FILE_SIZE: { default: '104857600', meaning: 'Bytes of a file at most.' },
  MAX_VIDEO_SIZE: { default: '1073741824', meaning: 'Bytes of a video at most.' },
  FILE_QUOTA: { default: '5368709120', meaning: 'Bytes of all files of one person at most.' },
  REQUEST_TIMEOUT: { default: '120', meaning: 'Seconds in which a request has to arrive, unless it is an upload.' },
  UPLOAD_IDLE_TIMEOUT: { default: '60', meaning: 'Seconds without a byte after which an upload is cut off.' },
} as const satisfies Record<string, Setting>;

/** The name of an environment variable that is a setting. */
export type SettingName = keyof typeof settings;
/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings as the README's table. */
export function settingsTable(): string {
  const rows = Object.entries(settings).map(([name, setting]) => {
    const fallback = setting.default === '' ? '' : `\`${setting.default}\``;
    return `| \`${name}\` | ${fallback} | ${setting.meaning} |`;
  });
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows].join('\n');
}

/**
 * Reads the settings from environment variables.
 * @throws ConfigurationError
 */
export function loadConfig(environment: Environment): Config {
  const faults: string[] = [];
  const raw = (name: SettingName) => environment[name]?.trim() || settings[name].default;
  const shown = (name: SettingName) => JSON.stringify(raw(name));

  const integer = (name: SettingName, minimum: number, maximum: number, { or = '', why = '' } = {}): number => {
    const value = /^\d{1,10}$/.test(raw(name)) ? Number(raw(name)) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    faults.push(`${name} must be a whole number from ${minimum} to ${maximum}${or}, not ${shown(name)}${why}`);
    return minimum;
  };
  const either = (name: SettingName, yes: string, no: string, fallback: boolean): boolean => {
    if (raw(name) === '') return fallback;
    if (raw(name) !== yes && raw(name) !== no) faults.push(`${name} must be ${yes} or ${no}, not ${shown(name)}`);
    return raw(name) === yes;
  };
  const list = (name: SettingName): string[] => {
    const items = raw(name)
      .split(',')
      .map((item) => item.trim());
    return [...new Set(items.filter((item) => item !== ''))];
  };
  const url = (name: SettingName, protocols: readonly string[]): URL | null => {
    if (raw(name) === '') return null;
    const parsed = URL.canParse(raw(name)) ? new URL(raw(name)) : null;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    // The value is not shown, because a connection URL carries a password.
    faults.push(`${name} must be a URL that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return null;
  };

  const databaseUrl = url('DATABASE_URL', ['postgresql:', 'postgres:']) ? raw('DATABASE_URL') : null;
  const databaseGiven = raw('DATABASE_URL') !== '';
  const publicUrl = url('PUBLIC_URL', ['https:', 'http:']);
  const demo = either('DEMO', 'true', 'false', !databaseGiven);
  if (demo && databaseGiven && raw('DEMO') === 'true') {
    faults.push('DEMO=true cannot go together with DATABASE_URL: demo content never enters a database of yours');
  }

  const allowedHosts = list('ALLOWED_HOSTS').map((name) => {
    const host = canonicalHost(name);
    if (host === null) {
      faults.push(`ALLOWED_HOSTS must name hosts without scheme and port, not ${JSON.stringify(name)}`);
    }
    return host ?? name;
  });

  const [firstPath = '/', ...otherPaths] = list('BASE_PATHS');
  for (const path of [firstPath, ...otherPaths]) {
    if (!/^(\/[A-Za-z0-9._~-]+)*\/v1$/.test(path)) {
      faults.push(`BASE_PATHS must name paths that start with "/" and end in "/v1", not ${JSON.stringify(path)}`);
    }
  }

  const known = (name: string): name is Area => areas.some((area) => area === name);
  const active = raw('AREAS') === 'none' ? [] : list('AREAS');
  for (const name of active.filter((each) => !known(each))) {
    faults.push(`AREAS names ${JSON.stringify(name)}, which is none of ${areas.join(', ')}`);
  }

  const logLevel = logLevels.find((level) => level === raw('LOG_LEVEL'));
  if (!logLevel) faults.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not ${shown('LOG_LEVEL')}`);

  const currency = raw('CURRENCY');
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    faults.push(`CURRENCY must be an ISO 4217 code such as EUR, not ${shown('CURRENCY')}`);
  }

  const limits = {
    anonymous: integer('RATE_LIMIT_ANONYMOUS', 1, 1_000_000),
    key: integer('RATE_LIMIT_KEY', 1, 1_000_000),
    writes: integer('RATE_LIMIT_WRITES', 1, 1_000_000),
    uploads: integer('RATE_LIMIT_UPLOADS', 1, 1_000_000),
    signIn: integer('RATE_LIMIT_SIGN_IN', 1, 1_000_000),
  };

  const workers =
    raw('WORKERS') === 'auto'
      ? Math.min(availableParallelism(), maxWorkers)
      : integer('WORKERS', 1, maxWorkers, { or: ' or auto' });
  // With several, one is left for the jobs of the process that starts them.
  const fewest = workers === 1 ? 1 : workers + 1;
  const why = workers === 1 ? '' : `: one for each of ${workers} workers, and one`;
  const usual = workers === 1 ? 10 : 5 * workers + 1;
  const databasePoolSize =
    raw('DATABASE_POOL_SIZE') === '' ? usual : integer('DATABASE_POOL_SIZE', fewest, 1000, { why });

  const config: Config = {
    port: integer('PORT', 0, 65535),
    host: raw('HOST'),
    workers,
    databaseUrl,
    dataDir: raw('DATA_DIR'),
    basePaths: [firstPath, ...otherPaths],
    publicUrl,
    allowedHosts,
    demo,
    areas: new Set(active.filter(known)),
    logLevel: logLevel ?? 'info',
    trustProxy: trustProxy(raw('TRUST_PROXY'), faults),
    requireHttps: either('REQUIRE_HTTPS', 'true', 'false', publicUrl?.protocol === 'https:'),
    queryKeys: either('QUERY_KEYS', 'on', 'off', true),
    rateLimits: either('RATE_LIMITS', 'on', 'off', true) ? limits : null,
    databasePoolSize,
    currency,
    storage: storagePlace(raw('STORAGE_URL'), raw('DATA_DIR'), faults),
    maxFileSize: integer('MAX_FILE_SIZE', 1, 9_999_999_999),
    maxVideoSize: integer('MAX_VIDEO_SIZE', 1, 9_999_999_999),
    fileQuota: integer('FILE_QUOTA', 1, 9_999_999_999),
    requestTimeout: integer('REQUEST_TIMEOUT', 1, 86_400),
    uploadIdleTimeout: integer('UPLOAD_IDLE_TIMEOUT', 1, 86_400),
  };
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

function storagePlace(value: string, dataDir: string, faults: string[]): StoragePlace {
  const [, bucket, path = ''] = /^gs:\/\/([a-z0-9][a-z0-9._-]{1,220}[a-z0-9])(?:\/(.*))?$/.exec(value) ?? [];
  if (bucket !== undefined) {
    const prefix = path.replace(/\/+$/, '');
    return { kind: 'gs', bucket, prefix: prefix === '' ? '' : `${prefix}/` };
  }
  const folder =
    /^file:\/\/\/./.test(value) && URL.canParse(value) ? fileURLToPath(value) : /^file:(?!\/\/)(.+)$/.exec(value)?.[1];
  if (value !== '' && folder === undefined) {
    faults.push(`STORAGE_URL must be file:<folder> or gs://<bucket>/<prefix>, not ${JSON.stringify(value)}`);
  }
  return { kind: 'file', folder: folder ?? join(dataDir, 'storage') };
}

function trustProxy(value: string, faults: string[]): boolean | number | string {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  const wrong = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => {
      const [address = '', bits, ...rest] = item.split('/');
      if (named.includes(item)) return false;
      const longest = isIP(address) === 4 ? 32 : 128;
      const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
      return isIP(address) === 0 || !bitsFit || rest.length > 0;
    });
  if (wrong.length === 0) return value;
  faults.push(`TRUST_PROXY must be true, false, a number, or addresses and subnets, not ${JSON.stringify(value)}`);
  return false;
}
