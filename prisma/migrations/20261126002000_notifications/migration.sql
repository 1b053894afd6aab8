-- What people watch and have muted, and what they are notified of.
CREATE TABLE watches (
  id serial UNIQUE,
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  kind varchar(20) NOT NULL,
  resource_id integer NOT NULL,
  state varchar(10) NOT NULL CHECK (state IN ('watching', 'muted')),
  created_at timestamptz(6) NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (kind, resource_id, user_id)
);
CREATE INDEX watches_user_id_idx ON watches (user_id);

CREATE TABLE notifications (
  user_id integer NOT NULL,
  position bigint NOT NULL,
  type varchar(50) NOT NULL,
  resource_id integer NOT NULL,
  actor_id integer,
  area varchar(20),
  reason varchar(10) NOT NULL,
  delivery varchar(10) NOT NULL,
  -- Of the transaction: what belongs to one mail is found by it.
  created_at timestamptz(6) NOT NULL DEFAULT now(),
  read_at timestamptz(6),
  PRIMARY KEY (user_id, position)
);
CREATE INDEX notifications_unread ON notifications (user_id, position) WHERE read_at IS NULL;
CREATE INDEX notifications_created_at_idx ON notifications USING brin (created_at);

CREATE TABLE notification_settings (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  reason varchar(10) NOT NULL,
  delivery varchar(10) NOT NULL CHECK (delivery IN ('inbox', 'mail', 'digest', 'none')),
  PRIMARY KEY (user_id, reason)
);

CREATE TABLE notification_mails (
  user_id integer NOT NULL REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE,
  delivery varchar(10) NOT NULL CHECK (delivery IN ('mail', 'digest')),
  since timestamptz(6),
  due_at timestamptz(6),
  sent_at timestamptz(6),
  PRIMARY KEY (user_id, delivery)
);
CREATE INDEX notification_mails_due ON notification_mails (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE notification_fanouts (
  position bigint NOT NULL,
  kind varchar(20) NOT NULL,
  resource_id integer NOT NULL,
  reached integer NOT NULL DEFAULT 0,
  PRIMARY KEY (position, kind, resource_id)
);
