import type { SearchSource } from '../../src/community/search/sources.js';
import { columnsIn, row } from '../../src/core/database/row.js';

const r = row('r');
const isFoundSql = ({ isOpen }: SearchSource): string => isOpen?.(r) ?? 'true';

const triggerFunctionsSql = `-- Content that is new or was changed waits for its entry. Its row in the queue is also the lock of its entry: who makes the entry has it until
-- that is committed, and a writer who changes the content meanwhile waits for that, and then takes away the entry, which has the content
-- as it was. So no entry has what was hidden, deleted or edited away, whenever it was read. Of what another engine has, the
-- time is the version, and what is removed waits as well.
CREATE OR REPLACE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_queue (type, content_id) VALUES (TG_ARGV[0], NEW.id)
  ON CONFLICT (type, content_id) DO UPDATE SET queued_at = excluded.queued_at;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM search_entries WHERE type = TG_ARGV[0] AND content_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM search_engines) THEN
    INSERT INTO search_queue (type, content_id) SELECT TG_ARGV[0], r.id FROM old_rows r
    ON CONFLICT (type, content_id) DO UPDATE SET queued_at = excluded.queued_at;
  ELSE
    DELETE FROM search_queue q USING old_rows r WHERE q.type = TG_ARGV[0] AND q.content_id = r.id;
  END IF;
  DELETE FROM search_entries e USING old_rows r WHERE e.type = TG_ARGV[0] AND e.content_id = r.id;
  RETURN NULL;
END $$;`;

/** The triggers of a searched table. Per row, since writes have one row, and transition tables cost more than the work. */
function triggersSql(source: SearchSource): string {
  const { type, table, entry, isOpenByColumns: isOpen } = source;
  // The id never changes.
  const changing = columnsIn((each) => [entry(each), isOpen?.(each)]).filter((column) => column !== 'id');
  const isChanged = changing.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(' OR ');
  // A row that was not searchable before or after has no entry.
  const [before, after] = [isOpen?.(row('OLD')), isOpen?.(row('NEW'))];
  const isFound = after === undefined ? '' : ` AND (${after} OR ${before})`;
  return `CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON ${table} FOR EACH ROW${after === undefined ? '' : ` WHEN (${after})`}
EXECUTE FUNCTION search_changed('${type}');
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF ${changing.join(', ')} ON ${table}
FOR EACH ROW WHEN ((${isChanged})${isFound})
EXECUTE FUNCTION search_changed('${type}');
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON ${table}
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search_removed('${type}');`;
}

/**
 * The SQL of an entry's lexemes. The index is made of it, also by roles that can call no function of ours, such as for
 * ANALYZE, so it calls none.
 */
function lexemesSql(sources: readonly SearchSource[]): string {
  const threads = sources.filter(({ type, threadType }) => threadType !== type);
  const threadType = (type: string) =>
    `CASE ${type} ${threads.map((each) => `WHEN '${each.type}' THEN '${each.threadType}'`).join(' ')} ELSE ${type} END`;
  return `-- As what a search finds something of this type.
CREATE OR REPLACE FUNCTION search_thread_type(of_type text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ${threadType('of_type')}
$$;

-- Lexemes by which the index finds an entry. Labels, by which a search filters, are lexemes, too, so that one index finds what matches all.
-- They have a space in them, which no word of a text has. What the release before wrote is in \`words\`.
CREATE OR REPLACE FUNCTION search_lexemes(words tsvector, content text, type text, area text, author_id integer) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  IF words IS NOT NULL THEN
    RETURN strip(words);
  END IF;
  RETURN array_to_tsvector(array_remove(array_remove(string_to_array(content, ' ', '') || ARRAY[
    'type ' || ${threadType('type')}, 'area ' || area, 'author ' || author_id, CASE WHEN strpos(content, E'\\n') > 0 THEN 'has title' END
  ], NULL), E'\\n'));
END $$;`;
}

/** The SQL that reads a row's search entry. In PL/pgSQL, which plans only the needed query. */
function contentsSql(sources: readonly SearchSource[]): string {
  const ways = sources.map((source) => {
    const { id, author, area, until, title, text } = source.entry(r);
    return `  WHEN '${source.type}' THEN
    RETURN QUERY SELECT '${source.threadType}', ${id}, ${author}, ${area}, r.created_at, ${until}, (${title})::text, ${text} FROM ${source.table} r WHERE r.id = of_id AND (${isFoundSql(source)});`;
  });
  return `-- What a search finds of this content: no row where not everybody may read it.
CREATE OR REPLACE FUNCTION searched_content(of_type text, of_id integer)
RETURNS TABLE (
  thread_type text, thread_id integer, author_id integer, area text, created_at timestamptz, until timestamptz, title text, body text
) LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
  CASE of_type
${ways.join('\n')}
  END CASE;
END $$;`;
}

/** Columns and rows derived from a row for searches of its own table, with SQL that rebuilds them for a part. */
const otherKeys: Record<string, string> = {
  questions: `    PERFORM FROM questions q JOIN question_search s ON s.question_id = q.id
    WHERE q.id = ANY (ids) AND s.words <> question_words(q.title, q.body, q.category_id, q.status) FOR SHARE OF q;
    UPDATE question_search s SET words = question_words(q.title, q.body, q.category_id, q.status) FROM questions q
    WHERE q.id = s.question_id AND q.id = ANY (ids) AND s.words <> question_words(q.title, q.body, q.category_id, q.status);
    GET DIAGNOSTICS changed = ROW_COUNT;
    IF changed > 0 THEN
      PERFORM count_question_changes(changed);
    END IF;`,
  products: `    UPDATE products p SET title_key = search_key(p.title) WHERE p.id = ANY (ids) AND p.title_key <> search_key(p.title);`,
  videos: `    UPDATE videos v SET title_key = search_key(v.title) WHERE v.id = ANY (ids) AND v.title_key <> search_key(v.title);`,
  files: `    UPDATE files f SET name_key = search_key(f.name) WHERE f.id = ANY (ids) AND f.name_key <> search_key(f.name);`,
};

function partSql(table: string, sources: readonly SearchSource[]): string {
  const queued = sources
    .filter((source) => source.table === table)
    .map(
      (source) => `    INSERT INTO search_queue (type, content_id)
    SELECT '${source.type}', r.id FROM ${table} r WHERE r.id = ANY (ids) AND (${isFoundSql(source)})
    ON CONFLICT DO NOTHING;`,
    );
  return `  WHEN '${table}' THEN
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM ${table} WHERE id <= part.next_id ORDER BY id DESC LIMIT greatest(2 * milliseconds, 1) FOR KEY SHARE
    ) locked;
${[...(otherKeys[table] === undefined ? [] : [otherKeys[table]]), ...queued].join('\n')}`;
}

/** The SQL that rebuilds the search entries, a part at a time. */
function rebuildingSql(sources: readonly SearchSource[]): string {
  const tables = [...new Set([...sources.map(({ table }) => table), ...Object.keys(otherKeys)])];
  return `-- Lets \`rebuild_search\` make anew what a search looks through of these tables, whose triggers keep it up to date meanwhile.
CREATE OR REPLACE FUNCTION queue_search_rebuild(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  each text;
  last integer;
BEGIN
  FOREACH each IN ARRAY tables LOOP
    EXECUTE format('SELECT coalesce(max(id), 0) FROM %I', each) INTO last;
    INSERT INTO search_rebuilds (source, next_id) SELECT each, last WHERE last > 0
    ON CONFLICT (source) DO UPDATE SET next_id = greatest(search_rebuilds.next_id, excluded.next_id);
  END LOOP;
END $$;

-- Queues the next rows of a table whose entries are made anew, the newest first, and makes entries for so many milliseconds. Returns how
-- many rows it came by: null where nothing is left, and 0 where it has to be called again. Rows are locked against their removal until they
-- are queued: what takes them away afterwards finds them there. It waits for a lock for a twentieth of a second: where two wait for each
-- other it steps back, and no writer has to.
CREATE OR REPLACE FUNCTION rebuild_search(milliseconds integer) RETURNS integer LANGUAGE plpgsql SET lock_timeout = '50ms' AS $$
DECLARE
  part search_rebuilds;
  ids integer[];
  seen integer;
  changed integer;
BEGIN
  -- What was written before waits no longer than a part lasts.
  IF NOT EXISTS (SELECT FROM search_queue OFFSET 200) THEN
    SELECT * INTO part FROM search_rebuilds ORDER BY source LIMIT 1 FOR UPDATE SKIP LOCKED;
  END IF;
  IF part IS NULL THEN
    seen := cardinality(index_search(milliseconds));
    RETURN CASE WHEN seen > 0 OR EXISTS (SELECT FROM search_rebuilds) THEN seen END;
  END IF;
  CASE part.source
${tables.map((table) => partSql(table, sources)).join('\n')}
  END CASE;
  seen := coalesce(cardinality(ids), 0);
  IF seen = 0 THEN
    DELETE FROM search_rebuilds WHERE source = part.source;
  ELSE
    UPDATE search_rebuilds SET next_id = ids[seen] - 1 WHERE source = part.source;
  END IF;
  PERFORM index_search(milliseconds);
  RETURN seen;
EXCEPTION WHEN lock_not_available THEN
  RETURN 0;
END $$;`;
}

/** The SQL that maintains the search entries. */
export function searchSql(sources: readonly SearchSource[]): string {
  return [
    triggerFunctionsSql,
    ...sources.map(triggersSql),
    lexemesSql(sources),
    contentsSql(sources),
    rebuildingSql(sources),
  ].join('\n\n');
}
