-- What text may be. PostgreSQL reads the expression of a CHECK anew for each statement, so each is a call of one of these.

CREATE OR REPLACE FUNCTION has_no_controls(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';
END $function$;

CREATE OR REPLACE FUNCTION is_visible(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufefd-\uff00\uffa0]';
END $function$;

-- A title or name: one line, with nothing around it.
CREATE OR REPLACE FUNCTION is_trimmed(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content = btrim(content) AND content <> '' AND content !~ '[\n\r\u2028\u2029]';
END $function$;

-- The parser knows addresses, paths, tags and numbers of many forms, and tries them again at each character: 64 KiB of
-- `a~a~…` keep it busy for a minute. Of words alone it takes a tenth of a second. So words are all that it gets.
CREATE OR REPLACE FUNCTION without_punctuation(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(content, '[!-/:-@[-`{-~¡-¿–-⁞、-】]+', ' ', 'g')
$$;
