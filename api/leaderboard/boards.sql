-- The boards overall, `performers` and `colleges`: whatever writes to `scores` has them counted again, and is told.

-- the names of several lists, each once, in the order in which they came; of no lists null, for little: most scores have none
CREATE OR REPLACE FUNCTION evm_union(lists jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT
AS $$ SELECT coalesce(array_agg(name ORDER BY place), '{}') FROM (
        SELECT DISTINCT ON (lower(name)) name, (list_place, name_place) AS place
          FROM jsonb_array_elements(lists) WITH ORDINALITY AS l (list, list_place),
               jsonb_array_elements_text(list) WITH ORDINALITY AS n (name, name_place)
         ORDER BY lower(name), place) AS names $$;

-- what there is to say of each person, from their scores
CREATE OR REPLACE VIEW reckoned_performers AS
SELECT user_id, (array_agg(college_id))[1] AS college_id, sum(points) AS points, count(*) AS events,
       coalesce(evm_union(jsonb_agg(to_jsonb(achievements) ORDER BY reached_at, id) FILTER (WHERE achievements <> '{}')), '{}')
         AS achievements,
       coalesce(max(reached_at) FILTER (WHERE points > 0), min(reached_at)) AS reached_at
  FROM scores WHERE counted GROUP BY user_id;

-- each row is taken by writing to it, which also makes it anew where somebody else has just removed it
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
  -- these two cost most, and points alone do not change them
  IF members_changed THEN
    UPDATE colleges c SET name = p.name,
           events = (SELECT count(DISTINCT event_id) FROM scores WHERE college_id = c.id AND counted)
      FROM (SELECT college_id, mode() WITHIN GROUP (ORDER BY btrim(u.college)) AS name
              FROM performers p JOIN users u USING (id) WHERE college_id = ANY(places) GROUP BY college_id) p
     WHERE c.id = p.college_id;
  END IF;
  DELETE FROM colleges c WHERE id = ANY(places) AND NOT EXISTS (SELECT FROM performers WHERE college_id = c.id);
END $$;

-- The same where a score has only grown: a college is not summed up for it. Whether it could be.
CREATE OR REPLACE FUNCTION evm_raise(s scores) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE before numeric; gained numeric; reached timestamptz;
BEGIN
  SELECT points INTO before FROM performers WHERE id = s.user_id FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE performers p SET points = r.points, achievements = r.achievements, reached_at = r.reached_at
    FROM reckoned_performers r WHERE r.user_id = s.user_id AND p.id = s.user_id
    RETURNING p.points - before, p.reached_at INTO gained, reached;
  UPDATE colleges c SET points = c.points + gained,
         reached_at = CASE WHEN c.points > 0 THEN greatest(c.reached_at, reached) ELSE reached END
   WHERE c.id = s.college_id AND gained > 0;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION evm_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  s scores;
  people uuid[];
  places uuid[];
  members_changed boolean := true;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT t.* INTO s FROM touched t JOIN was USING (id)
     WHERE (SELECT count(*) FROM touched) = 1 AND t.counted AND was.counted AND t.college_id = was.college_id
       AND t.points >= was.points AND t.reached_at >= was.reached_at
       AND (t.points, t.achievements, t.updated_at) IS DISTINCT FROM (was.points, was.achievements, was.updated_at);
    IF FOUND AND evm_raise(s) THEN
      PERFORM evm_tell('score', evm_score_facts(s));
      RETURN NULL;
    END IF;
  END IF;
  people := ARRAY(SELECT DISTINCT user_id FROM touched);
  IF people = '{}' THEN RETURN NULL; END IF;
  places := ARRAY(SELECT DISTINCT college_id FROM touched);
  IF TG_OP = 'UPDATE' THEN
    places := places || ARRAY(SELECT college_id FROM was EXCEPT SELECT unnest(places));
    -- all of them, not whether there is one: that would be looked for row by row, 2.3 s of five thousand
    SELECT coalesce(bool_or((t.college_id, t.counted) IS DISTINCT FROM (was.college_id, was.counted)
             OR (t.points, t.achievements, t.updated_at) IS NOT DISTINCT FROM (was.points, was.achievements, was.updated_at)), false)
      INTO members_changed FROM touched t JOIN was USING (id);
  END IF;
  PERFORM evm_recount(people, places, members_changed);
  IF TG_OP = 'UPDATE' THEN
    PERFORM evm_tell_scores(jsonb_agg(evm_score_facts(t) || jsonb_build_object('counted', t.counted OR was.counted,
      'collegeIds', ARRAY[t.college_id, was.college_id]))) FROM touched t JOIN was USING (id);
  ELSE
    PERFORM evm_tell_scores(jsonb_agg(evm_score_facts(t))) FROM touched t;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER scores_made AFTER INSERT ON scores REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION evm_scores_changed();
CREATE OR REPLACE TRIGGER scores_changed AFTER UPDATE ON scores REFERENCING OLD TABLE AS was NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION evm_scores_changed();
CREATE OR REPLACE TRIGGER scores_gone AFTER DELETE ON scores REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION evm_scores_changed();
