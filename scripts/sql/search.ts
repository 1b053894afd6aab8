import { type SearchSource, searchWordsSql } from '../../src/areas/search/sources.js';

const columns = 'type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words';

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
  ON CONFLICT (type, content_id) DO UPDATE
  SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words;
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

/** The SQL that keeps what a search looks through. */
export function searchSql(sources: readonly SearchSource[]): string {
  const filled = sources.map(
    (source) => `  IF '${source.table}' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = '${source.type}';
    INSERT INTO search_entries (${columns})
    SELECT ${entrySql(source)}, ${searchWordsSql(source)}
    FROM ${source.table} r WHERE ${source.where} ORDER BY r.created_at, r.id;
    PERFORM search_learn(words) FROM search_entries WHERE type = '${source.type}';
  END IF;`,
  );
  return [
    ...sources.map(triggersSql),
    `-- Fills in anew what a search finds of some tables. They are locked meanwhile: what is hidden then would be found.
CREATE OR REPLACE FUNCTION fill_search(VARIADIC tables text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('LOCK TABLE %s IN SHARE ROW EXCLUSIVE MODE', array_to_string(tables, ', '));
${filled.join('\n')}
END $$;`,
  ].join('\n\n');
}
