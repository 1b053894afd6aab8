import type { ListDeclaration, ListOrder, TableLists } from '../../src/content/kind.js';

/** A list in one of its orders, as SQL; `r` is the row. */
type Walk = {
  list: string;
  order: string | null;
  id: string;
  part: string;
  key: string;
  columns: readonly string[];
  sort: string;
  word: string;
  bound: string;
  /** Whether a row is in the list. */
  belongs: string;
  /** The list's rows: $1 part, $2 key. */
  rows: string;
  /** A row stays in its place unless its id changes or what it belongs to, which hardly ever happens. */
  isFixed: boolean;
  /** The first walk of a list counts. */
  counter: ListDeclaration['counter'] | null;
  weight: string;
  parent: string | undefined;
  fixedBy: readonly string[];
};

const byId = (id: string): ListOrder => ({ columns: [id], bound: '@.id' });

function walksOf({ orders = {}, lists }: TableLists): Walk[] {
  return Object.entries(lists).flatMap(([list, declared]) => {
    const { id = 'id', part, key, where, weight = '1', counter, parent } = declared;
    const belongs = [where, part && `r.${part} IS NOT NULL`].filter(Boolean).join(' AND ') || 'true';
    const rows = [where, part && `r.${part} = $1`, key && `r.${key.column} = $2::${key.type}`];
    const names = declared.orders.length === 0 ? [null] : declared.orders;
    return names.map((order, index) => {
      const own = order === null ? undefined : orders[order];
      const { columns, sort = '0', word = "''", bound } = own ?? byId(id);
      return {
        list,
        order,
        id,
        part: part === undefined ? '0' : `r.${part}`,
        key: key === undefined ? "''" : `r.${key.column}::text`,
        columns,
        sort,
        word,
        bound,
        belongs,
        rows: rows.filter(Boolean).join(' AND ') || 'true',
        isFixed: where === undefined && key === undefined && weight === '1' && own === undefined,
        counter: index === 0 ? counter : null,
        weight,
        parent,
        fixedBy: part === undefined ? [id] : [id, part],
      };
    });
  });
}

/** What a statement has changed, as rows `r` with a `sign`, and when its trigger is called. */
const operations = {
  insert: {
    event: 'INSERT',
    rows: 'REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT',
    changed: '(SELECT *, 1 AS sign FROM new_rows) r',
  },
  // A row whose id the sequence gave last is in the tail, and is mostly not looked at.
  append: { event: 'INSERT', rows: 'FOR EACH ROW', changed: '(SELECT NEW.*, 1 AS sign) r' },
  delete: {
    event: 'DELETE',
    rows: 'REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT',
    changed: '(SELECT *, -1 AS sign FROM old_rows) r',
  },
  // What an update leaves in its place is removed and added there, which comes to nothing.
  update: {
    event: 'UPDATE',
    rows: 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT',
    changed: '(SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r',
  },
  move: { event: 'UPDATE OF', rows: 'FOR EACH ROW', changed: '(SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r' },
} as const;
type OperationName = keyof typeof operations;

function concerns(walk: Walk, operation: OperationName): boolean {
  if (operation === 'insert') return walk.counter !== 'none';
  if (operation === 'append') return walk.counter === 'none';
  if (operation === 'update') return !walk.isFixed;
  return operation === 'delete' || walk.isFixed;
}

const numeric = (sort: string): string => (sort === '0' ? '0' : `(${sort})::numeric`);

/** The trigger of a table's lists for one operation; none where no list depends on it. */
function triggerSql(table: string, operation: OperationName, all: readonly Walk[]): string[] {
  const walks = all.filter((walk) => concerns(walk, operation));
  if (walks.length === 0) return [];
  const { event, rows, changed } = operations[operation];
  const name = `count_${table}_${operation}`;
  const columns = event === 'UPDATE OF' ? ` ${[...new Set(walks.flatMap(({ fixedBy }) => fixedBy))].join(', ')}` : '';
  const steps = [
    unchangedSql(table, operation, walks),
    counterSql(changed, walks, operation),
    blocksSql(changed, walks, operation),
  ];
  return [
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${steps.filter((step) => step !== '').join('\n')}
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_${operation} AFTER ${event}${columns} ON ${table}
${rows} EXECUTE FUNCTION ${name}();`,
  ];
}

/** Ends the trigger where nothing has changed that a list depends on, as with most statements. */
function unchangedSql(table: string, operation: OperationName, walks: readonly Walk[]): string {
  const [{ id }] = walks as [Walk];
  if (operation === 'append') {
    return `  IF hashint4(NEW.${id}) % 512 <> 0 AND NEW.${id} >= pg_sequence_last_value('${table}_${id}_seq') THEN
    RETURN NULL;
  END IF;`;
  }
  if (operation !== 'update') return '';
  const mentioned = walks.flatMap(({ part, key, sort, word, weight, belongs }) =>
    [part, key, sort, word, weight, belongs].flatMap((sql) => sql.match(/r\.\w+/g) ?? []),
  );
  const matter = [...new Set([`r.${id}`, ...mentioned.sort()])].join(', ');
  return `  IF NOT EXISTS (SELECT ${matter} FROM old_rows r EXCEPT SELECT ${matter} FROM new_rows r) THEN
    RETURN NULL;
  END IF;`;
}

/** What is deleted with its parent is not counted any more: the whole list is forgotten. */
const belongsTo = ({ belongs, parent, part }: Walk, operation: OperationName): string =>
  operation === 'delete' && parent !== undefined
    ? `${belongs} AND EXISTS (SELECT FROM ${parent} parent WHERE parent.id = ${part})`
    : belongs;

function counterSql(changed: string, walks: readonly Walk[], operation: OperationName): string {
  const counted = walks.filter(({ counter }) => typeof counter === 'number');
  if (counted.length === 0) return '';
  const values = counted.map(
    (walk) =>
      `(ROW('${walk.list}', ${walk.part}, ${walk.key}, pg_backend_pid() % ${walk.counter}, ${walk.weight === '1' ? 'sign' : `sign * (${walk.weight})`})::list_counters, ${belongsTo(walk, operation)})`,
  );
  return `  PERFORM add_to_counters(ARRAY(
    SELECT m.change FROM ${changed} CROSS JOIN LATERAL (VALUES
      ${values.join(',\n      ')}
    ) m (change, belongs) WHERE m.belongs
  ));`;
}

function blocksSql(changed: string, walks: readonly Walk[], operation: OperationName): string {
  const ordered = walks.filter(({ order }) => order !== null);
  if (ordered.length === 0) return '';
  const [{ id }] = ordered as [Walk];
  const touches = ordered.map(
    ({ list, part, key, order, sort, word, belongs }) => `${belongs} AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('${list}', ${part}, ${key}, '${order}') AND (b.sort, b.word, b.id) >= (${sort}, ${word}, r.${id}))`,
  );
  const places = ordered.map(
    (walk) =>
      `(ROW('${walk.list}', ${walk.part}, ${walk.key}, '${walk.order}', ${numeric(walk.sort)}, ${walk.word}, r.${id}, sign)::list_blocks, ${belongsTo(walk, operation)})`,
  );
  return `  IF EXISTS (
    SELECT FROM ${changed} WHERE hashint4(r.${id}) % 128 = 0
    OR ${touches.join('\n    OR ')}
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM ${changed} CROSS JOIN LATERAL (VALUES
        ${places.join(',\n        ')}
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;`;
}

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
      ...(Object.keys(operations) as OperationName[]).flatMap((operation) => triggerSql(table, operation, walks)),
      ...walks.filter(({ counter }) => counter === 'none').map((walk) => totalSql(table, walk)),
      ...walks
        .filter(({ order }) => order !== null)
        .flatMap((walk) => [pageSql(table, walk, false), pageSql(table, walk, true)]),
    ]),
  ].join('\n\n');
}
