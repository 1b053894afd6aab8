-- Questions, answers and votes: counters, the page index, and the search.

CREATE OR REPLACE FUNCTION votes_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE answers a SET vote_score = a.vote_score + sign * c.score
  FROM (SELECT answer_id, sum(value)::integer AS score FROM changed_votes GROUP BY answer_id ORDER BY answer_id) c
  WHERE a.id = c.answer_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION answers_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Answers that go with their question find no question here.
  UPDATE questions q SET answer_count = q.answer_count + sign * c.answers
  FROM (SELECT question_id, count(*)::integer AS answers FROM changed_answers GROUP BY question_id ORDER BY question_id) c
  WHERE q.id = c.question_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION forget_best_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE questions
  SET best_answer_id = NULL, status = CASE status WHEN 'resolved' THEN 'open' ELSE status END
  WHERE best_answer_id = OLD.id;
  RETURN OLD;
END $function$;

CREATE OR REPLACE FUNCTION question_lists(category integer, state question_status)
 RETURNS TABLE(category_id integer, status text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT c.id, s.name
  FROM (VALUES (0), (category)) c (id) CROSS JOIN (VALUES ('any'), (state::text)) s (name) WHERE c.id IS NOT NULL
$function$;

CREATE OR REPLACE FUNCTION question_total(category integer, state text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(sum(questions), 0)::integer FROM question_counters WHERE category_id = category AND status = state
$function$;

CREATE OR REPLACE FUNCTION count_question_changes(changes integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO question_counters AS c (category_id, status, slot, questions, changes)
  VALUES (0, 'any', pg_backend_pid() % 16, 0, changes)
  ON CONFLICT (category_id, status, slot) DO UPDATE SET changes = c.changes + excluded.changes
$function$;

CREATE OR REPLACE FUNCTION categories_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_question_changes(1);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION share_question_blocks()
 RETURNS void
 LANGUAGE sql
AS $function$
  SELECT pg_advisory_xact_lock_shared(1903519091, 0)
$function$;

CREATE OR REPLACE FUNCTION index_questions(category integer, state text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  covered integer;
  last integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(1903519091, 0) THEN
    RETURN;
  END IF;
  SELECT coalesce(sum(questions), 0), coalesce(max(last_id), 0) INTO covered, last
  FROM question_blocks WHERE category_id = category AND status = state;
  IF question_total(category, state) - covered < 4096 THEN
    RETURN;
  END IF;
  -- Made for the list, because each list has an index of its own.
  EXECUTE format(
    'INSERT INTO question_blocks (category_id, status, last_id, questions)
     SELECT $1, $2, id, 2048
     FROM (
       SELECT id, row_number() OVER (ORDER BY id) AS position, count(*) OVER () AS total
       FROM questions WHERE id > $3 %s %s
     ) unlisted
     WHERE position %% 2048 = 0 AND position <= total - 512',
    CASE WHEN category <> 0 THEN 'AND category_id = $1' END,
    CASE WHEN state <> 'any' THEN 'AND status = $2::question_status' END
  ) USING category, state, last;
  DELETE FROM question_blocks WHERE category_id = category AND status = state AND questions = 0;
END $function$;

CREATE OR REPLACE FUNCTION change_question_list(category integer, state text, sign integer, ids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  questions_changed integer := cardinality(ids);
  in_slot integer;
BEGIN
  INSERT INTO question_counters AS c (category_id, status, slot, questions, changes)
  VALUES (
    category, state, pg_backend_pid() % 16, sign * questions_changed,
    CASE WHEN category = 0 AND state = 'any' THEN questions_changed ELSE 0 END
  )
  ON CONFLICT (category_id, status, slot) DO UPDATE
    SET questions = c.questions + excluded.questions, changes = c.changes + excluded.changes
  RETURNING c.questions INTO in_slot;
  UPDATE question_blocks b SET questions = b.questions + sign * c.questions
  FROM (
    SELECT covering.last_id, count(*)::integer AS questions
    FROM unnest(ids) AS changed (id)
    CROSS JOIN LATERAL (
      SELECT last_id FROM question_blocks
      WHERE category_id = category AND status = state AND last_id >= changed.id ORDER BY last_id LIMIT 1
    ) covering
    WHERE changed.id <= (SELECT max(last_id) FROM question_blocks WHERE category_id = category AND status = state)
    GROUP BY covering.last_id
  ) c
  WHERE b.category_id = category AND b.status = state AND b.last_id = c.last_id;
  IF sign > 0 AND in_slot / 64 <> (in_slot - questions_changed) / 64 THEN
    PERFORM index_questions(category, state);
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION without_punctuation(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT regexp_replace(content, '[!-/:-@[-`{-~¡-¿–-⁞、-】]+', ' ', 'g')
$function$;

CREATE OR REPLACE FUNCTION question_words(title text, body text, category integer, state question_status)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  SELECT setweight(to_tsvector('english', without_punctuation(title)), 'A')
    || setweight(to_tsvector('english', without_punctuation(body)), 'B')
    || array_to_tsvector(array_remove(ARRAY['status ' || state, 'category ' || category], NULL))
$function$;

CREATE OR REPLACE FUNCTION search_query(term text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT websearch_to_tsquery('english', regexp_replace(
    translate(term, '“”„', '"""'),
    '[!#-,./:-@[-`{-~¡-¿–-⁞、-】]|(?<=[^\s"])-|-(?=\s|-|$)', ' ', 'g'
  ))
$function$;

CREATE OR REPLACE FUNCTION search_questions(term text, category integer, state question_status)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
DECLARE
  query tsquery := search_query(term);
  wanted tsquery := query;
BEGIN
  IF numnode(query) = 0 THEN
    RETURN '{}';
  END IF;
  IF category IS NOT NULL THEN
    wanted := wanted && quote_literal('category ' || category)::tsquery;
  END IF;
  IF state IS NOT NULL THEN
    wanted := wanted && quote_literal('status ' || state)::tsquery;
  END IF;
  RETURN ARRAY(
    SELECT found.question_id FROM (
      SELECT question_id, words FROM question_search WHERE words @@ wanted ORDER BY question_id DESC LIMIT 10000
    ) found
    ORDER BY ts_rank(found.words, query) DESC, found.question_id DESC
  );
END $function$;

CREATE OR REPLACE FUNCTION questions_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM share_question_blocks();
  IF TG_OP = 'INSERT' THEN
    INSERT INTO question_search (question_id, words)
    SELECT id, question_words(title, body, category_id, status) FROM changed_questions;
  END IF;
  PERFORM change_question_list(l.category_id, l.status, sign, l.ids)
  FROM (
    SELECT l.category_id, l.status, array_agg(q.id) AS ids
    FROM changed_questions q CROSS JOIN LATERAL question_lists(q.category_id, q.status) l
    GROUP BY l.category_id, l.status ORDER BY l.category_id, l.status
  ) l;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION question_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM share_question_blocks();
  UPDATE question_search SET words = question_words(NEW.title, NEW.body, NEW.category_id, NEW.status)
  WHERE question_id = NEW.id;
  PERFORM count_question_changes(1);
  PERFORM change_question_list(l.category_id, l.status, l.sign, ARRAY[NEW.id])
  FROM (
    SELECT category_id, status, sum(sign)::integer AS sign FROM (
      SELECT *, -1 AS sign FROM question_lists(OLD.category_id, OLD.status)
      UNION ALL
      SELECT *, 1 FROM question_lists(NEW.category_id, NEW.status)
    ) both_lists
    GROUP BY category_id, status HAVING sum(sign) <> 0 ORDER BY category_id, status
  ) l;
  RETURN NULL;
END $function$;

CREATE OR REPLACE TRIGGER votes_inserted
  AFTER INSERT ON votes REFERENCING NEW TABLE AS changed_votes
  FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();

CREATE OR REPLACE TRIGGER votes_deleted
  AFTER DELETE ON votes REFERENCING OLD TABLE AS changed_votes
  FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();

CREATE OR REPLACE TRIGGER answers_inserted
  AFTER INSERT ON answers REFERENCING NEW TABLE AS changed_answers
  FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();

CREATE OR REPLACE TRIGGER answers_deleted
  AFTER DELETE ON answers REFERENCING OLD TABLE AS changed_answers
  FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();

CREATE OR REPLACE TRIGGER forget_best_answer
  BEFORE DELETE ON answers
  FOR EACH ROW EXECUTE FUNCTION forget_best_answer();

CREATE OR REPLACE TRIGGER categories_changed
  AFTER INSERT OR DELETE OR UPDATE OF slug ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();

CREATE OR REPLACE TRIGGER questions_inserted
  AFTER INSERT ON questions REFERENCING NEW TABLE AS changed_questions
  FOR EACH STATEMENT EXECUTE FUNCTION questions_changed();

CREATE OR REPLACE TRIGGER questions_deleted
  AFTER DELETE ON questions REFERENCING OLD TABLE AS changed_questions
  FOR EACH STATEMENT EXECUTE FUNCTION questions_changed();

CREATE OR REPLACE TRIGGER question_changed
  AFTER UPDATE ON questions FOR EACH ROW
  WHEN ((OLD.title, OLD.body, OLD.category_id, OLD.status) IS DISTINCT FROM (NEW.title, NEW.body, NEW.category_id, NEW.status))
  EXECUTE FUNCTION question_changed();
