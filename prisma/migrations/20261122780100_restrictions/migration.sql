-- Who is suspended or may not write: since when, until when, and for what reason. No row is written, since none has a default.
ALTER TABLE "users"
  ADD COLUMN "suspended_until" TIMESTAMPTZ(6),
  ADD COLUMN "suspended_for" VARCHAR(1000),
  ADD COLUMN "silenced_at" TIMESTAMPTZ(6),
  ADD COLUMN "silenced_until" TIMESTAMPTZ(6),
  ADD COLUMN "silenced_for" VARCHAR(1000);
