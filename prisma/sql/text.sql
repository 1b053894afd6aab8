-- What text may be. PostgreSQL reads the expression of a CHECK anew for each statement, so each is the call of one of these:
-- with the patterns themselves in the constraints an update of a topic's counters took a fifth longer.

CREATE OR REPLACE FUNCTION has_no_controls(content text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';
END $$;

CREATE OR REPLACE FUNCTION is_visible(content text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN content ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufefd-\uff00\uffa0]';
END $$;

CREATE OR REPLACE FUNCTION is_trimmed(content text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN content = btrim(content) AND content <> '';
END $$;
