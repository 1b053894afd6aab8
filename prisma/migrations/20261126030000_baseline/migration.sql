-- All that migrations had made of the database by 2026-11-26, squashed into one: tables, constraints and indexes. The functions and
-- triggers of prisma/sql and generated follow in the next one. A database that had all of these migrations has both already; see
-- src/database/baseline.ts.

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
CREATE TYPE scope AS ENUM ('read', 'write', 'upload', 'moderate', 'forward');
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

-- The ranges of time that a moment is in: of 64 seconds, and of 8, 64, … and 8 to the 7th times as long.
CREATE OR REPLACE FUNCTION search_ranges(moment timestamptz) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  units CONSTANT bigint := extract(epoch FROM moment)::bigint >> 6;
BEGIN
  RETURN ARRAY[
    units * 8, (units >> 3) * 8 + 1, (units >> 6) * 8 + 2, (units >> 9) * 8 + 3,
    (units >> 12) * 8 + 4, (units >> 15) * 8 + 5, (units >> 18) * 8 + 6, (units >> 21) * 8 + 7
  ];
END $$;

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
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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
  CONSTRAINT api_keys_some_scope CHECK ((cardinality(scopes) >= 1) AND (cardinality(scopes) <= CASE WHEN (app_id IS NULL) THEN 3 ELSE 4 END)),
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
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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
  rating_sum integer DEFAULT 0 NOT NULL,
  rating_count integer DEFAULT 0 NOT NULL,
  rating numeric(3,2) DEFAULT 0 NOT NULL,
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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
  is_new boolean DEFAULT false NOT NULL,
  CONSTRAINT removals_state_known CHECK (state IN ('hidden', 'held', 'deleted'))
);

CREATE TABLE replies (
  id serial PRIMARY KEY,
  topic_id integer NOT NULL,
  author_id integer NOT NULL,
  content text NOT NULL,
  created_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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
  reason varchar(1000),
  CONSTRAINT revisions_number_counted CHECK (number >= 1),
  CONSTRAINT revisions_reason_form CHECK (has_no_controls(reason) AND is_visible(reason))
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
  rating_sum integer DEFAULT 0 NOT NULL,
  rating_count integer DEFAULT 0 NOT NULL,
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
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
  opening_id integer,
  is_split boolean DEFAULT false NOT NULL,
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
  display_name varchar(50),
  about varchar(2000),
  location varchar(100),
  website varchar(300),
  avatar_version varchar(12),
  warned_at timestamptz(6),
  CONSTRAINT users_deleted_has_no_credentials CHECK ((deleted_at IS NULL) OR ((email IS NULL) AND (password_hash IS NULL))),
  CONSTRAINT users_deleted_once CHECK ((deleted_at IS NULL) OR (delete_at IS NULL)),
  CONSTRAINT users_email_form CHECK (((email)::text ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text) AND (length((email)::text) <= 254)),
  CONSTRAINT users_email_verified_at_check CHECK ((email_verified_at IS NULL) OR (email IS NOT NULL)),
  CONSTRAINT users_username_form CHECK ((username)::text ~ '^[A-Za-z0-9_-]{3,30}$'::text),
  CONSTRAINT users_profile_form CHECK (
    has_no_controls(display_name) AND is_trimmed(display_name) AND is_visible(display_name)
    AND has_no_controls(about) AND is_visible(about)
    AND has_no_controls(location) AND is_trimmed(location) AND is_visible(location)
  ),
  CONSTRAINT users_website_form CHECK (website ~ '^https?://[^\u0001-\u0020]+$')
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
  updated_at timestamptz(6) DEFAULT clock_timestamp() NOT NULL,
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

CREATE TABLE reviews (
  id serial PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON UPDATE CASCADE ON DELETE RESTRICT,
  author_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE RESTRICT,
  rating smallint NOT NULL,
  title varchar(200),
  body text NOT NULL DEFAULT '',
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  reply text,
  replied_at timestamptz(6),
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT reviews_rating_range CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_title_form CHECK (has_no_controls(title) AND is_visible(title)),
  CONSTRAINT reviews_body_form CHECK (has_no_controls(body) AND length(body) <= 5000),
  CONSTRAINT reviews_reply_form CHECK (has_no_controls(reply) AND is_visible(reply) AND length(reply) <= 5000),
  CONSTRAINT reviews_reply_dated CHECK ((reply IS NULL) = (replied_at IS NULL))
);

-- What admins announce to everybody.
CREATE TABLE announcements (
  id serial PRIMARY KEY,
  author_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE RESTRICT,
  title varchar(200) NOT NULL,
  body text NOT NULL,
  until timestamptz(6),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  edited_at timestamptz(6),
  edited_by integer,
  updated_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT announcements_title_form CHECK (has_no_controls(title) AND is_trimmed(title) AND is_visible(title)),
  CONSTRAINT announcements_body_form CHECK (has_no_controls(body) AND is_visible(body) AND length(body) <= 10000)
);

-- What a search over everything looks through.
CREATE TABLE search_entries (
  id bigserial PRIMARY KEY,
  type text NOT NULL,
  content_id integer NOT NULL,
  thread_type text NOT NULL,
  thread_id integer NOT NULL,
  author_id integer,
  area text,
  created_at timestamptz(6) NOT NULL,
  until timestamptz(6),
  title text,
  words tsvector NOT NULL
);

-- The words of what a search finds.
CREATE TABLE search_vocabulary (word text COLLATE "C" PRIMARY KEY);

-- How far each person has read a topic.
CREATE TABLE topic_reads (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE RESTRICT,
  topic_id integer NOT NULL REFERENCES topics ON UPDATE CASCADE ON DELETE CASCADE,
  reply_id integer NOT NULL DEFAULT 0,
  read_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, topic_id)
);

CREATE TABLE avatars (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  size smallint NOT NULL,
  object_key varchar(64) NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (user_id, size)
);

-- Everything of one person that is hidden or deleted in one step, in the background.
CREATE TABLE person_removals (
  id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  actor_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  action varchar(10) NOT NULL,
  reason varchar(1000),
  state varchar(10) NOT NULL DEFAULT 'removing',
  items integer NOT NULL DEFAULT 0,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  finished_at timestamptz(6),
  CONSTRAINT person_removals_action_known CHECK (action IN ('hide', 'delete')),
  CONSTRAINT person_removals_state_known CHECK (state IN ('removing', 'removed', 'restoring', 'restored')),
  CONSTRAINT person_removals_end_said CHECK ((finished_at IS NULL) = state IN ('removing', 'restoring'))
);

-- What each has removed, and as what it was removed before; null if it was visible.
CREATE TABLE person_removal_items (
  removal_id integer PRIMARY KEY REFERENCES removals ON DELETE CASCADE,
  step_id integer NOT NULL REFERENCES person_removals ON DELETE CASCADE,
  state varchar(10),
  reason varchar(1000),
  actor_id integer
);

-- Messages of moderators that people have to acknowledge, and on whom they wait.
CREATE TABLE warnings (
  id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  actor_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  text varchar(1000) NOT NULL,
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  acknowledged_at timestamptz(6)
);

-- Topics that were merged into others, so that their old addresses lead on.
CREATE TABLE merged_topics (
  id integer PRIMARY KEY,
  topic_id integer NOT NULL REFERENCES topics ON UPDATE CASCADE ON DELETE CASCADE
);

-- What the site says of itself, as admins have set it.
CREATE TABLE site_settings (
  -- There is one row at most.
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  welcome varchar(2000),
  accent varchar(7) CHECK (accent ~ '^#[0-9a-f]{6}$'),
  logo bytea CHECK (octet_length(logo) <= 1048576),
  logo_version varchar(12),
  CHECK ((logo IS NULL) = (logo_version IS NULL))
);

CREATE TABLE site_pages (
  name varchar(20) PRIMARY KEY,
  text text NOT NULL CHECK (text <> '')
);

-- What happened: written by each change, and then put into the order in which it is told.
CREATE TABLE event_outbox (
  id bigserial PRIMARY KEY,
  type varchar(50) NOT NULL,
  resource_id integer NOT NULL,
  actor_id integer,
  owner_id integer,
  party_id integer,
  audience varchar(10) NOT NULL,
  area varchar(20),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE events (
  position bigserial PRIMARY KEY,
  type varchar(50) NOT NULL,
  resource_id integer NOT NULL,
  actor_id integer,
  owner_id integer,
  party_id integer,
  audience varchar(10) NOT NULL,
  area varchar(20),
  created_at timestamptz(6) NOT NULL
);

CREATE TABLE event_consumers (
  name varchar(50) PRIMARY KEY,
  position bigint NOT NULL
);

-- Addresses that are told of events.
CREATE TABLE webhooks (
  id serial PRIMARY KEY,
  owner_id integer REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  grant_id integer REFERENCES app_grants (id) ON DELETE CASCADE ON UPDATE CASCADE,
  url varchar(1000) NOT NULL,
  types text[],
  description varchar(200),
  is_ordered boolean NOT NULL DEFAULT false,
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamptz(6),
  failing_since timestamptz(6),
  disabled_at timestamptz(6),
  disabled_for varchar(10),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CHECK ((disabled_at IS NULL) = (disabled_for IS NULL)),
  CHECK (disabled_for IN ('asked', 'failing', 'gone'))
);

-- What is sent to them, and what came of it.
CREATE TABLE webhook_deliveries (
  id bigserial PRIMARY KEY,
  webhook_id integer NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE ON UPDATE CASCADE,
  position bigint,
  type varchar(50) NOT NULL,
  resource varchar(40) NOT NULL,
  status varchar(10) NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz(6) NOT NULL DEFAULT now(),
  attempted_at timestamptz(6),
  duration integer,
  response_status integer,
  response_body text,
  fault varchar(300),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  CHECK (status IN ('delivered', 'failed', 'skipped', 'waiting'))
);

-- What people watch and have muted, and what they are notified of.
CREATE TABLE watches (
  id serial UNIQUE,
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  kind varchar(20) NOT NULL,
  resource_id integer NOT NULL,
  state varchar(10) NOT NULL CHECK (state IN ('watching', 'muted')),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kind, resource_id, user_id)
);

CREATE TABLE notifications (
  user_id integer NOT NULL,
  position bigint NOT NULL,
  type varchar(50) NOT NULL,
  resource_id integer NOT NULL,
  actor_id integer,
  area varchar(20),
  reason varchar(10) NOT NULL,
  delivery varchar(10) NOT NULL,
  -- Of the transaction: what belongs to one mail is found by it.
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  read_at timestamptz(6),
  PRIMARY KEY (user_id, position)
);

CREATE TABLE notification_settings (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  reason varchar(10) NOT NULL,
  delivery varchar(10) NOT NULL CHECK (delivery IN ('inbox', 'mail', 'digest', 'none')),
  PRIMARY KEY (user_id, reason)
);

CREATE TABLE notification_mails (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  delivery varchar(10) NOT NULL CHECK (delivery IN ('mail', 'digest')),
  since timestamptz(6),
  due_at timestamptz(6),
  sent_at timestamptz(6),
  PRIMARY KEY (user_id, delivery)
);

CREATE TABLE notification_fanouts (
  position bigint NOT NULL,
  kind varchar(20) NOT NULL,
  resource_id integer NOT NULL,
  reached integer NOT NULL DEFAULT 0,
  PRIMARY KEY (position, kind, resource_id)
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
CREATE UNIQUE INDEX reviews_product_id_author_id_key ON reviews (product_id, author_id);
CREATE INDEX reviews_product_id_id_idx ON reviews (product_id, id);
CREATE INDEX reviews_product_id_rating_id_idx ON reviews (product_id, rating, id);
CREATE INDEX reviews_author_id_id_idx ON reviews (author_id, id);
CREATE INDEX products_listed_rating ON products (rating, id) INCLUDE (title_key) WHERE listed;
CREATE INDEX products_listed_category_rating ON products (category_key, rating, id) INCLUDE (title_key) WHERE listed;
CREATE INDEX products_shelf_rating ON products (shelf, rating, id) INCLUDE (title_key) WHERE status = 'active';
CREATE INDEX products_shelf_category_rating ON products (shelf, category_key, rating, id) WHERE status = 'active';
CREATE INDEX announcements_author_id_id_idx ON announcements (author_id, id);
CREATE UNIQUE INDEX search_entries_type_content_id_key ON search_entries (type, content_id);
CREATE INDEX search_entries_title_idx ON search_entries (lower(title) text_pattern_ops) WHERE title IS NOT NULL;
CREATE INDEX search_vocabulary_word_idx ON search_vocabulary USING gin (word gin_trgm_ops);
CREATE INDEX search_entries_words_ranges_idx ON search_entries
USING gin (words, search_ranges(created_at)) WITH (gin_pending_list_limit = 256);
CREATE INDEX topic_reads_topic_id_idx ON topic_reads (topic_id);
CREATE INDEX topic_reads_read_at_idx ON topic_reads (read_at);
CREATE UNIQUE INDEX avatars_object_key_key ON avatars (object_key);
CREATE INDEX person_removals_user_id_id_idx ON person_removals (user_id, id);
CREATE UNIQUE INDEX person_removals_one_at_a_time ON person_removals (user_id) WHERE state IN ('removing', 'restoring');
CREATE INDEX person_removal_items_step_id_removal_id_idx ON person_removal_items (step_id, removal_id);
CREATE INDEX warnings_user_id_id_idx ON warnings (user_id, id);
CREATE INDEX users_listed_username ON users ((lower(username::text) COLLATE "C"), id) INCLUDE (username)
WHERE deleted_at IS NULL AND NOT awaits_approval AND (email IS NOT NULL OR pending_email IS NULL);
CREATE INDEX users_listed_display_name ON users ((lower(display_name::text) COLLATE "C")) INCLUDE (id, username, display_name)
WHERE display_name IS NOT NULL AND deleted_at IS NULL AND NOT awaits_approval AND (email IS NOT NULL OR pending_email IS NULL);
CREATE INDEX topics_updated_at_id_idx ON topics (updated_at, id);
CREATE INDEX questions_updated_at_id_idx ON questions (updated_at, id);
CREATE INDEX products_updated_at_id_idx ON products (updated_at, id);
CREATE INDEX videos_updated_at_id_idx ON videos (updated_at, id);
CREATE INDEX files_owner_id_updated_at_id_idx ON files (owner_id, updated_at, id);
CREATE INDEX orders_buyer_id_updated_at_id_idx ON orders (buyer_id, updated_at, id);
CREATE INDEX merged_topics_topic_id_idx ON merged_topics (topic_id);
CREATE INDEX order_stores_store_id_updated_at_order_id_idx ON order_stores (store_id, updated_at, order_id);
CREATE INDEX replies_topic_id_updated_at_id_idx ON replies (topic_id, updated_at, id);
CREATE INDEX answers_question_id_updated_at_id_idx ON answers (question_id, updated_at, id);
CREATE INDEX comments_video_id_updated_at_id_idx ON comments (video_id, updated_at, id);
CREATE INDEX reviews_product_id_updated_at_id_idx ON reviews (product_id, updated_at, id);
CREATE INDEX topics_opening_id_idx ON topics (opening_id) WHERE is_split;
CREATE INDEX webhooks_owner_id_idx ON webhooks (owner_id);
CREATE INDEX webhooks_grant_id_idx ON webhooks (grant_id);
CREATE UNIQUE INDEX webhook_deliveries_webhook_id_position_key ON webhook_deliveries (webhook_id, position);
CREATE INDEX webhook_deliveries_webhook_id_id_idx ON webhook_deliveries (webhook_id, id);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at) WHERE status = 'waiting';
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries (webhook_id, resource, position) WHERE status = 'waiting';
CREATE INDEX events_created_at_idx ON events USING brin (created_at);
CREATE INDEX watches_user_id_idx ON watches (user_id);
CREATE INDEX notifications_unread ON notifications (user_id, position) WHERE read_at IS NULL;
CREATE INDEX notifications_created_at_idx ON notifications USING brin (created_at);
CREATE INDEX notification_mails_due ON notification_mails (due_at) WHERE due_at IS NOT NULL;

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
CREATE TABLE removed.reviews (LIKE reviews, removal integer NOT NULL REFERENCES removals ON DELETE CASCADE, PRIMARY KEY (id));
CREATE INDEX ON removed.reviews (removal);
CREATE INDEX ON removed.reviews (product_id, author_id);
CREATE TABLE removed.announcements (LIKE announcements, removal integer NOT NULL REFERENCES removals ON DELETE CASCADE, PRIMARY KEY (id));
CREATE INDEX ON removed.announcements (removal);
CREATE TABLE removed.merged_topics (LIKE merged_topics, removal integer NOT NULL REFERENCES removals ON DELETE CASCADE, PRIMARY KEY (id));
CREATE INDEX ON removed.merged_topics (removal);

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
CREATE VIEW away.reviews AS SELECT * FROM removed.reviews WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.announcements AS SELECT * FROM removed.announcements WHERE removal = current_setting('plaza.removal')::integer;
CREATE VIEW away.merged_topics AS SELECT * FROM removed.merged_topics WHERE removal = current_setting('plaza.removal')::integer;
