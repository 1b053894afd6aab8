import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { problemStatuses } from '../../generated/contract.js';
import { operations } from '../helpers/requests.js';

const statuses: Record<string, number> = problemStatuses;

/** What all other tests of this run saw, as `operation status code`. */
function reached(): Set<string> {
  const folder = inject('coverageFolder');
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'));
  return new Set(lines.filter((line) => line !== '').map((line) => (JSON.parse(line) as unknown[]).join(' ')));
}

/** The codes that belong to each operation, and a mark for those that were seen. */
function matrix(seen: Set<string>): string {
  const columns = [...new Set(operations.flatMap(({ success, codes }) => [String(success), '304', ...codes]))];
  const width = Math.max(...operations.map(({ id }) => id.length));
  const rows = operations.map((operation) => {
    const cells = columns.map((column) => {
      const wanted = wantedOf(operation).find((each) => each.split(' ')[1] === column || each.split(' ')[2] === column);
      return wanted === undefined ? '·' : seen.has(wanted) ? '✓' : '✗';
    });
    return `${operation.id.padEnd(width)}  ${cells.join('  ')}`;
  });
  const legend = columns.map((column, index) => `${String(index + 1).padStart(2)} ${column}`).join(', ');
  const head = `${' '.repeat(width)} ${columns.map((_, index) => String(index + 1).padStart(2)).join(' ')}`;
  return [legend, head, ...rows].join('\n');
}

function wantedOf({ id, method, open, success, codes }: (typeof operations)[number]): string[] {
  const successes = [`${id} ${success} `, ...(open && method === 'get' ? [`${id} 304 `] : [])];
  return [...successes, ...codes.map((code) => `${id} ${statuses[code]} ${code}`)];
}

describe('the tests of this run', () => {
  it.runIf(inject('isWholeRun'))('reached every status and every code that the contract promises', () => {
    const seen = reached();
    console.log(matrix(seen));
    const missing = operations.flatMap((operation) => wantedOf(operation).filter((each) => !seen.has(each)));
    expect(missing).toEqual([]);
  });
});
