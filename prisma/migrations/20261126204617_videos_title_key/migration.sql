-- The title of a video as it is searched, so that a list is walked through without folding each title again.
ALTER TABLE videos ADD COLUMN title_key text NOT NULL DEFAULT '';
ALTER TABLE removed.videos ADD COLUMN title_key text NOT NULL DEFAULT '';
