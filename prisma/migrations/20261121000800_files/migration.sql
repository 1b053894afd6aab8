-- A search looks for a text in the names of one owner's files: one index that knows both.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateTable
CREATE TABLE "files" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "mime_type" VARCHAR(127) NOT NULL,
    "size" BIGINT NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "object_key" VARCHAR(64) NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "updated_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "name_key" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_usage" (
    "owner_id" INTEGER NOT NULL,
    "files" INTEGER NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "file_usage_pkey" PRIMARY KEY ("owner_id")
);

-- CreateTable
CREATE TABLE "shares" (
    "id" SERIAL NOT NULL,
    "token" CHAR(32) NOT NULL,
    "file_id" INTEGER,
    "video_id" INTEGER,
    "password_hash" TEXT,
    "expires_at" TIMESTAMPTZ(6),
    "allow_download" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "shares_pkey" PRIMARY KEY ("id"),
    -- A link leads to one thing.
    CONSTRAINT "shares_target" CHECK (num_nonnulls("file_id", "video_id") = 1)
);

-- CreateIndex
CREATE UNIQUE INDEX "files_object_key_key" ON "files"("object_key");

-- CreateIndex
CREATE INDEX "files_owner_id_id_idx" ON "files"("owner_id", "id");

-- CreateIndex
CREATE INDEX "files_owner_id_name_key_id_idx" ON "files"("owner_id", "name_key", "id");

-- CreateIndex
CREATE INDEX "files_owner_id_size_id_idx" ON "files"("owner_id", "size", "id");

-- CreateIndex
CREATE INDEX "files_search" ON "files" USING GIN ("owner_id" int4_ops, "name_key" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "shares_token_key" ON "shares"("token");

-- CreateIndex
CREATE UNIQUE INDEX "shares_file_id_key" ON "shares"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "shares_video_id_key" ON "shares"("video_id");

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_usage" ADD CONSTRAINT "file_usage_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE FUNCTION file_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := lower(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER file_named BEFORE INSERT OR UPDATE OF name ON files
FOR EACH ROW EXECUTE FUNCTION file_named();

-- Owners in the order of their ids, so that two statements never wait for each other.
CREATE FUNCTION files_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_usage AS u (owner_id, files, bytes)
  SELECT owner_id, (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*)::integer,
    (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * sum(size)::bigint
  FROM changed_files GROUP BY owner_id ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET files = u.files + excluded.files, bytes = u.bytes + excluded.bytes;
  RETURN NULL;
END $$;
CREATE TRIGGER files_inserted AFTER INSERT ON files
REFERENCING NEW TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();
CREATE TRIGGER files_deleted AFTER DELETE ON files
REFERENCING OLD TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();
