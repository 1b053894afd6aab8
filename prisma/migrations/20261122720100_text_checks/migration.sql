-- PostgreSQL reads the expression of a CHECK anew for each statement: with the patterns themselves in the constraints of a
-- table, that took a quarter of a small write. Each constraint keeps its name and its meaning, and is the call of a function.

CREATE FUNCTION has_no_controls(content text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';
END $$;

CREATE FUNCTION is_visible(content text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN content ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufefd-\uff00\uffa0]';
END $$;

CREATE FUNCTION is_trimmed(content text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN content = btrim(content) AND content <> '';
END $$;

DO $$
DECLARE c record;
BEGIN
  FOR c IN
    SELECT conrelid::regclass AS tab, string_agg(format('DROP CONSTRAINT %1$I, ADD CONSTRAINT %1$I CHECK (%2$I(%3$I))', conname,
      CASE m[2] WHEN 'visible' THEN 'is_visible' WHEN 'trimmed' THEN 'is_trimmed' ELSE 'has_no_controls' END, attname), ', ') AS changes
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1],
      regexp_match(conname, '^(.*)_(visible|trimmed|no_controls)$') m
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace AND m IS NOT NULL GROUP BY 1
  LOOP
    EXECUTE format('ALTER TABLE %s %s', c.tab, c.changes);
  END LOOP;
END $$;
