-- What notifications are one by while they are read at the same time: the type and the place of their content. Null for one that stands alone.
ALTER TABLE notifications ADD COLUMN thread varchar(60);
