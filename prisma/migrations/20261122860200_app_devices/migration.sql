-- Programs without a browser, which wait until somebody allows them elsewhere.

CREATE TABLE "app_devices" (
    "device_hash" BYTEA NOT NULL,
    "user_hash" BYTEA NOT NULL,
    "app_id" INTEGER NOT NULL,
    "scopes" "scope"[] NOT NULL,
    "pause" SMALLINT NOT NULL,
    "asked_at" TIMESTAMPTZ(6),
    "grant_id" INTEGER,
    "denied_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "app_devices_pkey" PRIMARY KEY ("device_hash"),
    CONSTRAINT "app_devices_hashes_are_sha256" CHECK (octet_length("device_hash") = 32 AND octet_length("user_hash") = 32),
    CONSTRAINT "app_devices_some_scope" CHECK (cardinality("scopes") BETWEEN 1 AND 4),
    CONSTRAINT "app_devices_one_answer" CHECK (num_nonnulls("grant_id", "denied_at") <= 1)
);

CREATE UNIQUE INDEX "app_devices_user_hash_key" ON "app_devices"("user_hash");
CREATE INDEX "app_devices_app_id_idx" ON "app_devices"("app_id");
CREATE INDEX "app_devices_grant_id_idx" ON "app_devices"("grant_id");
ALTER TABLE "app_devices" ADD CONSTRAINT "app_devices_app_id_fkey" FOREIGN KEY ("app_id") REFERENCES "apps"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "app_devices" ADD CONSTRAINT "app_devices_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "app_grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;
