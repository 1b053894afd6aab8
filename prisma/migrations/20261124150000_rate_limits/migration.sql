-- What is counted against limits by all nodes together, as rate-limiter-flexible keeps it; `expire` is in milliseconds since 1970.
-- Unlogged: without WAL, and a crash of the database empties it.
CREATE UNLOGGED TABLE "rate_limits" (
  "key" TEXT NOT NULL,
  "points" INTEGER NOT NULL,
  "expire" BIGINT,
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
) WITH (fillfactor = 70);
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");
-- allow drop: no release has used it.
DROP TABLE "limit_counts";
