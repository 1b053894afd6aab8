import type { TableLists } from '../../src/content/kind.js';
import { triggersSql } from './list-triggers.js';
import { type Walk, walksOf } from './walks.js';

/** The length of a list that has no counter: its blocks and its tail. Parameters: part, key. */
function totalSql(table: string, { list, order, id, rows }: Walk): string {
  return `CREATE OR REPLACE FUNCTION total_of_${list}(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM ${table} r WHERE ${rows} AND r.${id} > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('${list}', $1, $2, '${order}')
  ) blocks);
END $$;`;
}

/** The ids on a page. Parameters: part, key, rows before the page, rows of a page (100 at most), rows of the list. */
function pageSql(table: string, walk: Walk, isReversed: boolean): string {
  const { list, order, id, rows, columns, bound } = walk;
  const sorted = columns.map((column) => `${column}${isReversed ? ' DESC' : ''}`).join(', ');
  return `CREATE OR REPLACE FUNCTION page_of_${list}_by_${order}${isReversed ? '_reversed' : ''}(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start${isReversed ? '_reversed' : ''}('${list}', $1, $2, '${order}', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT ${id} FROM ${table} r WHERE ${rows} ORDER BY ${sorted} LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT ${id} FROM ${table} r WHERE ${rows} AND (${columns.join(', ')}) ${isReversed ? '<=' : '>'} (${bound.replaceAll('@', 'start')})
      ORDER BY ${sorted} LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;`;
}

/** Rows of any list between two of its blocks: without a part those of all lists of this name. */
function stretchSql(tables: readonly (readonly [string, Walk[]])[]): string {
  const branches = tables.flatMap(([table, walks]) =>
    walks.flatMap(({ list, order, id, part, key, columns, sort, word, bound, belongs, rows }) =>
      order === null
        ? []
        : [
            `  WHEN '${list} by ${order}' THEN
    RETURN QUERY SELECT of, ${part}, ${key}, by, (${sort})::numeric, (${word})::text, r.${id}, 0 FROM ${table} r
    WHERE CASE WHEN $3 IS NULL THEN ${belongs} ELSE ${rows.replaceAll('$2', '$4').replaceAll('$1', '$3')} END
      AND ($5.id IS NULL OR (${columns.join(', ')}) > (${bound.replaceAll('@', '($5)')}))
      AND ($6.id IS NULL OR (${columns.join(', ')}) <= (${bound.replaceAll('@', '($6)')}));`,
          ],
    ),
  );
  return branches.join('\n');
}

/** Counts the lists of a table anew. */
function rebuildSql([table, walks]: readonly [string, Walk[]]): string {
  const steps = walks.flatMap(({ list, order, part, key, weight, belongs, counter }) => [
    ...(order === null
      ? []
      : [
          `DELETE FROM list_blocks WHERE list = '${list}' AND ord = '${order}';
    PERFORM make_blocks('${list}', '${order}', NULL, NULL, NULL, NULL);`,
        ]),
    ...(typeof counter !== 'number'
      ? []
      : [
          `DELETE FROM list_counters WHERE list = '${list}';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT '${list}', ${part} AS part, ${key} AS key, 0, sum(${weight}) FROM ${table} r WHERE ${belongs} GROUP BY 2, 3;`,
        ]),
  ]);
  return `  IF '${table}' = ANY (sources) THEN
    LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE;
    ${steps.join('\n    ')}
  END IF;`;
}

/** What the counters of an area should be. */
const countedSql = (table: string, { list, part, key, weight, belongs }: Walk): string =>
  `SELECT '${list}', ${part}, ${key}, sum(${weight})::bigint FROM ${table} r WHERE ${belongs} GROUP BY 2, 3`;

function byArea(tables: readonly TableLists[]): string {
  const areas = [...new Set(tables.map(({ area }) => area))];
  return areas
    .map((area) => {
      const counted = tables
        .filter((each) => each.area === area)
        .flatMap((each) =>
          walksOf(each)
            .filter(({ counter }) => typeof counter === 'number')
            .map((walk) => countedSql(each.table, walk)),
        );
      const none = `SELECT NULL, 0, NULL, 0::bigint WHERE false`;
      return `  WHEN '${area}' THEN
    RETURN QUERY ${counted.length === 0 ? none : counted.join('\n    UNION ALL ')};`;
    })
    .join('\n');
}

/** The SQL of all lists, to be run after prisma/sql/lists.sql's tables are there. */
export function listsSql(tables: readonly TableLists[]): string {
  const all = tables.map((each) => [each.table, walksOf(each)] as const);
  const parents = new Map<string, Set<string>>();
  for (const { list, parent } of all.flatMap(([, walks]) => walks)) {
    if (parent !== undefined) parents.set(parent, (parents.get(parent) ?? new Set()).add(list));
  }
  const names = tables.flatMap((each) =>
    walksOf(each).map(
      ({ list, order, counter }) =>
        `('${each.area}', '${each.table}', '${list}', ${order === null ? 'NULL' : `'${order}'`}, ${{ none: 0, elsewhere: 'NULL' }[counter as 'none'] ?? counter})`,
    ),
  );
  return [
    `-- Every list in each of its orders.
CREATE OR REPLACE VIEW lists (area, source, list, ord, slots) AS VALUES
  ${names.join(',\n  ')};`,
    `-- Locks the table of a list against all who write to it, or fails at once.
CREATE OR REPLACE FUNCTION lock_list(of text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CASE
${all
  .map(
    ([table, walks]) => `  WHEN of IN (${[...new Set(walks.map(({ list }) => `'${list}'`))].join(', ')}) THEN
    LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE NOWAIT;`,
  )
  .join('\n')}
  END CASE;
END $$;`,
    `-- The rows of a list in an order as its blocks would have them, after one block and up to another: of, by, part, key, after, upto. Without a part
-- those of all lists of this name.
CREATE OR REPLACE FUNCTION list_stretch(of text, by text, integer, text, list_blocks, list_blocks) RETURNS SETOF list_blocks
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  CASE of || ' by ' || by
${stretchSql(all)}
  END CASE;
END $$;`,
    `-- Counts the lists of these tables anew, which were filled with triggers off. Others cannot write to them meanwhile.
CREATE OR REPLACE FUNCTION rebuild_lists(VARIADIC sources text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
${all.map(rebuildSql).join('\n')}
END $$;`,
    `-- What the counters of the lists of an area should be.
CREATE OR REPLACE FUNCTION counted_lists(of_area text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE of_area
${byArea(tables)}
  ELSE RETURN;
  END CASE;
END $$;`,
    `CREATE OR REPLACE FUNCTION forget_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_counters c USING old_rows o WHERE c.list = ANY (TG_ARGV) AND c.part = o.id;
  DELETE FROM list_blocks b USING old_rows o WHERE b.list = ANY (TG_ARGV) AND b.part = o.id;
  RETURN NULL;
END $$;`,
    ...[...parents].map(
      ([
        parent,
        lists,
      ]) => `CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON ${parent} REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists(${[...lists].map((list) => `'${list}'`).join(', ')});`,
    ),
    ...all.flatMap(([table, walks]) => [
      `-- ${table}`,
      ...triggersSql(table, walks),
      ...walks.filter(({ counter }) => counter === 'none').map((walk) => totalSql(table, walk)),
      ...walks
        .filter(({ order }) => order !== null)
        .flatMap((walk) => [pageSql(table, walk, false), pageSql(table, walk, true)]),
    ]),
  ].join('\n\n');
}
