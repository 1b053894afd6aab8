-- Links by which moderators let others sign up, each for so many people and until a time. What is in a link is nowhere here.
CREATE TABLE "invitations" (
    "id" SERIAL NOT NULL,
    "hash" BYTEA NOT NULL,
    "creator_id" INTEGER NOT NULL,
    "max_uses" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invitations_uses_check" CHECK ("uses" BETWEEN 0 AND "max_uses")
);

CREATE UNIQUE INDEX "invitations_hash_key" ON "invitations"("hash");
CREATE INDEX "invitations_creator_id_idx" ON "invitations"("creator_id");
CREATE INDEX "invitations_expires_at_idx" ON "invitations"("expires_at");

ALTER TABLE "invitations" ADD CONSTRAINT "invitations_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
