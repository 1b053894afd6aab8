-- The step by which a refund ended a dispute, which is open again if the provider refuses it.
ALTER TABLE payment_tasks ADD COLUMN ended_by integer;
