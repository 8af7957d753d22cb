-- The boards overall, `performers` and `colleges`: whatever writes to `scores` has them counted again, and is told.

-- each row is taken by writing to it, which also makes it anew where somebody else has just removed it
CREATE OR REPLACE FUNCTION evm_recount(people uuid[], places uuid[], members_changed boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO performers SELECT id, id, 0, 0, '{}', now() FROM unnest(people) AS id ORDER BY id
    ON CONFLICT (id) DO UPDATE SET points = performers.points;
  UPDATE performers p SET college_id = s.college_id, points = s.points, events = s.events,
         achievements = s.achievements, reached_at = s.reached_at
    FROM (SELECT user_id, (array_agg(college_id))[1] AS college_id, sum(points) AS points, count(*) AS events,
                 evm_union(jsonb_agg(to_jsonb(achievements) ORDER BY reached_at, id)) AS achievements,
                 coalesce(max(reached_at) FILTER (WHERE points > 0), min(reached_at)) AS reached_at
            FROM scores WHERE user_id = ANY(people) AND counted GROUP BY user_id) s
   WHERE p.id = s.user_id;
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

CREATE OR REPLACE FUNCTION evm_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people uuid[] := ARRAY(SELECT DISTINCT user_id FROM touched);
  places uuid[] := ARRAY(SELECT DISTINCT college_id FROM touched);
  members_changed boolean := true;
BEGIN
  IF people = '{}' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    places := places || ARRAY(SELECT college_id FROM was EXCEPT SELECT unnest(places));
    members_changed := EXISTS (SELECT FROM touched t JOIN was USING (id)
      WHERE (t.college_id, t.counted) IS DISTINCT FROM (was.college_id, was.counted)
         OR (t.points, t.achievements, t.updated_at) IS NOT DISTINCT FROM (was.points, was.achievements, was.updated_at));
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
