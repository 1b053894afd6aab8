import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const notice = '# Made by `npm run generate` from the `x-path` of each file below paths/.';

/**
 * The text of the root document with its index of paths, from the path files. Throws if a file declares no path, or a
 * duplicate.
 * @param {string} folder
 */
export function withPathIndex(folder) {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const name of readdirSync(join(folder, 'paths'), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.yaml')) continue;
    const file = `paths/${name.split(sep).join('/')}`;
    const [, path] = /^x-path: (\/\S*)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (path === undefined) throw new Error(`${file} does not begin with the path that it is of, as \`x-path\`.`);
    const other = files.get(path);
    if (other !== undefined) throw new Error(`${file} and ${other} are both of ${path}.`);
    files.set(path, file);
  }
  const index = [...files.keys()].sort().map((path) => `  ${path}:\n    $ref: ${files.get(path)}\n`);
  const text = readFileSync(join(folder, 'openapi.yaml'), 'utf8');
  return text.replace(/(?:^# Made by .*\n)?^paths:\n(?: .*\n)*/m, () => `${notice}\npaths:\n${index.join('')}`);
}
