ALTER TABLE "users" ADD COLUMN "report_mailed_at" TIMESTAMPTZ(6);
