import type { TableLists } from '../../src/content/kind.js';
import { countedRows } from './list-rows.js';
import { triggersSql } from './list-triggers.js';

/** The lengths of the counted lists of a table. */
function lengthsSql(table: TableLists): string {
  const lengths = countedRows(table).map(
    ({ list, part, parts, key, weight, belongs }) =>
      `SELECT '${list}', ${part}, ${key}, sum(${weight})::bigint FROM ${table.table} r${parts === null ? '' : `, ${parts}`} WHERE ${belongs} GROUP BY 2, 3`,
  );
  return `  WHEN '${table.table}' THEN
    RETURN QUERY ${lengths.join('\n    UNION ALL ')};`;
}

/** Triggers that drop the counters of deleted parents, by the lists' parent tables. */
function forgetSql(tables: readonly TableLists[]): string[] {
  const parents = new Map<string, string[]>();
  for (const { list, parent } of tables.flatMap(countedRows)) {
    if (parent !== undefined) parents.set(parent, [...(parents.get(parent) ?? []), list]);
  }
  return [...parents].map(
    ([parent, lists]) =>
      `CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON ${parent} REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists(${lists.map((list) => `'${list}'`).join(', ')});`,
  );
}

/** The SQL of all counted lists, which prisma/sql/lists.sql needs. */
export function listsSql(all: readonly TableLists[]): string {
  const tables = all.filter((table) => countedRows(table).length > 0);
  const names = tables.flatMap((table) =>
    countedRows(table).map(({ list }) => `('${table.area}', '${table.table}', '${list}')`),
  );
  return [
    `-- Every list with a counter, and the table of its rows.
CREATE OR REPLACE VIEW counted_lists (area, source, list) AS VALUES
  ${names.join(',\n  ')};`,
    `-- How many rows the lists of a table have, which their counters should say.
CREATE OR REPLACE FUNCTION list_lengths(source text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE source
${tables.map(lengthsSql).join('\n')}
  END CASE;
END $$;`,
    `-- Forgets the counters of lists, which are the trigger's arguments, with what they belong to.
CREATE OR REPLACE FUNCTION forget_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_counters c USING old_rows o WHERE c.list = ANY (TG_ARGV) AND c.part = o.id;
  RETURN NULL;
END $$;`,
    ...forgetSql(tables),
    ...tables.flatMap((table) => [`-- ${table.table}`, ...triggersSql(table)]),
  ].join('\n\n');
}
