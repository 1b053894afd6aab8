-- Where Prisma knows a default as the present time, it takes the application's clock. Now the database's is the only one.
ALTER TABLE "api_keys" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "boards" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "idempotency_keys" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "secrets" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
ALTER TABLE "users" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();
