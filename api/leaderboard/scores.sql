-- The board of each event. Nothing else writes to a board: these functions compute each row that an award, a registration, an
-- approval or a new name has touched from what it is made of, under locks that are always taken in the same order (event,
-- registration, person, score; then performers by id and colleges by id, in boards.sql). Only one more award to somebody
-- who has some, as nearly all are, is added to what is there, on this board and on those of boards.sql.

-- an award that was corrected to nothing is as if it had never been; the total was reached with the last that counts
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

-- Whether a score has only grown, and its growth could be added to the boards overall. False if it is new.
CREATE OR REPLACE FUNCTION evm_add_growth(was scores, s scores) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF was.counted AND s.counted AND s.college_id = was.college_id AND s.points >= was.points
     AND (s.reached_at = was.reached_at OR s.reached_at > was.reached_at AND s.points > 0) THEN
    RETURN evm_add_to_boards(s, s.points - was.points, (s.achievements, s.reached_at) IS DISTINCT FROM (was.achievements, was.reached_at));
  END IF;
  RETURN false;
END $$;

-- works the rows of these people at these events out anew
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

-- Whether an award could be added, here and on the boards overall: it is the latest, so that it comes last in all that goes
-- by time.
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
  -- as evm_append_scores does, for little
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
  -- whoever has no seat has no score: points are also taken back after the seat, and people must not be locked then
  PERFORM evm_tally(array_agg(event_id), array_agg(user_id))
    FROM (SELECT DISTINCT event_id, user_id FROM touched JOIN seats USING (event_id, user_id)) AS t HAVING count(*) > 0;
  RETURN NULL;
END $$;
-- an award or a correction moves the person's score at the event
CREATE OR REPLACE TRIGGER awards_tally AFTER INSERT ON awards REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION evm_tally_awards();

-- who takes the seat again has the points again
CREATE OR REPLACE FUNCTION evm_tally_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM awards WHERE event_id = NEW.event_id AND user_id = NEW.user_id) THEN
    PERFORM evm_tally(ARRAY[NEW.event_id], ARRAY[NEW.user_id]);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER registrations_tally AFTER INSERT OR UPDATE OF state ON registrations
  FOR EACH ROW WHEN (NEW.state = 'confirmed') EXECUTE FUNCTION evm_tally_registration();

-- all in one go, before the foreign keys would take them one by one
CREATE OR REPLACE FUNCTION evm_delete_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM scores WHERE event_id = OLD.id ORDER BY id FOR UPDATE;
  DELETE FROM scores WHERE event_id = OLD.id;
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER events_delete_scores BEFORE DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION evm_delete_scores();

-- only what is approved counts overall
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

-- also if only the name is another: it is read again from the rows that changed
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
