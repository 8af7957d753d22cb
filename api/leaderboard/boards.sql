-- The overall boards: `performers` and `colleges`. Each function that writes to `scores` calls evm_follow_scores or
-- evm_add_to_boards.

-- Merges lists of names in order, without duplicates regardless of case. STRICT makes null input cheap: most scores have no
-- achievements.
CREATE OR REPLACE FUNCTION evm_union(lists jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT
AS $$ SELECT coalesce(array_agg(name ORDER BY place), '{}') FROM (
        SELECT DISTINCT ON (lower(name)) name, (list_place, name_place) AS place
          FROM jsonb_array_elements(lists) WITH ORDINALITY AS l (list, list_place),
               jsonb_array_elements_text(list) WITH ORDINALITY AS n (name, name_place)
         ORDER BY lower(name), place) AS names $$;

-- The row of each performer, computed from their scores.
CREATE OR REPLACE VIEW reckoned_performers AS
SELECT user_id, (array_agg(college_id))[1] AS college_id, sum(points) AS points, count(*) AS events,
       coalesce(evm_union(jsonb_agg(to_jsonb(achievements) ORDER BY reached_at, id) FILTER (WHERE achievements <> '{}')), '{}')
         AS achievements,
       coalesce(max(reached_at) FILTER (WHERE points > 0), min(reached_at)) AS reached_at
  FROM scores WHERE counted GROUP BY user_id;

-- Recomputes these performers and colleges. The upsert locks each row, and recreates a row that was just deleted elsewhere.
CREATE OR REPLACE FUNCTION evm_recount(people uuid[], places uuid[], members_changed boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO performers SELECT id, id, 0, 0, '{}', now() FROM unnest(people) AS id ORDER BY id
    ON CONFLICT (id) DO UPDATE SET points = performers.points;
  UPDATE performers p SET college_id = s.college_id, points = s.points, events = s.events,
         achievements = s.achievements, reached_at = s.reached_at
    FROM reckoned_performers s WHERE s.user_id = ANY(people) AND p.id = s.user_id;
  DELETE FROM performers p WHERE id = ANY(people)
     AND NOT EXISTS (SELECT FROM scores WHERE user_id = p.id AND counted);

  INSERT INTO colleges SELECT id, '', 0, 0, 0, now() FROM unnest(places) AS id ORDER BY id
    ON CONFLICT (id) DO UPDATE SET points = colleges.points;
  UPDATE colleges c SET points = p.points, people = p.people, reached_at = p.reached_at
    FROM (SELECT college_id, sum(points) AS points, count(*) AS people,
                 coalesce(max(reached_at) FILTER (WHERE points > 0), min(reached_at)) AS reached_at
            FROM performers WHERE college_id = ANY(places) GROUP BY college_id) p
   WHERE c.id = p.college_id;
  -- name and event count cost most, and points alone do not change them
  IF members_changed THEN
    UPDATE colleges c SET name = p.name,
           events = (SELECT count(DISTINCT event_id) FROM scores WHERE college_id = c.id AND counted)
      FROM (SELECT college_id, mode() WITHIN GROUP (ORDER BY btrim(u.college)) AS name
              FROM performers p JOIN users u USING (id) WHERE college_id = ANY(places) GROUP BY college_id) p
     WHERE c.id = p.college_id;
  END IF;
  DELETE FROM colleges c WHERE id = ANY(places) AND NOT EXISTS (SELECT FROM performers WHERE college_id = c.id);
END $$;

-- Adds the growth of one score to its person and college, instead of summing up again. False if the person has no row.
-- `renames`: the achievements of the person, or their order, may have changed.
CREATE OR REPLACE FUNCTION evm_add_to_boards(s scores, gained numeric, renames boolean) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE p performers;
BEGIN
  SELECT * INTO p FROM performers WHERE id = s.user_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  IF gained = 0 AND NOT renames THEN RETURN true; END IF;
  p.reached_at := CASE WHEN s.points = 0 THEN p.reached_at
                       WHEN p.points > 0 THEN greatest(p.reached_at, s.reached_at) ELSE s.reached_at END;
  UPDATE performers SET points = points + gained, reached_at = p.reached_at,
         achievements = CASE WHEN renames THEN (SELECT r.achievements FROM reckoned_performers r WHERE r.user_id = s.user_id)
                             ELSE achievements END
   WHERE id = s.user_id;
  IF gained > 0 THEN
    UPDATE colleges c SET points = c.points + gained,
           reached_at = CASE WHEN c.points > 0 THEN greatest(c.reached_at, p.reached_at) ELSE p.reached_at END
     WHERE c.id = s.college_id;
  END IF;
  RETURN true;
END $$;

-- Recounts the overall boards after a write to scores, and appends the change to the journal. See evm_append_scores for
-- `left_places` and `had_counted`.
CREATE OR REPLACE FUNCTION evm_follow_scores(touched scores[], members_changed boolean, left_places uuid[] DEFAULT '{}',
  had_counted boolean DEFAULT false) RETURNS void LANGUAGE plpgsql AS $$
DECLARE people uuid[];
BEGIN
  people := ARRAY(SELECT DISTINCT user_id FROM unnest(touched));
  IF people = '{}' THEN RETURN; END IF;
  PERFORM evm_recount(people, ARRAY(SELECT college_id FROM unnest(touched) UNION SELECT unnest(left_places)), members_changed);
  PERFORM evm_append_scores(touched, left_places, had_counted);
END $$;

-- The foreign key to registrations also deletes scores.
CREATE OR REPLACE FUNCTION evm_scores_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_follow_scores(ARRAY(SELECT ROW(t.*)::scores FROM touched t), true);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER scores_gone AFTER DELETE ON scores REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION evm_scores_gone();
