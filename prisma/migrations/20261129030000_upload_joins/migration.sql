-- Lease of the request that joins the parts of an upload session.
ALTER TABLE upload_sessions ADD COLUMN join_key varchar(64), ADD COLUMN join_until timestamptz(6);
