-- What topics, replies, questions, answers and products said before they were edited. No text is held to the rules of text
-- again: each comes from a column that has them.
CREATE TABLE "revisions" (
    "id" SERIAL NOT NULL,
    "target_type" VARCHAR(50) NOT NULL,
    "target_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "owner_id" INTEGER,
    "title" VARCHAR(200),
    "body" TEXT NOT NULL,
    "editor_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "revisions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "revisions_target_type_known" CHECK ("target_type" IN ('topic', 'reply', 'question', 'answer', 'product')),
    CONSTRAINT "revisions_number_counted" CHECK ("number" >= 1)
);

CREATE UNIQUE INDEX "revisions_target_type_target_id_number_key" ON "revisions"("target_type", "target_id", "number");
CREATE INDEX "revisions_owner_id_idx" ON "revisions"("owner_id");

ALTER TABLE "revisions" ADD CONSTRAINT "revisions_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_editor_id_fkey" FOREIGN KEY ("editor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
