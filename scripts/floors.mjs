// Writes the diagram of `src` in docs/architecture.md from the imports of its files; `--check`, part of `npm run check`,
// compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import ts from 'typescript';
import { floors } from './rooms.mjs';
import { sourcesIn } from './shared/sources.mjs';

const page = 'docs/architecture.md';
const [begin, end] = ['<!-- floors -->\n', '<!-- /floors -->'];

/** The top folder or file of `src` in a path. @type {(path: string) => string} */
const folderOf = (path) => (path.split('/')[0] ?? '').replace(/\.[jt]sx?$/, '');

/** Import counts between folders. @type {Map<string, Map<string, number>>} */
const imports = new Map();
for (const { name, text } of sourcesIn('src')) {
  const from = folderOf(name);
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    const path = join(name, '..', fileName);
    if (!fileName.startsWith('.') || path.startsWith('..') || folderOf(path) === from) continue;
    const counts = imports.get(from) ?? new Map();
    imports.set(from, counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1));
  }
}

const order = floors.flat().reverse();
const lines = order.map((folder) => {
  const counts = imports.get(folder) ?? new Map();
  const below = order.filter((other) => counts.has(other)).map((other) => `${other} ${counts.get(other)}`);
  const floor = floors.findIndex((names) => names.includes(folder)) + 1;
  return `${floor}  ${folder.padEnd(12)} ${below.length > 0 ? `→ ${below.join(', ')}` : ''}`.trimEnd();
});

const text = readFileSync(page, 'utf8');
const from = text.indexOf(begin) + begin.length;
const updated = `${text.slice(0, from)}\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n${text.slice(text.indexOf(end))}`;
if (updated !== text) {
  if (process.argv.includes('--check')) {
    process.stderr.write(`${page}: the picture of the floors is stale; run \`node scripts/floors.mjs\`\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(page, updated);
  }
}
