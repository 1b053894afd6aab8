import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { problemStatuses } from '../../../generated/contract.js';
import { operations } from '../../helpers/requests.js';

type Operation = (typeof operations)[number];
/** Test files by the `operation status code` that they reached. */
type Reached = Map<string, Set<string>>;

const statuses: Record<string, number> = problemStatuses;

/** Codes that all other tests of this run reached. */
function reached(): Reached {
  const folder = inject('coverageFolder');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  const reachedBy: Reached = new Map();
  for (const line of lines.filter((each) => each !== '')) {
    const [id, status, code, file] = JSON.parse(line) as [string, number, string | null, string];
    const key = `${id} ${status} ${code ?? ''}`;
    reachedBy.set(key, (reachedBy.get(key) ?? new Set()).add(file));
  }
  return reachedBy;
}

function wantedOf({ id, method, open, success, codes }: Operation): string[] {
  const successes = [`${id} ${success} `, ...(open && method === 'get' ? [`${id} 304 `] : [])];
  return [...successes, ...codes.map((code) => `${id} ${statuses[code]} ${code}`)];
}

const folderOf = (file: string): string => file.split('/').at(-2) ?? '';

/** A letter for each folder of tests: its first that no other has. */
function lettersOf(seen: Reached): Map<string, string> {
  const folders = [...new Set([...seen.values()].flatMap((files) => [...files].map(folderOf)))].sort();
  const letters = new Map<string, string>();
  for (const folder of folders) {
    const free = [...folder, ...'zyxwvutsrqponm'].find((letter) => ![...letters.values()].includes(letter));
    letters.set(folder, free ?? '?');
  }
  return letters;
}

/** The codes of each operation, and the tests that reached them: those of the operation's own area if possible. */
function matrix(seen: Reached): string {
  const letters = lettersOf(seen);
  const columns = [...new Set(operations.flatMap(({ success, codes }) => [String(success), '304', ...codes]))];
  const width = Math.max(...operations.map(({ id }) => id.length));
  const cell = (operation: Operation, column: string): string => {
    const wanted = wantedOf(operation).find((each) => each.split(' ').slice(1).includes(column));
    if (wanted === undefined) return '·';
    const folders = [...(seen.get(wanted) ?? [])].map(folderOf).sort();
    return letters.get(folders.find((folder) => folder === operation.area) ?? folders[0] ?? '') ?? '✗';
  };
  const rows = operations.map((operation) => {
    const cells = columns.map((column) => cell(operation, column));
    return `${operation.id.padEnd(width)}  ${cells.join('  ')}`;
  });
  const legend = columns.map((column, index) => `${String(index + 1).padStart(2)} ${column}`).join(', ');
  const who = [...letters].map(([folder, letter]) => `${letter} ${folder}`).join(', ');
  const head = `${' '.repeat(width)} ${columns.map((_, index) => String(index + 1).padStart(2)).join(' ')}`;
  return [legend, `${who}; ✗ no test, · not in the contract`, head, ...rows].join('\n');
}

/** The tests that reached each code of each operation. */
function details(seen: Reached): string {
  const line = (wanted: string) => {
    const [, status, code] = wanted.split(' ');
    const files = [...(seen.get(wanted) ?? ['no test'])].sort();
    return `- ${[status, code].filter(Boolean).join(' ')}: ${files.join(', ')}`;
  };
  const parts = operations.map((operation) =>
    [`## ${operation.id}`, '', ...wantedOf(operation).map(line), ''].join('\n'),
  );
  return `# Who reached what\n\n${parts.join('\n')}`;
}

describe('the tests of this run', () => {
  it.runIf(inject('isWholeRun'))('reached every status and every code that the contract promises', () => {
    const seen = reached();
    if (process.env.TEST_VERBOSE !== undefined) console.log(matrix(seen));
    mkdirSync('coverage', { recursive: true });
    writeFileSync('coverage/matrix.md', details(seen));
    const missing = operations.flatMap((operation) => wantedOf(operation).filter((each) => !seen.has(each)));
    expect(missing).toEqual([]);
  });
});
