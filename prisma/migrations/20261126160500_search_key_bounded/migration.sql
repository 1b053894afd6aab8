-- What changed in prisma/sql and generated.

-- Text as it is compared: in small letters, in one form of each character (NFKC: `？` is `?`), without accents and without what is not
-- shown, such as soft hyphens. Marks that make another letter stay: й, が. A character can become eighteen: the first 200,000 are
-- taken, of which no title has as many. `searchKey` in src/areas/search/folding.ts is the same for what
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
