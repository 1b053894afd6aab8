-- The language of an account, and that of the page that asked for a mail. Texts, since the next version may know more languages.
ALTER TABLE users ADD COLUMN language varchar(20);
ALTER TABLE mails ADD COLUMN language varchar(20);
