-- Nobody is left to deliver: the stores of deleted accounts close. Some were made while their owner was being deleted,
-- before that was prevented. Their products leave the lists, and the counters follow, by the triggers.
UPDATE "stores" SET "status" = 'inactive'
WHERE "status" = 'active' AND "owner_id" IN (SELECT "id" FROM "users" WHERE "deleted_at" IS NOT NULL);
