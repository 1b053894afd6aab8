-- Titles and names are one line. Those that are not get a space in place of line breaks, before the next migration checks them.
DO $$
DECLARE
  place text[];
BEGIN
  FOREACH place SLICE 1 IN ARRAY ARRAY[
    ['boards', 'title'], ['topics', 'title'], ['questions', 'title'], ['videos', 'title'], ['announcements', 'title'],
    ['products', 'title'], ['products', 'category'], ['reviews', 'title'], ['stores', 'name'], ['categories', 'name'],
    ['order_items', 'title'], ['order_items', 'store_name'], ['files', 'name'], ['api_keys', 'name'], ['apps', 'name'],
    ['passkeys', 'name'], ['users', 'display_name'], ['users', 'location'], ['revisions', 'title'], ['removals', 'title'],
    ['removed.topics', 'title'], ['removed.questions', 'title'], ['removed.videos', 'title'], ['removed.files', 'name']
  ] LOOP
    EXECUTE format(
      'UPDATE %s SET %2$I = regexp_replace(%2$I, ''[\n\r\u2028\u2029]+'', '' '', ''g'') WHERE %2$I ~ ''[\n\r\u2028\u2029]''',
      place[1], place[2]
    );
  END LOOP;
END $$;
