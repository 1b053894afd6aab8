-- Text holds no control characters but tab, line feed and carriage return; a title or name, and what somebody writes,
-- holds at least one character that can be seen. The contract refuses anything else; here old rows are brought to it, and
-- the database holds it from now on, since a row that breaks the contract could not be shown.
--
-- Control characters are removed. What then shows nothing gets a text that says so. Descriptions of stores hold 5,000
-- characters now, those of products 20,000: what is longer is cut and ends in […]. Of addresses of pictures, white space
-- and marks of direction are percent-encoded, which leads to the same place.
DO $$
DECLARE
  controls CONSTANT text := '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]';
  white CONSTANT text := '[\u0009\u000a\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+';
  seen CONSTANT text := '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f-\u1160\u1680\u17b4-\u17b5\u180b-\u180f'
    '\u2000-\u200f\u2027-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufefd-\uff00\uffa0]';
  foreign_to_addresses CONSTANT text :=
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2027-\u202f\u205f\u3000\ufefd-\uff00]';
  clean text;
  field record;
BEGIN
  FOR field IN SELECT * FROM (VALUES
    ('boards', 'title', 'Untitled', true), ('topics', 'title', 'Untitled', true),
    ('questions', 'title', 'Untitled', true), ('products', 'title', 'Untitled', true),
    ('videos', 'title', 'Untitled', true), ('order_items', 'title', 'Untitled', true),
    ('stores', 'name', 'Unnamed', true), ('order_items', 'store_name', 'Unnamed', true),
    ('categories', 'name', 'Unnamed', true), ('products', 'category', 'Unnamed', true),
    ('files', 'name', 'unnamed', true), ('api_keys', 'name', 'API key', true),
    ('topics', 'content', '(nothing)', false), ('replies', 'content', '(nothing)', false),
    ('questions', 'body', '(nothing)', false), ('answers', 'body', '(nothing)', false),
    ('comments', 'content', '(nothing)', false),
    ('boards', 'description', NULL, false), ('stores', 'description', NULL, false),
    ('products', 'description', NULL, false), ('videos', 'description', NULL, false)
  ) AS fields (tab, col, otherwise, is_name) LOOP
    -- In one step: what lies between would break the constraints that there are.
    clean := format('regexp_replace(%I, %L, '''', ''g'')', field.col, controls);
    IF field.is_name THEN
      clean := format('regexp_replace(%s, %L, '''', ''g'')', clean, '^' || white || '|' || white || '$');
    END IF;
    IF field.otherwise IS NOT NULL THEN
      clean := format('CASE WHEN %1$I ~ %2$L THEN %3$s WHEN %1$I IS NOT NULL THEN %4$L END', field.col, seen, clean, field.otherwise);
    END IF;
    EXECUTE format('UPDATE %1$I SET %2$I = %3$s WHERE %2$I <> %3$s', field.tab, field.col, clean);
    EXECUTE format('ALTER TABLE %1$I ADD CONSTRAINT %3$I CHECK (%2$I !~ %4$L)',
      field.tab, field.col, format('%s_%s_no_controls', field.tab, field.col), controls);
    CONTINUE WHEN field.otherwise IS NULL;
    EXECUTE format('ALTER TABLE %1$I ADD CONSTRAINT %3$I CHECK (%2$I ~ %4$L)',
      field.tab, field.col, format('%s_%s_visible', field.tab, field.col), seen);
  END LOOP;

  FOR field IN SELECT * FROM (VALUES ('stores', 5000), ('products', 20000)) AS fields (tab, most) LOOP
    EXECUTE format('UPDATE %1$I SET description = left(description, %2$s - 4) || '' […]'' WHERE length(description) > %2$s',
      field.tab, field.most);
    EXECUTE format('ALTER TABLE %1$I DROP CONSTRAINT %2$I', field.tab, field.tab || '_description_length');
    EXECUTE format('ALTER TABLE %1$I ADD CONSTRAINT %3$I CHECK (length(description) <= %2$s)',
      field.tab, field.most, field.tab || '_description_length');
  END LOOP;

  FOR field IN SELECT * FROM (VALUES ('products', 'image_url'), ('videos', 'thumbnail_url')) AS fields (tab, col) LOOP
    EXECUTE format('
      UPDATE %1$I t SET %2$I = CASE WHEN length(encoded.address) <= 2048 THEN encoded.address END
      FROM (
        SELECT id, (
          SELECT string_agg(
            CASE WHEN letter ~ %3$L
            THEN regexp_replace(encode(convert_to(letter, ''UTF8''), ''hex''), ''(..)'', ''%%\1'', ''g'') ELSE letter END, ''''
            ORDER BY place
          ) FROM regexp_split_to_table(%2$I, '''') WITH ORDINALITY AS letters (letter, place)
        ) AS address
        FROM %1$I WHERE %2$I ~ %3$L
      ) encoded WHERE encoded.id = t.id', field.tab, field.col, foreign_to_addresses);
    EXECUTE format('ALTER TABLE %1$I ADD CONSTRAINT %3$I CHECK (%2$I !~ %4$L)',
      field.tab, field.col, format('%s_%s_form', field.tab, field.col), foreign_to_addresses);
  END LOOP;

  -- Replies that are kept to be repeated are shown again, too.
  UPDATE idempotency_keys SET body = regexp_replace(
    regexp_replace(body::jsonb::text, '(?<!\\)((\\\\)*)\\(u00[01][0-9a-f]|b|f)', '\1', 'g'), controls, '', 'g')
  WHERE body ~ '\\(u00|b|f)' OR body ~ controls;
  UPDATE idempotency_keys SET body = jsonb_set(
    body::jsonb, '{description}',
    to_jsonb(left(body::jsonb->>'description', CASE operation WHEN 'createStore' THEN 4996 ELSE 19996 END) || ' […]'))::text
  WHERE status < 400 AND operation IN ('createStore', 'createShopProduct')
    AND length(body::jsonb->>'description') > CASE operation WHEN 'createStore' THEN 5000 ELSE 20000 END;
END $$;
