-- Made by `npm run generate` from src/areas/*/content.ts. Change it there, not here.

-- Every list in each of its orders.
CREATE OR REPLACE VIEW lists (area, source, list, ord, slots) AS VALUES
  ('forum', 'topics', 'topics', 'latest', 16),
  ('forum', 'topics', 'posts', NULL, 16),
  ('forum', 'topics', 'topics_of_author', 'id', 0),
  ('forum', 'replies', 'replies', 'id', NULL),
  ('forum', 'replies', 'replies_of_author', 'id', 0),
  ('answers', 'questions', 'questions', 'id', 16),
  ('answers', 'questions', 'questions_by_category', 'id', 16),
  ('answers', 'questions', 'questions_by_status', 'id', 16),
  ('answers', 'questions', 'questions_by_category_and_status', 'id', 16),
  ('answers', 'questions', 'questions_of_author', 'id', 0),
  ('answers', 'questions', 'questions_of_author_by_status', 'id', 0),
  ('answers', 'answers', 'answers_of_author', 'id', 0),
  ('shops', 'stores', 'stores', 'id', 16),
  ('shops', 'stores', 'stores_of_owner', 'id', 0),
  ('shops', 'stores', 'stores_of_owner_by_status', 'id', 0),
  ('shops', 'products', 'products', 'id', 16),
  ('shops', 'products', 'products', 'price', null),
  ('shops', 'products', 'products', 'rating', null),
  ('shops', 'products', 'products_by_category', 'id', 16),
  ('shops', 'products', 'products_by_category', 'price', null),
  ('shops', 'products', 'products_by_category', 'rating', null),
  ('shops', 'products', 'shelf', 'id', 1),
  ('shops', 'products', 'shelf', 'price', null),
  ('shops', 'products', 'shelf', 'rating', null),
  ('shops', 'products', 'shelf_by_category', 'id', 1),
  ('shops', 'products', 'shelf_by_category', 'price', null),
  ('shops', 'products', 'shelf_by_category', 'rating', null),
  ('shops', 'products', 'products_of_owner', 'id', 0),
  ('shops', 'products', 'products_of_owner_by_status', 'id', 0),
  ('shops', 'reviews', 'reviews', 'id', NULL),
  ('shops', 'reviews', 'reviews', 'rating', null),
  ('shops', 'reviews', 'reviews_by_rating', NULL, 1),
  ('shops', 'reviews', 'reviews_of_author', 'id', 0),
  ('shops', 'orders', 'orders', 'id', 1),
  ('shops', 'orders', 'marketplace_orders_by_status', 'id', 0),
  ('shops', 'orders', 'shop_orders_by_status', 'id', 0),
  ('shops', 'order_stores', 'sales', 'id', 16),
  ('files', 'files', 'files', 'id', NULL),
  ('files', 'files', 'files', 'name', null),
  ('files', 'files', 'files', 'size', null),
  ('videos', 'videos', 'videos', 'id', 16),
  ('videos', 'videos', 'videos', 'likes', null),
  ('videos', 'videos', 'videos_of_author', 'id', 0),
  ('videos', 'videos', 'public_videos_of_author', 'id', 0),
  ('videos', 'comments', 'comments', 'id', NULL),
  ('moderation', 'audit_log', 'audit_log', 'id', 0);

-- Locks the table of a list against all who write to it, or fails at once.
CREATE OR REPLACE FUNCTION lock_list(of text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  CASE
  WHEN of IN ('topics', 'posts', 'topics_of_author') THEN
    LOCK TABLE topics IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('replies', 'replies_of_author') THEN
    LOCK TABLE replies IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('questions', 'questions_by_category', 'questions_by_status', 'questions_by_category_and_status', 'questions_of_author', 'questions_of_author_by_status') THEN
    LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('answers_of_author') THEN
    LOCK TABLE answers IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('stores', 'stores_of_owner', 'stores_of_owner_by_status') THEN
    LOCK TABLE stores IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('products', 'products_by_category', 'shelf', 'shelf_by_category', 'products_of_owner', 'products_of_owner_by_status') THEN
    LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('reviews', 'reviews_by_rating', 'reviews_of_author') THEN
    LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('orders', 'marketplace_orders_by_status', 'shop_orders_by_status') THEN
    LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('sales') THEN
    LOCK TABLE order_stores IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('files') THEN
    LOCK TABLE files IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('videos', 'videos_of_author', 'public_videos_of_author') THEN
    LOCK TABLE videos IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('comments') THEN
    LOCK TABLE comments IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  WHEN of IN ('audit_log') THEN
    LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE NOWAIT;
  END CASE;
END $$;

-- The rows of a list in an order as its blocks would have them, after one block and up to another: of, by, part, key, after, upto. Without a part
-- those of all lists of this name.
CREATE OR REPLACE FUNCTION list_stretch(of text, by text, integer, text, list_blocks, list_blocks) RETURNS SETOF list_blocks
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  CASE of || ' by ' || by
  WHEN 'topics by latest' THEN
    RETURN QUERY SELECT of, r.board_id, '', by, (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, ('')::text, r.id, 0 FROM topics r
    WHERE CASE WHEN $3 IS NULL THEN r.board_id IS NOT NULL ELSE r.board_id = $3 END
      AND ($5.id IS NULL OR (is_sticky, last_reply_at, id) > (($5).sort >= 1e18, timestamptz 'epoch' + (($5).sort - CASE WHEN ($5).sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', ($5).id))
      AND ($6.id IS NULL OR (is_sticky, last_reply_at, id) <= (($6).sort >= 1e18, timestamptz 'epoch' + (($6).sort - CASE WHEN ($6).sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', ($6).id));
  WHEN 'topics_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM topics r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'replies by id' THEN
    RETURN QUERY SELECT of, r.topic_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM replies r
    WHERE CASE WHEN $3 IS NULL THEN r.topic_id IS NOT NULL ELSE r.topic_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'replies_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM replies r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE true END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_category by id' THEN
    RETURN QUERY SELECT of, r.category_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.category_id IS NOT NULL ELSE r.category_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_status by id' THEN
    RETURN QUERY SELECT of, 0, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_by_category_and_status by id' THEN
    RETURN QUERY SELECT of, r.category_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.category_id IS NOT NULL ELSE r.category_id = $3 AND r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'questions_of_author_by_status by id' THEN
    RETURN QUERY SELECT of, r.author_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM questions r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 AND r.status = $4::question_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'answers_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM answers r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' ELSE r.status = 'active' END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores_of_owner by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'stores_of_owner_by_status by id' THEN
    RETURN QUERY SELECT of, r.owner_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM stores r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 AND r.status = $4::store_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products by price' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'products by rating' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'products_by_category by id' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products_by_category by price' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'products_by_category by rating' THEN
    RETURN QUERY SELECT of, 0, r.category_key::text, by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.listed ELSE r.listed AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'shelf by id' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shelf by price' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'shelf by rating' THEN
    RETURN QUERY SELECT of, r.shelf, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'shelf_by_category by id' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shelf_by_category by price' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (r.price)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (price, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (price, id) <= (($6).sort, ($6).id));
  WHEN 'shelf_by_category by rating' THEN
    RETURN QUERY SELECT of, r.shelf, r.category_key::text, by, (r.rating)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.status = 'active' AND r.shelf IS NOT NULL ELSE r.status = 'active' AND r.shelf = $3 AND r.category_key = $4::text END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort, ($6).id));
  WHEN 'products_of_owner by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.deleted_at IS NULL AND r.owner_id IS NOT NULL ELSE r.deleted_at IS NULL AND r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'products_of_owner_by_status by id' THEN
    RETURN QUERY SELECT of, r.owner_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM products r
    WHERE CASE WHEN $3 IS NULL THEN r.deleted_at IS NULL AND r.owner_id IS NOT NULL ELSE r.deleted_at IS NULL AND r.owner_id = $3 AND r.status = $4::product_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'reviews by id' THEN
    RETURN QUERY SELECT of, r.product_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.product_id IS NOT NULL ELSE r.product_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'reviews by rating' THEN
    RETURN QUERY SELECT of, r.product_id, '', by, (r.rating)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.product_id IS NOT NULL ELSE r.product_id = $3 END
      AND ($5.id IS NULL OR (rating, id) > (($5).sort::smallint, ($5).id))
      AND ($6.id IS NULL OR (rating, id) <= (($6).sort::smallint, ($6).id));
  WHEN 'reviews_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM reviews r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'orders by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.area::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.buyer_id IS NOT NULL ELSE r.buyer_id = $3 AND r.area = $4::order_area END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'marketplace_orders_by_status by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.area = 'marketplace' AND r.buyer_id IS NOT NULL ELSE r.area = 'marketplace' AND r.buyer_id = $3 AND r.status = $4::order_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'shop_orders_by_status by id' THEN
    RETURN QUERY SELECT of, r.buyer_id, r.status::text, by, (0)::numeric, ('')::text, r.id, 0 FROM orders r
    WHERE CASE WHEN $3 IS NULL THEN r.area = 'shop' AND r.buyer_id IS NOT NULL ELSE r.area = 'shop' AND r.buyer_id = $3 AND r.status = $4::order_status END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'sales by id' THEN
    RETURN QUERY SELECT of, r.store_id, '', by, (0)::numeric, ('')::text, r.order_id, 0 FROM order_stores r
    WHERE CASE WHEN $3 IS NULL THEN r.store_id IS NOT NULL ELSE r.store_id = $3 END
      AND ($5.id IS NULL OR (order_id) > (($5).id))
      AND ($6.id IS NULL OR (order_id) <= (($6).id));
  WHEN 'files by id' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'files by name' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (0)::numeric, (r.name_key)::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (name_key, id) > (($5).word, ($5).id))
      AND ($6.id IS NULL OR (name_key, id) <= (($6).word, ($6).id));
  WHEN 'files by size' THEN
    RETURN QUERY SELECT of, r.owner_id, '', by, (r.size)::numeric, ('')::text, r.id, 0 FROM files r
    WHERE CASE WHEN $3 IS NULL THEN r.owner_id IS NOT NULL ELSE r.owner_id = $3 END
      AND ($5.id IS NULL OR (size, id) > (($5).sort::bigint, ($5).id))
      AND ($6.id IS NULL OR (size, id) <= (($6).sort::bigint, ($6).id));
  WHEN 'videos by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' ELSE r.visibility = 'public' AND r.status = 'ready' END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'videos by likes' THEN
    RETURN QUERY SELECT of, 0, '', by, (r.like_count)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' ELSE r.visibility = 'public' AND r.status = 'ready' END
      AND ($5.id IS NULL OR (like_count, id) > (($5).sort::integer, ($5).id))
      AND ($6.id IS NULL OR (like_count, id) <= (($6).sort::integer, ($6).id));
  WHEN 'videos_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.author_id IS NOT NULL ELSE r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'public_videos_of_author by id' THEN
    RETURN QUERY SELECT of, r.author_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM videos r
    WHERE CASE WHEN $3 IS NULL THEN r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL ELSE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'comments by id' THEN
    RETURN QUERY SELECT of, r.video_id, '', by, (0)::numeric, ('')::text, r.id, 0 FROM comments r
    WHERE CASE WHEN $3 IS NULL THEN r.video_id IS NOT NULL ELSE r.video_id = $3 END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  WHEN 'audit_log by id' THEN
    RETURN QUERY SELECT of, 0, '', by, (0)::numeric, ('')::text, r.id, 0 FROM audit_log r
    WHERE CASE WHEN $3 IS NULL THEN true ELSE true END
      AND ($5.id IS NULL OR (id) > (($5).id))
      AND ($6.id IS NULL OR (id) <= (($6).id));
  END CASE;
END $$;

-- Counts the lists of these tables anew, which were filled with triggers off. Others cannot write to them meanwhile.
CREATE OR REPLACE FUNCTION rebuild_lists(VARIADIC sources text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF 'topics' = ANY (sources) THEN
    LOCK TABLE topics IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'topics' AND ord = 'latest';
    PERFORM make_blocks('topics', 'latest', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'topics';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'topics', r.board_id AS part, '' AS key, 0, sum(1) FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_counters WHERE list = 'posts';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'posts', r.board_id AS part, '' AS key, 0, sum(1 + r.reply_count) FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'topics_of_author' AND ord = 'id';
    PERFORM make_blocks('topics_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'replies' = ANY (sources) THEN
    LOCK TABLE replies IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'replies' AND ord = 'id';
    PERFORM make_blocks('replies', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'replies_of_author' AND ord = 'id';
    PERFORM make_blocks('replies_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'questions' = ANY (sources) THEN
    LOCK TABLE questions IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'questions' AND ord = 'id';
    PERFORM make_blocks('questions', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions', 0 AS part, '' AS key, 0, sum(1) FROM questions r WHERE true GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_category' AND ord = 'id';
    PERFORM make_blocks('questions_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_category', r.category_id AS part, '' AS key, 0, sum(1) FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_status' AND ord = 'id';
    PERFORM make_blocks('questions_by_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_status';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_status', 0 AS part, r.status::text AS key, 0, sum(1) FROM questions r WHERE true GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_by_category_and_status' AND ord = 'id';
    PERFORM make_blocks('questions_by_category_and_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'questions_by_category_and_status';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'questions_by_category_and_status', r.category_id AS part, r.status::text AS key, 0, sum(1) FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'questions_of_author' AND ord = 'id';
    PERFORM make_blocks('questions_of_author', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'questions_of_author_by_status' AND ord = 'id';
    PERFORM make_blocks('questions_of_author_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'answers' = ANY (sources) THEN
    LOCK TABLE answers IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'answers_of_author' AND ord = 'id';
    PERFORM make_blocks('answers_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'stores' = ANY (sources) THEN
    LOCK TABLE stores IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'stores' AND ord = 'id';
    PERFORM make_blocks('stores', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'stores';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'stores', 0 AS part, '' AS key, 0, sum(1) FROM stores r WHERE r.status = 'active' GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'stores_of_owner' AND ord = 'id';
    PERFORM make_blocks('stores_of_owner', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'stores_of_owner_by_status' AND ord = 'id';
    PERFORM make_blocks('stores_of_owner_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'products' = ANY (sources) THEN
    LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'id';
    PERFORM make_blocks('products', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'products';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'products', 0 AS part, '' AS key, 0, sum(1) FROM products r WHERE r.listed GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'price';
    PERFORM make_blocks('products', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products' AND ord = 'rating';
    PERFORM make_blocks('products', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'id';
    PERFORM make_blocks('products_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'products_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'products_by_category', 0 AS part, r.category_key::text AS key, 0, sum(1) FROM products r WHERE r.listed GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'price';
    PERFORM make_blocks('products_by_category', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_by_category' AND ord = 'rating';
    PERFORM make_blocks('products_by_category', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'id';
    PERFORM make_blocks('shelf', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'shelf';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'shelf', r.shelf AS part, '' AS key, 0, sum(1) FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'price';
    PERFORM make_blocks('shelf', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf' AND ord = 'rating';
    PERFORM make_blocks('shelf', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'id';
    PERFORM make_blocks('shelf_by_category', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'shelf_by_category';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'shelf_by_category', r.shelf AS part, r.category_key::text AS key, 0, sum(1) FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'price';
    PERFORM make_blocks('shelf_by_category', 'price', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shelf_by_category' AND ord = 'rating';
    PERFORM make_blocks('shelf_by_category', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_of_owner' AND ord = 'id';
    PERFORM make_blocks('products_of_owner', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'products_of_owner_by_status' AND ord = 'id';
    PERFORM make_blocks('products_of_owner_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'reviews' = ANY (sources) THEN
    LOCK TABLE reviews IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'reviews' AND ord = 'id';
    PERFORM make_blocks('reviews', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'reviews' AND ord = 'rating';
    PERFORM make_blocks('reviews', 'rating', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'reviews_by_rating';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'reviews_by_rating', r.product_id AS part, r.rating::text AS key, 0, sum(1) FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'reviews_of_author' AND ord = 'id';
    PERFORM make_blocks('reviews_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'orders' = ANY (sources) THEN
    LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'orders' AND ord = 'id';
    PERFORM make_blocks('orders', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'orders';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'orders', r.buyer_id AS part, r.area::text AS key, 0, sum(1) FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'marketplace_orders_by_status' AND ord = 'id';
    PERFORM make_blocks('marketplace_orders_by_status', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'shop_orders_by_status' AND ord = 'id';
    PERFORM make_blocks('shop_orders_by_status', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'order_stores' = ANY (sources) THEN
    LOCK TABLE order_stores IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'sales' AND ord = 'id';
    PERFORM make_blocks('sales', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'sales';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'sales', r.store_id AS part, '' AS key, 0, sum(1) FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
  END IF;
  IF 'files' = ANY (sources) THEN
    LOCK TABLE files IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'id';
    PERFORM make_blocks('files', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'name';
    PERFORM make_blocks('files', 'name', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'files' AND ord = 'size';
    PERFORM make_blocks('files', 'size', NULL, NULL, NULL, NULL);
  END IF;
  IF 'videos' = ANY (sources) THEN
    LOCK TABLE videos IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'videos' AND ord = 'id';
    PERFORM make_blocks('videos', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_counters WHERE list = 'videos';
    INSERT INTO list_counters (list, part, key, slot, items)
    SELECT 'videos', 0 AS part, '' AS key, 0, sum(1) FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
    DELETE FROM list_blocks WHERE list = 'videos' AND ord = 'likes';
    PERFORM make_blocks('videos', 'likes', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'videos_of_author' AND ord = 'id';
    PERFORM make_blocks('videos_of_author', 'id', NULL, NULL, NULL, NULL);
    DELETE FROM list_blocks WHERE list = 'public_videos_of_author' AND ord = 'id';
    PERFORM make_blocks('public_videos_of_author', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'comments' = ANY (sources) THEN
    LOCK TABLE comments IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'comments' AND ord = 'id';
    PERFORM make_blocks('comments', 'id', NULL, NULL, NULL, NULL);
  END IF;
  IF 'audit_log' = ANY (sources) THEN
    LOCK TABLE audit_log IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM list_blocks WHERE list = 'audit_log' AND ord = 'id';
    PERFORM make_blocks('audit_log', 'id', NULL, NULL, NULL, NULL);
  END IF;
END $$;

-- What the counters of the lists of an area should be.
CREATE OR REPLACE FUNCTION counted_lists(of_area text) RETURNS TABLE (list text, part integer, key text, items bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE of_area
  WHEN 'forum' THEN
    RETURN QUERY SELECT 'topics', r.board_id, '', sum(1)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'posts', r.board_id, '', sum(1 + r.reply_count)::bigint FROM topics r WHERE r.board_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'answers' THEN
    RETURN QUERY SELECT 'questions', 0, '', sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category', r.category_id, '', sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_status', 0, r.status::text, sum(1)::bigint FROM questions r WHERE true GROUP BY 2, 3
    UNION ALL SELECT 'questions_by_category_and_status', r.category_id, r.status::text, sum(1)::bigint FROM questions r WHERE r.category_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'shops' THEN
    RETURN QUERY SELECT 'stores', 0, '', sum(1)::bigint FROM stores r WHERE r.status = 'active' GROUP BY 2, 3
    UNION ALL SELECT 'products', 0, '', sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'products_by_category', 0, r.category_key::text, sum(1)::bigint FROM products r WHERE r.listed GROUP BY 2, 3
    UNION ALL SELECT 'shelf', r.shelf, '', sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'shelf_by_category', r.shelf, r.category_key::text, sum(1)::bigint FROM products r WHERE r.status = 'active' AND r.shelf IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'reviews_by_rating', r.product_id, r.rating::text, sum(1)::bigint FROM reviews r WHERE r.product_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'orders', r.buyer_id, r.area::text, sum(1)::bigint FROM orders r WHERE r.buyer_id IS NOT NULL GROUP BY 2, 3
    UNION ALL SELECT 'sales', r.store_id, '', sum(1)::bigint FROM order_stores r WHERE r.store_id IS NOT NULL GROUP BY 2, 3;
  WHEN 'files' THEN
    RETURN QUERY SELECT NULL, 0, NULL, 0::bigint WHERE false;
  WHEN 'videos' THEN
    RETURN QUERY SELECT 'videos', 0, '', sum(1)::bigint FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' GROUP BY 2, 3;
  WHEN 'moderation' THEN
    RETURN QUERY SELECT NULL, 0, NULL, 0::bigint WHERE false;
  ELSE RETURN;
  END CASE;
END $$;

CREATE OR REPLACE FUNCTION forget_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM list_counters c USING old_rows o WHERE c.list = ANY (TG_ARGV) AND c.part = o.id;
  DELETE FROM list_blocks b USING old_rows o WHERE b.list = ANY (TG_ARGV) AND b.part = o.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON boards REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('topics', 'posts');

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON topics REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('replies');

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('reviews', 'reviews_by_rating');

CREATE OR REPLACE TRIGGER zz_lists_forget AFTER DELETE ON videos REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION forget_lists('comments');

-- topics

CREATE OR REPLACE FUNCTION count_topics_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.board_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics', r.board_id, '', 'latest') AND (b.sort, b.word, b.id) >= (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('topics', r.board_id, '', 'latest', (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, '', r.id, sign)::list_blocks, r.board_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON topics
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_insert();

CREATE OR REPLACE FUNCTION count_topics_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('topics_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('topics_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON topics
FOR EACH ROW EXECUTE FUNCTION count_topics_append();

CREATE OR REPLACE FUNCTION count_topics_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id)),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id))
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.board_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics', r.board_id, '', 'latest') AND (b.sort, b.word, b.id) >= (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('topics', r.board_id, '', 'latest', (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, '', r.id, sign)::list_blocks, r.board_id IS NOT NULL AND EXISTS (SELECT FROM boards parent WHERE parent.id = r.board_id)),
        (ROW('topics_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON topics
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_delete();

CREATE OR REPLACE FUNCTION count_topics_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.board_id, r.is_sticky, r.last_reply_at, r.reply_count FROM old_rows r EXCEPT SELECT r.id, r.board_id, r.is_sticky, r.last_reply_at, r.reply_count FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('topics', r.board_id, '', pg_backend_pid() % 16, sign, r.board_id IS NOT NULL),
    ('posts', r.board_id, '', pg_backend_pid() % 16, sign * (1 + r.reply_count), r.board_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.board_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics', r.board_id, '', 'latest') AND (b.sort, b.word, b.id) >= (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('topics', r.board_id, '', 'latest', (extract(epoch FROM r.last_reply_at) * 1000000 + CASE WHEN r.is_sticky THEN 2e18 ELSE 0 END)::numeric, '', r.id, sign)::list_blocks, r.board_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON topics
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_topics_update();

CREATE OR REPLACE FUNCTION count_topics_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('topics_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('topics_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, author_id ON topics
FOR EACH ROW EXECUTE FUNCTION count_topics_move();

CREATE OR REPLACE FUNCTION total_of_topics_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM topics r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('topics_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_by_latest(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('topics', $1, $2, 'latest', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.board_id = $1 ORDER BY is_sticky, last_reply_at, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.board_id = $1 AND (is_sticky, last_reply_at, id) > (start.sort >= 1e18, timestamptz 'epoch' + (start.sort - CASE WHEN start.sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', start.id)
      ORDER BY is_sticky, last_reply_at, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_by_latest_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('topics', $1, $2, 'latest', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.board_id = $1 ORDER BY is_sticky DESC, last_reply_at DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.board_id = $1 AND (is_sticky, last_reply_at, id) <= (start.sort >= 1e18, timestamptz 'epoch' + (start.sort - CASE WHEN start.sort >= 1e18 THEN 2e18 ELSE 0 END)::float8 * interval '1 microsecond', start.id)
      ORDER BY is_sticky DESC, last_reply_at DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('topics_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_topics_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('topics_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM topics r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM topics r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- replies

CREATE OR REPLACE FUNCTION count_replies_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.topic_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies', r.topic_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('replies', r.topic_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.topic_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON replies
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_replies_insert();

CREATE OR REPLACE FUNCTION count_replies_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('replies_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('replies_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON replies
FOR EACH ROW EXECUTE FUNCTION count_replies_append();

CREATE OR REPLACE FUNCTION count_replies_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.topic_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies', r.topic_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('replies', r.topic_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.topic_id IS NOT NULL AND EXISTS (SELECT FROM topics parent WHERE parent.id = r.topic_id)),
        (ROW('replies_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_replies_delete();

CREATE OR REPLACE FUNCTION count_replies_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.topic_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies', r.topic_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('replies_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('replies', r.topic_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.topic_id IS NOT NULL),
        (ROW('replies_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, topic_id, author_id ON replies
FOR EACH ROW EXECUTE FUNCTION count_replies_move();

CREATE OR REPLACE FUNCTION total_of_replies_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM replies r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('replies_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('replies', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.topic_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.topic_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('replies', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.topic_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.topic_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('replies_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_replies_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('replies_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM replies r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM replies r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- questions

CREATE OR REPLACE FUNCTION count_questions_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category', r.category_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_status', 0, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category_and_status', r.category_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('questions', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category', r.category_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_by_status', 0, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category_and_status', r.category_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON questions
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_insert();

CREATE OR REPLACE FUNCTION count_questions_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('questions_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author_by_status', r.author_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('questions_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('questions_of_author_by_status', r.author_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON questions
FOR EACH ROW EXECUTE FUNCTION count_questions_append();

CREATE OR REPLACE FUNCTION count_questions_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL),
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category', r.category_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_status', 0, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category_and_status', r.category_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author_by_status', r.author_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('questions', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category', r.category_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_by_status', 0, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category_and_status', r.category_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('questions_of_author_by_status', r.author_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON questions
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_delete();

CREATE OR REPLACE FUNCTION count_questions_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.author_id, r.category_id, r.status FROM old_rows r EXCEPT SELECT r.id, r.author_id, r.category_id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('questions_by_status', 0, r.status::text, pg_backend_pid() % 16, sign, true),
    ('questions_by_category_and_status', r.category_id, r.status::text, pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_status', 0, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category_and_status', r.category_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author_by_status', r.author_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('questions_by_status', 0, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category_and_status', r.category_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_of_author_by_status', r.author_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON questions
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_questions_update();

CREATE OR REPLACE FUNCTION count_questions_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
    ('questions', 0, '', pg_backend_pid() % 16, sign, true),
    ('questions_by_category', r.category_id, '', pg_backend_pid() % 16, sign, r.category_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.category_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_by_category', r.category_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('questions_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('questions', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true),
        (ROW('questions_by_category', r.category_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.category_id IS NOT NULL),
        (ROW('questions_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, category_id, author_id ON questions
FOR EACH ROW EXECUTE FUNCTION count_questions_move();

CREATE OR REPLACE FUNCTION total_of_questions_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM questions r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('questions_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_questions_of_author_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('questions_of_author_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE true ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE true AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE true ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE true AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.status = $2::question_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.status = $2::question_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.status = $2::question_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.status = $2::question_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_and_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_by_category_and_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_by_category_and_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_by_category_and_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.category_id = $1 AND r.status = $2::question_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('questions_of_author_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_questions_of_author_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('questions_of_author_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM questions r WHERE r.author_id = $1 AND r.status = $2::question_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- answers

CREATE OR REPLACE FUNCTION count_answers_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('answers_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('answers_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('answers_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON answers
FOR EACH ROW EXECUTE FUNCTION count_answers_append();

CREATE OR REPLACE FUNCTION count_answers_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('answers_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('answers_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON answers
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_answers_delete();

CREATE OR REPLACE FUNCTION count_answers_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('answers_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('answers_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, author_id ON answers
FOR EACH ROW EXECUTE FUNCTION count_answers_move();

CREATE OR REPLACE FUNCTION total_of_answers_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM answers r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('answers_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_answers_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('answers_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM answers r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM answers r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_answers_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('answers_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM answers r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM answers r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- stores

CREATE OR REPLACE FUNCTION count_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.status = 'active' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('stores', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active')
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_insert();

CREATE OR REPLACE FUNCTION count_stores_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('stores_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('stores_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('stores_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON stores
FOR EACH ROW EXECUTE FUNCTION count_stores_append();

CREATE OR REPLACE FUNCTION count_stores_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.status = 'active' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('stores', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active'),
        (ROW('stores_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('stores_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_delete();

CREATE OR REPLACE FUNCTION count_stores_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.owner_id, r.status FROM old_rows r EXCEPT SELECT r.id, r.owner_id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('stores', 0, '', pg_backend_pid() % 16, sign, r.status = 'active')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.status = 'active' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('stores', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active'),
        (ROW('stores_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON stores
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_stores_update();

CREATE OR REPLACE FUNCTION count_stores_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('stores_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('stores_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, owner_id ON stores
FOR EACH ROW EXECUTE FUNCTION count_stores_move();

CREATE OR REPLACE FUNCTION total_of_stores_of_owner(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM stores r WHERE r.owner_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('stores_of_owner', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_stores_of_owner_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('stores_of_owner_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('stores', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.status = 'active' ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.status = 'active' AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('stores', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.status = 'active' ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.status = 'active' AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('stores_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('stores_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('stores_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_stores_of_owner_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('stores_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM stores r WHERE r.owner_id = $1 AND r.status = $2::store_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- products

CREATE OR REPLACE FUNCTION count_products_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON products
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_insert();

CREATE OR REPLACE FUNCTION count_products_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('products_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON products
FOR EACH ROW EXECUTE FUNCTION count_products_append();

CREATE OR REPLACE FUNCTION count_products_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON products
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_delete();

CREATE OR REPLACE FUNCTION count_products_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.category_key, r.deleted_at, r.listed, r.owner_id, r.price, r.rating, r.shelf, r.status FROM old_rows r EXCEPT SELECT r.id, r.category_key, r.deleted_at, r.listed, r.owner_id, r.price, r.rating, r.shelf, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('products', 0, '', pg_backend_pid() % 16, sign, r.listed),
    ('products_by_category', 0, r.category_key::text, pg_backend_pid() % 16, sign, r.listed),
    ('shelf', r.shelf, '', pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL),
    ('shelf_by_category', r.shelf, r.category_key::text, pg_backend_pid() % 1, sign, r.status = 'active' AND r.shelf IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products', 0, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.listed AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_by_category', 0, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf', r.shelf, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'price') AND (b.sort, b.word, b.id) >= (r.price, '', r.id))
    OR r.status = 'active' AND r.shelf IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shelf_by_category', r.shelf, r.category_key::text, 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.deleted_at IS NULL AND r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('products_of_owner_by_status', r.owner_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('products', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products', 0, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('products_by_category', 0, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.listed),
        (ROW('shelf', r.shelf, '', 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf', r.shelf, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'id', 0, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'price', (r.price)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('shelf_by_category', r.shelf, r.category_key::text, 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.status = 'active' AND r.shelf IS NOT NULL),
        (ROW('products_of_owner', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL),
        (ROW('products_of_owner_by_status', r.owner_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.deleted_at IS NULL AND r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON products
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_products_update();

CREATE OR REPLACE FUNCTION total_of_products_of_owner(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('products_of_owner', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_products_of_owner_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('products_of_owner_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_by_category_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.listed AND r.category_key = $2::text AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf_by_category', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_price(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY price, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (price, id) > (start.sort, start.id)
      ORDER BY price, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_price_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf_by_category', $1, $2, 'price', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY price DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (price, id) <= (start.sort, start.id)
      ORDER BY price DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shelf_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (rating, id) > (start.sort, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shelf_by_category_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shelf_by_category', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.status = 'active' AND r.shelf = $1 AND r.category_key = $2::text AND (rating, id) <= (start.sort, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_of_owner', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('products_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_products_of_owner_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('products_of_owner_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM products r WHERE r.deleted_at IS NULL AND r.owner_id = $1 AND r.status = $2::product_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- reviews

CREATE OR REPLACE FUNCTION count_reviews_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL),
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON reviews
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_insert();

CREATE OR REPLACE FUNCTION count_reviews_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('reviews_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON reviews
FOR EACH ROW EXECUTE FUNCTION count_reviews_append();

CREATE OR REPLACE FUNCTION count_reviews_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id))
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id)),
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL AND EXISTS (SELECT FROM products parent WHERE parent.id = r.product_id)),
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON reviews
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_delete();

CREATE OR REPLACE FUNCTION count_reviews_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.product_id, r.rating FROM old_rows r EXCEPT SELECT r.id, r.product_id, r.rating FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('reviews_by_rating', r.product_id, r.rating::text, pg_backend_pid() % 1, sign, r.product_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'rating') AND (b.sort, b.word, b.id) >= (r.rating, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'rating', (r.rating)::numeric, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON reviews
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_reviews_update();

CREATE OR REPLACE FUNCTION count_reviews_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.product_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews', r.product_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('reviews_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('reviews', r.product_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.product_id IS NOT NULL),
        (ROW('reviews_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, product_id, author_id ON reviews
FOR EACH ROW EXECUTE FUNCTION count_reviews_move();

CREATE OR REPLACE FUNCTION total_of_reviews_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM reviews r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('reviews_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_rating(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY rating, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (rating, id) > (start.sort::smallint, start.id)
      ORDER BY rating, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_by_rating_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews', $1, $2, 'rating', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.product_id = $1 ORDER BY rating DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.product_id = $1 AND (rating, id) <= (start.sort::smallint, start.id)
      ORDER BY rating DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('reviews_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_reviews_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('reviews_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM reviews r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM reviews r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- orders

CREATE OR REPLACE FUNCTION count_orders_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('orders', r.buyer_id, r.area::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('orders', r.buyer_id, r.area::text, 'id', 0, '', r.id, sign)::list_blocks, r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON orders
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_insert();

CREATE OR REPLACE FUNCTION count_orders_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('orders_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.area = 'marketplace' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'shop' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shop_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'marketplace' AND r.buyer_id IS NOT NULL),
        (ROW('shop_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'shop' AND r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON orders
FOR EACH ROW EXECUTE FUNCTION count_orders_append();

CREATE OR REPLACE FUNCTION count_orders_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('orders', r.buyer_id, r.area::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'marketplace' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'shop' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shop_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('orders', r.buyer_id, r.area::text, 'id', 0, '', r.id, sign)::list_blocks, r.buyer_id IS NOT NULL),
        (ROW('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'marketplace' AND r.buyer_id IS NOT NULL),
        (ROW('shop_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'shop' AND r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON orders
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_delete();

CREATE OR REPLACE FUNCTION count_orders_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.area, r.buyer_id, r.status FROM old_rows r EXCEPT SELECT r.id, r.area, r.buyer_id, r.status FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('orders', r.buyer_id, r.area::text, pg_backend_pid() % 1, sign, r.buyer_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('orders', r.buyer_id, r.area::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'marketplace' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.area = 'shop' AND r.buyer_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('shop_orders_by_status', r.buyer_id, r.status::text, 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('orders', r.buyer_id, r.area::text, 'id', 0, '', r.id, sign)::list_blocks, r.buyer_id IS NOT NULL),
        (ROW('marketplace_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'marketplace' AND r.buyer_id IS NOT NULL),
        (ROW('shop_orders_by_status', r.buyer_id, r.status::text, 'id', 0, '', r.id, sign)::list_blocks, r.area = 'shop' AND r.buyer_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON orders
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders_update();

CREATE OR REPLACE FUNCTION total_of_marketplace_orders_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('marketplace_orders_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_shop_orders_by_status(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('shop_orders_by_status', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_orders_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('orders', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_orders_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('orders', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.buyer_id = $1 AND r.area = $2::order_area AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_marketplace_orders_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('marketplace_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_marketplace_orders_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('marketplace_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'marketplace' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shop_orders_by_status_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('shop_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_shop_orders_by_status_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('shop_orders_by_status', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM orders r WHERE r.area = 'shop' AND r.buyer_id = $1 AND r.status = $2::order_status AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- order_stores

CREATE OR REPLACE FUNCTION count_order_stores_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.order_id) % 128 = 0
    OR r.store_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('sales', r.store_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.order_id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('sales', r.store_id, '', 'id', 0, '', r.order_id, sign)::list_blocks, r.store_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON order_stores
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_order_stores_insert();

CREATE OR REPLACE FUNCTION count_order_stores_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.order_id) % 128 = 0
    OR r.store_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('sales', r.store_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.order_id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('sales', r.store_id, '', 'id', 0, '', r.order_id, sign)::list_blocks, r.store_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON order_stores
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_order_stores_delete();

CREATE OR REPLACE FUNCTION count_order_stores_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
    ('sales', r.store_id, '', pg_backend_pid() % 16, sign, r.store_id IS NOT NULL)
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.order_id) % 128 = 0
    OR r.store_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('sales', r.store_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.order_id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('sales', r.store_id, '', 'id', 0, '', r.order_id, sign)::list_blocks, r.store_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF order_id, store_id ON order_stores
FOR EACH ROW EXECUTE FUNCTION count_order_stores_move();

CREATE OR REPLACE FUNCTION page_of_sales_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('sales', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT order_id FROM order_stores r WHERE r.store_id = $1 ORDER BY order_id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT order_id FROM order_stores r WHERE r.store_id = $1 AND (order_id) > (start.id)
      ORDER BY order_id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_sales_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('sales', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT order_id FROM order_stores r WHERE r.store_id = $1 ORDER BY order_id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT order_id FROM order_stores r WHERE r.store_id = $1 AND (order_id) <= (start.id)
      ORDER BY order_id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- files

CREATE OR REPLACE FUNCTION count_files_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'name') AND (b.sort, b.word, b.id) >= (0, r.name_key, r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'size') AND (b.sort, b.word, b.id) >= (r.size, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'name', 0, r.name_key, r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'size', (r.size)::numeric, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON files
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_files_insert();

CREATE OR REPLACE FUNCTION count_files_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'name') AND (b.sort, b.word, b.id) >= (0, r.name_key, r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'size') AND (b.sort, b.word, b.id) >= (r.size, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'name', 0, r.name_key, r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'size', (r.size)::numeric, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON files
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_files_delete();

CREATE OR REPLACE FUNCTION count_files_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.name_key, r.owner_id, r.size FROM old_rows r EXCEPT SELECT r.id, r.name_key, r.owner_id, r.size FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'name') AND (b.sort, b.word, b.id) >= (0, r.name_key, r.id))
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'size') AND (b.sort, b.word, b.id) >= (r.size, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'name', 0, r.name_key, r.id, sign)::list_blocks, r.owner_id IS NOT NULL),
        (ROW('files', r.owner_id, '', 'size', (r.size)::numeric, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON files
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_files_update();

CREATE OR REPLACE FUNCTION count_files_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.owner_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('files', r.owner_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('files', r.owner_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.owner_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, owner_id ON files
FOR EACH ROW EXECUTE FUNCTION count_files_move();

CREATE OR REPLACE FUNCTION page_of_files_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('files', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('files', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_name(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('files', $1, $2, 'name', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY name_key, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (name_key, id) > (start.word, start.id)
      ORDER BY name_key, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_name_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('files', $1, $2, 'name', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY name_key DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (name_key, id) <= (start.word, start.id)
      ORDER BY name_key DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_size(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('files', $1, $2, 'size', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY size, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (size, id) > (start.sort::bigint, start.id)
      ORDER BY size, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_files_by_size_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('files', $1, $2, 'size', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM files r WHERE r.owner_id = $1 ORDER BY size DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM files r WHERE r.owner_id = $1 AND (size, id) <= (start.sort::bigint, start.id)
      ORDER BY size DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- videos

CREATE OR REPLACE FUNCTION count_videos_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'likes') AND (b.sort, b.word, b.id) >= (r.like_count, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('videos', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos', 0, '', 'likes', (r.like_count)::numeric, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready')
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON videos
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_insert();

CREATE OR REPLACE FUNCTION count_videos_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('videos_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('public_videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('public_videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON videos
FOR EACH ROW EXECUTE FUNCTION count_videos_append();

CREATE OR REPLACE FUNCTION count_videos_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'likes') AND (b.sort, b.word, b.id) >= (r.like_count, '', r.id))
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('public_videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('videos', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos', 0, '', 'likes', (r.like_count)::numeric, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL),
        (ROW('public_videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON videos
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_delete();

CREATE OR REPLACE FUNCTION count_videos_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT r.id, r.author_id, r.like_count, r.status, r.visibility FROM old_rows r EXCEPT SELECT r.id, r.author_id, r.like_count, r.status, r.visibility FROM new_rows r) THEN
    RETURN NULL;
  END IF;
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT m.list, m.part, m.key, m.slot, sum(m.items) FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
    ('videos', 0, '', pg_backend_pid() % 16, sign, r.visibility = 'public' AND r.status = 'ready')
  ) m (list, part, key, slot, items, belongs) WHERE m.belongs
  GROUP BY 1, 2, 3, 4 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos', 0, '', 'likes') AND (b.sort, b.word, b.id) >= (r.like_count, '', r.id))
    OR r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('public_videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows UNION ALL SELECT *, 1 FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('videos', 0, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('videos', 0, '', 'likes', (r.like_count)::numeric, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready'),
        (ROW('public_videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.visibility = 'public' AND r.status = 'ready' AND r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_update AFTER UPDATE ON videos
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_videos_update();

CREATE OR REPLACE FUNCTION count_videos_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.author_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('videos_of_author', r.author_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('videos_of_author', r.author_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.author_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, author_id ON videos
FOR EACH ROW EXECUTE FUNCTION count_videos_move();

CREATE OR REPLACE FUNCTION total_of_videos_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM videos r WHERE r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('videos_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION total_of_public_videos_of_author(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('public_videos_of_author', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('videos', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('videos', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_likes(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('videos', $1, $2, 'likes', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY like_count, id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (like_count, id) > (start.sort::integer, start.id)
      ORDER BY like_count, id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_by_likes_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('videos', $1, $2, 'likes', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' ORDER BY like_count DESC, id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND (like_count, id) <= (start.sort::integer, start.id)
      ORDER BY like_count DESC, id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_videos_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_public_videos_of_author_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('public_videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_public_videos_of_author_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('public_videos_of_author', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM videos r WHERE r.visibility = 'public' AND r.status = 'ready' AND r.author_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- comments

CREATE OR REPLACE FUNCTION count_comments_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, 1 AS sign FROM new_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.video_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('comments', r.video_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, 1 AS sign FROM new_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('comments', r.video_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.video_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_insert AFTER INSERT ON comments
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_comments_insert();

CREATE OR REPLACE FUNCTION count_comments_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR r.video_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('comments', r.video_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('comments', r.video_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.video_id IS NOT NULL AND EXISTS (SELECT FROM videos parent WHERE parent.id = r.video_id))
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON comments
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_comments_delete();

CREATE OR REPLACE FUNCTION count_comments_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR r.video_id IS NOT NULL AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('comments', r.video_id, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('comments', r.video_id, '', 'id', 0, '', r.id, sign)::list_blocks, r.video_id IS NOT NULL)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id, video_id ON comments
FOR EACH ROW EXECUTE FUNCTION count_comments_move();

CREATE OR REPLACE FUNCTION page_of_comments_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('comments', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM comments r WHERE r.video_id = $1 ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM comments r WHERE r.video_id = $1 AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_comments_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('comments', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM comments r WHERE r.video_id = $1 ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM comments r WHERE r.video_id = $1 AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

-- audit_log

CREATE OR REPLACE FUNCTION count_audit_log_append() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF hashint4(NEW.id) % 512 <> 0 AND NEW.id >= pg_sequence_last_value('audit_log_id_seq') THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM (SELECT NEW.*, 1 AS sign) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('audit_log', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT NEW.*, 1 AS sign) r CROSS JOIN LATERAL (VALUES
        (ROW('audit_log', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_append AFTER INSERT ON audit_log
FOR EACH ROW EXECUTE FUNCTION count_audit_log_append();

CREATE OR REPLACE FUNCTION count_audit_log_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT *, -1 AS sign FROM old_rows) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('audit_log', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT *, -1 AS sign FROM old_rows) r CROSS JOIN LATERAL (VALUES
        (ROW('audit_log', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_delete AFTER DELETE ON audit_log
REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_audit_log_delete();

CREATE OR REPLACE FUNCTION count_audit_log_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r WHERE hashint4(r.id) % 128 = 0
    OR true AND EXISTS (SELECT FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = ('audit_log', 0, '', 'id') AND (b.sort, b.word, b.id) >= (0, '', r.id))
  ) THEN
    PERFORM move_in_blocks(ARRAY(
      SELECT m.change FROM (SELECT OLD.*, -1 AS sign UNION ALL SELECT NEW.*, 1) r CROSS JOIN LATERAL (VALUES
        (ROW('audit_log', 0, '', 'id', 0, '', r.id, sign)::list_blocks, true)
      ) m (change, belongs) WHERE m.belongs
    ));
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER zz_lists_move AFTER UPDATE OF id ON audit_log
FOR EACH ROW EXECUTE FUNCTION count_audit_log_move();

CREATE OR REPLACE FUNCTION total_of_audit_log(integer, text) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT items + (SELECT count(*) FROM audit_log r WHERE true AND r.id > last) FROM (
    SELECT coalesce(sum(items), 0) AS items, coalesce(max(id), 0) AS last FROM list_blocks
    WHERE (list, part, key, ord) = ('audit_log', $1, $2, 'id')
  ) blocks);
END $$;

CREATE OR REPLACE FUNCTION page_of_audit_log_by_id(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start('audit_log', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM audit_log r WHERE true ORDER BY id LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM audit_log r WHERE true AND (id) > (start.id)
      ORDER BY id LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION page_of_audit_log_by_id_reversed(integer, text, integer, integer, integer) RETURNS SETOF integer
LANGUAGE plpgsql STABLE ROWS 10 AS $$
DECLARE
  start CONSTANT list_blocks := CASE WHEN $3 >= 1024 THEN list_start_reversed('audit_log', $1, $2, 'id', $3, $5) END;
BEGIN
  IF start.id IS NULL THEN
    RETURN QUERY SELECT * FROM (SELECT id FROM audit_log r WHERE true ORDER BY id DESC LIMIT $4 OFFSET $3) page LIMIT 100;
  ELSE
    RETURN QUERY SELECT * FROM (
      SELECT id FROM audit_log r WHERE true AND (id) <= (start.id)
      ORDER BY id DESC LIMIT $4 OFFSET start.items
    ) page LIMIT 100;
  END IF;
END $$;
