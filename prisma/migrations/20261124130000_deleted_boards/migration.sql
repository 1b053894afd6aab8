-- A board that was deleted with its topics stays, unseen, for as long as one of them can be restored.
ALTER TABLE "boards" ADD COLUMN "deleted_at" TIMESTAMPTZ(6);
