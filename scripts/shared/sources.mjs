import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Yields the sources in a folder in the order of their paths, which begin below it and have slashes on every system.
 * @param {string} folder
 * @param {RegExp} [names]
 */
export function* sourcesIn(folder, names = /\.tsx?$/) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (names.test(name)) yield { name: name.replaceAll('\\', '/'), text: readFileSync(join(folder, name), 'utf8') };
  }
}
