-- When each periodic job runs next, on whichever node comes first. Unlogged: a crash of the database empties it, and then
-- every job is due.
CREATE UNLOGGED TABLE "job_turns" (
  "job" TEXT NOT NULL,
  "next_at" TIMESTAMPTZ(6) NOT NULL,
  CONSTRAINT "job_turns_pkey" PRIMARY KEY ("job")
);
