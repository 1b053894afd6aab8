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

-- Text as it is compared: in small letters, in one form of each character (NFKC: `？` is `?`), without accents and without what is not
-- shown, such as soft hyphens. Marks that make another letter stay: й, が. A character can become eighteen: the first 200,000 are
-- taken, of which no title has as many. `searchKey` in src/community/search/folding.ts is the same for what
-- is shown. Indexes are made of what it returns: a change of it needs them made anew. In SQL, so that a list of titles is walked
-- through without a call for each.
CREATE OR REPLACE FUNCTION search_key(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(content) = length(content) THEN lower(content)
  ELSE normalize(replace(replace(replace(replace(translate(
    regexp_replace(
      replace(lower(left(normalize(content, NFKD), 200000)), U&'\0438\0306', U&'\0439'),
      '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\U000e0100-\U000e01ef]+',
      '', 'g'
    ),
    'øðđħıłŧςىیکھ‘’ʼ‐‒–—−“”„♯', 'oddhiltσييكه''''''-----"""#'
  ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC) END
$$;

-- A pattern of what contains this text, for keys as `search_key` makes them.
CREATE OR REPLACE FUNCTION search_pattern(term text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(search_key(term), '([\\%_])', '\\\1', 'g') || '%'
$$;
