-- Which address is verified. Those from before count as verified: whoever has used one until now is not to be kept from writing.
-- What an operator gives counts as well. The default is there while the column is made, so that no row is written for it.
ALTER TABLE "users" ADD COLUMN "email_verified_at" TIMESTAMPTZ(6) DEFAULT now();
ALTER TABLE "users" ALTER COLUMN "email_verified_at" DROP DEFAULT;
UPDATE "users" SET "email_verified_at" = NULL WHERE "email" IS NULL;
ALTER TABLE "users" ADD CONSTRAINT "users_email_verified_at_check" CHECK ("email_verified_at" IS NULL OR "email" IS NOT NULL);

-- An address that somebody has given and not confirmed yet. Several may claim the same: it is whose who reads its mail.
ALTER TABLE "users" ADD COLUMN "pending_email" CITEXT;

-- Whether an admin has yet to let somebody in.
ALTER TABLE "users" ADD COLUMN "awaits_approval" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "users_awaits_approval_idx" ON "users"("id") WHERE "awaits_approval";

-- Links in mails, by which somebody proves that they read what comes to an address.
CREATE TABLE "email_tokens" (
    "hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purpose" VARCHAR(20) NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,
    "used_at" TIMESTAMPTZ(6),

    CONSTRAINT "email_tokens_pkey" PRIMARY KEY ("hash")
);

CREATE INDEX "email_tokens_user_id_idx" ON "email_tokens"("user_id");
CREATE INDEX "email_tokens_expires_at_idx" ON "email_tokens"("expires_at");

ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
