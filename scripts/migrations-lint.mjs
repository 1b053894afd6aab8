// Checks that migrations since the last release let that release run beside the new one, and lock no table for long: `node
// scripts/migrations-lint.mjs`, and part of `npm run check`. The rules stand in docs/contributing.md.
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from './bootstrap.mjs';

/** The last migration that these rules do not apply to. A release moves it on. */
const released = '20261126030001_generated';

/**
 * Forbidden statements on tables that the migration has not created itself. The first group is the table's name.
 * @type {Record<string, { form: RegExp, why: string }>}
 */
const rules = {
  drop: {
    form: /^DROP\s+(?:TABLE|VIEW|MATERIALIZED\s+VIEW|TYPE|SCHEMA|SEQUENCE|FUNCTION)\s+(?:IF\s+EXISTS\s+)?([\w."]+)|^ALTER\s+TABLE\s+(?:ONLY\s+)?([\w."]+)[\s\S]*\bDROP\s+(?:COLUMN\b|(?!CONSTRAINT|DEFAULT|NOT|EXPRESSION|IDENTITY)\w)/i,
    why: 'the release before still uses it: drop it in the next one',
  },
  rename: {
    form: /^ALTER\s+(?:TABLE|TYPE|VIEW|SEQUENCE|FUNCTION)\s+([\w."]+)[\s\S]*\bRENAME\b/i,
    why: 'the release before knows the old name: add the new one beside it',
  },
  'column-type': {
    form: /^ALTER\s+TABLE\s+([\w."]+)[\s\S]*\bALTER\s+(?:COLUMN\s+)?[\w"]+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    why: 'the whole table is written anew, behind a lock: add a column',
  },
  'not-null': {
    form: /^ALTER\s+TABLE\s+([\w."]+)[\s\S]*\bSET\s+NOT\s+NULL\b/i,
    why: 'the whole table is read behind a lock: CHECK (… IS NOT NULL) NOT VALID, then VALIDATE CONSTRAINT in a migration of its own',
  },
  'new-not-null': {
    form: /^ALTER\s+TABLE\s+([\w."]+)[\s\S]*\bADD\s+(?:COLUMN\s+)?(?!CONSTRAINT)[\w"]+\s+(?![^,]*\b(?:DEFAULT|GENERATED)\b)[^,]*\bNOT\s+NULL\b/i,
    why: 'the release before inserts rows without it: give it a default',
  },
  rewrite: {
    form: /^ALTER\s+TABLE\s+([\w."]+)[\s\S]*\bADD\s+(?:COLUMN\s+)?[\w"]+\s[^,]*(?:\bDEFAULT\s+(?:clock_timestamp|random|gen_random_uuid|nextval)\b|\bSERIAL\b|\bSTORED\b)/i,
    why: 'the whole table is written anew, behind a lock',
  },
  index: {
    form: /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?!CONCURRENTLY)(?:[\w."]+\s+)?ON\s+(?:ONLY\s+)?([\w."]+)/i,
    why: 'it blocks all writes to the table: use CONCURRENTLY, in a migration of its own',
  },
  constraint: {
    form: /^ALTER\s+TABLE\s+([\w."]+)(?![\s\S]*\b(?:NOT\s+VALID|USING\s+INDEX)\b)[\s\S]*\bADD\s+(?:CONSTRAINT\s+[\w"]+\s+)?(?:FOREIGN|CHECK|UNIQUE|PRIMARY|EXCLUDE)\b/i,
    why: 'the whole table is read behind a lock: NOT VALID, then VALIDATE CONSTRAINT in a migration of its own; or USING INDEX',
  },
  rows: {
    form: /^(?:UPDATE|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?)\s+(?:ONLY\s+)?([\w."]+)/i,
    why: 'writers of these rows wait for all of them: let a job do it, a batch at a time',
  },
  'removed-value': {
    form: /^ALTER\s+TYPE\s+([\w."]+)\s+DROP\b/i,
    why: 'the release before writes it',
  },
};

/**
 * Faults of a migration. A comment before a statement waives a rule: `-- allow index: …why…`.
 * @param {string} script
 * @returns {{ rule: string, line: number, statement: string, why: string }[]}
 */
export function faultsOf(script) {
  // Blanks bodies and comments, but keeps their line breaks for line numbers.
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');
  const waivers = [...script.matchAll(/^--[ \t]*allow[ \t]+([\w-]+):[ \t]*\S/gm)].map(({ 1: rule, index }) => ({
    rule,
    index,
  }));
  const plain = script
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, blank)
    .replace(/--.*$/gm, blank)
    .replace(/\/\*[\s\S]*?\*\//g, blank);
  const made = new Set(
    [...plain.matchAll(/\bCREATE\s+(?:UNLOGGED\s+)?(?:TABLE|TYPE|SCHEMA)\s+(?:IF\s+NOT\s+EXISTS\s+)?([\w."]+)/gi)].map(
      ({ 1: name }) => nameOf(name),
    ),
  );
  const faults = [];
  let begin = 0;
  for (const part of plain.split(';')) {
    const statement = part.trim();
    const start = begin + part.indexOf(statement);
    for (const [rule, { form, why }] of Object.entries(rules)) {
      const found = form.exec(statement);
      const waived = waivers.some((each) => each.rule === rule && each.index >= begin && each.index <= start);
      if (found === null || waived || made.has(nameOf(found[1] ?? found[2]))) continue;
      const line = script.slice(0, start).split('\n').length;
      faults.push({ rule, line, statement: statement.replace(/\s+/g, ' ').slice(0, 80), why });
    }
    begin += part.length + 1;
  }
  return faults;
}

/** @type {(name: string | undefined) => string} */
function nameOf(name = '') {
  return name
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .toLowerCase();
}

function main() {
  const folder = inRoot('prisma/migrations');
  const names = readdirSync(folder).filter((name) => /^\d/.test(name) && name > released);
  let count = 0;
  for (const name of names.sort()) {
    for (const { rule, line, statement, why } of faultsOf(readFileSync(`${folder}/${name}/migration.sql`, 'utf8'))) {
      process.stdout.write(`prisma/migrations/${name}/migration.sql:${line}: ${rule}: ${statement}\n  ${why}\n`);
      count++;
    }
  }
  process.stdout.write(`${names.length} migrations looked at, ${count} faults\n`);
  if (count > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
