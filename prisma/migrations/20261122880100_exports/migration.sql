-- Archives of all that somebody has, made by a job. One of a person is being made at a time. No row of another table is written.
CREATE TABLE "exports" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "state" VARCHAR(10) NOT NULL DEFAULT 'waiting',
    "asked_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leased_until" TIMESTAMPTZ(6),
    "object_key" VARCHAR(64),
    "parts" INTEGER NOT NULL DEFAULT 0,
    "parts_total" INTEGER NOT NULL DEFAULT 0,
    "records" BIGINT NOT NULL DEFAULT 0,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "missing" INTEGER NOT NULL DEFAULT 0,
    "fault" VARCHAR(20),
    "ended_at" TIMESTAMPTZ(6),
    "expires_at" TIMESTAMPTZ(6),

    CONSTRAINT "exports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "exports_state_known" CHECK ("state" IN ('waiting', 'running', 'ready', 'failed', 'over')),
    -- Who makes it writes to an object of its own, by which it is told from who made it before.
    CONSTRAINT "exports_object_kept" CHECK (("object_key" IS NOT NULL) = ("state" IN ('running', 'ready'))),
    CONSTRAINT "exports_lease_held" CHECK (("leased_until" IS NOT NULL) = ("state" = 'running')),
    CONSTRAINT "exports_fault_said" CHECK (("fault" IS NOT NULL) = ("state" = 'failed')),
    CONSTRAINT "exports_expiry_set" CHECK ("state" <> 'ready' OR "expires_at" IS NOT NULL)
);

CREATE UNIQUE INDEX "exports_object_key_key" ON "exports"("object_key");
CREATE INDEX "exports_user_id_id_idx" ON "exports"("user_id", "id");
CREATE UNIQUE INDEX "exports_one_at_a_time" ON "exports"("user_id") WHERE "state" IN ('waiting', 'running');
CREATE UNIQUE INDEX "exports_one_archive" ON "exports"("user_id") WHERE "state" = 'ready';
CREATE INDEX "exports_to_make" ON "exports"("id") WHERE "state" IN ('waiting', 'running');

ALTER TABLE "exports" ADD CONSTRAINT "exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
