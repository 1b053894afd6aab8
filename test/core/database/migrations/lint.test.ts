import { expect, it } from 'vitest';
import { faultsOf } from '../../../../scripts/migrations-lint.mjs';

const rulesOf = (script: string) => faultsOf(script).map(({ rule }) => rule);

it.each([
  ['drop', 'DROP TABLE topics;'],
  ['drop', 'ALTER TABLE "topics" DROP COLUMN "title";'],
  ['drop', 'ALTER TABLE topics DROP title;'],
  ['drop', 'DROP TYPE role;'],
  ['rename', 'ALTER TABLE topics RENAME COLUMN title TO name;'],
  ['rename', 'ALTER TABLE topics RENAME TO threads;'],
  ['column-type', 'ALTER TABLE topics ALTER COLUMN id TYPE bigint;'],
  ['column-type', 'ALTER TABLE topics ALTER id SET DATA TYPE bigint;'],
  ['not-null', 'ALTER TABLE topics ALTER COLUMN title SET NOT NULL;'],
  ['new-not-null', 'ALTER TABLE topics ADD COLUMN colour text NOT NULL;'],
  ['rewrite', 'ALTER TABLE topics ADD COLUMN at timestamptz NOT NULL DEFAULT clock_timestamp();'],
  ['rewrite', 'ALTER TABLE topics ADD COLUMN n integer GENERATED ALWAYS AS (id + 1) STORED;'],
  ['index', 'CREATE INDEX topics_title ON topics (title);'],
  ['index', 'CREATE UNIQUE INDEX "topics_title" ON "topics"("title");'],
  ['constraint', 'ALTER TABLE topics ADD CONSTRAINT short CHECK (length(title) < 9);'],
  ['constraint', 'ALTER TABLE "topics" ADD FOREIGN KEY ("board_id") REFERENCES "boards"("id");'],
  ['rows', "UPDATE topics SET title = '';"],
  ['rows', 'TRUNCATE topics;'],
])('refuses: %s: %s', (rule, script) => {
  expect(rulesOf(script)).toEqual([rule]);
  expect(faultsOf(`CREATE TABLE other (id integer);\n-- A comment; with a semicolon\n${script}`)[0]?.line).toBe(3);
  expect(rulesOf(`-- allow ${rule}: the table is empty\n${script}`)).toEqual([]);
  expect(rulesOf(`-- allow ${rule}:\n${script}`)).toEqual([rule]);
  expect(rulesOf(`-- allow ${rule}: once\nSELECT 1;\n${script}`)).toEqual([rule]);
});

it.each([
  'CREATE TABLE "notes" ("id" SERIAL NOT NULL); CREATE INDEX ON "notes" ("id"); ALTER TABLE "notes" ADD CHECK (id > 0);',
  'ALTER TABLE topics ADD COLUMN colour text;',
  "ALTER TABLE topics ADD COLUMN colour text NOT NULL DEFAULT 'red';",
  'ALTER TABLE topics ADD CONSTRAINT short CHECK (length(title) < 9) NOT VALID;',
  'ALTER TABLE topics VALIDATE CONSTRAINT short;',
  'ALTER TABLE topics DROP CONSTRAINT short;',
  'ALTER TABLE topics ALTER COLUMN title DROP NOT NULL;',
  'CREATE INDEX CONCURRENTLY topics_title ON topics (title);',
  "ALTER TYPE role ADD VALUE 'guest';",
  'CREATE OR REPLACE FUNCTION f() RETURNS void AS $$ BEGIN DROP TABLE topics; END $$ LANGUAGE plpgsql;',
  'INSERT INTO topics DEFAULT VALUES;',
])('takes: %s', (script) => {
  expect(rulesOf(script)).toEqual([]);
});
