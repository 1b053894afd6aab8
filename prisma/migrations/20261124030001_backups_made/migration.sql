-- Backups that ended well, so that the metrics can tell the age of the last one. A row for each, a few a day at most.
CREATE TABLE "backups" (
    "id" VARCHAR(64) NOT NULL,
    "snapshot_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("id")
);
