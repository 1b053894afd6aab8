ALTER TYPE scope ADD VALUE 'account';
-- Keys may have four scopes now, as access tokens of apps do.
ALTER TABLE api_keys DROP CONSTRAINT api_keys_some_scope;
ALTER TABLE api_keys ADD CONSTRAINT api_keys_some_scope CHECK ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 4)) NOT VALID;
