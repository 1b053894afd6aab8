-- Votes, answers, comments, and what a search for questions looks through.

CREATE OR REPLACE FUNCTION votes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE answers a SET vote_score = a.vote_score + sign * c.score
  FROM (SELECT answer_id, sum(value)::integer AS score FROM changed_votes GROUP BY answer_id ORDER BY answer_id) c
  WHERE a.id = c.answer_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER votes_inserted AFTER INSERT ON votes
REFERENCING NEW TABLE AS changed_votes FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();
CREATE OR REPLACE TRIGGER votes_deleted AFTER DELETE ON votes
REFERENCING OLD TABLE AS changed_votes FOR EACH STATEMENT EXECUTE FUNCTION votes_changed();

-- Sets somebody's vote on an answer whose row is locked, or withdraws it (0), and says the new score.
CREATE OR REPLACE FUNCTION set_answer_vote(answer integer, voter integer, wanted integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  present integer;
BEGIN
  SELECT value INTO present FROM votes WHERE answer_id = answer AND user_id = voter;
  IF coalesce(present, 0) <> wanted THEN
    DELETE FROM votes WHERE answer_id = answer AND user_id = voter;
    INSERT INTO votes (answer_id, user_id, value) SELECT answer, voter, wanted WHERE wanted <> 0;
  END IF;
  RETURN (SELECT vote_score FROM answers WHERE id = answer);
END $$;

CREATE OR REPLACE FUNCTION answers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  -- Answers that go with their question find no question here.
  UPDATE questions q SET answer_count = q.answer_count + sign * c.answers
  FROM (SELECT question_id, count(*)::integer AS answers FROM changed_answers GROUP BY question_id ORDER BY question_id) c
  WHERE q.id = c.question_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER answers_inserted AFTER INSERT ON answers
REFERENCING NEW TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();
CREATE OR REPLACE TRIGGER answers_deleted AFTER DELETE ON answers
REFERENCING OLD TABLE AS changed_answers FOR EACH STATEMENT EXECUTE FUNCTION answers_changed();

-- Comments that go with their question or answer find none here.
CREATE OR REPLACE FUNCTION post_comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE questions q SET comment_count = q.comment_count + sign * c.comments
  FROM (SELECT question_id, count(*)::integer AS comments FROM changed_comments WHERE question_id IS NOT NULL GROUP BY 1 ORDER BY 1) c
  WHERE q.id = c.question_id;
  UPDATE answers a SET comment_count = a.comment_count + sign * c.comments
  FROM (SELECT answer_id, count(*)::integer AS comments FROM changed_comments WHERE answer_id IS NOT NULL GROUP BY 1 ORDER BY 1) c
  WHERE a.id = c.answer_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER post_comments_inserted AFTER INSERT ON post_comments
REFERENCING NEW TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION post_comments_changed();
CREATE OR REPLACE TRIGGER post_comments_deleted AFTER DELETE ON post_comments
REFERENCING OLD TABLE AS changed_comments FOR EACH STATEMENT EXECUTE FUNCTION post_comments_changed();

-- The foreign key could set the reference to null, but not the status with it, and the two may not disagree.
CREATE OR REPLACE FUNCTION forget_best_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE questions
  SET best_answer_id = NULL, status = CASE status WHEN 'resolved' THEN 'open' ELSE status END
  WHERE best_answer_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER forget_best_answer BEFORE DELETE ON answers FOR EACH ROW EXECUTE FUNCTION forget_best_answer();

-- Counts what a search could notice, in a counter of no list.
CREATE OR REPLACE FUNCTION count_question_changes(changes integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO list_counters AS c (list, part, key, slot, items)
  VALUES ('question_changes', 0, '', pg_backend_pid() % 16, changes)
  ON CONFLICT (list, part, key, slot) DO UPDATE SET items = c.items + excluded.items
$$;

-- What a search found is remembered under the category's slug.
CREATE OR REPLACE FUNCTION categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_question_changes(1);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER categories_changed AFTER INSERT OR DELETE OR UPDATE OF slug ON categories
FOR EACH STATEMENT EXECUTE FUNCTION categories_changed();

-- Category and status are words too, so that one index finds what matches all three. They have a space in them, which
-- no word of a text has.
CREATE OR REPLACE FUNCTION question_words(title text, body text, category integer, state question_status) RETURNS tsvector
LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('english', search_text(title)), 'A')
    || setweight(to_tsvector('english', search_text(body)), 'B')
    || array_to_tsvector(array_remove(ARRAY['status ' || state, 'category ' || category], NULL))
$$;

-- As people know it from search engines: quotes, a minus in front of a word, or. `--amend` and `-m` are options of commands. What other
-- punctuation joins is a phrase. After a Korean noun a particle may follow. As it is written a word with accents is found in questions of before
-- the search left them out.
CREATE OR REPLACE FUNCTION search_query(term text) RETURNS tsquery LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  piece text;
  one tsquery;
  every tsquery;
  either tsquery;
BEGIN
  FOR piece IN SELECT m[1] FROM regexp_matches(translate(term, '“”„', '"""'), '-?"[^"]*"?|[^\s"]+', 'g') AS m LOOP
    IF lower(piece) = 'or' THEN
      either := coalesce(either || every, every, either);
      every := NULL;
      CONTINUE;
    END IF;
    one := phraseto_tsquery('english', search_text(piece));
    CONTINUE WHEN numnode(one) = 0;
    IF octet_length(piece) > length(piece) THEN
      IF search_text(piece) ~ '^\s*[가-힣]+\s*$' THEN
        one := any_of(search_beginning(search_forms(btrim(search_text(piece)), '{}')));
      END IF;
      one := one || phraseto_tsquery('english', without_punctuation(normalize(piece, NFC)));
    END IF;
    IF piece ~ '^-[^-]' AND piece !~* '^-[a-z]$' THEN
      one := !!one;
    END IF;
    every := coalesce(every && one, one);
  END LOOP;
  RETURN coalesce(either || every, every, either, '');
END $$;

-- The newest 10,000 matches, best first. Which way is the fastest to them depends on how common the words are, so the
-- plan is made for these.
CREATE OR REPLACE FUNCTION search_questions(term text, category integer, state question_status) RETURNS integer[]
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
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
END $$;

CREATE OR REPLACE FUNCTION search_questions_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO question_search (question_id, words)
    SELECT id, question_words(title, body, category_id, status) FROM changed_questions;
  END IF;
  PERFORM count_question_changes(count(*)::integer) FROM changed_questions;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_inserted AFTER INSERT ON questions
REFERENCING NEW TABLE AS changed_questions FOR EACH STATEMENT EXECUTE FUNCTION search_questions_changed();
CREATE OR REPLACE TRIGGER search_deleted AFTER DELETE ON questions
REFERENCING OLD TABLE AS changed_questions FOR EACH STATEMENT EXECUTE FUNCTION search_questions_changed();

CREATE OR REPLACE FUNCTION search_question_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE question_search SET words = question_words(NEW.title, NEW.body, NEW.category_id, NEW.status)
  WHERE question_id = NEW.id;
  PERFORM count_question_changes(1);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_updated AFTER UPDATE ON questions FOR EACH ROW
WHEN ((OLD.title, OLD.body, OLD.category_id, OLD.status) IS DISTINCT FROM (NEW.title, NEW.body, NEW.category_id, NEW.status))
EXECUTE FUNCTION search_question_updated();
