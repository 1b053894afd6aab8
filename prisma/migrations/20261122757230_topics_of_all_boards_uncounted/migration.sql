-- To count the topics of all boards, and to know where each page of them begins, took two fifths more of each reply. They are
-- read from their indexes, as far as 10,000.
CREATE OR REPLACE VIEW lists AS
SELECT * FROM (VALUES
  ('topics', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1', 16, NULL, '{latest}'::text[]),
  ('posts', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1 + r.reply_count', 16, NULL, '{}'),
  ('replies', 'forum', 'replies', 'id', 'topic_id', NULL, 'topics', NULL, '1', NULL, 'SELECT reply_count FROM topics WHERE id = $1', '{id}'),
  ('questions', 'answers', 'questions', 'id', NULL, NULL, NULL, NULL, '1', 16, NULL, '{id}'),
  ('questions_by_category', 'answers', 'questions', 'id', 'category_id', NULL, NULL, NULL, '1', 16, NULL, '{id}'),
  ('questions_by_status', 'answers', 'questions', 'id', NULL, 'status', NULL, NULL, '1', 16, NULL, '{id}'),
  ('questions_by_category_and_status', 'answers', 'questions', 'id', 'category_id', 'status', NULL, NULL, '1', 16, NULL, '{id}'),
  ('stores', 'shops', 'stores', 'id', NULL, NULL, NULL, 'r.status = ''active''', '1', 16, NULL, '{id}'),
  ('products', 'shops', 'products', 'id', NULL, NULL, NULL, 'r.listed', '1', 16, NULL, '{id,price}'),
  ('products_by_category', 'shops', 'products', 'id', NULL, 'category_key', NULL, 'r.listed', '1', 16, NULL, '{id,price}'),
  -- One seller writes to a store at a time, so one slot is enough.
  ('shelf', 'shops', 'products', 'id', 'shelf', NULL, NULL, 'r.status = ''active''', '1', 1, NULL, '{id,price}'),
  ('shelf_by_category', 'shops', 'products', 'id', 'shelf', 'category_key', NULL, 'r.status = ''active''', '1', 1, NULL, '{id,price}'),
  ('orders', 'shops', 'orders', 'id', 'buyer_id', 'area', NULL, NULL, '1', 1, NULL, '{id}'),
  ('sales', 'shops', 'order_stores', 'order_id', 'store_id', NULL, NULL, NULL, '1', 16, NULL, '{id}'),
  ('files', 'files', 'files', 'id', 'owner_id', NULL, NULL, NULL, '1', NULL, 'SELECT files FROM file_usage WHERE owner_id = $1', '{id,name,size}'),
  ('videos', 'videos', 'videos', 'id', NULL, NULL, NULL, 'r.visibility = ''public'' AND r.status = ''ready''', '1', 16, NULL, '{id,likes}'),
  ('comments', 'videos', 'comments', 'id', 'video_id', NULL, 'videos', NULL, '1', NULL, 'SELECT comment_count FROM videos WHERE id = $1', '{id}')
) AS l (list, area, source, id, part, key, parent, holds, weight, slots, total, orders);

CREATE OR REPLACE VIEW list_orders AS
SELECT * FROM (VALUES
  ('topics', 'latest', 'is_sticky, last_reply_at, id',
    'extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END', '''''',
    '@.sort >= 1e18, timestamptz ''epoch'' + (@.sort - CASE WHEN @.sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval ''1 microsecond'', @.id'),
  ('products', 'price', 'price, id', 'r.price', '''''', '@.sort, @.id'),
  ('files', 'name', 'name_key, id', '0', 'r.name_key', '@.word, @.id'),
  ('files', 'size', 'size, id', 'r.size', '''''', '@.sort::bigint, @.id'),
  ('videos', 'likes', 'like_count, id', 'r.like_count', '''''', '@.sort::integer, @.id')
) AS o (source, ord, columns, sort, word, bound);

DROP FUNCTION
  page_of_topics_by_id, page_of_topics_by_id_reversed, page_of_all_topics_by_id, page_of_all_topics_by_id_reversed,
  page_of_all_topics_by_activity, page_of_all_topics_by_activity_reversed;
SELECT make_lists();
SELECT rebuild_lists('topics');
DELETE FROM list_counters WHERE list = 'all_topics';
DELETE FROM list_blocks WHERE list = 'all_topics' OR (list = 'topics' AND ord = 'id');
