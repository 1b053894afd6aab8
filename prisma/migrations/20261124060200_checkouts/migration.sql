-- What the orders have in common that were placed together, one for each store: the id of the first of them.
ALTER TABLE "orders" ADD COLUMN "checkout_id" INTEGER;
