-- Since when a receiver takes longer than a second to answer.
ALTER TABLE webhooks ADD COLUMN slow_since timestamptz(6);
