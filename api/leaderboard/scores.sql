-- The board of each event. Only these functions write to it. They recompute each row that an award, registration, approval
-- or new name affects.
-- Lock order: event, registration, person, score; then performers by id and colleges by id (boards.sql).
-- Fast path for most awards: if the person already has a score, the award is added to it, here and in boards.sql.

-- The score of a person at an event, from the ledger. Ignores awards that were corrected to nothing. `reached_at` is the
-- time of the last award with points, or of the first award if none has points.
CREATE OR REPLACE FUNCTION evm_tally_of(event uuid, person uuid)
RETURNS TABLE (points numeric, achievements text[], reached_at timestamptz, updated_at timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT sum(points),
         coalesce(evm_union(jsonb_agg(to_jsonb(achievements) ORDER BY created_at, entry) FILTER (WHERE achievements <> '{}')), '{}'),
         coalesce(max(created_at) FILTER (WHERE points > 0), min(created_at)), max(updated_at)
    FROM effective_awards
   WHERE event_id = event AND user_id = person
     AND (points > 0 OR achievements <> '{}' OR NOT corrected)
  HAVING count(*) > 0 $$;

-- Adds the growth of a score to the overall boards. False if the score is new or has not only grown: it must be recounted.
CREATE OR REPLACE FUNCTION evm_add_growth(was scores, s scores) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF was.counted AND s.counted AND s.college_id = was.college_id AND s.points >= was.points
     AND (s.reached_at = was.reached_at OR s.reached_at > was.reached_at AND s.points > 0) THEN
    RETURN evm_add_to_boards(s, s.points - was.points, (s.achievements, s.reached_at) IS DISTINCT FROM (was.achievements, was.reached_at));
  END IF;
  RETURN false;
END $$;

-- Recomputes the scores of these pairs of event and person.
CREATE OR REPLACE FUNCTION evm_tally(event_ids uuid[], user_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE was scores[]; written scores[];
BEGIN
  PERFORM FROM registrations WHERE (event_id, user_id) IN (SELECT * FROM unnest(event_ids, user_ids))
    ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM users WHERE id = ANY(user_ids) ORDER BY id FOR SHARE;
  was := ARRAY(SELECT t FROM scores t WHERE (event_id, user_id) IN (SELECT * FROM unnest(event_ids, user_ids))
                ORDER BY id FOR UPDATE);
  WITH made AS (
    INSERT INTO scores AS t
    SELECT r.id, r.event_id, r.user_id, evm_college_id(u.college), e.approval = 'approved', t.*
      FROM unnest(event_ids, user_ids) AS asked (event_id, user_id)
      JOIN seats r USING (event_id, user_id) JOIN events e ON e.id = r.event_id
      JOIN users u ON u.id = r.user_id CROSS JOIN LATERAL evm_tally_of(r.event_id, r.user_id) t
     ORDER BY r.id
    ON CONFLICT (id) DO UPDATE SET points = excluded.points, achievements = excluded.achievements,
      reached_at = excluded.reached_at, updated_at = excluded.updated_at
    RETURNING t AS score
  )
  SELECT coalesce(array_agg(score), '{}') INTO written FROM made;
  IF cardinality(written) = 1 AND evm_add_growth(was[1], written[1]) THEN
    PERFORM evm_append_scores(written);
  ELSE
    PERFORM evm_follow_scores(written, EXISTS (SELECT id FROM unnest(written) EXCEPT SELECT id FROM unnest(was)));
  END IF;
  IF cardinality(written) = cardinality(event_ids) THEN RETURN; END IF;
  DELETE FROM scores s USING unnest(event_ids, user_ids) AS asked (event_id, user_id)
   WHERE s.event_id = asked.event_id AND s.user_id = asked.user_id
     AND NOT EXISTS (SELECT FROM evm_tally_of(s.event_id, s.user_id));
END $$;

-- Adds an award to its score and to the overall boards. False if the person has no score here, or the award is not the
-- latest: awards are added in order of time.
CREATE OR REPLACE FUNCTION evm_add_award(a awards) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE s scores;
BEGIN
  UPDATE scores t SET points = t.points + a.points, updated_at = a.created_at,
         reached_at = CASE WHEN a.points > 0 THEN a.created_at ELSE t.reached_at END,
         achievements = CASE WHEN a.achievements = '{}' THEN t.achievements
                             ELSE evm_union(jsonb_build_array(t.achievements, a.achievements)) END
   WHERE t.event_id = a.event_id AND t.user_id = a.user_id AND t.updated_at <= a.created_at RETURNING t.* INTO s;
  IF NOT FOUND THEN RETURN false; END IF;
  IF s.counted AND NOT evm_add_to_boards(s, a.points, s.achievements <> '{}' AND (a.points > 0 OR a.achievements <> '{}')) THEN
    PERFORM evm_recount(ARRAY[s.user_id], ARRAY[s.college_id], true);
  END IF;
  -- the same entry as evm_append_scores, but cheaper
  INSERT INTO journal (kind, event_id, user_id, data)
  SELECT 'score.changed', s.event_id, s.user_id, jsonb_build_object('scoreId', s.id, 'counted', s.counted,
           'collegeIds', ARRAY[s.college_id], 'eventCreatedById', e.created_by) FROM events e WHERE e.id = s.event_id;
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION evm_tally_awards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE a awards;
BEGIN
  SELECT * INTO a FROM touched WHERE corrects IS NULL AND (SELECT count(*) FROM touched) = 1;
  IF FOUND AND evm_add_award(a) THEN RETURN NULL; END IF;
  -- People without a seat have no score. Attendance points are also taken back after a cancellation; don't lock the people
  -- then.
  PERFORM evm_tally(array_agg(event_id), array_agg(user_id))
    FROM (SELECT DISTINCT event_id, user_id FROM touched JOIN seats USING (event_id, user_id)) AS t HAVING count(*) > 0;
  RETURN NULL;
END $$;
-- An award or a correction changes the score of the person at the event.
CREATE OR REPLACE TRIGGER awards_tally AFTER INSERT ON awards REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION evm_tally_awards();

-- A person who registers again gets their points back.
CREATE OR REPLACE FUNCTION evm_tally_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM awards WHERE event_id = NEW.event_id AND user_id = NEW.user_id) THEN
    PERFORM evm_tally(ARRAY[NEW.event_id], ARRAY[NEW.user_id]);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER registrations_tally AFTER INSERT OR UPDATE OF state ON registrations
  FOR EACH ROW WHEN (NEW.state = 'confirmed') EXECUTE FUNCTION evm_tally_registration();

-- Deletes the scores of an event together, before the foreign keys would delete them one by one.
CREATE OR REPLACE FUNCTION evm_delete_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM scores WHERE event_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM scores WHERE event_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER events_delete_scores BEFORE DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION evm_delete_scores();

-- Only approved events count on the overall boards.
CREATE OR REPLACE FUNCTION evm_count_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE written scores[];
BEGIN
  PERFORM FROM scores WHERE event_id = NEW.id ORDER BY id FOR UPDATE;
  WITH made AS (UPDATE scores t SET counted = NEW.approval = 'approved' WHERE event_id = NEW.id RETURNING t AS score)
  SELECT array_agg(score) INTO written FROM made;
  PERFORM evm_follow_scores(written, true, had_counted => OLD.approval = 'approved');
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER events_count AFTER UPDATE OF approval ON events FOR EACH ROW
  WHEN (OLD.approval IS DISTINCT FROM NEW.approval) EXECUTE FUNCTION evm_count_event();

-- A new name, college or profile visibility touches all scores of the person, because clients read them from changed rows.
CREATE OR REPLACE FUNCTION evm_rename_scores() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE was uuid[]; written scores[];
BEGIN
  was := ARRAY(SELECT college_id FROM scores WHERE user_id = NEW.id ORDER BY id FOR UPDATE);
  WITH made AS (UPDATE scores t SET college_id = evm_college_id(NEW.college) WHERE user_id = NEW.id RETURNING t AS score)
  SELECT array_agg(score) INTO written FROM made;
  PERFORM evm_follow_scores(written, true, left_places => ARRAY(SELECT DISTINCT unnest(was)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_rename_scores AFTER UPDATE OF first_name, last_name, college, profile_visible ON users
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.college, OLD.profile_visible)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.college, NEW.profile_visible))
  EXECUTE FUNCTION evm_rename_scores();
