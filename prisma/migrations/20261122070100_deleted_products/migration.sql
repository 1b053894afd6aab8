-- A product that stands in an order cannot be erased: orders keep what they were placed for. When it is deleted it stays
-- as a row that nobody sees. It is inactive, so that neither a list nor a counter nor an index holds it, and cannot
-- become anything else again.
ALTER TABLE "products"
  ADD COLUMN "deleted_at" TIMESTAMPTZ(6),
  ADD CONSTRAINT "products_deleted_is_inactive" CHECK ("deleted_at" IS NULL OR "status" = 'inactive');

-- Its slug and SKU are free for another product. Prisma does not know partial indexes.
DROP INDEX "products_slug_key";
DROP INDEX "products_sku_key";
CREATE UNIQUE INDEX "products_slug" ON "products"("slug") WHERE "deleted_at" IS NULL;
CREATE UNIQUE INDEX "products_sku" ON "products"("sku") WHERE "deleted_at" IS NULL;
