import { readFileSync, statSync } from 'node:fs';
import leven from 'leven';
import { isProviderSetting } from './providers.js';
import { settings } from './table.js';
import type { Environment } from './values.js';

/** Bytes. No setting is as long, and a path that leads to a device must not fill the memory. */
const largest = 65_536;

/**
 * What is given of the settings, as text, by the environment and by the files that it names: `DATABASE_URL_FILE` is the
 * path of a file that holds `DATABASE_URL`. `files` are the paths, by the setting. A `NAME_FILE` that is a setting of its
 * own is none of these.
 */
export function givenSettings(
  environment: Environment,
  faults: string[],
): { given: Environment; files: ReadonlyMap<string, string> } {
  const isSetting = (name: string) => Object.hasOwn(settings, name) || isProviderSetting(name);
  const files = new Map<string, string>();
  const given: Record<string, string | undefined> = { ...environment };
  for (const [variable, text] of Object.entries(environment)) {
    const name = variable.replace(/_FILE$/, '');
    const path = text?.trim();
    const meant = isSetting(name) ? undefined : nearest(name);
    if (path && meant !== undefined && !environment[meant]) faults.push(`${name} is no setting: ${meant} is`);
    if (!path || name === variable || !isSetting(name) || isSetting(variable)) continue;
    files.set(name, path);
    if (environment[name]?.trim()) {
      faults.push(`${name} and ${variable} are both set: only one of them can be`);
      continue;
    }
    given[name] = contentsOf(path, variable, faults);
  }
  return { given, files };
}

/** Letters that may be wrong, missing or too many in a name that was misspelt. */
const mostWrong = 2;
/** Letters of a name that is long enough for that to be no other word. */
const longEnough = 7;

/** The setting that a name almost has. */
function nearest(name: string): string | undefined {
  if (name.length < longEnough) return undefined;
  return Object.keys(settings).find(
    (each) => each.length >= longEnough && leven(each, name, { maxDistance: mostWrong + 1 }) <= mostWrong,
  );
}

/** Trimmed, since most editors end a file with a newline. What it holds is never shown, as most such files hold secrets. */
function contentsOf(path: string, variable: string, faults: string[]): string | undefined {
  try {
    const stat = statSync(path);
    if (!stat.isFile()) faults.push(`${variable} names what is no file: ${path}`);
    else if (stat.size > largest) faults.push(`${variable} names a file of more than ${largest} bytes: ${path}`);
    else {
      const text = readFileSync(path, 'utf8').trim();
      if (text !== '') return text;
      faults.push(`${variable} names a file that is empty: ${path}`);
    }
  } catch (error) {
    faults.push(`${variable} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  return undefined;
}
