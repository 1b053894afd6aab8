-- Mails that wait to be sent, and those that were given up. What is sent is deleted. What a mail says is written when it is
-- sent, so that no link in it is ever here.
CREATE TABLE "mails" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "kind" VARCHAR(50) NOT NULL,
    "recipient" VARCHAR(254) NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "fault" VARCHAR(500),
    "given_up_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id"),
    -- It becomes a field of the mail's head: one line, one address.
    CONSTRAINT "mails_recipient_check" CHECK ("recipient" ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$')
);

CREATE INDEX "mails_user_id_idx" ON "mails"("user_id");

-- What is asked for every two seconds.
CREATE INDEX "mails_due_idx" ON "mails"("due_at", "id") WHERE "given_up_at" IS NULL;

ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
