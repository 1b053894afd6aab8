-- What changed in prisma/sql and generated.

-- A title or name: one line, with nothing around it.
CREATE OR REPLACE FUNCTION is_trimmed(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content = btrim(content) AND content <> '' AND content !~ '[\n\r\u2028\u2029]';
END $function$;
