-- A request that is repeated across the update has to find its first reply under the operation's new name.
UPDATE "idempotency_keys" SET "operation" = names.new
FROM (VALUES
  ('createProduct', 'createMarketplaceProduct'),
  ('createCategory', 'createQuestionCategory'),
  ('createComment', 'createVideoComment')
) AS names (old, new)
WHERE "idempotency_keys"."operation" = names.old;
