import { type SearchSource, searchWordsSql } from '../../src/areas/search/sources.js';

/**
 * The rows of posts, where everybody may read them, and each word that no post had, to find words that begin with what is searched or
 * have it within them, and those that a misspelt one may mean: without numbers, and without labels, which have a space. A word stays when
 * the last post with it is gone: it then finds nothing. New words are added in one order, so that of two transactions with the same ones
 * one waits, and neither for the other. One statement, since a trigger of the entries would cost a write more than its words do.
 */
function entrySql(source: SearchSource, rows: string, end: string): string {
  const { type, thread, author, area, until, title, where } = source;
  return `WITH entries AS (
    INSERT INTO search_entries (type, content_id, thread_type, thread_id, author_id, area, created_at, until, title, words)
    SELECT '${type}', r.id, '${thread.type}', ${thread.id}, ${author}, ${area}, r.created_at, ${until}, ${title},
      ${searchWordsSql(source)}
    FROM ${rows} r WHERE ${where}${end}
    RETURNING words
  )
  INSERT INTO search_vocabulary
  SELECT DISTINCT token FROM entries, unnest(tsvector_to_array(words)) token
  WHERE length(token) BETWEEN 4 AND 30 AND token !~ '^\\d+$|\\s' AND NOT EXISTS (SELECT FROM search_vocabulary WHERE word = token)
  ORDER BY token ON CONFLICT DO NOTHING;`;
}

/** The triggers of a table whose rows a search finds. */
function triggersSql(source: SearchSource): string {
  const { type, table } = source;
  const columns = [...entrySql(source, table, '').matchAll(/\br\.(\w+)/g)].map(([, column = '']) => column);
  // These two never change.
  const changing = [...new Set(columns)].filter((column) => column !== 'id' && column !== 'created_at').sort();
  const name = `search_${table}`;
  const row = '(SELECT NEW.*)';
  const again = `
    ON CONFLICT (type, content_id) DO UPDATE
    SET author_id = excluded.author_id, area = excluded.area, until = excluded.until, title = excluded.title, words = excluded.words`;
  return `CREATE OR REPLACE FUNCTION ${name}_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  ${entrySql(source, 'new_rows', '')}
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_insert AFTER INSERT ON ${table}
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION ${name}_inserted();

CREATE OR REPLACE FUNCTION ${name}_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries e USING old_rows r WHERE e.type = '${type}' AND e.content_id = r.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_delete AFTER DELETE ON ${table}
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION ${name}_deleted();

CREATE OR REPLACE FUNCTION ${name}_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE type = '${type}' AND content_id = NEW.id
    AND NOT EXISTS (SELECT FROM ${row} r WHERE ${source.where});
  ${entrySql(source, row, again)}
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_search_update AFTER UPDATE OF ${changing.join(', ')} ON ${table}
FOR EACH ROW WHEN (${changing.map((column) => `OLD.${column} IS DISTINCT FROM NEW.${column}`).join(' OR ')})
EXECUTE FUNCTION ${name}_updated();`;
}

/** The SQL that keeps what a search looks through. */
export function searchSql(sources: readonly SearchSource[]): string {
  const filled = sources.map(
    (source) => `  IF '${source.table}' = ANY (tables) THEN
    DELETE FROM search_entries WHERE type = '${source.type}';
  ${entrySql(source, source.table, ' ORDER BY r.created_at, r.id').replaceAll('\n', '\n  ')}
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
