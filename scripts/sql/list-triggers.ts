import type { Walk } from './walks.js';

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

/** A number by which blocks are found. */
const numeric = (sort: string): string => (sort === '0' ? '0' : `(${sort})::numeric`);

function concerns(walk: Walk, operation: OperationName): boolean {
  if (operation === 'insert') return walk.counter !== 'none';
  if (operation === 'append') return walk.counter === 'none';
  if (operation === 'update') return !walk.isFixed;
  return operation === 'delete' || walk.isFixed;
}

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
      `('${walk.list}', ${walk.part}, ${walk.key}, pg_backend_pid() % ${walk.counter}, ${walk.weight === '1' ? 'sign' : `sign * (${walk.weight})`}, ${belongsTo(walk, operation)})`,
  );
  // In one order, so that no two that change the same lists wait for each other.
  return `  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM ${changed} CROSS JOIN LATERAL (VALUES
    ${values.join(',\n    ')}
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;`;
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

/** The triggers that keep the lists of a table. */
export const triggersSql = (table: string, walks: readonly Walk[]): string[] =>
  (Object.keys(operations) as OperationName[]).flatMap((operation) => triggerSql(table, operation, walks));
