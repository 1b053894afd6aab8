-- What people say of themselves. Written only with these columns, so no row has to be looked through.
ALTER TABLE users
  ADD COLUMN display_name varchar(50), ADD COLUMN about varchar(2000), ADD COLUMN location varchar(100), ADD COLUMN website varchar(300),
  ADD CONSTRAINT users_profile_form CHECK (
    has_no_controls(display_name) AND is_trimmed(display_name) AND is_visible(display_name)
    AND has_no_controls(about) AND is_visible(about)
    AND has_no_controls(location) AND is_trimmed(location) AND is_visible(location)
  ) NOT VALID,
  ADD CONSTRAINT users_website_form CHECK (website ~ '^https?://[^\u0001-\u0020]+$') NOT VALID;
