import { type SearchSource, searchWordsSql } from '../../src/areas/search/sources.js';

const columns = 'type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words';

const overwritten = `ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words`;

/** The members of an entry of the row `r`, but for its words. */
function entrySql({ type, thread, author, area, until, title }: SearchSource): string {
  return `'${type}', r.id, '${thread.type}', ${thread.id}, ${author}, ${area}, r.created_at, ${until}, ${title}`;
}

/** The same SQL of the row of a trigger. */
const ofTrigger = (sql: string): string => sql.replace(/\br\./g, 'NEW.');

/** The triggers of a table whose rows a search finds. By row: a write has one, and tables of rows cost it more than its words do. */
function triggersSql(source: SearchSource): string {
  const { type, table, where } = source;
  const entry = entrySql(source);
  const words = searchWordsSql(source);
  const used = [...`${entry} ${words} ${where}`.matchAll(/\br\.(\w+)/g)].map(([, column = '']) => column);
  // These two never change.
  const changing = [...new Set(used)].filter((column) => column !== 'id' && column !== 'created_at').sort();
  const name = `search_${table}`;
  const leave = `
  IF NOT (${ofTrigger(where)}) THEN
    DELETE FROM search_entries WHERE type = '${type}' AND content_id = NEW.id;
    RETURN NULL;
  END IF;`;
  return `CREATE OR REPLACE FUNCTION ${name}_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words tsvector;
BEGIN${where === 'true' ? '' : leave}
  words := ${ofTrigger(words)};
  INSERT INTO search_entries (${columns})
  VALUES (${ofTrigger(entry)}, words)
  ${overwritten};
  PERFORM search_learn(words);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION ${name}_entry();
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF ${changing.join(', ')} ON ${table}
FOR EACH ROW WHEN (${changing.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(' OR ')})
EXECUTE FUNCTION ${name}_entry();

CREATE OR REPLACE FUNCTION ${name}_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = '${type}' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON ${table}
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ${name}_deleted();`;
}

/** Columns and rows that are made of a row `r` for searches of its table alone, and SQL that makes them anew. */
const otherKeys: Record<string, string> = {
  questions: `      IF EXISTS (
        SELECT FROM question_search s WHERE s.question_id = r.id AND s.words <> question_words(r.title, r.body, r.category_id, r.status)
      ) THEN
        SELECT * INTO r FROM questions q WHERE q.id = lowest FOR SHARE;
        UPDATE question_search s SET words = question_words(r.title, r.body, r.category_id, r.status) WHERE s.question_id = r.id;
        PERFORM count_question_changes(1);
      END IF;`,
  products: `      UPDATE products p SET title_key = search_key(p.title) WHERE p.id = r.id AND p.title_key <> search_key(p.title);`,
  files: `      UPDATE files f SET name_key = search_key(f.name) WHERE f.id = r.id AND f.name_key <> search_key(f.name);`,
};

/** SQL that makes the entry of a row `r` anew where it differs. A removal waits for the row, and is not found afterwards. */
function rebuiltSql(source: SearchSource): string {
  const { type, table, where } = source;
  const words = searchWordsSql(source);
  return `      IF (${where}) AND NOT EXISTS (
        SELECT FROM search_entries e WHERE e.type = '${type}' AND e.content_id = r.id AND e.words = ${words}
      ) THEN
        SELECT * INTO r FROM ${table} t WHERE t.id = lowest FOR SHARE;
        IF FOUND AND (${where}) THEN
          words := ${words};
          INSERT INTO search_entries (${columns})
          VALUES (${entrySql(source)}, words)
          ${overwritten};
          PERFORM search_learn(words);
        END IF;
      END IF;`;
}

function partSql(table: string, sources: readonly SearchSource[]): string {
  const entries = sources.filter((source) => source.table === table).map(rebuiltSql);
  return `  WHEN '${table}' THEN
    FOR r IN SELECT * FROM ${table} t WHERE t.id <= part.next_id ORDER BY t.id DESC LIMIT 1000 LOOP
      lowest := r.id;
      seen := seen + 1;
${[...(otherKeys[table] === undefined ? [] : [otherKeys[table]]), ...entries].join('\n')}
      EXIT WHEN clock_timestamp() > deadline;
    END LOOP;`;
}

/** The SQL that makes anew what a search looks through, a part at a time. */
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

-- Makes anew what a search looks through, the newest rows of a table first, for so many milliseconds, and returns of how many rows: null where
-- nothing is left, and 0 where it has to be tried again. Rows are locked that differ. It waits for a lock for a twentieth of a second:
-- where two wait for each other it steps back, and no writer has to.
CREATE OR REPLACE FUNCTION rebuild_search(milliseconds integer) RETURNS integer LANGUAGE plpgsql SET lock_timeout = '50ms' AS $$
DECLARE
  deadline CONSTANT timestamptz := clock_timestamp() + milliseconds * interval '1 millisecond';
  part search_rebuilds;
  r record;
  words tsvector;
  lowest integer;
  seen integer := 0;
BEGIN
  SELECT * INTO part FROM search_rebuilds ORDER BY source LIMIT 1 FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN CASE WHEN EXISTS (SELECT FROM search_rebuilds) THEN 0 END;
  END IF;
  CASE part.source
${tables.map((table) => partSql(table, sources)).join('\n')}
  END CASE;
  IF seen = 0 THEN
    DELETE FROM search_rebuilds WHERE source = part.source;
  ELSE
    UPDATE search_rebuilds SET next_id = lowest - 1 WHERE source = part.source;
  END IF;
  RETURN seen;
EXCEPTION WHEN lock_not_available THEN
  RETURN 0;
END $$;`;
}

/** The SQL that keeps what a search looks through. */
export function searchSql(sources: readonly SearchSource[]): string {
  return [...sources.map(triggersSql), rebuildingSql(sources)].join('\n\n');
}
