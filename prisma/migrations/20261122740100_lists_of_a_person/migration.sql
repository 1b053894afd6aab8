-- What somebody wrote, newest first, and how much it is.
CREATE INDEX "topics_author_id_id_idx" ON "topics"("author_id", "id");
CREATE INDEX "questions_author_id_id_idx" ON "questions"("author_id", "id");
CREATE INDEX "answers_author_id_id_idx" ON "answers"("author_id", "id");
CREATE INDEX "videos_author_id_id_idx" ON "videos"("author_id", "id");
DROP INDEX "videos_author_id_idx";
CREATE INDEX "stores_owner_id_id_idx" ON "stores"("owner_id", "id");
DROP INDEX "stores_owner_id_idx";
CREATE INDEX "products_store_id_id_idx" ON "products"("store_id", "id");
