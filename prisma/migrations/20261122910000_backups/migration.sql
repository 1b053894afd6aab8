-- Backups that are being made. Until their time is over, or they are gone, no object of the storage is removed: what a backup's
-- snapshot of the database names must still be there when its turn to be copied comes. Who makes a backup says again and again
-- that it goes on, so that one that was killed holds nothing for long.
CREATE TABLE "backup_leases" (
    "id" VARCHAR(64) NOT NULL,
    "leased_until" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "backup_leases_pkey" PRIMARY KEY ("id")
);

-- Objects that nothing refers to any more, and that are removed when no backup is made.
CREATE TABLE "postponed_removals" (
    "key" VARCHAR(1024) NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "postponed_removals_pkey" PRIMARY KEY ("key")
);
