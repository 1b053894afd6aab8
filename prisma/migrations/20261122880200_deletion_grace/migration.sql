-- When somebody's account is to be deleted who asked for that, and may still keep it.
ALTER TABLE "users" ADD COLUMN "delete_at" TIMESTAMPTZ(6);
ALTER TABLE "users" ADD CONSTRAINT "users_deleted_once" CHECK ("deleted_at" IS NULL OR "delete_at" IS NULL);
CREATE INDEX "users_delete_at_idx" ON "users"("delete_at") WHERE "delete_at" IS NOT NULL;

-- Whether a store that its owner's leaving has closed opens again if they stay.
ALTER TABLE "stores" ADD COLUMN "reopens" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "stores" ADD CONSTRAINT "stores_reopens_closed" CHECK (NOT "reopens" OR "status" <> 'active');

-- From prisma/sql/removed.sql

CREATE OR REPLACE VIEW removal_kinds AS
SELECT * FROM (VALUES
  ('topic', 'topics', 'r.author_id', NULL, 'r.title', 'r.content', NULL, 'true', 'false', NULL, NULL),
  ('reply', 'replies', 'r.author_id', 'r.topic_id', NULL, 'r.content', NULL, 'true', 'false', NULL, NULL),
  ('question', 'questions', 'r.author_id', NULL, 'r.title', 'r.body', NULL, 'true', 'false', NULL, NULL),
  ('answer', 'answers', 'r.author_id', 'r.question_id', NULL, 'r.body',
    '(SELECT ''best'' FROM questions WHERE id = r.question_id AND best_answer_id = r.id)', 'true', 'false', NULL, NULL),
  ('video', 'videos', 'r.author_id', NULL, 'r.title', 'r.description', NULL, 'true', 'r.visibility = ''private''', NULL, NULL),
  ('comment', 'comments', 'r.author_id', 'r.video_id', NULL, 'r.content', NULL, 'true', 'EXISTS (SELECT FROM videos WHERE id = r.video_id AND visibility = ''private'')', NULL, NULL),
  ('file', 'files', 'r.owner_id', NULL, 'r.name', NULL, NULL, 'true', 'true', NULL, NULL),
  ('share', 'shares',
    'coalesce((SELECT owner_id FROM files WHERE id = r.file_id), (SELECT author_id FROM videos WHERE id = r.video_id))',
    'coalesce(r.file_id, r.video_id)',
    'coalesce((SELECT name FROM files WHERE id = r.file_id), (SELECT title FROM videos WHERE id = r.video_id))',
    NULL, NULL, 'true', 'false', NULL, NULL),
  ('store', 'stores', 'r.owner_id', NULL, 'r.name', 'r.description', 'r.status::text', 'true', 'false',
    'UPDATE stores SET status = ''suspended'' WHERE id = $1',
    'UPDATE stores s SET status = CASE WHEN ($2 = ''active'' OR s.reopens) AND u.deleted_at IS NULL AND u.delete_at IS NULL THEN ''active''
         WHEN $2 = ''active'' THEN ''inactive'' ELSE $2::store_status END, reopens = ($2 = ''active'' OR s.reopens) AND u.delete_at IS NOT NULL
       FROM users u WHERE s.id = $1 AND u.id = s.owner_id'),
  ('product', 'products', 'r.owner_id', 'r.store_id', 'r.title', 'r.description', 'r.status::text', 'r.deleted_at IS NULL', 'false',
    'UPDATE products SET status = ''inactive'', deleted_at = CASE WHEN $2 = ''deleted'' THEN clock_timestamp() END WHERE id = $1',
    'UPDATE products SET status = $2::product_status, deleted_at = NULL WHERE id = $1')
) AS k (target_type, source, author, parent, title, content, memory, present, private, away, back);
