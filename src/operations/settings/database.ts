import type { SettingName } from './table.js';
import { dividedUrls, type SettingValues } from './values.js';

/** Copies of the database that some reads go to. */
export type ReplicaSettings = {
  urls: readonly string[];
  /** Milliseconds that one may be behind. */
  maxLag: number;
};

/** How the database is reached. */
export type DatabaseSettings = {
  /** Null for one of our own. */
  databaseUrl: string | null;
  /** Past a pooler that `databaseUrl` leads to; null without one. */
  databaseDirectUrl: string | null;
  /** Whether a connection keeps the plans of statements. */
  preparedStatements: boolean;
  /** Null without any. */
  replicas: ReplicaSettings | null;
  /** Whether a start brings the database up to date, rather than to see that it is. */
  migrate: boolean;
  /** Of all processes together. */
  databasePoolSize: number;
};

const protocols = ['postgresql:', 'postgres:'];

/** The settings of the database; `workers` are the processes that share its connections. */
export function databaseSettings(values: SettingValues, workers: number): DatabaseSettings {
  // As it is given, which `URL` would change.
  const url = (name: SettingName) => (values.url(name, protocols) === null ? null : values.text(name));
  const settings = {
    databaseUrl: url('DATABASE_URL'),
    databaseDirectUrl: url('DATABASE_DIRECT_URL'),
    preparedStatements: values.either('PREPARED_STATEMENTS', 'on', 'off', true),
    replicas: replicaSettings(values),
    migrate: values.either('MIGRATE', 'on', 'off', true),
    databasePoolSize: poolSize(values, workers),
  };
  if (values.text('DATABASE_URL') !== '') return settings;
  if (settings.replicas !== null) {
    values.faults.push('DATABASE_REPLICA_URLS needs DATABASE_URL, the database that they are replicas of');
  }
  if (settings.databaseDirectUrl !== null) {
    values.faults.push('DATABASE_DIRECT_URL needs DATABASE_URL, which leads to the same database through a pooler');
  }
  if (!settings.migrate) {
    values.faults.push('MIGRATE=off needs DATABASE_URL: nobody else migrates the database that Plaza starts');
  }
  return settings;
}

function replicaSettings(values: SettingValues): ReplicaSettings | null {
  const maxLag = Number(values.text('REPLICA_MAX_LAG'));
  if (!(maxLag >= 1 && maxLag <= 60)) {
    values.faults.push(`REPLICA_MAX_LAG must be seconds from 1 to 60, not ${values.shown('REPLICA_MAX_LAG')}`);
  }
  const given = values.text('DATABASE_REPLICA_URLS');
  if (given === '') return null;
  const urls = dividedUrls(given).map((each) => each.trim());
  if (!urls.every((each) => URL.canParse(each) && protocols.includes(new URL(each).protocol))) {
    values.faults.push(
      'DATABASE_REPLICA_URLS must be URLs that start with postgresql:// or postgres://, divided by commas',
    );
  }
  return { urls, maxLag: maxLag * 1000 };
}

function poolSize(values: SettingValues, workers: number): number {
  if (values.text('DATABASE_POOL_SIZE') === '') return workers === 1 ? 10 : 5 * workers + 2;
  // With several workers, one is left for the jobs of the process that starts them.
  const fewest = workers === 1 ? 1 : workers + 1;
  const why = workers === 1 ? '' : `: one for each of ${workers} workers, and one`;
  return values.integer('DATABASE_POOL_SIZE', fewest, 1000, { why });
}
