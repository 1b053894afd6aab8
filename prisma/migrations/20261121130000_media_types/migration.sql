-- Some were kept with their codecs, which no reply can show.
UPDATE "files" SET "mime_type" = btrim(split_part("mime_type", ';', 1)) WHERE "mime_type" LIKE '%;%';
UPDATE "videos" SET "mime_type" = btrim(split_part("mime_type", ';', 1)) WHERE "mime_type" LIKE '%;%';

ALTER TABLE "files" ADD CONSTRAINT "files_mime_type_form"
  CHECK ("mime_type" ~ '^[a-zA-Z0-9!#$&^_.+-]+/[a-zA-Z0-9!#$&^_.+-]+$');
ALTER TABLE "videos" ADD CONSTRAINT "videos_mime_type_form"
  CHECK ("mime_type" ~ '^[a-zA-Z0-9!#$&^_.+-]+/[a-zA-Z0-9!#$&^_.+-]+$');
