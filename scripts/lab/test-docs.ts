import { probe } from '../shared/command.js';
import { comparePatterns, dialects } from './docs/dialects.js';
import { languages } from './docs/languages.js';
import { followDocuments } from './docs/passages.js';
import type { Result } from './docs/result.js';
import { runSamples } from './docs/samples.js';

/*
 * Runs every command and request of the documents, and the code samples of every operation, and compares exit codes,
 * statuses, schemas and the shape of the output. Also checks that other languages read the contract's patterns like
 * JavaScript. `--require` fails if something is not installed.
 */
const left: string[] = [];
if ((await probe('python3', ['-c', 'import requests'])) === null) left.push('Python');
if ((await probe('go', ['version'])) === null) left.push('Go');

const results = (await Promise.all([followDocuments(), runAllSamples()])).flat();
const readings: Result[] = [];
for (const [language, dialect] of Object.entries(dialects)) {
  if (!left.includes(language)) readings.push(...(await comparePatterns(language, dialect)));
}
const failed = [...results, ...readings].filter(({ fault }) => fault !== null);
for (const { what, fault } of failed) process.stdout.write(`${what}\n  ${fault?.trim().replaceAll('\n', '\n  ')}\n`);
for (const label of left)
  process.stdout.write(`${label}: left out, because ${label === 'Go' ? 'it' : '`requests`'} is not installed\n`);
const ranElsewhere = results.filter((result) => result.runElsewhere === true).length;
process.stdout.write(
  `${results.length - ranElsewhere} commands and requests of the documentation ran, ${ranElsewhere} commands that another check ` +
    `runs were looked up there, ${readings.length} patterns were read, ${failed.length} failed\n`,
);
if (failed.length > 0 || (left.length > 0 && process.argv.includes('--require'))) process.exitCode = 1;

async function runAllSamples(): Promise<Result[]> {
  const results: Result[] = [];
  for (const [label, run] of Object.entries(languages)) {
    if (!left.includes(label)) results.push(...(await runSamples(label, run)));
  }
  return results;
}
