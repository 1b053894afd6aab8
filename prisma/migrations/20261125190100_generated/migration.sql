-- What changed in prisma/sql and generated.

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
