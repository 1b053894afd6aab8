import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from '../src/config.js';

// The README's table of settings comes from the code: `node scripts/run.mjs readme` writes it, `--check` compares.
const file = 'README.md';
const begin = '<!-- settings -->';
const end = '<!-- /settings -->';
const text = readFileSync(file, 'utf8');
const from = text.indexOf(begin) + begin.length;
const updated = `${text.slice(0, from)}\n${settingsTable()}\n${text.slice(text.indexOf(end))}`;
if (updated === text) {
  process.stdout.write('README.md is current\n');
} else if (process.argv.includes('--check')) {
  process.stderr.write('README.md: the table of settings is stale; run `node scripts/run.mjs readme`\n');
  process.exit(1);
} else {
  writeFileSync(file, updated);
}
