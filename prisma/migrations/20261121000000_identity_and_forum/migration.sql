-- Names and addresses compare without regard to case.
CREATE EXTENSION IF NOT EXISTS citext;


-- CreateEnum
CREATE TYPE "role" AS ENUM ('member', 'moderator', 'admin');

-- CreateEnum
CREATE TYPE "scope" AS ENUM ('read', 'write');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" CITEXT NOT NULL,
    "email" CITEXT,
    "password_hash" TEXT,
    "role" "role" NOT NULL DEFAULT 'member',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "suspended_at" TIMESTAMPTZ(6),
    "deleted_at" TIMESTAMPTZ(6),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "prefix" VARCHAR(12) NOT NULL,
    "hash" BYTEA NOT NULL,
    "scopes" "scope"[],
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6),
    "revoked_at" TIMESTAMPTZ(6),
    "last_used_at" TIMESTAMPTZ(6),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" INTEGER NOT NULL,
    "operation" VARCHAR(100) NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "request" BYTEA NOT NULL,
    "status" SMALLINT NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","operation","key")
);

-- CreateTable
CREATE TABLE "boards" (
    "id" SERIAL NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "description" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "boards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "board_counters" (
    "board_id" INTEGER NOT NULL,
    "slot" SMALLINT NOT NULL,
    "topic_count" INTEGER NOT NULL,
    "post_count" INTEGER NOT NULL,

    CONSTRAINT "board_counters_pkey" PRIMARY KEY ("board_id","slot")
);

-- CreateTable
CREATE TABLE "topics" (
    "id" SERIAL NOT NULL,
    "board_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "content" TEXT NOT NULL,
    "is_sticky" BOOLEAN NOT NULL DEFAULT false,
    "is_locked" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "reply_count" INTEGER NOT NULL DEFAULT 0,
    "last_reply_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "last_reply_user_id" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "topics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "replies" (
    "id" SERIAL NOT NULL,
    "topic_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "topic_blocks" (
    "board_id" INTEGER NOT NULL,
    "last_at" TIMESTAMPTZ(6) NOT NULL,
    "last_id" INTEGER NOT NULL,
    "topics" INTEGER NOT NULL,

    CONSTRAINT "topic_blocks_pkey" PRIMARY KEY ("board_id","last_at","last_id")
);

-- CreateTable
CREATE TABLE "reply_blocks" (
    "topic_id" INTEGER NOT NULL,
    "last_id" INTEGER NOT NULL,
    "replies" INTEGER NOT NULL,

    CONSTRAINT "reply_blocks_pkey" PRIMARY KEY ("topic_id","last_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_user_id_idx" ON "api_keys"("user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "boards_position_id_idx" ON "boards"("position", "id");

-- CreateIndex
CREATE INDEX "topics_board_id_is_sticky_last_reply_at_id_idx" ON "topics"("board_id", "is_sticky" DESC, "last_reply_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "replies_topic_id_id_idx" ON "replies"("topic_id", "id");

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topics" ADD CONSTRAINT "topics_board_id_fkey" FOREIGN KEY ("board_id") REFERENCES "boards"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "topics" ADD CONSTRAINT "topics_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "replies" ADD CONSTRAINT "replies_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Rules of the contract that the database holds too, so that no other way in can break them.
ALTER TABLE "users"
  ADD CONSTRAINT "users_username_form" CHECK ("username"::text ~ '^[A-Za-z0-9_-]{3,30}$'),
  ADD CONSTRAINT "users_email_form" CHECK ("email"::text ~ '^[^@[:space:]]+@[^@[:space:]]+$' AND length("email"::text) <= 254),
  ADD CONSTRAINT "users_deleted_has_no_credentials" CHECK ("deleted_at" IS NULL OR ("email" IS NULL AND "password_hash" IS NULL));

ALTER TABLE "api_keys"
  ALTER COLUMN "scopes" SET NOT NULL,
  ADD CONSTRAINT "api_keys_name_present" CHECK ("name" <> ''),
  ADD CONSTRAINT "api_keys_hash_is_sha256" CHECK (octet_length("hash") = 32),
  ADD CONSTRAINT "api_keys_some_scope" CHECK (cardinality("scopes") BETWEEN 1 AND 2),
  ADD CONSTRAINT "api_keys_expire_after_creation" CHECK ("expires_at" > "created_at");

ALTER TABLE "idempotency_keys"
  ADD CONSTRAINT "idempotency_keys_key_form" CHECK (length("key") BETWEEN 1 AND 255),
  ADD CONSTRAINT "idempotency_keys_request_is_sha256" CHECK (octet_length("request") = 32),
  ADD CONSTRAINT "idempotency_keys_no_server_error" CHECK ("status" BETWEEN 200 AND 499);

ALTER TABLE "boards"
  ADD CONSTRAINT "boards_title_trimmed" CHECK ("title" = btrim("title") AND "title" <> ''),
  ADD CONSTRAINT "boards_description_length" CHECK (length("description") <= 65535);

ALTER TABLE "topics"
  ADD CONSTRAINT "topics_title_trimmed" CHECK ("title" = btrim("title") AND "title" <> ''),
  ADD CONSTRAINT "topics_content_present" CHECK (length("content") BETWEEN 1 AND 65535),
  ADD CONSTRAINT "topics_reply_count_exists" CHECK ("reply_count" >= 0);

ALTER TABLE "replies"
  ADD CONSTRAINT "replies_content_present" CHECK (length("content") BETWEEN 1 AND 65535);

ALTER TABLE "topic_blocks" ADD CONSTRAINT "topic_blocks_topics_exist" CHECK ("topics" >= 0);
ALTER TABLE "reply_blocks" ADD CONSTRAINT "reply_blocks_replies_exist" CHECK ("replies" >= 0);
