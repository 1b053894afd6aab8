-- Stores that are away for some days.
ALTER TABLE stores ADD COLUMN vacation_until date, ADD COLUMN vacation_note varchar(300);
