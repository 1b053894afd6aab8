-- How many contributions of a member were approved, or needed no approval: no more than twenty are counted. Whoever is a member
-- already is known; no row is written for it.
ALTER TABLE "users" ADD COLUMN "approved_posts" INTEGER NOT NULL DEFAULT 20;
ALTER TABLE "users" ALTER COLUMN "approved_posts" SET DEFAULT 0;
