ALTER TYPE scope ADD VALUE 'forward';

-- A key that a person has may have three scopes now.
ALTER TABLE api_keys DROP CONSTRAINT api_keys_some_scope;
ALTER TABLE api_keys ADD CONSTRAINT api_keys_some_scope
  CHECK ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= CASE WHEN (app_id IS NULL) THEN 3 ELSE 4 END)) NOT VALID;
