-- What is counted against limits by all nodes together. Unlogged: without WAL, and a crash of the database empties it.
CREATE UNLOGGED TABLE "limit_counts" (
  "key" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  "ends_at" TIMESTAMPTZ(6) NOT NULL,
  CONSTRAINT "limit_counts_pkey" PRIMARY KEY ("key")
) WITH (fillfactor = 70);
CREATE INDEX "limit_counts_ends_at_idx" ON "limit_counts"("ends_at");
