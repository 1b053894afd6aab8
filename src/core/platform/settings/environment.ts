import { readFileSync, statSync } from 'node:fs';
import leven from 'leven';
import { isProviderSetting } from './providers.js';
import { settings } from './table.js';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Bytes. No setting is longer, and a path to a device must not fill the memory. */
const largest = 1_048_576;

/** Settings of earlier versions, with their replacements. */
const removed: Readonly<Record<string, string>> = {
  RATE_LIMIT_REPORTS: 'a person makes 20 reports an hour at most',
  REVISIONS_KEPT: 'the newest 100 versions of a text are kept',
  REQUEST_TIMEOUT: 'a request has to arrive within 120 seconds',
  UPLOAD_IDLE_TIMEOUT: 'an upload is cut off after 60 seconds without a byte',
};

/**
 * Reads the settings from the environment and from the files that it names: `DATABASE_URL_FILE` is the path of a file with `DATABASE_URL`.
 * Values are trimmed. `files` are the paths by setting. Misspelt and removed settings are faults.
 */
export function readEnvironment(environment: Environment): {
  texts: Environment;
  files: ReadonlyMap<string, string>;
  faults: string[];
} {
  const faults: string[] = [];
  const files = new Map<string, string>();
  const texts: Record<string, string> = {};
  for (const [variable, value] of Object.entries(environment)) {
    const text = value?.trim();
    if (!text) continue;
    const name = variable.replace(/_FILE$/, '');
    if (!isSetting(name)) {
      texts[variable] = text;
      faults.push(...faultOfName(name, environment));
    } else if (name === variable) {
      texts[name] = text;
    } else {
      files.set(name, text);
    }
  }
  for (const [name, path] of files) {
    if (texts[name] !== undefined) {
      faults.push(`${name} and ${name}_FILE are both set: only one of them can be`);
      continue;
    }
    const { text, fault } = readSetting(path);
    if (text === undefined) faults.push(`${name}_FILE ${fault}`);
    else texts[name] = text;
  }
  return { texts, files, faults };
}

const isSetting = (name: string): boolean => Object.hasOwn(settings, name) || isProviderSetting(name);

/** Letters that may be wrong, missing or superfluous in a misspelt name. */
const mostWrong = 2;
/** Minimal length of a name for which such a difference cannot be another word. */
const longEnough = 7;

function faultOfName(name: string, environment: Environment): string[] {
  if (removed[name] !== undefined) return [`${name} is no setting any more, and has to go: ${removed[name]}`];
  if (name.length < longEnough) return [];
  const meant = Object.keys(settings).find(
    (each) => each.length >= longEnough && leven(each, name, { maxDistance: mostWrong + 1 }) <= mostWrong,
  );
  return meant === undefined || environment[meant] ? [] : [`${name} is no setting: ${meant} is`];
}

/** Reads a file, trimmed, since most editors end a file with a newline. No fault shows the text, since most such files are secret. */
function readSetting(path: string): { text?: string; fault?: string } {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return { fault: `names what is no file: ${path}` };
    if (stat.size > largest) return { fault: `names a file of more than ${largest} bytes: ${path}` };
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? { fault: `names a file that is empty: ${path}` } : { text };
  } catch (error) {
    return { fault: `cannot be read: ${error instanceof Error ? error.message : error}` };
  }
}
