-- Whose each session is, so that somebody's are found by an index.
ALTER TABLE "sessions" ADD COLUMN "user_id" INTEGER GENERATED ALWAYS AS (("sess" ->> 'userId')::integer) STORED;

CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");
