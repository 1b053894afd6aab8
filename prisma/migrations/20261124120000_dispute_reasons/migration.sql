-- Why the buyer disputed the order.
ALTER TABLE "orders" ADD COLUMN "dispute_reason" VARCHAR(1000);
