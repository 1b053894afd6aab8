-- What people report to the moderators.

CREATE TYPE "report_status" AS ENUM ('open', 'claimed', 'upheld', 'rejected');

CREATE TABLE "reports" (
    "id" SERIAL NOT NULL,
    "target_type" VARCHAR(50) NOT NULL,
    "target_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "reporter_id" INTEGER NOT NULL,
    "reason" VARCHAR(50) NOT NULL,
    "note" VARCHAR(1000),
    "status" "report_status" NOT NULL DEFAULT 'open',
    "handler_id" INTEGER,
    "resolution_note" VARCHAR(1000),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "claimed_at" TIMESTAMPTZ(6),
    "resolved_at" TIMESTAMPTZ(6),

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "reports_of_others" CHECK ("reporter_id" <> "author_id"),
    CONSTRAINT "reports_handled_by_others" CHECK ("handler_id" <> "author_id"),
    CONSTRAINT "reports_in_hands_unless_open" CHECK (
        ("status" = 'open') = ("handler_id" IS NULL) AND ("status" = 'open') = ("claimed_at" IS NULL)
    ),
    CONSTRAINT "reports_resolved_at_a_time" CHECK (("status" IN ('upheld', 'rejected')) = ("resolved_at" IS NOT NULL)),
    CONSTRAINT "reports_resolved_with_a_note" CHECK ("resolution_note" IS NULL OR "resolved_at" IS NOT NULL)
);

-- One report of a person about a thing, until it is resolved.
CREATE UNIQUE INDEX "reports_unresolved_key" ON "reports"("reporter_id", "target_type", "target_id")
WHERE "status" IN ('open', 'claimed');

CREATE INDEX "reports_status_id_idx" ON "reports"("status", "id");
CREATE INDEX "reports_target_type_id_idx" ON "reports"("target_type", "id");
CREATE INDEX "reports_target_type_target_id_id_idx" ON "reports"("target_type", "target_id", "id");
CREATE INDEX "reports_reason_id_idx" ON "reports"("reason", "id");
CREATE INDEX "reports_reporter_id_id_idx" ON "reports"("reporter_id", "id");
CREATE INDEX "reports_author_id_id_idx" ON "reports"("author_id", "id");
CREATE INDEX "reports_handler_id_id_idx" ON "reports"("handler_id", "id");

ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reports" ADD CONSTRAINT "reports_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reports" ADD CONSTRAINT "reports_handler_id_fkey" FOREIGN KEY ("handler_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
