-- CreateEnum
CREATE TYPE "question_status" AS ENUM ('open', 'resolved', 'closed');

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "slug" VARCHAR(100) NOT NULL,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "questions" (
    "id" SERIAL NOT NULL,
    "category_id" INTEGER,
    "author_id" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "body" TEXT NOT NULL,
    "status" "question_status" NOT NULL DEFAULT 'open',
    "best_answer_id" INTEGER,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "answer_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "answers" (
    "id" SERIAL NOT NULL,
    "question_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "vote_score" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "votes" (
    "answer_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "value" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "votes_pkey" PRIMARY KEY ("answer_id","user_id")
);

-- CreateTable
CREATE TABLE "question_counters" (
    "category_id" INTEGER NOT NULL,
    "status" VARCHAR(8) NOT NULL,
    "slot" SMALLINT NOT NULL,
    "questions" INTEGER NOT NULL,
    "changes" BIGINT NOT NULL,

    CONSTRAINT "question_counters_pkey" PRIMARY KEY ("category_id","status","slot")
);

-- CreateTable
CREATE TABLE "question_blocks" (
    "category_id" INTEGER NOT NULL,
    "status" VARCHAR(8) NOT NULL,
    "last_id" INTEGER NOT NULL,
    "questions" INTEGER NOT NULL,

    CONSTRAINT "question_blocks_pkey" PRIMARY KEY ("category_id","status","last_id")
);

-- CreateTable
CREATE TABLE "question_search" (
    "question_id" INTEGER NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "question_search_pkey" PRIMARY KEY ("question_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");

-- CreateIndex
CREATE INDEX "questions_category_id_id_idx" ON "questions"("category_id", "id");

-- CreateIndex
CREATE INDEX "questions_status_id_idx" ON "questions"("status", "id");

-- CreateIndex
CREATE INDEX "questions_category_id_status_id_idx" ON "questions"("category_id", "status", "id");

-- CreateIndex
CREATE UNIQUE INDEX "questions_best_answer_id_id_key" ON "questions"("best_answer_id", "id");

-- CreateIndex
CREATE INDEX "answers_question_id_vote_score_id_idx" ON "answers"("question_id", "vote_score" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "answers_id_question_id_key" ON "answers"("id", "question_id");

-- CreateIndex
CREATE INDEX "question_search_words_idx" ON "question_search" USING GIN ("words");

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "questions" ADD CONSTRAINT "questions_best_answer_id_id_fkey" FOREIGN KEY ("best_answer_id", "id") REFERENCES "answers"("id", "question_id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "answers" ADD CONSTRAINT "answers_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_answer_id_fkey" FOREIGN KEY ("answer_id") REFERENCES "answers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "votes" ADD CONSTRAINT "votes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_search" ADD CONSTRAINT "question_search_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "questions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Rules of the contract that the database holds too, so that no other way in can break them.
ALTER TABLE "categories"
  ADD CONSTRAINT "categories_name_trimmed" CHECK ("name" = btrim("name") AND "name" <> ''),
  ADD CONSTRAINT "categories_slug_form" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

-- With the foreign key, which lets only an answer to this very question be its best: status and best answer agree.
ALTER TABLE "questions"
  ADD CONSTRAINT "questions_title_trimmed" CHECK ("title" = btrim("title") AND "title" <> ''),
  ADD CONSTRAINT "questions_body_present" CHECK (length("body") BETWEEN 1 AND 65535),
  ADD CONSTRAINT "questions_answer_count_exists" CHECK ("answer_count" >= 0),
  ADD CONSTRAINT "questions_open_has_no_best_answer" CHECK ("status" <> 'open' OR "best_answer_id" IS NULL),
  ADD CONSTRAINT "questions_resolved_has_best_answer" CHECK ("status" <> 'resolved' OR "best_answer_id" IS NOT NULL);

ALTER TABLE "answers" ADD CONSTRAINT "answers_body_present" CHECK (length("body") BETWEEN 1 AND 65535);

ALTER TABLE "votes" ADD CONSTRAINT "votes_up_or_down" CHECK ("value" IN (1, -1));

ALTER TABLE "question_blocks" ADD CONSTRAINT "question_blocks_questions_exist" CHECK ("questions" >= 0);
