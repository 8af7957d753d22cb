-- What becomes of scores and check-ins if a seat or an event changes: one trigger for each table, because the order matters.

-- A seat brings back the points that the person has at the event. A cancelled seat removes their score from the boards, and
-- undoes their scans.
CREATE OR REPLACE FUNCTION evm_follow_seat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE s scores;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    IF NEW.state = 'confirmed' AND EXISTS (SELECT FROM awards WHERE event_id = NEW.event_id AND user_id = NEW.user_id) THEN
      PERFORM evm_tally(ARRAY[NEW.event_id], ARRAY[NEW.user_id]);
    END IF;
    RETURN NULL;
  END IF;
  -- if the event itself is deleted, evm_follow_event and foreign keys delete everything
  IF OLD.state <> 'confirmed' OR NOT EXISTS (SELECT FROM events WHERE id = OLD.event_id) THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM awards WHERE event_id = OLD.event_id AND user_id = OLD.user_id) THEN
    -- the foreign key has just deleted this score
    SELECT OLD.id, OLD.event_id, OLD.user_id, evm_college_id(u.college), e.approval = 'approved',
           r.points, r.achievements, r.reached_at, r.updated_at INTO s
      FROM reckoned_scores r JOIN events e ON e.id = r.event_id JOIN users u ON u.id = r.user_id
     WHERE r.event_id = OLD.event_id AND r.user_id = OLD.user_id;
    IF FOUND THEN PERFORM evm_update_boards(ARRAY[s], '{}'); END IF;
  END IF;
  -- most people cancel before the event; an insert without rows would still run the trigger of undone_scans
  IF EXISTS (SELECT FROM scans WHERE event_id = OLD.event_id AND user_id = OLD.user_id) THEN
    INSERT INTO undone_scans (event_id, scan_id)
    SELECT event_id, id FROM scans WHERE event_id = OLD.event_id AND user_id = OLD.user_id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER registrations_follow AFTER INSERT OR DELETE OR UPDATE OF state ON registrations
  FOR EACH ROW EXECUTE FUNCTION evm_follow_seat();

-- Only approved events count on the overall boards. People who are in get new attendance points, unless a scorer has corrected
-- theirs. A deleted event deletes its scores together, before the foreign keys would delete them one by one.
CREATE OR REPLACE FUNCTION evm_follow_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE was scores[]; written scores[]; people uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    was := ARRAY(SELECT t FROM scores t WHERE event_id = OLD.id ORDER BY id FOR UPDATE);
    DELETE FROM scores WHERE event_id = OLD.id;
    PERFORM evm_update_boards(was, '{}');
    RETURN OLD;
  END IF;
  IF NEW.attendance_points IS DISTINCT FROM OLD.attendance_points THEN
    people := ARRAY(SELECT DISTINCT user_id FROM standing_scans WHERE event_id = NEW.id AND user_id IS NOT NULL);
    PERFORM FROM registrations WHERE event_id = NEW.id AND user_id = ANY(people) ORDER BY id FOR NO KEY UPDATE;
    people := ARRAY(SELECT person FROM unnest(people) AS person WHERE coalesce((
      SELECT last.is_for_attendance FROM awards a JOIN awards last ON last.id = a.id OR last.corrects = a.id
       WHERE a.event_id = NEW.id AND a.user_id = person AND a.is_for_attendance AND a.corrects IS NULL
       ORDER BY last.entry DESC LIMIT 1), true));
    IF people <> '{}' THEN PERFORM evm_award_attendance(NEW.id, people, coalesce(NEW.attendance_points, 0)); END IF;
  END IF;
  IF NEW.approval <> OLD.approval THEN
    was := ARRAY(SELECT t FROM scores t WHERE event_id = NEW.id ORDER BY id FOR UPDATE);
    WITH made AS (UPDATE scores t SET counted = NEW.approval = 'approved' WHERE event_id = NEW.id RETURNING t AS score)
    SELECT coalesce(array_agg(score), '{}') INTO written FROM made;
    PERFORM evm_update_boards(was, written);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER events_follow BEFORE DELETE OR UPDATE OF approval, attendance_points ON events
  FOR EACH ROW EXECUTE FUNCTION evm_follow_event();
