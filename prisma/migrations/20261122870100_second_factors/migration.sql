-- Whether somebody needs more than a password to sign in. It follows from the tables below, and stands here so that whoever
-- looks a person or a key up need not look there.
ALTER TABLE "users" ADD COLUMN "two_factors" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "totp_factors" (
    "user_id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "last_step" BIGINT NOT NULL,
    "wrong_codes" INTEGER NOT NULL DEFAULT 0,
    "blocked_until" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "totp_factors_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "recovery_codes" (
    "user_id" INTEGER NOT NULL,
    "hash" BYTEA NOT NULL,
    "used_at" TIMESTAMPTZ(6),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id", "hash")
);

CREATE TABLE "passkeys" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "credential_id" BYTEA NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" VARCHAR(100) NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "last_used_at" TIMESTAMPTZ(6),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

ALTER TABLE "totp_factors" ADD CONSTRAINT "totp_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A hash is SHA-256, and no authenticator has longer ids than the standard lets it have.
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_hash_whole" CHECK (octet_length("hash") = 32);
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_credential_id_length" CHECK (octet_length("credential_id") BETWEEN 1 AND 1023);
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_counter_positive" CHECK ("counter" >= 0);
