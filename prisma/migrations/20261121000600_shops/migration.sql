-- Titles are searched for what they contain.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "store_status" AS ENUM ('active', 'inactive', 'suspended');

-- CreateEnum
CREATE TYPE "product_status" AS ENUM ('draft', 'active', 'inactive');

-- CreateEnum
CREATE TYPE "order_area" AS ENUM ('marketplace', 'shop');

-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('pending', 'paid', 'completed', 'refunded', 'disputed');

-- CreateTable
CREATE TABLE "stores" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "slug" VARCHAR(100) NOT NULL,
    "description" TEXT NOT NULL,
    "status" "store_status" NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "stores_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" SERIAL NOT NULL,
    "store_id" INTEGER,
    "title" VARCHAR(200) NOT NULL,
    "slug" VARCHAR(100),
    "sku" VARCHAR(64),
    "description" TEXT NOT NULL DEFAULT '',
    "price" DECIMAL(12,2) NOT NULL,
    "regular_price" DECIMAL(12,2),
    "stock" INTEGER NOT NULL DEFAULT 0,
    "status" "product_status" NOT NULL DEFAULT 'active',
    "category" VARCHAR(100) NOT NULL,
    "image_url" VARCHAR(2048),
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "shelf" INTEGER NOT NULL DEFAULT 0,
    "listed" BOOLEAN NOT NULL DEFAULT false,
    "title_key" TEXT NOT NULL DEFAULT '',
    "category_key" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "area" "order_area" NOT NULL,
    "buyer_id" INTEGER NOT NULL,
    "status" "order_status" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "paid_at" TIMESTAMPTZ(6),
    "payment_reference" VARCHAR(200),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_items" (
    "order_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "price" DECIMAL(12,2) NOT NULL,
    "quantity" INTEGER NOT NULL,
    "store_id" INTEGER,
    "store_name" VARCHAR(100),

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("order_id","product_id")
);

-- CreateTable
CREATE TABLE "order_stores" (
    "store_id" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,

    CONSTRAINT "order_stores_pkey" PRIMARY KEY ("store_id","order_id")
);

-- CreateTable
CREATE TABLE "list_counters" (
    "list" VARCHAR(16) NOT NULL,
    "id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "slot" SMALLINT NOT NULL,
    "items" INTEGER NOT NULL,

    CONSTRAINT "list_counters_pkey" PRIMARY KEY ("list","id","key","slot")
);

-- CreateTable
CREATE TABLE "product_blocks" (
    "shelf" INTEGER NOT NULL,
    "category_key" TEXT NOT NULL,
    "sort" VARCHAR(8) NOT NULL,
    "last_price" DECIMAL(12,2) NOT NULL,
    "last_id" INTEGER NOT NULL,
    "products" INTEGER NOT NULL,

    CONSTRAINT "product_blocks_pkey" PRIMARY KEY ("shelf","category_key","sort","last_price","last_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "stores_slug_key" ON "stores"("slug");

-- CreateIndex
CREATE INDEX "stores_owner_id_idx" ON "stores"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "products_sku_key" ON "products"("sku");

-- CreateIndex
CREATE INDEX "orders_buyer_id_area_id_idx" ON "orders"("buyer_id", "area", "id");

-- CreateIndex
CREATE INDEX "order_items_product_id_idx" ON "order_items"("product_id");

-- CreateIndex
CREATE INDEX "order_stores_order_id_idx" ON "order_stores"("order_id");

-- AddForeignKey
ALTER TABLE "stores" ADD CONSTRAINT "stores_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_store_id_fkey" FOREIGN KEY ("store_id") REFERENCES "stores"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_fkey" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_stores" ADD CONSTRAINT "order_stores_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules of the contract that the database holds too, so that no other way in can break them.
ALTER TABLE "stores"
  ADD CONSTRAINT "stores_name_trimmed" CHECK ("name" = btrim("name") AND "name" <> ''),
  ADD CONSTRAINT "stores_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT "stores_description_length" CHECK (length("description") <= 65535);

ALTER TABLE "products"
  ADD CONSTRAINT "products_title_trimmed" CHECK ("title" = btrim("title") AND "title" <> ''),
  ADD CONSTRAINT "products_category_trimmed" CHECK ("category" = btrim("category") AND "category" <> ''),
  ADD CONSTRAINT "products_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT "products_sku_form" CHECK ("sku" ~ '^[A-Za-z0-9._-]+$'),
  ADD CONSTRAINT "products_description_length" CHECK (length("description") <= 65535),
  ADD CONSTRAINT "products_price_range" CHECK ("price" BETWEEN 0 AND 99999999.99),
  ADD CONSTRAINT "products_regular_price_range" CHECK ("regular_price" BETWEEN 0 AND 99999999.99),
  -- What was ordered can never be more than there is.
  ADD CONSTRAINT "products_stock_exists" CHECK ("stock" >= 0),
  ADD CONSTRAINT "products_of_the_shop" CHECK (("store_id" IS NULL) = ("slug" IS NOT NULL AND "regular_price" IS NOT NULL));

ALTER TABLE "orders" ADD CONSTRAINT "orders_pending_is_unpaid" CHECK (("status" = 'pending') = ("paid_at" IS NULL));

ALTER TABLE "order_items"
  ADD CONSTRAINT "order_items_quantity_range" CHECK ("quantity" BETWEEN 1 AND 100000),
  ADD CONSTRAINT "order_items_price_range" CHECK ("price" BETWEEN 0 AND 99999999.99),
  ADD CONSTRAINT "order_items_store_named" CHECK (("store_id" IS NULL) = ("store_name" IS NULL));

ALTER TABLE "product_blocks" ADD CONSTRAINT "product_blocks_products_exist" CHECK ("products" >= 0);

-- The lists, each with an index in which it stands row by row: across stores, and of one shelf; with and without a
-- category; newest and by price. Prisma does not know partial indexes.
CREATE INDEX "products_listed_newest" ON "products"("id") INCLUDE ("title_key") WHERE "listed";
CREATE INDEX "products_listed_price" ON "products"("price", "id") INCLUDE ("title_key") WHERE "listed";
CREATE INDEX "products_listed_category_newest" ON "products"("category_key", "id") INCLUDE ("title_key") WHERE "listed";
CREATE INDEX "products_listed_category_price" ON "products"("category_key", "price", "id") INCLUDE ("title_key") WHERE "listed";
CREATE INDEX "products_shelf_newest" ON "products"("shelf", "id") INCLUDE ("title_key") WHERE "status" = 'active';
CREATE INDEX "products_shelf_price" ON "products"("shelf", "price", "id") INCLUDE ("title_key") WHERE "status" = 'active';
CREATE INDEX "products_shelf_category_newest" ON "products"("shelf", "category_key", "id") WHERE "status" = 'active';
CREATE INDEX "products_shelf_category_price" ON "products"("shelf", "category_key", "price", "id") WHERE "status" = 'active';
CREATE INDEX "products_title" ON "products" USING gin ("title_key" gin_trgm_ops) WHERE "status" = 'active';
-- Entries that wait in the index's list of pending ones are read by every search.
ALTER INDEX "products_title" SET (fastupdate = off);

CREATE INDEX "stores_active" ON "stores"("id") WHERE "status" = 'active';
CREATE INDEX "orders_pending" ON "orders"("created_at") WHERE "status" = 'pending';

-- An order rewrites the rows of its products, and no index covers the stock: room on the page makes that cheap.
ALTER TABLE "products" SET (fillfactor = 90);
ALTER TABLE "list_counters" SET (fillfactor = 50);
