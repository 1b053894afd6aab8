import type { Command } from 'commander';
import { type Config, ConfigurationError, loadConfig } from '../core/platform/config.js';
import { type Environment, readEnvironment } from '../core/platform/settings/environment.js';
import { isProviderSetting } from '../core/platform/settings/providers.js';
import { defaultOf, type SettingName, settings } from '../core/platform/settings/table.js';
import { splitUrls } from '../core/platform/settings/validators.js';
import { type Column, type Io, writeJson, writeRows } from './io.js';

/** `from` is `default`, `environment`, or the file that has it. */
type Row = { name: string; value: string; from: string };

/** Placeholder of a secret. */
const hidden = '***';

/** Adds the command `config`. */
export function configCommand(program: Command, io: Io): void {
  program
    .command('config')
    .description('show all effective settings with their sources and errors, without secrets')
    .action((_, command: Command) => show(io, command.optsWithGlobals()));
}

async function show(io: Io, { json }: { json?: true }): Promise<void> {
  const { config, fault } = load(io.env);
  const rows = inForce(io.env, config);
  if (json) await writeJson(io, { settings: rows, faults: fault?.faults ?? [] });
  else await writeRows(io, rows, columns);
  if (fault) throw fault;
}

const columns: readonly Column<Row>[] = [
  { heading: 'SETTING', width: 22, cell: ({ name }) => name },
  { heading: 'FROM', width: 12, cell: ({ from }) => from },
  { heading: 'VALUE', width: 0, cell: ({ value }) => value.replace(/\s+/g, ' ') },
];

function load(environment: Environment): { config: Config | null; fault: ConfigurationError | null } {
  try {
    return { config: loadConfig(environment), fault: null };
  } catch (error) {
    if (error instanceof ConfigurationError) return { config: null, fault: error };
    throw error;
  }
}

/** All settings, and those of additional providers that are set. */
function inForce(environment: Environment, config: Config | null): Row[] {
  const { texts, files } = readEnvironment(environment);
  const further = Object.keys(texts).filter((name) => isProviderSetting(name) && !(name in settings));
  return [...Object.keys(settings), ...further.sort()].flatMap((name) => {
    const value = texts[name] ?? '';
    if (files.has(name)) return [{ name, value: masked(name, value), from: `file ${files.get(name)}` }];
    if (value !== '') return [{ name, value: masked(name, value), from: 'environment' }];
    return name in settings ? [{ name, value: fallback(name as SettingName, config), from: 'default' }] : [];
  });
}

/** Values derived from other settings if a setting is unset. */
const following: { [name in SettingName]?: (config: Config) => unknown } = {
  DEMO: ({ demo }) => demo,
  REQUIRE_HTTPS: ({ requireHttps }) => requireHttps,
  REQUIRE_VERIFIED_EMAIL: ({ requireVerifiedEmail }) => requireVerifiedEmail,
  NEW_MEMBER_DAYS: ({ newcomers }) => newcomers.days,
  HOLD_FIRST_POSTS: ({ newcomers }) => newcomers.reviewPosts,
  DATABASE_POOL_SIZE: ({ databasePoolSize }) => databasePoolSize,
  STORAGE_URL: ({ storage }) => (storage.kind === 'file' ? `file:${storage.folder}` : ''),
};

function fallback(name: SettingName, config: Config | null): string {
  const follows = following[name];
  return config && follows ? String(follows(config)) : defaultOf(name);
}

function masked(name: string, value: string): string {
  if (name.endsWith('_SECRET')) return value && hidden;
  return splitUrls(value).map(withoutPassword).join(',');
}

/** A URL that cannot be parsed is hidden whole: the password may be anywhere in it. */
function withoutPassword(value: string): string {
  if (!value.includes('://')) return value;
  if (!URL.canParse(value)) return hidden;
  const url = new URL(value);
  const secrets = [...url.searchParams.keys()].filter((key) => /pass|secret|token|key|sig/i.test(key));
  if (url.password === '' && secrets.length === 0) return value;
  if (url.password !== '') url.password = hidden;
  for (const key of secrets) url.searchParams.set(key, hidden);
  return url.href;
}
