import { readFileSync, writeFileSync } from 'node:fs';
import { metricsTable } from '../src/api/telemetry/metrics/catalogue.js';
import { settingsTable } from '../src/core/platform/settings/table.js';

// Tables in documents that are generated from code: `node scripts/run.mjs readme` writes them, `--check` compares.
const tables = [
  { file: 'docs/settings.md', name: 'settings', table: settingsTable() },
  { file: 'docs/metrics.md', name: 'metrics', table: metricsTable() },
];

for (const { file, name, table } of tables) {
  const begin = `<!-- ${name} -->`;
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin) + begin.length;
  const updated = `${text.slice(0, from)}\n${table}\n${text.slice(text.indexOf(`<!-- /${name} -->`))}`;
  if (updated === text) {
    process.stdout.write(`${file} is current\n`);
  } else if (process.argv.includes('--check')) {
    process.stderr.write(`${file}: the table of ${name} is stale; run \`node scripts/run.mjs readme\`\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, updated);
  }
}
