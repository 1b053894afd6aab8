-- CreateTable
CREATE TABLE "sessions" (
    "sid" VARCHAR(64) NOT NULL,
    "sess" JSONB NOT NULL,
    "expire" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "secrets" (
    "name" VARCHAR(50) NOT NULL,
    "value" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secrets_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

ALTER TABLE "secrets" ADD CONSTRAINT "secrets_long_enough" CHECK (octet_length("value") >= 32);
