-- What the site says of itself, as admins have set it.
CREATE TABLE site_settings (
  -- There is one row at most.
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  welcome varchar(2000),
  accent varchar(7) CHECK (accent ~ '^#[0-9a-f]{6}$'),
  logo bytea CHECK (octet_length(logo) <= 1048576),
  logo_version varchar(12),
  CHECK ((logo IS NULL) = (logo_version IS NULL))
);

CREATE TABLE site_pages (
  name varchar(20) PRIMARY KEY,
  text text NOT NULL CHECK (text <> '')
);
