-- The overall boards: `performers` and `colleges`. A statement that writes to `scores` also calls evm_update_boards.

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

-- Updates the overall boards after a write to scores, and appends the change to the journal. `was`: the scores before, without
-- new ones; `written`: the same scores after, without deleted ones. `anew`: names may have changed too. changes.ts decides
-- which viewers are notified.
CREATE OR REPLACE FUNCTION evm_update_boards(was scores[], written scores[], anew boolean DEFAULT false) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  o scores; n scores; gained numeric; reorders boolean; joins boolean := false; opens boolean := false;
  total numeric; reached timestamptz; named text; people uuid[]; places uuid[];
BEGIN
  -- Fast path for a score that is new, has grown, or is lower but above zero: the difference is added to the person and the
  -- college. Summing up a college with thousands of people takes much longer.
  <<fast>> BEGIN
    EXIT fast WHEN cardinality(was) > 1 OR cardinality(written) <> 1 OR anew;
    o := was[1]; n := written[1];
    gained := n.points - coalesce(o.points, 0);
    EXIT fast WHEN NOT n.counted OR o.id IS NOT NULL AND NOT (o.counted AND n.college_id = o.college_id
      AND (gained >= 0 OR n.points > 0)
      AND (n.reached_at = o.reached_at OR n.reached_at > o.reached_at AND n.points > 0));
    anew := true;
    IF o.id IS NULL THEN
      INSERT INTO performers VALUES (n.user_id, n.college_id, 0, 0, '{}', n.reached_at) ON CONFLICT (id) DO NOTHING;
      joins := FOUND;
    END IF;
    reorders := (n.achievements, n.reached_at) IS DISTINCT FROM (o.achievements, o.reached_at)
                AND (n.achievements <> '{}' OR o.achievements <> '{}');
    IF reorders THEN PERFORM FROM performers WHERE id = n.user_id FOR UPDATE; END IF;
    UPDATE performers p SET points = p.points + gained, events = p.events + (o.id IS NULL)::int,
           reached_at = CASE WHEN n.points > 0 AND p.points > 0 THEN greatest(p.reached_at, n.reached_at)
                             WHEN n.points > 0 THEN n.reached_at
                             WHEN p.points > 0 THEN p.reached_at ELSE least(p.reached_at, n.reached_at) END,
           achievements = CASE WHEN reorders THEN (SELECT r.achievements FROM reckoned_performers r WHERE r.user_id = n.user_id)
                               ELSE p.achievements END
     WHERE id = n.user_id AND college_id = n.college_id RETURNING p.points, p.reached_at INTO total, reached;
    EXIT fast WHEN NOT FOUND;
    IF o.id IS NULL THEN
      SELECT name INTO named FROM colleges WHERE id = n.college_id FOR UPDATE;
      -- the name is the most frequent spelling, which one more person with the same spelling does not change
      EXIT fast WHEN NOT FOUND OR joins AND named IS DISTINCT FROM (SELECT btrim(college) FROM users WHERE id = n.user_id);
      -- the only score of its college at the event? In the order of the index: the planner expects many, and would read all.
      SELECT count(*) = 1 INTO opens FROM (
        SELECT college_id, event_id FROM scores WHERE counted AND (college_id, event_id) >= (n.college_id, n.event_id)
         ORDER BY college_id, event_id LIMIT 2) AS s WHERE college_id = n.college_id AND event_id = n.event_id;
    END IF;
    IF gained <> 0 OR o.id IS NULL THEN
      UPDATE colleges c SET points = c.points + gained, people = c.people + joins::int, events = c.events + opens::int,
             reached_at = CASE WHEN total > 0 AND c.points > 0 THEN greatest(c.reached_at, reached)
                               WHEN total > 0 THEN reached
                               WHEN c.points > 0 THEN c.reached_at ELSE least(c.reached_at, reached) END
       WHERE c.id = n.college_id;
    END IF;
    -- the same entry as below, but cheaper
    INSERT INTO journal (kind, event_id, user_id, data)
    SELECT 'score.changed', n.event_id, n.user_id, jsonb_build_object('scoreId', n.id, 'counted', true,
             'collegeIds', ARRAY[n.college_id], 'eventCreatedById', e.created_by) FROM events e WHERE e.id = n.event_id;
    RETURN;
  END;

  people := ARRAY(SELECT user_id FROM unnest(was) WHERE counted UNION SELECT user_id FROM unnest(written) WHERE counted);
  IF people <> '{}' THEN
    places := ARRAY(SELECT college_id FROM unnest(was) WHERE counted UNION SELECT college_id FROM unnest(written) WHERE counted);
    -- name and event count cost most, and points alone do not change them
    anew := anew OR EXISTS (SELECT id, counted, college_id FROM unnest(was) EXCEPT SELECT id, counted, college_id FROM unnest(written))
                 OR EXISTS (SELECT id FROM unnest(written) EXCEPT SELECT id FROM unnest(was));
    -- the upsert locks each row, and recreates a row that was just deleted elsewhere
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
    IF anew THEN
      UPDATE colleges c SET name = p.name,
             events = (SELECT count(DISTINCT event_id) FROM scores WHERE college_id = c.id AND counted)
        FROM (SELECT college_id, mode() WITHIN GROUP (ORDER BY btrim(u.college)) AS name
                FROM performers p JOIN users u USING (id) WHERE college_id = ANY(places) GROUP BY college_id) p
       WHERE c.id = p.college_id;
    END IF;
    DELETE FROM colleges c WHERE id = ANY(places) AND NOT EXISTS (SELECT FROM performers WHERE college_id = c.id);
  END IF;

  -- one entry per score, or one per event if more than 20 scores changed
  IF greatest(cardinality(was), cardinality(written)) <= 20 THEN
    INSERT INTO journal (kind, event_id, user_id, data)
    SELECT 'score.changed', coalesce(a.event_id, b.event_id), coalesce(a.user_id, b.user_id), jsonb_build_object('scoreId', coalesce(a.id, b.id),
             'counted', coalesce(a.counted, false) OR coalesce(b.counted, false),
             'collegeIds', array_remove(ARRAY[a.college_id, nullif(b.college_id, a.college_id)], NULL), 'eventCreatedById', e.created_by)
      FROM unnest(was) AS b FULL JOIN unnest(written) AS a ON a.id = b.id LEFT JOIN events e ON e.id = coalesce(a.event_id, b.event_id)
     ORDER BY coalesce(a.id, b.id);
  ELSE
    INSERT INTO journal (kind, event_id, data)
    SELECT 'score.changed', event_id, jsonb_build_object('counted', bool_or(counted), 'eventCreatedById', e.created_by)
      FROM unnest(was || written) AS s LEFT JOIN events e ON e.id = s.event_id GROUP BY event_id, e.created_by ORDER BY event_id;
  END IF;
END $$;
