-- The log of what staff and operators do. It is listed by the mechanism that all lists have.

CREATE TABLE "audit_log" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "actor_id" INTEGER,
    "action" VARCHAR(50) NOT NULL,
    "target_type" VARCHAR(50) NOT NULL,
    "target_id" INTEGER,
    "reason" VARCHAR(1000),
    "request_id" VARCHAR(128),
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id"),
    -- A few words on what was done, never what was written.
    CONSTRAINT "audit_log_details_small" CHECK (jsonb_typeof("details") = 'object' AND octet_length("details"::text) <= 2000)
);

CREATE INDEX "audit_log_actor_id_action_id_idx" ON "audit_log"("actor_id", "action", "id");
CREATE INDEX "audit_log_actor_id_id_idx" ON "audit_log"("actor_id", "id");
CREATE INDEX "audit_log_action_id_idx" ON "audit_log"("action", "id");
CREATE INDEX "audit_log_target_type_target_id_id_idx" ON "audit_log"("target_type", "target_id", "id");

-- From prisma/sql/audit.sql

-- The log of what staff did: rows come, and none changes or goes.

-- A trigger and no privilege: the service owns its tables, and is a superuser of the database that it brings along, and no
-- privilege binds either. It keeps a fault of the service, a stolen connection's plain statement and an operator's haste from
-- rewriting the log. Who may change the schema can switch it off: `npm run admin -- check` says so while it is off.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
DROP TRIGGER IF EXISTS append_only ON audit_log;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- From prisma/sql/lists.sql: one list more, and its triggers

-- What divides a list is an integer column (`part`), a text or enum (`key`), both or nothing. `holds` says which rows are
-- in it; `r` is the row. Its counter has so many slots. With none, its length is found from its blocks and its tail: what
-- one person has is mostly no more than a tail, and needs no counter of its own. Where a row that everybody reads says how
-- long it is, the number is null. With a weight the counter is a sum. Deleting a row of `parent` forgets the list.
CREATE OR REPLACE VIEW lists AS
SELECT * FROM (VALUES
  ('topics', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1', 16, '{latest}'::text[]),
  ('posts', 'forum', 'topics', 'id', 'board_id', NULL, 'boards', NULL, '1 + r.reply_count', 16, '{}'),
  ('topics_of_author', 'forum', 'topics', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('replies', 'forum', 'replies', 'id', 'topic_id', NULL, 'topics', NULL, '1', NULL, '{id}'),
  ('questions', 'answers', 'questions', 'id', NULL, NULL, NULL, NULL, '1', 16, '{id}'),
  ('questions_by_category', 'answers', 'questions', 'id', 'category_id', NULL, NULL, NULL, '1', 16, '{id}'),
  ('questions_by_status', 'answers', 'questions', 'id', NULL, 'status', NULL, NULL, '1', 16, '{id}'),
  ('questions_by_category_and_status', 'answers', 'questions', 'id', 'category_id', 'status', NULL, NULL, '1', 16, '{id}'),
  ('questions_of_author', 'answers', 'questions', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('questions_of_author_by_status', 'answers', 'questions', 'id', 'author_id', 'status', NULL, NULL, '1', 0, '{id}'),
  ('answers_of_author', 'answers', 'answers', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('stores', 'shops', 'stores', 'id', NULL, NULL, NULL, 'r.status = ''active''', '1', 16, '{id}'),
  ('stores_of_owner', 'shops', 'stores', 'id', 'owner_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('stores_of_owner_by_status', 'shops', 'stores', 'id', 'owner_id', 'status', NULL, NULL, '1', 0, '{id}'),
  ('products', 'shops', 'products', 'id', NULL, NULL, NULL, 'r.listed', '1', 16, '{id,price}'),
  ('products_by_category', 'shops', 'products', 'id', NULL, 'category_key', NULL, 'r.listed', '1', 16, '{id,price}'),
  -- One seller writes to a store at a time, so one slot is enough.
  ('shelf', 'shops', 'products', 'id', 'shelf', NULL, NULL, 'r.status = ''active''', '1', 1, '{id,price}'),
  ('shelf_by_category', 'shops', 'products', 'id', 'shelf', 'category_key', NULL, 'r.status = ''active''', '1', 1, '{id,price}'),
  ('products_of_owner', 'shops', 'products', 'id', 'owner_id', NULL, NULL, 'r.deleted_at IS NULL', '1', 0, '{id}'),
  ('products_of_owner_by_status', 'shops', 'products', 'id', 'owner_id', 'status', NULL, 'r.deleted_at IS NULL', '1', 0, '{id}'),
  ('orders', 'shops', 'orders', 'id', 'buyer_id', 'area', NULL, NULL, '1', 1, '{id}'),
  ('marketplace_orders_by_status', 'shops', 'orders', 'id', 'buyer_id', 'status', NULL, 'r.area = ''marketplace''', '1', 0, '{id}'),
  ('shop_orders_by_status', 'shops', 'orders', 'id', 'buyer_id', 'status', NULL, 'r.area = ''shop''', '1', 0, '{id}'),
  ('sales', 'shops', 'order_stores', 'order_id', 'store_id', NULL, NULL, NULL, '1', 16, '{id}'),
  ('files', 'files', 'files', 'id', 'owner_id', NULL, NULL, NULL, '1', NULL, '{id,name,size}'),
  ('videos', 'videos', 'videos', 'id', NULL, NULL, NULL, 'r.visibility = ''public'' AND r.status = ''ready''', '1', 16, '{id,likes}'),
  ('videos_of_author', 'videos', 'videos', 'id', 'author_id', NULL, NULL, NULL, '1', 0, '{id}'),
  ('public_videos_of_author', 'videos', 'videos', 'id', 'author_id', NULL, NULL, 'r.visibility = ''public'' AND r.status = ''ready''', '1', 0, '{id}'),
  ('comments', 'videos', 'comments', 'id', 'video_id', NULL, 'videos', NULL, '1', NULL, '{id}'),
  ('audit_log', 'moderation', 'audit_log', 'id', NULL, NULL, NULL, NULL, '1', 0, '{id}')
) AS l (list, area, source, id, part, key, parent, holds, weight, slots, orders);

SELECT make_lists();
