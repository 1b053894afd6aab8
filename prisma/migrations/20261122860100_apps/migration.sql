-- Apps that people allow to act for them, what they allowed, and the tokens that come of it.

ALTER TYPE "scope" ADD VALUE 'upload';
ALTER TYPE "scope" ADD VALUE 'moderate';

CREATE TABLE "apps" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "client_id" VARCHAR(24) NOT NULL,
    "secret_hash" BYTEA,
    "redirect_uris" TEXT[] NOT NULL,
    "origins" TEXT[] NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "apps_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "apps_name_present" CHECK ("name" <> ''),
    CONSTRAINT "apps_secret_is_sha256" CHECK (octet_length("secret_hash") = 32),
    CONSTRAINT "apps_some_redirect_uri" CHECK (cardinality("redirect_uris") BETWEEN 1 AND 10)
);

CREATE UNIQUE INDEX "apps_client_id_key" ON "apps"("client_id");
CREATE INDEX "apps_owner_id_idx" ON "apps"("owner_id");
CREATE INDEX "apps_origins_idx" ON "apps" USING GIN ("origins");
ALTER TABLE "apps" ADD CONSTRAINT "apps_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "app_grants" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "app_id" INTEGER NOT NULL,
    "scopes" "scope"[] NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "app_grants_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "app_grants_some_scope" CHECK (cardinality("scopes") BETWEEN 1 AND 4)
);

CREATE UNIQUE INDEX "app_grants_user_id_app_id_key" ON "app_grants"("user_id", "app_id");
CREATE INDEX "app_grants_app_id_idx" ON "app_grants"("app_id");
ALTER TABLE "app_grants" ADD CONSTRAINT "app_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "app_grants" ADD CONSTRAINT "app_grants_app_id_fkey" FOREIGN KEY ("app_id") REFERENCES "apps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "app_sessions" (
    "id" SERIAL NOT NULL,
    "grant_id" INTEGER NOT NULL,
    "scopes" "scope"[] NOT NULL,
    "code_hash" BYTEA,
    "code_challenge" VARCHAR(43),
    "redirect_uri" TEXT,
    "code_expires_at" TIMESTAMPTZ(6),
    "code_used_at" TIMESTAMPTZ(6),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "app_sessions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "app_sessions_some_scope" CHECK (cardinality("scopes") BETWEEN 1 AND 4),
    CONSTRAINT "app_sessions_code_is_sha256" CHECK (octet_length("code_hash") = 32),
    -- A code is never without its challenge, its address and its end.
    CONSTRAINT "app_sessions_whole_code" CHECK (
        num_nonnulls("code_hash", "code_challenge", "redirect_uri", "code_expires_at") IN (0, 4)
        AND ("code_hash" IS NOT NULL OR "code_used_at" IS NULL)
        AND length("code_challenge") = 43
    )
);

CREATE UNIQUE INDEX "app_sessions_code_hash_key" ON "app_sessions"("code_hash");
CREATE INDEX "app_sessions_grant_id_idx" ON "app_sessions"("grant_id");
CREATE INDEX "app_sessions_expires_at_idx" ON "app_sessions"("expires_at");
ALTER TABLE "app_sessions" ADD CONSTRAINT "app_sessions_grant_id_fkey" FOREIGN KEY ("grant_id") REFERENCES "app_grants"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "app_refresh_tokens" (
    "hash" BYTEA NOT NULL,
    "session_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "used_at" TIMESTAMPTZ(6),

    CONSTRAINT "app_refresh_tokens_pkey" PRIMARY KEY ("hash"),
    CONSTRAINT "app_refresh_tokens_hash_is_sha256" CHECK (octet_length("hash") = 32)
);

-- Of those of a session one at most is fit for use.
CREATE UNIQUE INDEX "app_refresh_tokens_unused_key" ON "app_refresh_tokens"("session_id") WHERE "used_at" IS NULL;
CREATE INDEX "app_refresh_tokens_session_id_idx" ON "app_refresh_tokens"("session_id");
ALTER TABLE "app_refresh_tokens" ADD CONSTRAINT "app_refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "app_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Access tokens of apps are keys with an end, which go when what they come from goes.
ALTER TABLE "api_keys" ADD COLUMN "app_id" INTEGER, ADD COLUMN "app_session_id" INTEGER;
ALTER TABLE "api_keys"
  DROP CONSTRAINT "api_keys_some_scope",
  ADD CONSTRAINT "api_keys_some_scope" CHECK (cardinality("scopes") BETWEEN 1 AND CASE WHEN "app_id" IS NULL THEN 2 ELSE 4 END),
  ADD CONSTRAINT "api_keys_whole_token" CHECK (
    num_nonnulls("app_id", "app_session_id") = 0 OR num_nonnulls("app_id", "app_session_id", "expires_at") = 3
  );
CREATE INDEX "api_keys_app_id_idx" ON "api_keys"("app_id");
CREATE INDEX "api_keys_app_session_id_idx" ON "api_keys"("app_session_id");
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_app_id_fkey" FOREIGN KEY ("app_id") REFERENCES "apps"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_app_session_id_fkey" FOREIGN KEY ("app_session_id") REFERENCES "app_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
