-- The log of what staff did: rows come, and none changes or goes.

-- A trigger and no privilege: the service owns its tables, and is a superuser of the database that it brings along, and no
-- privilege binds either. It keeps a fault of the service, a stolen connection's plain statement and an operator's haste from
-- rewriting the log. Who may change the schema can switch it off: `npm run admin -- check` says so while it is off.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
DROP TRIGGER IF EXISTS append_only ON audit_log;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
