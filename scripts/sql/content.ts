import { type ContentKind, type Parent, type Part, sqlOf } from '../../src/content/kind.js';
import { row, type Sql, valueSql } from '../../src/core/database/row.js';

/** The columns of each table, in its order. */
export type Columns = Readonly<Record<string, readonly string[]>>;

const [r, m] = [row('r'), row('m')];

const isThere = ({ table, isPresent }: ContentKind): Sql =>
  `${table} r WHERE r.id = root${isPresent === undefined ? '' : ` AND ${isPresent(r)}`}`;
const mayBeRemoved = (kind: ContentKind): Sql =>
  isThere(kind) + (kind.isPrivate === undefined ? '' : ` AND (wanted <> 'hidden' OR NOT (${kind.isPrivate(r)}))`);
const isShared = (kind: ContentKind): Sql =>
  isThere(kind) + (kind.isPrivate === undefined ? '' : ` AND NOT (${kind.isPrivate(r)})`);

const quoted = (column: string): string => (['values', 'value', 'at'].includes(column) ? `"${column}"` : column);

/** The rows that are moved, in order of restoring. */
const partsOf = ({ table, refilled = {}, parts = [] }: ContentKind): Part[] => [
  { table, of: 'id', refilled },
  ...parts,
];

const belongsTo = ({ of }: Part): Sql => (typeof of === 'function' ? of(r, 'root') : `${r[of]} = root`);

/** SQL of a column of a restored row, which gets a new updated_at. */
function restoredSql({ refilled = {} }: Part, column: string): Sql {
  const value = refilled[column as keyof typeof refilled];
  if (value === undefined) return column === 'updated_at' ? 'clock_timestamp()' : `r.${quoted(column)}`;
  return typeof value === 'function' ? value(r) : String(value ?? 'NULL');
}

const lockParent = (table: string, { table: parent, column, lock }: Parent): string =>
  `  PERFORM FROM ${parent} WHERE id = (SELECT ${column} FROM ${table} WHERE id = root) FOR ${lock};`;

/** Removes content of one kind: see `take_away`. */
function removeSql(kind: ContentKind, columns: Columns): string {
  const { type, table, parentId, memory, parents = [], inPlace } = kind;
  const { author, title, excerpt, isPrivate } = sqlOf(kind, r);
  const there = mayBeRemoved(kind);
  const moves =
    inPlace !== undefined
      ? []
      : partsOf(kind).flatMap((part) => {
          const { table: source } = part;
          const where = belongsTo(part);
          const names = columns[source] as readonly string[];
          return [
            `  PERFORM FROM ${source} r WHERE ${where} FOR UPDATE;`,
            `  INSERT INTO removed.${source} (${names.map(quoted).join(', ')}, removal)
  SELECT ${names.map((name) => `r.${quoted(name)}`).join(', ')}, done FROM ${source} r WHERE ${where};`,
          ];
        });
  const away =
    inPlace === undefined
      ? [...moves, `  DELETE FROM ${table} WHERE id = root;`]
      : [`  ${inPlace.remove('root', 'wanted')}`];
  return `CREATE OR REPLACE FUNCTION remove_${type}(root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
  done integer;
BEGIN
${parents
  .filter(({ onlyToRestore }) => !onlyToRestore)
  .map((parent) => `${lockParent(table, parent)}\n`)
  .join('')}  SELECT true INTO is_there FROM ${there} FOR UPDATE;
  UPDATE removals SET state = wanted, reason = why, actor_id = actor, at = clock_timestamp()
  WHERE target_type = '${type}' AND target_id = root AND state <> 'deleted'
    AND CASE wanted WHEN 'hidden' THEN NOT is_private ELSE is_there END
  RETURNING id INTO done;
  IF FOUND THEN
${inPlace === undefined ? '' : `    ${inPlace.remove('root', 'wanted')}\n`}    RETURN done;
  ELSIF is_there IS NULL THEN
    -- It may have been restored meanwhile.
    RETURN CASE WHEN EXISTS (SELECT FROM ${there}) THEN remove_${type}(root, wanted, actor, why) END;
  END IF;
  INSERT INTO removals (target_type, target_id, parent_id, author_id, title, excerpt, memory, is_private, state, actor_id, reason)
  SELECT '${type}', r.id, ${valueSql(parentId, r)}, ${author}, ${title}, ${excerpt}, ${valueSql(memory, r)},
    ${isPrivate}, wanted, actor, why
  FROM ${table} r WHERE r.id = root RETURNING id INTO done;
${away.join('\n')}
  RETURN done;
END $$;`;
}

/** While its parent is removed itself, content is restored together with it. */
function joinSql(
  kind: ContentKind,
  { table: parent, column, lock, count, newest = {} }: Parent,
  isKept: boolean,
): string {
  const { type, table, onJoin } = kind;
  const sources = [...new Set(partsOf(kind).map((part) => part.table))];
  const joined = `FROM removed.${table} WHERE ${column} = parent AND removal = joined`;
  const [described, columns] = [Object.keys(newest), Object.values(newest)].map((names) => names.join(', '));
  const changes = [
    count && `${count} = (SELECT count(*) ${joined})`,
    described && `(${described}) = (SELECT ${columns} ${joined} ORDER BY id DESC LIMIT 1)`,
  ].filter(Boolean);
  const recount = `    UPDATE removed.${parent} SET ${changes.join(',\n      ')}\n    WHERE id = parent;\n`;
  return `  SELECT ${column} INTO parent FROM removed.${table} WHERE id = root;
  IF parent IS NOT NULL AND NOT EXISTS (SELECT FROM ${parent} WHERE id = parent FOR ${lock}) THEN
${
  isKept
    ? `    SELECT removal INTO joined FROM removed.${parent} WHERE id = parent;
    IF joined IS NULL THEN
      -- It may belong to another one by now.
      RETURN EXISTS (SELECT FROM removed.${table} WHERE id = root AND ${column} <> parent) AND restore_${type}(root);
    END IF;
    PERFORM FROM removals WHERE id = joined FOR SHARE;
    IF NOT FOUND THEN
      -- It was restored meanwhile, or is gone.
      RETURN restore_${type}(root);
    END IF;
    SELECT * INTO m FROM removals WHERE target_type = '${type}' AND target_id = root FOR UPDATE;
${onJoin === undefined ? '' : `    ${onJoin('root', m, 'parent').replaceAll('\n', '\n  ')}\n`}${sources.map((source) => `    UPDATE removed.${source} SET removal = joined WHERE removal = m.id;`).join('\n')}
${changes.length === 0 ? '' : recount}    DELETE FROM removals WHERE id = m.id;
    RETURN true;`
    : '    RETURN false;'
}
  END IF;`;
}

/** Restores content of one kind: see `bring_back`. */
function restoreSql(kind: ContentKind, columns: Columns, moved: ReadonlySet<string>): string {
  const { type, table, parents = [], inPlace, onRestore } = kind;
  const moves =
    inPlace !== undefined
      ? []
      : partsOf(kind).map((part) => {
          const { table: source } = part;
          const names = columns[source] as readonly string[];
          return `  INSERT INTO ${source} (${names.map(quoted).join(', ')})
  SELECT ${names.map((name) => restoredSql(part, name)).join(', ')}
  FROM removed.${source} r WHERE r.removal = m.id ORDER BY 1;`;
        });
  const before =
    inPlace === undefined
      ? parents.map((parent) => joinSql(kind, parent, moved.has(parent.table)))
      : [`  PERFORM FROM ${table} WHERE id = root FOR UPDATE;`];
  return `CREATE OR REPLACE FUNCTION restore_${type}(root integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  m removals;
${inPlace === undefined && parents.length > 0 ? '  parent integer;\n  joined integer;\n' : ''}BEGIN
${before.join('\n')}${before.length > 0 ? '\n' : ''}  SELECT * INTO m FROM removals WHERE target_type = '${type}' AND target_id = root FOR UPDATE;
  IF NOT FOUND THEN
    -- It may have been removed meanwhile.
    RETURN EXISTS (SELECT FROM ${isShared(kind)})
      OR EXISTS (SELECT FROM removals WHERE target_type = '${type}' AND target_id = root) AND restore_${type}(root);
  END IF;
${kind.isPrivate === undefined ? '' : `  IF m.is_private AND m.author_id::text IS DISTINCT FROM current_setting('plaza.restorer', true) THEN\n    RETURN false;\n  END IF;\n`}${inPlace === undefined ? moves.join('\n') : `  ${inPlace.restore('root', m)}`}
${onRestore === undefined ? '' : `  ${onRestore('root', m)}\n`}  DELETE FROM removals WHERE id = m.id;
  RETURN true;
END $$;`;
}

const dispatch = (kinds: readonly ContentKind[], call: (type: string) => string): string =>
  kinds.map(({ type }) => `  WHEN '${type}' THEN RETURN ${call(type)};`).join('\n');

/** Purges removed content, with removed content of its own. */
function purgeSql(kinds: readonly ContentKind[]): string {
  const moved = kinds.filter(({ inPlace }) => inPlace === undefined);
  const children = moved.flatMap((kind) =>
    (kind.parents ?? []).flatMap(({ table, column }) => {
      const parent = moved.find((each) => each.table === table);
      return parent === undefined
        ? []
        : [
            `  doomed := doomed || ARRAY(
    SELECT id FROM removals WHERE target_type = '${kind.type}' AND target_id IN (
      SELECT id FROM removed.${kind.table}
      WHERE ${column} IN (SELECT id FROM removed.${parent.table} WHERE removal = ANY (doomed))
    ) ORDER BY id FOR UPDATE
  );`,
          ];
    }),
  );
  const keys = moved
    .filter(({ hasObject }) => hasObject)
    .map(({ table }) => `SELECT object_key FROM removed.${table} WHERE removal = ANY (doomed)`);
  const gone = ({ type, table }: ContentKind) =>
    `SELECT '${type}' AS target_type, id FROM removed.${table} WHERE removal = ANY (doomed)`;
  const revised = moved.filter(({ isRevised }) => isRevised).map(gone);
  const reacted = moved.filter(({ reactions }) => reactions !== undefined).map(gone);
  return `CREATE OR REPLACE FUNCTION purge_removals(VARIADIC doomed integer[]) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
BEGIN
  -- One that is being restored is locked, and stays, with its bytes.
  doomed := ARRAY(SELECT id FROM removals WHERE id = ANY (doomed) ORDER BY id FOR UPDATE);
${children.join('\n')}
  keys := ARRAY(
    ${keys.join('\n    UNION ALL ')}
    UNION ALL SELECT f.object_key FROM picture_files f JOIN pictures i ON i.id = f.picture_id JOIN removals r ON r.target_id = i.product_id
    WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted'
  );
  DELETE FROM revisions v USING (
    ${revised.join('\n    UNION ALL ')}
    UNION ALL SELECT target_type, target_id FROM removals WHERE id = ANY (doomed) AND target_type = 'product' AND state = 'deleted'
  ) gone WHERE v.target_type = gone.target_type AND v.target_id = gone.id;
  DELETE FROM reactions v USING (
    ${reacted.join('\n    UNION ALL ')}
  ) gone WHERE v.kind = gone.target_type AND v.content_id = gone.id;
  -- A product that was ordered stays for its orders.
  DELETE FROM products sold USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id
    AND NOT EXISTS (SELECT FROM order_items WHERE product_id = sold.id);
  DELETE FROM pictures i USING removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND i.product_id = r.target_id;
  UPDATE products sold SET picture = NULL FROM removals r
  WHERE r.id = ANY (doomed) AND r.target_type = 'product' AND r.state = 'deleted' AND sold.id = r.target_id AND sold.picture IS NOT NULL;
  DELETE FROM removals WHERE id = ANY (doomed);
  RETURN keys;
END $$;`;
}

/** Deletes a user's private rows, with everything that depends on them. */
function deletePrivateSql(kinds: readonly ContentKind[]): string {
  const own = kinds.filter(({ isPrivate, parents }) => isPrivate !== undefined && parents === undefined);
  const steps = own.map((kind) => {
    const { table } = kind;
    const { author, isPrivate } = sqlOf(kind, r);
    const theirs = `${table} r WHERE ${author} = person AND (${isPrivate})`;
    const below = kinds.flatMap((other) =>
      (other.parents ?? []).flatMap((parent) =>
        parent.table === table
          ? [
              ...(other.isRevised ? [['revisions', 'target_type', 'target_id']] : []),
              ...(other.reactions ? [['reactions', 'kind', 'content_id']] : []),
            ].map(
              ([from, type, id]) => `  DELETE FROM ${from} WHERE ${type} = '${other.type}' AND ${id} IN (
    SELECT id FROM ${other.table} WHERE ${parent.column} IN (SELECT r.id FROM ${theirs})
  );\n`,
            )
          : [],
      ),
    );
    return `  keys := keys || ARRAY(SELECT r.object_key FROM ${theirs} ORDER BY r.id FOR UPDATE);
${below.join('')}  DELETE FROM ${theirs};`;
  });
  return `CREATE OR REPLACE FUNCTION delete_private(person integer) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := '{}';
BEGIN
  -- Locked first, so that no object gets another key, or is deleted elsewhere, before its row is deleted.
${steps.join('\n')}
  RETURN keys;
END $$;`;
}

/** Sets somebody's like or vote, and counts it. */
const reactSql = ({
  type,
  table,
  reactions,
}: ContentKind): string => `-- Sets the reaction of a person to a ${type} whose row is locked, or removes it (0), and says the new count.
CREATE OR REPLACE FUNCTION react_to_${type}(target integer, person integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
  total integer;
BEGIN
  SELECT value INTO present FROM reactions WHERE kind = '${type}' AND content_id = target AND user_id = person;
  IF coalesce(present, 0) = wanted THEN
    RETURN (SELECT ${reactions} FROM ${table} WHERE id = target);
  ELSIF wanted = 0 THEN
    DELETE FROM reactions WHERE kind = '${type}' AND content_id = target AND user_id = person;
  ELSE
    INSERT INTO reactions (kind, content_id, user_id, value) VALUES ('${type}', target, person, wanted)
    ON CONFLICT (kind, content_id, user_id) DO UPDATE SET value = excluded.value;
  END IF;
  UPDATE ${table} SET ${reactions} = ${
    // Nodes of the release before move posts without their likes.
    reactions === 'like_count'
      ? `greatest(0, ${reactions} + wanted - coalesce(present, 0))`
      : `${reactions} + wanted - coalesce(present, 0)`
  } WHERE id = target RETURNING ${reactions} INTO total;
  RETURN total;
END $$;`;

/** The SQL that removes, restores and purges content of all kinds. */
export function contentSql(kinds: readonly ContentKind[], columns: Columns): string {
  const moved = new Set(kinds.filter(({ inPlace }) => inPlace === undefined).map(({ table }) => table));
  return [
    ...kinds.flatMap((kind) => [removeSql(kind, columns), restoreSql(kind, columns, moved)]),
    ...kinds.filter(({ reactions }) => reactions !== undefined).map(reactSql),
    `-- Removes content from where everybody sees it, with all that belongs to it, and says by which removal; null if it is not there, is
-- deleted, or is to be hidden and private. What is removed already gets the new state and reason.
CREATE OR REPLACE FUNCTION take_away(of_type text, root integer, wanted text, actor integer, why text) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  CASE of_type
${dispatch(kinds, (type) => `remove_${type}(root, wanted, actor, why)`)}
  END CASE;
END $$;`,
    `-- Restores content as it was. False if there is none, or what it belonged to is gone. Content of what is removed itself comes back with that.
CREATE OR REPLACE FUNCTION bring_back(of_type text, root integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  CASE of_type
${dispatch(kinds, (type) => `restore_${type}(root)`)}
  END CASE;
END $$;`,
    purgeSql(kinds),
    `-- Deletes what concerns a person alone, and says which objects that leaves.
${deletePrivateSql(kinds)}`,
  ].join('\n\n');
}
