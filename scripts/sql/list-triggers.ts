import type { TableLists } from '../../src/content/kind.js';
import { type CountedList, countedRows } from './list-rows.js';

/** The rows changed by a statement, as `r` with a `sign`, and the trigger's event. */
const operations = {
  insert: {
    event: 'INSERT',
    rows: 'REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT',
    changed: '(SELECT *, 1 AS sign FROM new_rows) r',
  },
  delete: {
    event: 'DELETE',
    rows: 'REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT',
    changed: '(SELECT *, -1 AS sign FROM old_rows) r',
  },
  // A row that stays in its list is both removed and added, which cancels out.
  update: {
    event: 'UPDATE',
    rows: 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT',
    changed: '(SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r',
  },
} as const;
type OperationName = keyof typeof operations;

/** The trigger of a table's counters for one operation. */
function triggerSql(table: string, operation: OperationName, lists: readonly CountedList[]): string {
  const { event, rows, changed } = operations[operation];
  const name = `count_${table}_${operation}`;
  const valuesOf = (list: CountedList) =>
    `'${list.list}', ${list.part}, ${list.key}, pg_backend_pid() % ${list.slots}, ${list.weight === '1' ? 'sign' : `sign * (${list.weight})`}, ${belongsTo(list, operation)}`;
  const values = lists.filter(({ parts }) => parts === null).map((list) => `(${valuesOf(list)})`);
  const several = lists
    .filter(({ parts }) => parts !== null)
    .map((list) => `\n    UNION ALL SELECT ${valuesOf(list)} FROM ${list.parts}`);
  // In a fixed order, so that statements changing the same lists do not deadlock.
  return `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${operation === 'update' ? unchangedSql(lists) : ''}  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM ${changed} CROSS JOIN LATERAL (VALUES
    ${values.join(',\n    ')}${several.join('')}
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_${operation} AFTER ${event} ON ${table}
${rows} EXECUTE FUNCTION ${name}();`;
}

/** Returns early if no column of a list has changed, as for most statements. */
function unchangedSql(lists: readonly CountedList[]): string {
  const columns = new Set(lists.flatMap((list) => list.columns).sort());
  const matter = [...columns].map((column) => `r.${column}`).join(', ');
  return `  IF NOT EXISTS (SELECT ${matter} FROM old_rows r EXCEPT SELECT ${matter} FROM new_rows r) THEN
    RETURN NULL;
  END IF;
`;
}

/** Rows deleted with their parent are not counted: the whole list is dropped. */
const belongsTo = ({ belongs, parent, part }: CountedList, operation: OperationName): string =>
  operation === 'delete' && parent !== undefined
    ? `${belongs} AND EXISTS (SELECT FROM ${parent} parent WHERE parent.id = ${part})`
    : belongs;

/** The triggers that keep the counters of a table's lists. */
export const triggersSql = (table: TableLists): string[] =>
  (Object.keys(operations) as OperationName[]).map((operation) =>
    triggerSql(table.table, operation, countedRows(table)),
  );
