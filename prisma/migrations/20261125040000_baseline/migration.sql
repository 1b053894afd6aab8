-- All that migrations had made of the database by 2026-11-25, squashed into one: tables, constraints and indexes, and the functions and
-- triggers of prisma/sql. A database that had all of these migrations has this one already; see src/database/baseline.ts.

-- Names and addresses compare without regard to case; searches look for parts of words, also among rows of one owner.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- What was removed, and views of what one removal took: see prisma/sql/removed.sql.
CREATE SCHEMA removed;
CREATE SCHEMA away;

CREATE TYPE order_area AS ENUM ('marketplace', 'shop');
CREATE TYPE order_status AS ENUM ('pending', 'paid', 'completed', 'refunded', 'disputed');
CREATE TYPE product_status AS ENUM ('draft', 'active', 'inactive');
CREATE TYPE question_status AS ENUM ('open', 'resolved', 'closed');
CREATE TYPE report_status AS ENUM ('open', 'claimed', 'upheld', 'rejected');
CREATE TYPE role AS ENUM ('member', 'moderator', 'admin');
CREATE TYPE scope AS ENUM ('read', 'write', 'upload', 'moderate');
CREATE TYPE store_status AS ENUM ('active', 'inactive', 'suspended');
CREATE TYPE video_status AS ENUM ('processing', 'ready', 'failed');
CREATE TYPE video_visibility AS ENUM ('public', 'unlisted', 'private');

-- Functions that tables refer to come before them.
SET LOCAL check_function_bodies = off;

-- What text may be. PostgreSQL reads the expression of a CHECK anew for each statement, so each is a call of one of these.

CREATE OR REPLACE FUNCTION has_no_controls(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';
END $function$;

CREATE OR REPLACE FUNCTION is_visible(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f\u2000-\u200f\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufefd-\uff00\uffa0]';
END $function$;

CREATE OR REPLACE FUNCTION is_trimmed(content text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
BEGIN
  RETURN content = btrim(content) AND content <> '';
END $function$;

CREATE TABLE list_counters (
  list text NOT NULL,
  part integer NOT NULL,
  key text NOT NULL,
  slot smallint NOT NULL,
  items bigint NOT NULL,
  CONSTRAINT list_counters_pkey PRIMARY KEY (list, part, key, slot)
) WITH (fillfactor='50');

CREATE TABLE list_blocks (
  list text NOT NULL,
  part integer NOT NULL,
  key text NOT NULL,
  ord text NOT NULL,
  sort numeric NOT NULL,
  word text NOT NULL,
  id integer NOT NULL,
  items integer NOT NULL,
  CONSTRAINT list_blocks_items_exist CHECK (items >= 0),
  CONSTRAINT list_blocks_pkey PRIMARY KEY (list, part, key, ord, sort, word, id)
);

CREATE TABLE answers (
  id serial PRIMARY KEY,
  question_id integer NOT NULL,
  author_id integer NOT NULL,
  body text NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  vote_score integer DEFAULT 0 NOT NULL,
  CONSTRAINT answers_body_no_controls CHECK (has_no_controls(body)),
  CONSTRAINT answers_body_present CHECK ((length(body) >= 1) AND (length(body) <= 65535)),
  CONSTRAINT answers_body_visible CHECK (is_visible(body))
);

CREATE TABLE api_keys (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  name varchar(100) NOT NULL,
  prefix varchar(12) NOT NULL,
  hash bytea NOT NULL,
  scopes scope[] NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamptz(6),
  revoked_at timestamptz(6),
  last_used_at timestamptz(6),
  app_id integer,
  app_session_id integer,
  CONSTRAINT api_keys_expire_after_creation CHECK (expires_at > created_at),
  CONSTRAINT api_keys_hash_is_sha256 CHECK (octet_length(hash) = 32),
  CONSTRAINT api_keys_name_no_controls CHECK (has_no_controls(name)),
  CONSTRAINT api_keys_name_present CHECK (name <> ''),
  CONSTRAINT api_keys_name_visible CHECK (is_visible(name)),
  CONSTRAINT api_keys_some_scope CHECK ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= CASE WHEN (app_id IS NULL) THEN 2 ELSE 4 END)),
  CONSTRAINT api_keys_whole_token CHECK ((num_nonnulls(app_id, app_session_id) = 0) OR (num_nonnulls(app_id, app_session_id, expires_at) = 3))
);

CREATE TABLE app_devices (
  device_hash bytea PRIMARY KEY,
  user_hash bytea NOT NULL,
  app_id integer NOT NULL,
  scopes scope[] NOT NULL,
  pause smallint NOT NULL,
  asked_at timestamptz(6),
  grant_id integer,
  denied_at timestamptz(6),
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  CONSTRAINT app_devices_hashes_are_sha256 CHECK ((octet_length(device_hash) = 32) AND (octet_length(user_hash) = 32)),
  CONSTRAINT app_devices_one_answer CHECK (num_nonnulls(grant_id, denied_at) <= 1),
  CONSTRAINT app_devices_some_scope CHECK ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 4))
);

CREATE TABLE app_grants (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  app_id integer NOT NULL,
  scopes scope[] NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT app_grants_some_scope CHECK ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 4))
);

CREATE TABLE app_refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id integer NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  used_at timestamptz(6),
  CONSTRAINT app_refresh_tokens_hash_is_sha256 CHECK (octet_length(hash) = 32)
);

CREATE TABLE app_sessions (
  id serial PRIMARY KEY,
  grant_id integer NOT NULL,
  scopes scope[] NOT NULL,
  code_hash bytea,
  code_challenge varchar(43),
  redirect_uri text,
  code_expires_at timestamptz(6),
  code_used_at timestamptz(6),
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  CONSTRAINT app_sessions_code_is_sha256 CHECK (octet_length(code_hash) = 32),
  CONSTRAINT app_sessions_some_scope CHECK ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= 4)),
  CONSTRAINT app_sessions_whole_code CHECK ((num_nonnulls(code_hash, code_challenge, redirect_uri, code_expires_at) = ANY (ARRAY[0, 4])) AND ((code_hash IS NOT NULL) OR (code_used_at IS NULL)) AND (length(code_challenge) = 43))
);

CREATE TABLE apps (
  id serial PRIMARY KEY,
  owner_id integer NOT NULL,
  name varchar(100) NOT NULL,
  client_id varchar(24) NOT NULL,
  secret_hash bytea,
  redirect_uris text[] NOT NULL,
  origins text[] NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT apps_name_present CHECK (name <> ''),
  CONSTRAINT apps_secret_is_sha256 CHECK (octet_length(secret_hash) = 32),
  CONSTRAINT apps_some_redirect_uri CHECK ((cardinality(redirect_uris) >= 1) AND (cardinality(redirect_uris) <= 10))
);

CREATE TABLE audit_log (
  id serial PRIMARY KEY,
  at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  actor_id integer,
  action varchar(50) NOT NULL,
  target_type varchar(50) NOT NULL,
  target_id integer,
  reason varchar(1000),
  request_id varchar(128),
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT audit_log_details_small CHECK ((jsonb_typeof(details) = 'object') AND (octet_length((details)::text) <= 2000))
);

CREATE TABLE backup_leases (
  id varchar(64) PRIMARY KEY,
  leased_until timestamptz(6) NOT NULL
);

CREATE TABLE backups (
  id varchar(64) PRIMARY KEY,
  snapshot_at timestamptz(6) NOT NULL
);

CREATE TABLE boards (
  id serial PRIMARY KEY,
  title varchar(200) NOT NULL,
  description text NOT NULL,
  "position" integer NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  deleted_at timestamptz(6),
  CONSTRAINT boards_description_length CHECK (length(description) <= 65535),
  CONSTRAINT boards_description_no_controls CHECK (has_no_controls(description)),
  CONSTRAINT boards_title_no_controls CHECK (has_no_controls(title)),
  CONSTRAINT boards_title_trimmed CHECK (is_trimmed(title)),
  CONSTRAINT boards_title_visible CHECK (is_visible(title))
);

CREATE TABLE categories (
  id serial PRIMARY KEY,
  name varchar(100) NOT NULL,
  slug varchar(100) NOT NULL,
  CONSTRAINT categories_name_no_controls CHECK (has_no_controls(name)),
  CONSTRAINT categories_name_trimmed CHECK (is_trimmed(name)),
  CONSTRAINT categories_name_visible CHECK (is_visible(name)),
  CONSTRAINT categories_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

CREATE TABLE comments (
  id serial PRIMARY KEY,
  video_id integer NOT NULL,
  author_id integer NOT NULL,
  content text NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT comments_content_no_controls CHECK (has_no_controls(content)),
  CONSTRAINT comments_content_present CHECK ((length(content) >= 1) AND (length(content) <= 10000)),
  CONSTRAINT comments_content_visible CHECK (is_visible(content))
);

CREATE TABLE email_tokens (
  hash bytea PRIMARY KEY,
  user_id integer NOT NULL,
  purpose varchar(20) NOT NULL,
  email citext NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  used_at timestamptz(6)
);

CREATE TABLE exports (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  state varchar(10) DEFAULT 'waiting'::varchar NOT NULL,
  asked_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  leased_until timestamptz(6),
  object_key varchar(64),
  parts integer DEFAULT 0 NOT NULL,
  parts_total integer DEFAULT 0 NOT NULL,
  records bigint DEFAULT 0 NOT NULL,
  bytes bigint DEFAULT 0 NOT NULL,
  missing integer DEFAULT 0 NOT NULL,
  fault varchar(20),
  ended_at timestamptz(6),
  expires_at timestamptz(6),
  CONSTRAINT exports_expiry_set CHECK ((state <> 'ready') OR (expires_at IS NOT NULL)),
  CONSTRAINT exports_fault_said CHECK ((fault IS NOT NULL) = (state = 'failed')),
  CONSTRAINT exports_lease_held CHECK ((leased_until IS NOT NULL) = (state = 'running')),
  CONSTRAINT exports_object_kept CHECK ((object_key IS NOT NULL) = state IN ('running', 'ready')),
  CONSTRAINT exports_state_known CHECK (state IN ('waiting', 'running', 'ready', 'failed', 'over'))
);

CREATE TABLE file_usage (
  owner_id integer PRIMARY KEY,
  files integer NOT NULL,
  bytes bigint NOT NULL
);

CREATE TABLE files (
  id serial PRIMARY KEY,
  owner_id integer NOT NULL,
  name varchar(255) NOT NULL,
  mime_type varchar(127) NOT NULL,
  size bigint NOT NULL,
  sha256 char(64) NOT NULL,
  object_key varchar(64) NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  name_key text DEFAULT '' NOT NULL,
  CONSTRAINT files_mime_type_form CHECK (mime_type ~ '^[a-zA-Z0-9!#$&^_.+-]+/[a-zA-Z0-9!#$&^_.+-]+$'),
  CONSTRAINT files_name_no_controls CHECK (has_no_controls(name)),
  CONSTRAINT files_name_visible CHECK (is_visible(name))
);

CREATE TABLE idempotency_keys (
  user_id integer NOT NULL,
  operation varchar(100) NOT NULL,
  key varchar(255) NOT NULL,
  request bytea NOT NULL,
  status smallint NOT NULL,
  body text NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT idempotency_keys_key_form CHECK ((length(key) >= 1) AND (length(key) <= 255)),
  CONSTRAINT idempotency_keys_no_server_error CHECK ((status >= 200) AND (status <= 499)),
  CONSTRAINT idempotency_keys_request_is_sha256 CHECK (octet_length(request) = 32),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, operation, key)
);

CREATE TABLE identities (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  issuer varchar(2000) NOT NULL,
  subject varchar(255) NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  last_used_at timestamptz(6)
);

CREATE TABLE invitations (
  id serial PRIMARY KEY,
  hash bytea NOT NULL,
  creator_id integer NOT NULL,
  max_uses integer NOT NULL,
  uses integer DEFAULT 0 NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  expires_at timestamptz(6) NOT NULL,
  CONSTRAINT invitations_uses_check CHECK ((uses >= 0) AND (uses <= max_uses))
);

CREATE UNLOGGED TABLE job_turns (
  job text PRIMARY KEY,
  next_at timestamptz(6) NOT NULL
);

CREATE TABLE list_tails (
  list text NOT NULL,
  part integer NOT NULL,
  key text NOT NULL,
  ord text NOT NULL,
  id serial PRIMARY KEY
);

CREATE TABLE mails (
  id serial PRIMARY KEY,
  user_id integer,
  kind varchar(50) NOT NULL,
  recipient varchar(254) NOT NULL,
  data jsonb DEFAULT '{}'::jsonb NOT NULL,
  attempts smallint DEFAULT 0 NOT NULL,
  due_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  fault varchar(500),
  given_up_at timestamptz(6),
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT mails_recipient_check CHECK (recipient ~ '^[^@[:space:][:cntrl:]]+@[^@[:space:][:cntrl:]]+$')
);

CREATE TABLE order_items (
  order_id integer NOT NULL,
  product_id integer NOT NULL,
  title varchar(200) NOT NULL,
  price numeric(12,2) NOT NULL,
  quantity integer NOT NULL,
  store_id integer,
  store_name varchar(100),
  CONSTRAINT order_items_price_range CHECK ((price >= 0) AND (price <= 99999999.99)),
  CONSTRAINT order_items_quantity_range CHECK ((quantity >= 1) AND (quantity <= 100000)),
  CONSTRAINT order_items_store_name_no_controls CHECK (has_no_controls(store_name)),
  CONSTRAINT order_items_store_name_visible CHECK (is_visible(store_name)),
  CONSTRAINT order_items_store_named CHECK ((store_id IS NULL) = (store_name IS NULL)),
  CONSTRAINT order_items_title_no_controls CHECK (has_no_controls(title)),
  CONSTRAINT order_items_title_visible CHECK (is_visible(title)),
  CONSTRAINT order_items_pkey PRIMARY KEY (order_id, product_id)
);

CREATE TABLE order_stores (
  store_id integer NOT NULL,
  order_id integer NOT NULL,
  CONSTRAINT order_stores_pkey PRIMARY KEY (store_id, order_id)
);

CREATE TABLE orders (
  id serial PRIMARY KEY,
  area order_area NOT NULL,
  buyer_id integer NOT NULL,
  status order_status DEFAULT 'pending' NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  paid_at timestamptz(6),
  payment_reference varchar(200),
  checkout_id integer,
  dispute_reason varchar(1000),
  CONSTRAINT orders_pending_is_unpaid CHECK ((status = 'pending') = (paid_at IS NULL))
);

CREATE TABLE passkeys (
  id serial PRIMARY KEY,
  user_id integer NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[],
  name varchar(100) NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  last_used_at timestamptz(6),
  CONSTRAINT passkeys_counter_positive CHECK (counter >= 0),
  CONSTRAINT passkeys_credential_id_length CHECK ((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023))
);

CREATE TABLE postponed_removals (
  key varchar(1024) PRIMARY KEY,
  at timestamptz(6) DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE products (
  id serial PRIMARY KEY,
  store_id integer,
  title varchar(200) NOT NULL,
  slug varchar(100),
  sku varchar(64),
  description text DEFAULT '' NOT NULL,
  price numeric(12,2) NOT NULL,
  regular_price numeric(12,2),
  stock integer DEFAULT 0 NOT NULL,
  status product_status DEFAULT 'active' NOT NULL,
  category varchar(100) NOT NULL,
  image_url varchar(2048),
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  shelf integer DEFAULT 0 NOT NULL,
  listed boolean DEFAULT false NOT NULL,
  title_key text DEFAULT '' NOT NULL,
  category_key text DEFAULT '' NOT NULL,
  deleted_at timestamptz(6),
  owner_id integer,
  CONSTRAINT products_category_no_controls CHECK (has_no_controls(category)),
  CONSTRAINT products_category_trimmed CHECK (is_trimmed(category)),
  CONSTRAINT products_category_visible CHECK (is_visible(category)),
  CONSTRAINT products_deleted_is_inactive CHECK ((deleted_at IS NULL) OR (status = 'inactive')),
  CONSTRAINT products_description_length CHECK (length(description) <= 20000),
  CONSTRAINT products_description_no_controls CHECK (has_no_controls(description)),
  CONSTRAINT products_image_url_form CHECK (image_url !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2027-\u202f\u205f\u3000\ufefd-\uff00]'),
  CONSTRAINT products_of_the_shop CHECK ((store_id IS NULL) = ((slug IS NOT NULL) AND (regular_price IS NOT NULL))),
  CONSTRAINT products_price_range CHECK ((price >= 0) AND (price <= 99999999.99)),
  CONSTRAINT products_regular_price_range CHECK ((regular_price >= 0) AND (regular_price <= 99999999.99)),
  CONSTRAINT products_sku_form CHECK (sku ~ '^[A-Za-z0-9._-]+$'),
  CONSTRAINT products_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT products_stock_exists CHECK (stock >= 0),
  CONSTRAINT products_title_no_controls CHECK (has_no_controls(title)),
  CONSTRAINT products_title_trimmed CHECK (is_trimmed(title)),
  CONSTRAINT products_title_visible CHECK (is_visible(title))
) WITH (fillfactor='90');

CREATE TABLE question_search (
  question_id integer PRIMARY KEY,
  words tsvector NOT NULL
);

CREATE TABLE questions (
  id serial PRIMARY KEY,
  category_id integer,
  author_id integer NOT NULL,
  title varchar(200) NOT NULL,
  body text NOT NULL,
  status question_status DEFAULT 'open' NOT NULL,
  best_answer_id integer,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  answer_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT questions_answer_count_exists CHECK (answer_count >= 0),
  CONSTRAINT questions_body_no_controls CHECK (has_no_controls(body)),
  CONSTRAINT questions_body_present CHECK ((length(body) >= 1) AND (length(body) <= 65535)),
  CONSTRAINT questions_body_visible CHECK (is_visible(body)),
  CONSTRAINT questions_open_has_no_best_answer CHECK ((status <> 'open') OR (best_answer_id IS NULL)),
  CONSTRAINT questions_resolved_has_best_answer CHECK ((status <> 'resolved') OR (best_answer_id IS NOT NULL)),
  CONSTRAINT questions_title_no_controls CHECK (has_no_controls(title)),
  CONSTRAINT questions_title_trimmed CHECK (is_trimmed(title)),
  CONSTRAINT questions_title_visible CHECK (is_visible(title))
);

CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  expire bigint
) WITH (fillfactor='70');

CREATE TABLE ratings (
  video_id integer NOT NULL,
  user_id integer NOT NULL,
  value smallint NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT ratings_like_or_dislike CHECK (value IN (1, '-1'::integer)),
  CONSTRAINT ratings_pkey PRIMARY KEY (video_id, user_id)
);

CREATE TABLE recovery_codes (
  user_id integer NOT NULL,
  hash bytea NOT NULL,
  used_at timestamptz(6),
  CONSTRAINT recovery_codes_hash_whole CHECK (octet_length(hash) = 32),
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash)
);

CREATE TABLE removals (
  id serial PRIMARY KEY,
  target_type varchar(50) NOT NULL,
  target_id integer NOT NULL,
  parent_id integer,
  author_id integer,
  title varchar(255),
  excerpt text NOT NULL,
  memory varchar(50),
  is_private boolean DEFAULT false NOT NULL,
  state varchar(10) NOT NULL,
  actor_id integer,
  reason varchar(1000),
  at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT removals_state_known CHECK (state IN ('hidden', 'held', 'deleted'))
);

CREATE TABLE replies (
  id serial PRIMARY KEY,
  topic_id integer NOT NULL,
  author_id integer NOT NULL,
  content text NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT replies_content_no_controls CHECK (has_no_controls(content)),
  CONSTRAINT replies_content_present CHECK ((length(content) >= 1) AND (length(content) <= 65535)),
  CONSTRAINT replies_content_visible CHECK (is_visible(content))
);

CREATE TABLE reports (
  id serial PRIMARY KEY,
  target_type varchar(50) NOT NULL,
  target_id integer NOT NULL,
  author_id integer,
  reporter_id integer NOT NULL,
  reason varchar(50) NOT NULL,
  note varchar(1000),
  status report_status DEFAULT 'open' NOT NULL,
  handler_id integer,
  resolution_note varchar(1000),
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  claimed_at timestamptz(6),
  resolved_at timestamptz(6),
  CONSTRAINT reports_handled_by_others CHECK (handler_id <> author_id),
  CONSTRAINT reports_in_hands_unless_open CHECK (((status = 'open') = (handler_id IS NULL)) AND ((status = 'open') = (claimed_at IS NULL))),
  CONSTRAINT reports_of_others CHECK (reporter_id <> author_id),
  CONSTRAINT reports_resolved_at_a_time CHECK ((status IN ('upheld', 'rejected')) = (resolved_at IS NOT NULL)),
  CONSTRAINT reports_resolved_with_a_note CHECK ((resolution_note IS NULL) OR (resolved_at IS NOT NULL))
);

CREATE TABLE revisions (
  id serial PRIMARY KEY,
  target_type varchar(50) NOT NULL,
  target_id integer NOT NULL,
  number integer NOT NULL,
  owner_id integer,
  title varchar(200),
  body text NOT NULL,
  editor_id integer NOT NULL,
  at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT revisions_number_counted CHECK (number >= 1),
  CONSTRAINT revisions_target_type_known CHECK (target_type IN ('topic', 'reply', 'question', 'answer', 'product'))
);

CREATE TABLE secrets (
  name varchar(50) PRIMARY KEY,
  value bytea NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT secrets_long_enough CHECK (octet_length(value) >= 32)
);

CREATE TABLE sessions (
  sid varchar(64) PRIMARY KEY,
  sess jsonb NOT NULL,
  expire timestamptz(6) NOT NULL,
  user_id integer GENERATED ALWAYS AS (((sess ->> 'userId'))::integer) STORED
);

CREATE TABLE shares (
  id serial PRIMARY KEY,
  token char(32) NOT NULL,
  file_id integer,
  video_id integer,
  password_hash text,
  expires_at timestamptz(6),
  allow_download boolean DEFAULT true NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT shares_target CHECK (num_nonnulls(file_id, video_id) = 1)
);

CREATE TABLE stores (
  id serial PRIMARY KEY,
  owner_id integer NOT NULL,
  name varchar(100) NOT NULL,
  slug varchar(100) NOT NULL,
  description text NOT NULL,
  status store_status DEFAULT 'active' NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  reopens boolean DEFAULT false NOT NULL,
  CONSTRAINT stores_description_length CHECK (length(description) <= 5000),
  CONSTRAINT stores_description_no_controls CHECK (has_no_controls(description)),
  CONSTRAINT stores_name_no_controls CHECK (has_no_controls(name)),
  CONSTRAINT stores_name_trimmed CHECK (is_trimmed(name)),
  CONSTRAINT stores_name_visible CHECK (is_visible(name)),
  CONSTRAINT stores_reopens_closed CHECK ((NOT reopens) OR (status <> 'active')),
  CONSTRAINT stores_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

CREATE TABLE topics (
  id serial PRIMARY KEY,
  board_id integer NOT NULL,
  author_id integer NOT NULL,
  title varchar(200) NOT NULL,
  content text NOT NULL,
  is_sticky boolean DEFAULT false NOT NULL,
  is_locked boolean DEFAULT false NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  reply_count integer DEFAULT 0 NOT NULL,
  last_reply_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  last_reply_user_id integer DEFAULT 0 NOT NULL,
  CONSTRAINT topics_content_no_controls CHECK (has_no_controls(content)),
  CONSTRAINT topics_content_present CHECK ((length(content) >= 1) AND (length(content) <= 65535)),
  CONSTRAINT topics_content_visible CHECK (is_visible(content)),
  CONSTRAINT topics_reply_count_exists CHECK (reply_count >= 0),
  CONSTRAINT topics_title_no_controls CHECK (has_no_controls(title)),
  CONSTRAINT topics_title_trimmed CHECK (is_trimmed(title)),
  CONSTRAINT topics_title_visible CHECK (is_visible(title))
);

CREATE TABLE totp_factors (
  user_id integer PRIMARY KEY,
  secret text NOT NULL,
  last_step bigint NOT NULL,
  wrong_codes integer DEFAULT 0 NOT NULL,
  blocked_until timestamptz(6),
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE users (
  id serial PRIMARY KEY,
  username citext NOT NULL,
  email citext,
  password_hash text,
  role role DEFAULT 'member' NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  suspended_at timestamptz(6),
  deleted_at timestamptz(6),
  suspended_until timestamptz(6),
  suspended_for varchar(1000),
  silenced_at timestamptz(6),
  silenced_until timestamptz(6),
  silenced_for varchar(1000),
  approved_posts integer DEFAULT 0 NOT NULL,
  email_verified_at timestamptz(6),
  pending_email citext,
  awaits_approval boolean DEFAULT false NOT NULL,
  two_factors boolean DEFAULT false NOT NULL,
  delete_at timestamptz(6),
  report_mailed_at timestamptz(6),
  CONSTRAINT users_deleted_has_no_credentials CHECK ((deleted_at IS NULL) OR ((email IS NULL) AND (password_hash IS NULL))),
  CONSTRAINT users_deleted_once CHECK ((deleted_at IS NULL) OR (delete_at IS NULL)),
  CONSTRAINT users_email_form CHECK (((email)::text ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text) AND (length((email)::text) <= 254)),
  CONSTRAINT users_email_verified_at_check CHECK ((email_verified_at IS NULL) OR (email IS NOT NULL)),
  CONSTRAINT users_username_form CHECK ((username)::text ~ '^[A-Za-z0-9_-]{3,30}$'::text)
);

CREATE TABLE video_views (
  video_id integer PRIMARY KEY,
  views integer NOT NULL,
  CONSTRAINT video_views_exist CHECK (views > 0)
) WITH (fillfactor='50');

CREATE TABLE videos (
  id serial PRIMARY KEY,
  author_id integer NOT NULL,
  title varchar(200) NOT NULL,
  description text DEFAULT '' NOT NULL,
  visibility video_visibility DEFAULT 'public' NOT NULL,
  status video_status DEFAULT 'ready' NOT NULL,
  object_key varchar(1024) NOT NULL,
  mime_type varchar(100) NOT NULL,
  size bigint NOT NULL,
  duration float8,
  width integer,
  height integer,
  thumbnail_url varchar(2048),
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  like_count integer DEFAULT 0 NOT NULL,
  dislike_count integer DEFAULT 0 NOT NULL,
  comment_count integer DEFAULT 0 NOT NULL,
  CONSTRAINT videos_counts_exist CHECK ((like_count >= 0) AND (dislike_count >= 0) AND (comment_count >= 0)),
  CONSTRAINT videos_description_length CHECK (length(description) <= 65535),
  CONSTRAINT videos_description_no_controls CHECK (has_no_controls(description)),
  CONSTRAINT videos_dimensions_exist CHECK ((width > 0) AND (height > 0)),
  CONSTRAINT videos_duration_exists CHECK ((duration >= (0)::float8) AND (duration < 'Infinity'::float8)),
  CONSTRAINT videos_mime_type_form CHECK (mime_type ~ '^[a-zA-Z0-9!#$&^_.+-]+/[a-zA-Z0-9!#$&^_.+-]+$'),
  CONSTRAINT videos_size_exists CHECK (size > 0),
  CONSTRAINT videos_thumbnail_url_form CHECK (thumbnail_url !~ '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2027-\u202f\u205f\u3000\ufefd-\uff00]'),
  CONSTRAINT videos_title_no_controls CHECK (has_no_controls(title)),
  CONSTRAINT videos_title_trimmed CHECK (is_trimmed(title)),
  CONSTRAINT videos_title_visible CHECK (is_visible(title))
) WITH (fillfactor='90');

CREATE TABLE votes (
  answer_id integer NOT NULL,
  user_id integer NOT NULL,
  value smallint NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  CONSTRAINT votes_up_or_down CHECK (value IN (1, '-1'::integer)),
  CONSTRAINT votes_pkey PRIMARY KEY (answer_id, user_id)
);

-- Indexes.
CREATE INDEX answers_author_id_id_idx ON answers (author_id, id);
CREATE UNIQUE INDEX answers_id_question_id_key ON answers (id, question_id);
CREATE INDEX answers_question_id_vote_score_id_idx ON answers (question_id, vote_score DESC, id);
CREATE INDEX api_keys_app_id_idx ON api_keys (app_id);
CREATE INDEX api_keys_app_session_id_idx ON api_keys (app_session_id);
CREATE UNIQUE INDEX api_keys_hash_key ON api_keys (hash);
CREATE INDEX api_keys_user_id_idx ON api_keys (user_id);
CREATE INDEX app_devices_app_id_idx ON app_devices (app_id);
CREATE INDEX app_devices_grant_id_idx ON app_devices (grant_id);
CREATE UNIQUE INDEX app_devices_user_hash_key ON app_devices (user_hash);
CREATE INDEX app_grants_app_id_idx ON app_grants (app_id);
CREATE UNIQUE INDEX app_grants_user_id_app_id_key ON app_grants (user_id, app_id);
CREATE INDEX app_refresh_tokens_session_id_idx ON app_refresh_tokens (session_id);
CREATE UNIQUE INDEX app_refresh_tokens_unused_key ON app_refresh_tokens (session_id) WHERE (used_at IS NULL);
CREATE UNIQUE INDEX app_sessions_code_hash_key ON app_sessions (code_hash);
CREATE INDEX app_sessions_expires_at_idx ON app_sessions (expires_at);
CREATE INDEX app_sessions_grant_id_idx ON app_sessions (grant_id);
CREATE UNIQUE INDEX apps_client_id_key ON apps (client_id);
CREATE INDEX apps_origins_idx ON apps USING gin (origins);
CREATE INDEX apps_owner_id_idx ON apps (owner_id);
CREATE INDEX audit_log_action_id_idx ON audit_log (action, id);
CREATE INDEX audit_log_actor_id_action_id_idx ON audit_log (actor_id, action, id);
CREATE INDEX audit_log_actor_id_id_idx ON audit_log (actor_id, id);
CREATE INDEX audit_log_target_type_target_id_id_idx ON audit_log (target_type, target_id, id);
CREATE INDEX boards_position_id_idx ON boards ("position", id);
CREATE UNIQUE INDEX categories_slug_key ON categories (slug);
CREATE INDEX comments_author_id_id_idx ON comments (author_id, id);
CREATE INDEX comments_video_id_id_idx ON comments (video_id, id);
CREATE INDEX email_tokens_expires_at_idx ON email_tokens (expires_at);
CREATE INDEX email_tokens_user_id_idx ON email_tokens (user_id);
CREATE UNIQUE INDEX exports_object_key_key ON exports (object_key);
CREATE UNIQUE INDEX exports_one_archive ON exports (user_id) WHERE (state = 'ready');
CREATE UNIQUE INDEX exports_one_at_a_time ON exports (user_id) WHERE state IN ('waiting', 'running');
CREATE INDEX exports_to_make ON exports (id) WHERE state IN ('waiting', 'running');
CREATE INDEX exports_user_id_id_idx ON exports (user_id, id);
CREATE UNIQUE INDEX files_object_key_key ON files (object_key);
CREATE INDEX files_owner_id_id_idx ON files (owner_id, id);
CREATE INDEX files_owner_id_name_key_id_idx ON files (owner_id, name_key, id);
CREATE INDEX files_owner_id_size_id_idx ON files (owner_id, size, id);
CREATE INDEX files_search ON files USING gin (owner_id, name_key gin_trgm_ops);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);
CREATE UNIQUE INDEX identities_issuer_subject_key ON identities (issuer, subject);
CREATE INDEX identities_user_id_idx ON identities (user_id);
CREATE INDEX invitations_creator_id_idx ON invitations (creator_id);
CREATE INDEX invitations_expires_at_idx ON invitations (expires_at);
CREATE UNIQUE INDEX invitations_hash_key ON invitations (hash);
CREATE INDEX mails_due_idx ON mails (due_at, id) WHERE (given_up_at IS NULL);
CREATE INDEX mails_user_id_idx ON mails (user_id);
CREATE INDEX order_items_product_id_idx ON order_items (product_id);
CREATE INDEX order_stores_order_id_idx ON order_stores (order_id);
CREATE INDEX orders_buyer_id_area_id_idx ON orders (buyer_id, area, id);
CREATE INDEX orders_buyer_id_area_status_id_idx ON orders (buyer_id, area, status, id);
CREATE INDEX orders_pending ON orders (created_at) WHERE (status = 'pending');
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);
CREATE INDEX products_listed_category_newest ON products (category_key, id) INCLUDE (title_key) WHERE listed;
CREATE INDEX products_listed_category_price ON products (category_key, price, id) INCLUDE (title_key) WHERE listed;
CREATE INDEX products_listed_newest ON products (id) INCLUDE (title_key) WHERE listed;
CREATE INDEX products_listed_price ON products (price, id) INCLUDE (title_key) WHERE listed;
CREATE INDEX products_owner_id_id ON products (owner_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX products_owner_id_status_id ON products (owner_id, status, id) WHERE (deleted_at IS NULL);
CREATE INDEX products_shelf_category_newest ON products (shelf, category_key, id) WHERE (status = 'active');
CREATE INDEX products_shelf_category_price ON products (shelf, category_key, price, id) WHERE (status = 'active');
CREATE INDEX products_shelf_newest ON products (shelf, id) INCLUDE (title_key) WHERE (status = 'active');
CREATE INDEX products_shelf_price ON products (shelf, price, id) INCLUDE (title_key) WHERE (status = 'active');
CREATE UNIQUE INDEX products_sku ON products (sku) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX products_slug ON products (slug) WHERE (deleted_at IS NULL);
CREATE INDEX products_title ON products USING gin (title_key gin_trgm_ops) WITH (fastupdate=off) WHERE (status = 'active');
CREATE INDEX question_search_words_idx ON question_search USING gin (words) WITH (fastupdate=off);
CREATE INDEX questions_author_id_id_idx ON questions (author_id, id);
CREATE INDEX questions_author_id_status_id_idx ON questions (author_id, status, id);
CREATE UNIQUE INDEX questions_best_answer_id_id_key ON questions (best_answer_id, id);
CREATE INDEX questions_category_id_id_idx ON questions (category_id, id);
CREATE INDEX questions_category_id_status_id_idx ON questions (category_id, status, id);
CREATE INDEX questions_status_id_idx ON questions (status, id);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
CREATE INDEX removals_at_id_idx ON removals (at, id);
CREATE INDEX removals_author_id_at_id_idx ON removals (author_id, at, id);
CREATE INDEX removals_state_at_id_idx ON removals (state, at, id);
CREATE INDEX removals_target_type_at_id_idx ON removals (target_type, at, id);
CREATE UNIQUE INDEX removals_target_type_target_id_key ON removals (target_type, target_id);
CREATE INDEX replies_author_id_id_idx ON replies (author_id, id);
CREATE INDEX replies_topic_id_id_idx ON replies (topic_id, id);
CREATE INDEX reports_author_id_id_idx ON reports (author_id, id);
CREATE INDEX reports_handler_id_id_idx ON reports (handler_id, id);
CREATE INDEX reports_reason_id_idx ON reports (reason, id);
CREATE INDEX reports_reporter_id_id_idx ON reports (reporter_id, id);
CREATE INDEX reports_status_id_idx ON reports (status, id);
CREATE INDEX reports_target_type_id_idx ON reports (target_type, id);
CREATE INDEX reports_target_type_target_id_id_idx ON reports (target_type, target_id, id);
CREATE UNIQUE INDEX reports_unresolved_key ON reports (reporter_id, target_type, target_id) WHERE (status IN ('open', 'claimed'));
CREATE INDEX revisions_owner_id_idx ON revisions (owner_id);
CREATE UNIQUE INDEX revisions_target_type_target_id_number_key ON revisions (target_type, target_id, number);
CREATE INDEX sessions_expire_idx ON sessions (expire);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE UNIQUE INDEX shares_file_id_key ON shares (file_id);
CREATE UNIQUE INDEX shares_token_key ON shares (token);
CREATE UNIQUE INDEX shares_video_id_key ON shares (video_id);
CREATE INDEX stores_active ON stores (id) WHERE (status = 'active');
CREATE INDEX stores_owner_id_id_idx ON stores (owner_id, id);
CREATE INDEX stores_owner_id_status_id_idx ON stores (owner_id, status, id);
CREATE UNIQUE INDEX stores_slug_key ON stores (slug);
CREATE INDEX topics_author_id_id_idx ON topics (author_id, id);
CREATE INDEX topics_board_id_id_idx ON topics (board_id, id);
CREATE INDEX topics_board_id_is_sticky_last_reply_at_id_idx ON topics (board_id, is_sticky DESC, last_reply_at DESC, id DESC);
CREATE INDEX topics_last_reply_at_id_idx ON topics (last_reply_at, id);
CREATE INDEX users_awaits_approval_idx ON users (id) WHERE awaits_approval;
CREATE INDEX users_delete_at_idx ON users (delete_at) WHERE (delete_at IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE INDEX users_name_parts ON users USING gin (lower((username)::text) gin_trgm_ops);
CREATE INDEX users_staff ON users (id) WHERE (role <> 'member');
CREATE UNIQUE INDEX users_username_key ON users (username);
CREATE INDEX videos_author_id_id_idx ON videos (author_id, id);
CREATE INDEX videos_author_id_public ON videos (author_id, id) WHERE ((visibility = 'public') AND (status = 'ready'));
CREATE INDEX videos_listed_newest ON videos (id) WHERE ((visibility = 'public') AND (status = 'ready'));
CREATE INDEX videos_listed_popular ON videos (like_count, id) WHERE ((visibility = 'public') AND (status = 'ready'));
CREATE UNIQUE INDEX videos_object_key_key ON videos (object_key);
CREATE INDEX videos_title ON videos USING gin (lower(title) gin_trgm_ops) WITH (fastupdate=off) WHERE ((visibility = 'public') AND (status = 'ready'));

-- Foreign keys.
ALTER TABLE answers ADD CONSTRAINT answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE answers ADD CONSTRAINT answers_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE api_keys ADD CONSTRAINT api_keys_app_id_fkey FOREIGN KEY (app_id) REFERENCES apps(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE api_keys ADD CONSTRAINT api_keys_app_session_id_fkey FOREIGN KEY (app_session_id) REFERENCES app_sessions(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE api_keys ADD CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE app_devices ADD CONSTRAINT app_devices_app_id_fkey FOREIGN KEY (app_id) REFERENCES apps(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE app_devices ADD CONSTRAINT app_devices_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE app_grants ADD CONSTRAINT app_grants_app_id_fkey FOREIGN KEY (app_id) REFERENCES apps(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE app_grants ADD CONSTRAINT app_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE app_refresh_tokens ADD CONSTRAINT app_refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES app_sessions(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE app_sessions ADD CONSTRAINT app_sessions_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES app_grants(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE apps ADD CONSTRAINT apps_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE comments ADD CONSTRAINT comments_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE comments ADD CONSTRAINT comments_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE exports ADD CONSTRAINT exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE file_usage ADD CONSTRAINT file_usage_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE identities ADD CONSTRAINT identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invitations ADD CONSTRAINT invitations_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE mails ADD CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE order_items ADD CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE order_items ADD CONSTRAINT order_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE order_stores ADD CONSTRAINT order_stores_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE orders ADD CONSTRAINT orders_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE passkeys ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE products ADD CONSTRAINT products_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE question_search ADD CONSTRAINT question_search_question_id_fkey FOREIGN KEY (question_id) REFERENCES questions(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE questions ADD CONSTRAINT questions_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE questions ADD CONSTRAINT questions_best_answer_id_id_fkey FOREIGN KEY (best_answer_id, id) REFERENCES answers(id, question_id);
ALTER TABLE questions ADD CONSTRAINT questions_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ratings ADD CONSTRAINT ratings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE ratings ADD CONSTRAINT ratings_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE replies ADD CONSTRAINT replies_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE replies ADD CONSTRAINT replies_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topics(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE reports ADD CONSTRAINT reports_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE reports ADD CONSTRAINT reports_handler_id_fkey FOREIGN KEY (handler_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE reports ADD CONSTRAINT reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE revisions ADD CONSTRAINT revisions_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE revisions ADD CONSTRAINT revisions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE shares ADD CONSTRAINT shares_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE shares ADD CONSTRAINT shares_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE stores ADD CONSTRAINT stores_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE topics ADD CONSTRAINT topics_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE topics ADD CONSTRAINT topics_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE totp_factors ADD CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE video_views ADD CONSTRAINT video_views_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE videos ADD CONSTRAINT videos_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE votes ADD CONSTRAINT votes_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES answers(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE votes ADD CONSTRAINT votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON UPDATE CASCADE ON DELETE RESTRICT;

-- Rows of each table that can be removed, and which removal took them.
CREATE TABLE removed.answers (LIKE answers, removal integer NOT NULL, CONSTRAINT answers_pkey PRIMARY KEY (id));
CREATE TABLE removed.comments (LIKE comments, removal integer NOT NULL, CONSTRAINT comments_pkey PRIMARY KEY (id));
CREATE TABLE removed.files (LIKE files, removal integer NOT NULL, CONSTRAINT files_pkey PRIMARY KEY (id));
CREATE TABLE removed.questions (LIKE questions, removal integer NOT NULL, CONSTRAINT questions_pkey PRIMARY KEY (id));
CREATE TABLE removed.ratings (LIKE ratings, removal integer NOT NULL);
CREATE TABLE removed.replies (LIKE replies, removal integer NOT NULL, CONSTRAINT replies_pkey PRIMARY KEY (id));
CREATE TABLE removed.shares (LIKE shares, removal integer NOT NULL, CONSTRAINT shares_pkey PRIMARY KEY (id));
CREATE TABLE removed.topics (LIKE topics, removal integer NOT NULL, CONSTRAINT topics_pkey PRIMARY KEY (id));
CREATE TABLE removed.video_views (LIKE video_views, removal integer NOT NULL);
CREATE TABLE removed.videos (LIKE videos, removal integer NOT NULL, CONSTRAINT videos_pkey PRIMARY KEY (id));
CREATE TABLE removed.votes (LIKE votes, removal integer NOT NULL);
ALTER TABLE removed.answers ADD CONSTRAINT answers_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.comments ADD CONSTRAINT comments_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.files ADD CONSTRAINT files_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.questions ADD CONSTRAINT questions_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.ratings ADD CONSTRAINT ratings_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.replies ADD CONSTRAINT replies_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.shares ADD CONSTRAINT shares_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.topics ADD CONSTRAINT topics_board_id_fkey FOREIGN KEY (board_id) REFERENCES boards(id) ON DELETE CASCADE;
ALTER TABLE removed.topics ADD CONSTRAINT topics_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.video_views ADD CONSTRAINT video_views_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.videos ADD CONSTRAINT videos_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
ALTER TABLE removed.votes ADD CONSTRAINT votes_removal_fkey FOREIGN KEY (removal) REFERENCES removals(id) ON DELETE CASCADE;
CREATE INDEX answers_question_id_vote_score_id_idx ON removed.answers (question_id, vote_score DESC, id);
CREATE INDEX answers_removal_idx ON removed.answers (removal);
CREATE INDEX comments_removal_idx ON removed.comments (removal);
CREATE INDEX comments_video_id_id_idx ON removed.comments (video_id, id);
CREATE UNIQUE INDEX files_object_key_idx ON removed.files (object_key);
CREATE INDEX files_removal_idx ON removed.files (removal);
CREATE INDEX questions_removal_idx ON removed.questions (removal);
CREATE INDEX ratings_removal_idx ON removed.ratings (removal);
CREATE INDEX ratings_video_id_user_id_idx ON removed.ratings (video_id, user_id);
CREATE INDEX replies_removal_idx ON removed.replies (removal);
CREATE INDEX replies_topic_id_id_idx ON removed.replies (topic_id, id);
CREATE UNIQUE INDEX shares_file_id_idx ON removed.shares (file_id);
CREATE INDEX shares_removal_idx ON removed.shares (removal);
CREATE UNIQUE INDEX shares_token_idx ON removed.shares (token);
CREATE UNIQUE INDEX shares_video_id_idx ON removed.shares (video_id);
CREATE INDEX topics_board_id_idx ON removed.topics (board_id);
CREATE INDEX topics_removal_idx ON removed.topics (removal);
CREATE INDEX video_views_removal_idx ON removed.video_views (removal);
CREATE UNIQUE INDEX video_views_video_id_idx ON removed.video_views (video_id);
CREATE UNIQUE INDEX videos_object_key_idx ON removed.videos (object_key);
CREATE INDEX videos_removal_idx ON removed.videos (removal);
CREATE INDEX votes_answer_id_idx ON removed.votes (answer_id);
CREATE INDEX votes_removal_idx ON removed.votes (removal);

CREATE VIEW away.answers AS SELECT * FROM removed.answers WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.comments AS SELECT * FROM removed.comments WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.files AS SELECT * FROM removed.files WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.questions AS SELECT * FROM removed.questions WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.ratings AS SELECT * FROM removed.ratings WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.replies AS SELECT * FROM removed.replies WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.shares AS SELECT * FROM removed.shares WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.topics AS SELECT * FROM removed.topics WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.video_views AS SELECT * FROM removed.video_views WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.videos AS SELECT * FROM removed.videos WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.votes AS SELECT * FROM removed.votes WHERE removal = current_setting('plaza.removal')::integer;

-- Votes, answers, and what a search for questions looks through.

CREATE OR REPLACE FUNCTION votes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE answers a SET vote_score = a.vote_score + sign * c.score
  FROM (SELECT answer_id, sum(value)::integer AS score FROM changed_votes GROUP BY answer_id ORDER BY answer_id) c
  WHERE a.id = c.answer_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER votes_inserted AFTER INSERT ON votes
REFERENCING NEW TABLE AS changed_votes FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();
CREATE OR REPLACE TRIGGER votes_deleted AFTER DELETE ON votes
REFERENCING OLD TABLE AS changed_votes FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();

CREATE OR REPLACE FUNCTION answers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Answers that go with their question find no question here.
  UPDATE questions q SET answer_count = q.answer_count + sign * c.answers
  FROM (SELECT question_id, count(*)::integer AS answers FROM changed_answers GROUP BY question_id ORDER BY question_id) c
  WHERE q.id = c.question_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER answers_inserted AFTER INSERT ON answers
REFERENCING NEW TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();
CREATE OR REPLACE TRIGGER answers_deleted AFTER DELETE ON answers
REFERENCING OLD TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();

-- The foreign key could set the reference to null, but not the status with it, and the two may not disagree.
CREATE OR REPLACE FUNCTION forget_best_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE questions
  SET best_answer_id = NULL, status = CASE status WHEN 'resolved' THEN 'open' ELSE status END
  WHERE best_answer_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER forget_best_answer BEFORE DELETE ON answers FOR EACH ROW EXECUTE FUNCTION forget_best_answer();

-- Counts what a search could notice, in a counter of no list.
CREATE OR REPLACE FUNCTION count_question_changes(changes integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_counters AS c (list, part, key, slot, items)
  VALUES ('question_changes', 0, '', pg_backend_pid() % 16, changes)
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = c.items + excluded.items
$$;

-- What a search found is remembered under the category's slug.
CREATE OR REPLACE FUNCTION categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_question_changes(1);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER categories_changed AFTER INSERT OR DELETE OR UPDATE OF slug ON categories
FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();

-- The parser knows addresses, paths, tags and numbers of many forms, and tries them again at each character: 64 KiB of
-- `a~a~…` keep it busy for a minute. Of words alone it takes a tenth of a second. So words are all that it gets.
CREATE OR REPLACE FUNCTION without_punctuation(content text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(content, '[!-/:-@[-`{-~¡-¿–-⁞、-】]+', ' ', 'g')
$$;

-- Category and status are words too, so that one index finds what matches all three. They have a space in them, which
-- no word of a text has.
CREATE OR REPLACE FUNCTION question_words(title text, body text, category integer, state question_status) RETURNS tsvector
LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('english', without_punctuation(title)), 'A')
    || setweight(to_tsvector('english', without_punctuation(body)), 'B')
    || array_to_tsvector(array_remove(ARRAY['status ' || state, 'category ' || category], NULL))
$$;

-- As people know it from search engines: quotes, a minus in front of a word, or. Any other punctuation is a space, as it
-- is in the texts.
CREATE OR REPLACE FUNCTION search_query(term text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT websearch_to_tsquery('english', regexp_replace(
    translate(term, '“”„', '"""'),
    '[!#-,./:-@[-`{-~¡-¿–-⁞、-】]|(?<=[^\s"])-|-(?=\s|-|$)', ' ', 'g'
  ))
$$;

-- The newest 10,000 matches, best first. Which way is the fastest to them depends on how common the words are, so the
-- plan is made for these.
CREATE OR REPLACE FUNCTION search_questions(term text, category integer, state question_status) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  query tsquery := search_query(term);
  wanted tsquery := query;
BEGIN
  IF numnode(query) = 0 THEN
    RETURN '{}';
  END IF;
  IF category IS NOT NULL THEN
    wanted := wanted && quote_literal('category ' || category)::tsquery;
  END IF;
  IF state IS NOT NULL THEN
    wanted := wanted && quote_literal('status ' || state)::tsquery;
  END IF;
  RETURN ARRAY(
    SELECT found.question_id FROM (
      SELECT question_id, words FROM question_search WHERE words @@ wanted ORDER BY question_id DESC LIMIT 10000
    ) found
    ORDER BY ts_rank(found.words, query) DESC, found.question_id DESC
  );
END $$;

CREATE OR REPLACE FUNCTION search_questions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO question_search (question_id, words)
    SELECT id, question_words(title, body, category_id, status) FROM changed_questions;
  END IF;
  PERFORM count_question_changes(count(*)::integer) FROM changed_questions;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON questions
REFERENCING NEW TABLE AS changed_questions FOR EACH STATEMENT EXECUTE FUNCTION search_questions_changed();
CREATE OR REPLACE TRIGGER search_deleted AFTER DELETE ON questions
REFERENCING OLD TABLE AS changed_questions FOR EACH STATEMENT EXECUTE FUNCTION search_questions_changed();

CREATE OR REPLACE FUNCTION search_question_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_search SET words = question_words(NEW.title, NEW.body, NEW.category_id, NEW.status)
  WHERE question_id = NEW.id;
  PERFORM count_question_changes(1);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_updated AFTER UPDATE ON questions FOR EACH ROW
WHEN ((OLD.title, OLD.body, OLD.category_id, OLD.status) IS DISTINCT FROM (NEW.title, NEW.body, NEW.category_id, NEW.status))
EXECUTE FUNCTION search_question_updated();

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

-- What `npm run admin -- check` asks of the lists.

-- What is kept of the lists of an area and is not so.
CREATE OR REPLACE FUNCTION list_faults(of_area text) RETURNS TABLE (thing text, kept bigint, counted bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT concat_ws(' ', list, nullif(part, 0), nullif(key, '')), coalesce(c.items, 0)::bigint, coalesce(h.items, 0)::bigint
  FROM (
    SELECT list, part, key, sum(items)::bigint AS items FROM list_counters
    WHERE list_counters.list IN (SELECT l.list FROM lists l WHERE l.area = of_area AND l.slots > 0) GROUP BY 1, 2, 3
  ) c
  FULL JOIN counted_lists(of_area) h USING (list, part, key)
  WHERE coalesce(c.items, 0) <> coalesce(h.items, 0)
  UNION ALL
  SELECT concat_ws(' ', 'block of', b.list, nullif(b.part, 0), nullif(b.key, ''), 'by', b.ord, 'up to', b.sort, nullif(b.word, ''), b.id),
    b.items::bigint, n.items
  FROM lists l JOIN list_blocks b USING (list, ord)
  CROSS JOIN LATERAL (
    SELECT count(*) AS items FROM list_stretch(b.list, b.ord, b.part, b.key, block_before(b), b)
  ) n
  WHERE l.area = of_area AND b.items <> n.items;
END $$;;

-- What names are sorted by, and what counts against a quota.

CREATE OR REPLACE FUNCTION file_named() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.name_key := lower(NEW.name);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER file_named BEFORE INSERT OR UPDATE OF name ON files
FOR EACH ROW EXECUTE FUNCTION file_named();

-- Owners in the order of their ids, so that two statements never wait for each other.
CREATE OR REPLACE FUNCTION files_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file_usage AS u (owner_id, files, bytes)
  SELECT owner_id, (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*)::integer,
    (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * sum(size)::bigint
  FROM changed_files GROUP BY owner_id ORDER BY owner_id
  ON CONFLICT (owner_id) DO UPDATE SET files = u.files + excluded.files, bytes = u.bytes + excluded.bytes;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER files_inserted AFTER INSERT ON files
REFERENCING NEW TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();
CREATE OR REPLACE TRIGGER files_deleted AFTER DELETE ON files
REFERENCING OLD TABLE AS changed_files FOR EACH STATEMENT EXECUTE FUNCTION files_changed();

-- What a topic says of its replies. The last post of a board is not kept at all: it is the newest of its topics' last
-- replies, and an index finds that.

-- A topic without replies was last written to by its author, when it was created.
CREATE OR REPLACE FUNCTION topic_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reply_count := 0;
  NEW.last_reply_at := NEW.created_at;
  NEW.last_reply_user_id := NEW.author_id;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER topic_begins BEFORE INSERT ON topics FOR EACH ROW EXECUTE FUNCTION topic_begins();

-- The largest id is the newest reply, because a new reply locks the topic's row before it gets its id.
CREATE OR REPLACE FUNCTION replies_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE topics t
  SET reply_count = t.reply_count + c.replies, last_reply_at = r.created_at, last_reply_user_id = r.author_id
  FROM (SELECT topic_id, count(*)::integer AS replies FROM new_replies GROUP BY topic_id ORDER BY topic_id) c
  CROSS JOIN LATERAL (
    SELECT created_at, author_id FROM replies WHERE topic_id = c.topic_id ORDER BY id DESC LIMIT 1
  ) r
  WHERE t.id = c.topic_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER replies_inserted AFTER INSERT ON replies
REFERENCING NEW TABLE AS new_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_inserted();

CREATE OR REPLACE FUNCTION replies_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removed record;
BEGIN
  -- Replies that go with their topic find no topic here.
  FOR removed IN
    SELECT o.topic_id, count(*)::integer AS replies
    FROM old_replies o JOIN topics t ON t.id = o.topic_id GROUP BY o.topic_id ORDER BY o.topic_id
  LOOP
    PERFORM 1 FROM topics WHERE id = removed.topic_id FOR UPDATE;
    UPDATE topics t
    SET reply_count = t.reply_count - removed.replies,
        last_reply_at = coalesce(r.created_at, t.created_at),
        last_reply_user_id = coalesce(r.author_id, t.author_id)
    FROM (VALUES (1)) one
    LEFT JOIN LATERAL (
      SELECT created_at, author_id FROM replies WHERE topic_id = removed.topic_id ORDER BY id DESC LIMIT 1
    ) r ON true
    WHERE t.id = removed.topic_id;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER replies_deleted AFTER DELETE ON replies
REFERENCING OLD TABLE AS old_replies FOR EACH STATEMENT EXECUTE FUNCTION replies_deleted();

-- Counted and paged lists: how many rows a list has, and where its pages begin.
--
-- Lists are declared in src/areas/*/content.ts, of which `npm run generate` makes generated/lists.sql: for each table with lists its
-- triggers, for each list without a counter a function that says how long it is, for each list in each order two that give the
-- ids on a page, from the low end and, `reversed`, from the high end. They keep two things exact, whoever writes and whatever fails:
--
-- list_counters: the count of a list is the sum of its slots. Two connections rarely share a slot, so that writers of one
-- list do not queue for one row until the other's commit has reached the disk.
--
-- list_blocks: OFFSET reads and throws away every row before a page. A block says how many rows of a list lie after the
-- block before it, up to its own key. A page is found by summing blocks and skipping at most a few thousand rows. The
-- rows after the last block are the tail, which belongs to none: most new rows fall there and cost one look-up that finds
-- nothing. Blocks of 2,048: summing those of a million rows then costs about as much as skipping one.
--
-- Writers take locks in one order, so that no two wait for each other: the row that the list belongs to, the
-- counters, the blocks; both sorted.

CREATE OR REPLACE FUNCTION list_total(of text, whose integer, which text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(items), 0)::integer FROM list_counters WHERE list = of AND part = whose AND key = which
$$;

-- Where a page begins that has 1,024 rows before it at least, since skipping fewer costs less than summing blocks: the block to begin at, and in
-- `items` how many rows to skip from there. Parameters: list, part, key, order, rows before the page, rows of the list. From the low end:
-- after the last block that ends before the page.
CREATE OR REPLACE FUNCTION list_start(text, integer, text, text, integer, integer) RETURNS list_blocks LANGUAGE plpgsql STABLE AS $$
DECLARE
  start list_blocks;
BEGIN
  SELECT $1, $2, $3, $4, sort, word, id, $5 - through INTO start FROM (
    SELECT sort, word, id, sum(items) OVER (ORDER BY sort, word, id) AS through FROM list_blocks
    WHERE list = $1 AND part = $2 AND key = $3 AND ord = $4
  ) blocks WHERE through <= $5 ORDER BY sort DESC, word DESC, id DESC LIMIT 1;
  RETURN start;
END $$;

-- From the high end: in the first block that has as many rows up to its end as the list has from the page to its low end.
CREATE OR REPLACE FUNCTION list_start_reversed(text, integer, text, text, integer, integer) RETURNS list_blocks LANGUAGE plpgsql STABLE AS $$
DECLARE
  start list_blocks;
BEGIN
  SELECT $1, $2, $3, $4, sort, word, id, through - ($6 - $5) INTO start FROM (
    SELECT sort, word, id, sum(items) OVER (ORDER BY sort, word, id) AS through FROM list_blocks
    WHERE list = $1 AND part = $2 AND key = $3 AND ord = $4
  ) blocks WHERE through >= $6 - $5 ORDER BY sort, word, id LIMIT 1;
  RETURN start;
END $$;

-- Adds changes to counters, in one order, so that no two who change the same lists wait for each other.
CREATE OR REPLACE FUNCTION add_to_counters(changes list_counters[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counters AS l (list, part, key, slot, items)
  SELECT c.list, c.part, c.key, c.slot, sum(c.items) FROM unnest(changes) c
  GROUP BY 1, 2, 3, 4 HAVING sum(c.items) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = l.items + excluded.items;
END $$;

-- Adds rows, or removes them, as `items` says, to the blocks that they lie in. Nobody counts the tail: one row of 128 has it looked at.
CREATE OR REPLACE FUNCTION move_in_blocks(changes list_blocks[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  moved list_blocks;
BEGIN
  INSERT INTO list_tails (list, part, key, ord)
  SELECT DISTINCT list, part, key, ord FROM unnest(changes) WHERE hashint4(id) % 128 = 0 AND items > 0;
  -- Sorted, so that no two who change the same lists wait for each other.
  FOR moved IN
    SELECT m.list, m.part, m.key, m.ord, b.sort, b.word, b.id, sum(m.items)
    FROM unnest(changes) m CROSS JOIN LATERAL (
      SELECT sort, word, id FROM list_blocks b
      WHERE (b.list, b.part, b.key, b.ord) = (m.list, m.part, m.key, m.ord) AND (b.sort, b.word, b.id) >= (m.sort, m.word, m.id)
      ORDER BY b.sort, b.word, b.id LIMIT 1
    ) b
    GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(m.items) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
  LOOP
    UPDATE list_blocks b SET items = b.items + moved.items
    WHERE (list, part, key, ord) = (moved.list, moved.part, moved.key, moved.ord) AND (sort, word, id) = (moved.sort, moved.word, moved.id);
  END LOOP;
END $$;

-- Makes blocks of a stretch of a list, or of all lists of a name. What is left over at its end, 512 at least, makes none.
CREATE OR REPLACE FUNCTION make_blocks(of text, by text, of_part integer, of_key text, after list_blocks, upto list_blocks)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  INSERT INTO list_blocks (list, part, key, ord, sort, word, id, items)
  SELECT list, part, key, ord, sort, word, id, 2048 FROM (
    SELECT s.*, row_number() OVER w AS position, count(*) OVER (PARTITION BY part, key) AS total
    FROM list_stretch(of, by, of_part, of_key, after, upto) s WINDOW w AS (PARTITION BY part, key ORDER BY sort, word, id)
  ) stretch
  WHERE position % 2048 = 0 AND position <= total - 512;
  GET DIAGNOSTICS made = ROW_COUNT;
  RETURN made;
END $$;

-- The block before one, or the last block of a list if that has no id.
CREATE OR REPLACE FUNCTION block_before(upto list_blocks) RETURNS list_blocks LANGUAGE sql STABLE AS $$
  SELECT * FROM list_blocks WHERE (list, part, key, ord) = (upto.list, upto.part, upto.key, upto.ord)
    AND (upto.id IS NULL OR (sort, word, id) < (upto.sort, upto.word, upto.id))
  ORDER BY sort DESC, word DESC, id DESC LIMIT 1
$$;

-- Cuts a block that has become too large, or the tail, which has no id. Nobody else may have changed the table and not yet
-- committed, since that would be counted twice or not at all. If somebody has, it is left to the next who comes by. Its
-- callers are triggers that are deferred: all is counted then, and the lock is held no longer than the commit takes.
CREATE OR REPLACE FUNCTION cut_list(upto list_blocks) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  made integer;
BEGIN
  PERFORM lock_list(upto.list);
  -- An emptied block says nothing: the next one's range takes its own over.
  DELETE FROM list_blocks WHERE (list, part, key, ord, items) = (upto.list, upto.part, upto.key, upto.ord, 0);
  IF upto.id IS NOT NULL AND NOT EXISTS (
    SELECT FROM list_blocks WHERE (list, part, key, ord) = (upto.list, upto.part, upto.key, upto.ord)
      AND (sort, word, id) = (upto.sort, upto.word, upto.id) AND items > 4096
  ) THEN
    RETURN;
  END IF;
  made := make_blocks(upto.list, upto.ord, upto.part, upto.key, block_before(upto), upto);
  UPDATE list_blocks SET items = items - 2048 * made
  WHERE (list, part, key, ord, sort, word, id) = (upto.list, upto.part, upto.key, upto.ord, upto.sort, upto.word, upto.id);
EXCEPTION WHEN lock_not_available THEN
  RETURN;
END $$;

CREATE OR REPLACE FUNCTION block_grown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM cut_list(NEW);
  RETURN NULL;
END $$;
DROP TRIGGER IF EXISTS block_grown ON list_blocks;
CREATE CONSTRAINT TRIGGER block_grown AFTER UPDATE ON list_blocks DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.items > 4096 AND NEW.items > OLD.items) EXECUTE FUNCTION block_grown();

-- One row of 128 has the tail looked at, at the commit. Until then the list stands in list_tails.
CREATE OR REPLACE FUNCTION tail_grown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tail CONSTANT list_blocks := ROW(NEW.list, NEW.part, NEW.key, NEW.ord, NULL, NULL, NULL, NULL);
BEGIN
  DELETE FROM list_tails WHERE list = NEW.list AND part = NEW.part AND key = NEW.key AND ord = NEW.ord;
  IF FOUND AND EXISTS (
    SELECT FROM list_stretch(NEW.list, NEW.ord, NEW.part, NEW.key, block_before(tail), NULL) OFFSET 2560
  ) THEN
    PERFORM cut_list(tail);
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS tail_grown ON list_tails;
CREATE CONSTRAINT TRIGGER tail_grown AFTER INSERT ON list_tails DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION tail_grown();

-- What is hidden by moderators, waits for approval or is deleted.
--
-- Such content is not in the tables that everybody's statements read: its rows are moved to tables of the same names in the schema
-- `removed`, with all that belongs to it. So no list, search, count or link can show it, whatever statement asks,
-- and the triggers that count see a deletion, and an insertion when it is restored. A row of `removals` says
-- what was moved, and why. Stores and products stay, since orders need them: they are removed by their status. The functions are in
-- generated/content.sql, which `npm run generate` makes of the declarations in src/areas/*/content.ts.
--
-- The schema `away` has views of the same names, which show what one removal took, that of the setting `plaza.removal`. With
-- `away` before `public` in the search path a statement reads a topic that is hidden as it reads any other.

-- A comment is as private as its video is, also one that is away.
CREATE OR REPLACE FUNCTION video_concealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE removals SET is_private = NEW.visibility = 'private'
  WHERE target_type = 'comment' AND target_id IN (SELECT id FROM removed.comments WHERE video_id = NEW.id);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_concealed AFTER UPDATE OF visibility ON videos FOR EACH ROW
WHEN ((OLD.visibility = 'private') <> (NEW.visibility = 'private')) EXECUTE FUNCTION video_concealed();

-- What follows from a product's and a store's fields, the search for products, and placing an order.

CREATE OR REPLACE FUNCTION product_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shelf := coalesce(NEW.store_id, 0);
  NEW.title_key := lower(NEW.title);
  NEW.category_key := lower(NEW.category);
  NEW.listed := false;
  IF NEW.status = 'active' THEN
    -- The lock makes whoever closes or opens the store wait for this product, and so hide or show it, too.
    SELECT owner_id, status = 'active' INTO NEW.owner_id, NEW.listed FROM stores WHERE id = NEW.store_id FOR SHARE;
    NEW.listed := coalesce(NEW.listed, false);
  ELSE
    NEW.owner_id := (SELECT owner_id FROM stores WHERE id = NEW.store_id);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER product_placed BEFORE INSERT OR UPDATE OF store_id, owner_id, title, category, status, listed ON products
FOR EACH ROW EXECUTE FUNCTION product_placed();

-- The products' own trigger says whether they are listed, and whose they are. The shelf of a store has an index of what is
-- active, and its owner one of all.
CREATE OR REPLACE FUNCTION store_status_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET listed = false WHERE shelf = NEW.id AND status = 'active';
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER store_status_changed AFTER UPDATE OF status ON stores FOR EACH ROW
WHEN ((OLD.status = 'active') <> (NEW.status = 'active')) EXECUTE FUNCTION store_status_changed();

CREATE OR REPLACE FUNCTION store_owner_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET owner_id = NEW.owner_id WHERE owner_id = OLD.owner_id AND store_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER store_owner_changed AFTER UPDATE OF owner_id ON stores FOR EACH ROW
WHEN (OLD.owner_id <> NEW.owner_id) EXECUTE FUNCTION store_owner_changed();

-- The first 1,000 products of a list whose title contains a text. A common text is found by walking along the list,
-- whose indexes include the titles; a rare one by the index of titles, whose matches have all to be fetched and sorted.
-- Which it is shows in the first 10,000: what the planner expects of a text is wrong by orders of magnitude. Without
-- three letters or digits in a row that index is of no use, so only what is walked is found.
CREATE OR REPLACE FUNCTION search_products(list_shelf integer, list_category text, list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  is_indexed CONSTANT boolean := lower(term) ~ '[[:alnum:]]{3}';
  pattern text := '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%';
  -- What is listed is active, but only without that condition does the index alone answer.
  list text := concat(
    'products WHERE ', CASE list_shelf WHEN -1 THEN 'listed' ELSE 'status = ''active'' AND shelf = $1' END,
    CASE list_category WHEN '' THEN '' ELSE ' AND category_key = $2' END
  );
  ordering text := CASE list_sort
    WHEN 'price_asc' THEN 'price, id' WHEN 'price_desc' THEN 'price DESC, id DESC' ELSE 'id DESC'
  END;
  total CONSTANT integer := list_total(
    CASE list_shelf WHEN -1 THEN 'products' ELSE 'shelf' END || CASE list_category WHEN '' THEN '' ELSE '_by_category' END,
    CASE list_shelf WHEN -1 THEN 0 ELSE list_shelf END, list_category
  );
  walked integer;
  found integer[];
BEGIN
  FOREACH walked IN ARRAY CASE WHEN is_indexed THEN ARRAY[10000, 400000] ELSE ARRAY[50000] END LOOP
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, price, title_key FROM %s ORDER BY %s LIMIT %s) first
       WHERE title_key LIKE %L ORDER BY %s LIMIT 1000)',
      list, ordering, walked, pattern, ordering
    ) INTO found USING list_shelf, list_category;
    -- A list that was walked to its end holds no more.
    IF cardinality(found) = 1000 OR total <= walked THEN
      RETURN found;
    END IF;
    -- So few in the first 10,000 are sooner fetched than walked to.
    EXIT WHEN cardinality(found) < 50;
  END LOOP;
  IF is_indexed THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (
         SELECT id, price FROM %s AND status = ''active'' AND title_key LIKE %L OFFSET 0
       ) every ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found USING list_shelf, list_category;
  END IF;
  RETURN found;
END $$;

-- Placing an order, in one call from the handler, which keeps row locks short. The rows are locked in the
-- order of their ids, so that two orders of the same products do not wait for each other. Returns the order,
-- or the first product that is not there, not enough, or at the limit of the buyer's unpaid orders, and has then
-- reserved nothing: at most_unpaid orders, or at a share in percent of the stock with what they reserve, one piece at least.
CREATE OR REPLACE FUNCTION place_order(
  wanted_area order_area, buyer integer, wanted_ids integer[], wanted_quantities integer[],
  most_unpaid integer DEFAULT 2147483647, share integer DEFAULT 100
)
RETURNS TABLE (order_id integer, missing integer, short integer, unpaid integer) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (wanted_ids) ORDER BY id FOR NO KEY UPDATE;
  SELECT w.id INTO missing
  FROM unnest(wanted_ids) WITH ORDINALITY w (id, place) LEFT JOIN products p ON p.id = w.id
  WHERE NOT coalesce(CASE wanted_area WHEN 'marketplace' THEN p.listed ELSE p.store_id IS NULL AND p.status = 'active' END, false)
  ORDER BY w.place LIMIT 1;
  IF missing IS NULL THEN
    SELECT w.id INTO short
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) JOIN products p ON p.id = w.id
    WHERE p.stock < w.quantity ORDER BY w.place LIMIT 1;
  END IF;
  -- Where there is no limit nothing is counted: somebody may have many unpaid orders then.
  IF missing IS NULL AND short IS NULL AND (most_unpaid < 1000000 OR share < 100) THEN
    SELECT w.id INTO unpaid
    FROM unnest(wanted_ids, wanted_quantities) WITH ORDINALITY w (id, quantity, place) JOIN products p ON p.id = w.id
    CROSS JOIN LATERAL (
      SELECT count(*) AS orders, coalesce(sum(i.quantity), 0) AS pieces
      FROM orders o JOIN order_items i ON i.order_id = o.id AND i.product_id = w.id
      WHERE o.buyer_id = buyer AND o.area = wanted_area AND o.status = 'pending'
    ) held
    WHERE held.orders >= most_unpaid OR held.pieces + w.quantity > greatest(1, (p.stock + held.pieces) * share / 100)
    ORDER BY w.place LIMIT 1;
  END IF;
  IF missing IS NULL AND short IS NULL AND unpaid IS NULL THEN
    INSERT INTO orders (area, buyer_id) VALUES (wanted_area, buyer) RETURNING id INTO order_id;
    WITH taken AS (
      UPDATE products p SET stock = p.stock - w.quantity
      FROM unnest(wanted_ids, wanted_quantities) w (id, quantity) WHERE p.id = w.id
      RETURNING p.id, p.title, p.price, w.quantity, p.store_id
    ),
    items AS (
      INSERT INTO order_items (order_id, product_id, title, price, quantity, store_id, store_name)
      SELECT place_order.order_id, t.id, t.title, t.price, t.quantity, t.store_id, s.name
      FROM taken t LEFT JOIN stores s ON s.id = t.store_id
    )
    INSERT INTO order_stores (store_id, order_id)
    SELECT DISTINCT t.store_id, place_order.order_id FROM taken t WHERE t.store_id IS NOT NULL;
  END IF;
  RETURN NEXT;
END $$;

-- Links of unlisted videos, ratings, comments, and the search for videos.

-- An unlisted video always has a share link, since others cannot see it without. A restored one keeps its own, and one that
-- moderators have hidden stays hidden. The token is 122 random bits, as those of version 4 of the UUID are.
CREATE OR REPLACE FUNCTION video_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shares (token, video_id, created_at)
  SELECT replace(gen_random_uuid()::text, '-', ''), NEW.id, CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE clock_timestamp() END
  WHERE NOT EXISTS (SELECT FROM removed.shares WHERE video_id = NEW.id)
  ON CONFLICT (video_id) DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER video_unlisted AFTER INSERT OR UPDATE OF visibility ON videos FOR EACH ROW
WHEN (NEW.visibility = 'unlisted') EXECUTE FUNCTION video_unlisted();

-- Ratings. A rating locks the row of its video, so that of many ratings of one user each is counted once, and the counts
-- that are returned include it. No row: there is no such video for this user.
CREATE OR REPLACE FUNCTION rate_video(video integer, rater integer, wanted integer)
RETURNS TABLE (likes integer, dislikes integer) LANGUAGE plpgsql AS $$
DECLARE
  present integer;
BEGIN
  PERFORM 1 FROM videos WHERE id = video AND (visibility <> 'private' OR author_id = rater) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT value INTO present FROM ratings WHERE video_id = video AND user_id = rater;
  IF coalesce(present, 0) <> wanted THEN
    DELETE FROM ratings WHERE video_id = video AND user_id = rater;
    INSERT INTO ratings (video_id, user_id, value) SELECT video, rater, wanted WHERE wanted <> 0;
  END IF;
  RETURN QUERY SELECT like_count, dislike_count FROM videos WHERE id = video;
END $$;

CREATE OR REPLACE FUNCTION ratings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Ratings that go with their video find no video here.
  UPDATE videos v SET like_count = v.like_count + sign * c.likes, dislike_count = v.dislike_count + sign * c.dislikes
  FROM (
    SELECT video_id, count(*) FILTER (WHERE value = 1)::integer AS likes,
      count(*) FILTER (WHERE value = -1)::integer AS dislikes
    FROM changed_ratings GROUP BY video_id ORDER BY video_id
  ) c
  WHERE v.id = c.video_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER ratings_inserted AFTER INSERT ON ratings
REFERENCING NEW TABLE AS changed_ratings FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();
CREATE OR REPLACE TRIGGER ratings_deleted AFTER DELETE ON ratings
REFERENCING OLD TABLE AS changed_ratings FOR EACH STATEMENT EXECUTE FUNCTION ratings_changed();

-- The largest id is the newest comment, because a new comment locks the video's row before it gets its id.
CREATE OR REPLACE FUNCTION comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Comments that go with their video find no video here.
  UPDATE videos v SET comment_count = v.comment_count + (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * c.comments
  FROM (SELECT video_id, count(*)::integer AS comments FROM changed_comments GROUP BY video_id ORDER BY video_id) c
  WHERE v.id = c.video_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER comments_inserted AFTER INSERT ON comments
REFERENCING NEW TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();
CREATE OR REPLACE TRIGGER comments_deleted AFTER DELETE ON comments
REFERENCING OLD TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();

-- The first 1,000 videos of the list whose title contains a text. A common text is found by walking along the list, a
-- rare one by the index of titles, as in search_products.
CREATE OR REPLACE FUNCTION search_videos(list_sort text, term text) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
DECLARE
  pattern text := '%' || regexp_replace(lower(term), '([\\%_])', '\\\1', 'g') || '%';
  is_indexed boolean := lower(term) ~ '[[:alnum:]]{3}';
  list text := 'videos WHERE visibility = ''public'' AND status = ''ready''';
  ordering text := CASE list_sort WHEN 'popular' THEN 'like_count DESC, id DESC' ELSE 'id DESC' END;
  found integer[];
BEGIN
  EXECUTE format(
    'SELECT ARRAY(SELECT id FROM (SELECT id, like_count, title FROM %s ORDER BY %s LIMIT %s) first
     WHERE lower(title) LIKE %L ORDER BY %s LIMIT 1000)',
    list, ordering, CASE WHEN is_indexed THEN 20000 ELSE 50000 END, pattern, ordering
  ) INTO found;
  -- A list that was walked to its end holds no more.
  IF is_indexed AND cardinality(found) < 1000 AND list_total('videos', 0, '') > 20000 THEN
    EXECUTE format(
      'SELECT ARRAY(SELECT id FROM (SELECT id, like_count FROM %s AND lower(title) LIKE %L OFFSET 0) every
       ORDER BY %s LIMIT 1000)',
      list, pattern, ordering
    ) INTO found;
  END IF;
  RETURN found;
END $$;
