import { availableParallelism } from 'node:os';
import { hostOf } from './hosts.js';
import { type AccountSettings, accountSettings } from './settings/accounts.js';
import { type AddressForm, type Area, addressForms, areas, type LogLevel, logLevels } from './settings/choices.js';
import { type DatabaseSettings, databaseSettings } from './settings/database.js';
import { givenSettings } from './settings/files.js';
import { type LimitSettings, limitSettings } from './settings/limits.js';
import { type MailSettings, mailSettings } from './settings/mail.js';
import { type MetricsPlace, metricsSettings } from './settings/metrics.js';
import { type NetworkSettings, networkSettings } from './settings/network.js';
import { type NewcomerRules, newcomerRules, newcomersOff } from './settings/newcomers.js';
import { type UnpaidRules, unpaidRules } from './settings/orders.js';
import { type SiteSettings, siteSettings } from './settings/site.js';
import { type StorageSettings, storageSettings } from './settings/storage.js';
import { type TracesSettings, tracesSettings } from './settings/traces.js';
import { type Environment, SettingValues } from './settings/values.js';

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

/** More cores than this one database keeps busy. */
const maxWorkers = 128;

/** All settings, parsed and checked. Their meanings and defaults stand in `settings/table.ts`. */
export type Config = NetworkSettings &
  DatabaseSettings &
  StorageSettings &
  LimitSettings &
  AccountSettings & {
    /** Processes that serve. */
    workers: number;
    dataDir: string;
    site: SiteSettings;
    demo: boolean;
    areas: ReadonlySet<Area>;
    logLevel: LogLevel;
    logAddresses: AddressForm;
    newcomers: NewcomerRules;
    /** Null for a service that sends no mail. */
    mail: MailSettings | null;
    currency: string;
    unpaid: UnpaidRules;
    /** Of one thing. */
    revisionsKept: number;
    /** Null for a service that measures nothing. */
    metrics: MetricsPlace | null;
    /** Null for a service whose requests are not traced. */
    traces: TracesSettings | null;
  };

/**
 * Reads the settings from environment variables, and from files that these name.
 * @throws ConfigurationError
 */
export function loadConfig(environment: Environment): Config {
  const faults: string[] = [];
  const { given } = givenSettings(environment, faults);
  const demo = demoSetting(new SettingValues(given, faults));
  // Who looks around wants to see at once what they wrote.
  const values = new SettingValues(given, faults, demo ? newcomersOff : {});
  const workers = workerCount(values);
  const network = networkSettings(values);
  const site = siteSettings(values);
  const place = `http://${hostOf(network.host)}:${network.port}`;
  const mail = mailSettings(values, {
    publicUrl: network.publicUrl,
    demo,
    place,
    site,
  });
  const config: Config = {
    workers,
    ...network,
    ...databaseSettings(values, workers),
    ...storageSettings(values),
    ...limitSettings(values),
    ...accountSettings(values, mail !== null),
    dataDir: values.text('DATA_DIR'),
    site,
    demo,
    areas: activeAreas(values),
    logLevel: values.oneOf('LOG_LEVEL', logLevels),
    logAddresses: values.oneOf('LOG_ADDRESSES', addressForms),
    newcomers: newcomerRules(values),
    mail,
    currency: currencyCode(values),
    unpaid: unpaidRules(values),
    revisionsKept: values.integer('REVISIONS_KEPT', 1, 1000),
    metrics: metricsSettings(values),
    traces: tracesSettings(values),
  };
  if (faults.length > 0) throw new ConfigurationError(faults);
  return config;
}

function workerCount(values: SettingValues): number {
  return values.text('WORKERS') === 'auto'
    ? Math.min(availableParallelism(), maxWorkers)
    : values.integer('WORKERS', 1, maxWorkers, { or: ' or auto' });
}

function demoSetting(values: SettingValues): boolean {
  const hasDatabase = values.text('DATABASE_URL') !== '';
  const demo = values.either('DEMO', 'true', 'false', !hasDatabase);
  if (demo && hasDatabase && values.text('DEMO') === 'true') {
    values.faults.push('DEMO=true cannot go together with DATABASE_URL: demo content never enters a database of yours');
  }
  return demo;
}

function activeAreas(values: SettingValues): Set<Area> {
  const known = (name: string): name is Area => areas.some((area) => area === name);
  const active = values.text('AREAS') === 'none' ? [] : values.list('AREAS');
  for (const name of active.filter((each) => !known(each))) {
    values.faults.push(`AREAS names ${JSON.stringify(name)}, which is none of ${areas.join(', ')}`);
  }
  return new Set(active.filter(known));
}

function currencyCode(values: SettingValues): string {
  const code = values.text('CURRENCY');
  if (!Intl.supportedValuesOf('currency').includes(code)) {
    values.faults.push(`CURRENCY must be an ISO 4217 code such as EUR, not ${values.shown('CURRENCY')}`);
  }
  return code;
}
