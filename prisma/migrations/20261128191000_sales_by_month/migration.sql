CREATE INDEX CONCURRENTLY "orders_paid_at_idx" ON "orders" USING BRIN ("paid_at");
