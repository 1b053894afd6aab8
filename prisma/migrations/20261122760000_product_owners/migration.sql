-- By itself: everybody waits for it, and it takes no time. The next migration fills it, while others read.
ALTER TABLE "products" ADD COLUMN IF NOT EXISTS "owner_id" INTEGER;
