import { readFileSync } from 'node:fs';

const limit = 5;
const shapes = { test: /\.test\.ts > ./, since: /^\d{4}-\d\d-\d\d$/, reason: /\S+ \S+/ };

/**
 * Tests that may fail and pass when repeated, by file and name, from `test/flaky.json`.
 * @throws if there are too many, or one has no date or reason
 */
export function flakyTests(file = 'test/flaky.json'): Set<string> {
  const entries = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[];
  if (entries.length > limit) throw new Error(`${file} has ${entries.length} entries, and may have ${limit}`);
  for (const entry of entries) {
    for (const [field, shape] of Object.entries(shapes)) {
      if (!shape.test(String(entry[field] ?? ''))) throw new Error(`${file}: ${field} is missing or wrong in an entry`);
    }
  }
  return new Set(entries.map(({ test }) => String(test)));
}
