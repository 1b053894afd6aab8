CREATE INDEX CONCURRENTLY "ledger_entries_created_at_idx" ON "ledger_entries" USING BRIN ("created_at");
