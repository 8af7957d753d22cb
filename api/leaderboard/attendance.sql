-- Attendance points: a check-in at an event with attendance points awards them once. If the check-in ends, a correction sets
-- them to 0; another check-in corrects them back. Other scans of the person change nothing, so a scorer's correction stays
-- while they arrive or are undone.
--
-- Lock order as in scores.sql. A new or undone scan holds the event's row FOR KEY SHARE, by its foreign key. A change of the
-- points holds it FOR UPDATE, so it never overlaps with scans. Don't take a stronger event lock here: the registration is
-- already locked.

-- Sets the attendance points of these people to `due`, and overwrites a scorer's correction. Their registrations must be
-- locked: a correction stores the difference to the current value (ledger.sql). OFFSET 0 looks up each person separately;
-- a plain join read all awards of the event for one check-in.
CREATE OR REPLACE FUNCTION evm_award_attendance(event uuid, people uuid[], due numeric) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO awards (id, event_id, user_id, points, corrects_from, corrects_to, awarded_by, corrects, is_for_attendance)
  SELECT evm_new_uuid(), event, person, due - coalesce(now.points, 0),
         CASE WHEN now.id IS NOT NULL THEN jsonb_build_object('points', now.points, 'achievements', now.achievements) END,
         CASE WHEN now.id IS NOT NULL THEN due END, e.created_by, now.id, true
    FROM events e, unnest(people) AS person LEFT JOIN LATERAL (
      SELECT n.*, coalesce((SELECT c.is_for_attendance FROM awards c WHERE c.corrects = a.id ORDER BY c.entry DESC LIMIT 1),
                           true) AS is_own
        FROM awards a JOIN effective_awards n ON n.id = a.id
       WHERE a.event_id = event AND a.user_id = person AND a.is_for_attendance AND a.corrects IS NULL OFFSET 0
    ) now ON true
   WHERE e.id = event AND CASE WHEN now.id IS NULL THEN due > 0
                               ELSE (now.points, now.achievements) <> (due, '{}'::text[]) OR (due > 0 AND NOT now.is_own) END;
END $$;

-- Awards people who were out before: all their standing scans were just inserted.
CREATE OR REPLACE FUNCTION evm_award_scans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE event uuid; due numeric; people uuid[];
BEGIN
  FOR event, due, people IN
    SELECT e.id, e.attendance_points, array_agg(c.user_id) FROM came c JOIN events e ON e.id = c.event_id
     WHERE e.attendance_points IS NOT NULL AND c.user_id IS NOT NULL GROUP BY e.id ORDER BY e.id
  LOOP
    PERFORM FROM registrations WHERE event_id = event AND user_id = ANY(people) ORDER BY id FOR NO KEY UPDATE;
    people := ARRAY(SELECT s.user_id FROM standing_scans s LEFT JOIN came c ON c.event_id = s.event_id AND c.id = s.id
                     WHERE s.event_id = event AND s.user_id = ANY(people)
                     GROUP BY s.user_id HAVING bool_and(c.id IS NOT NULL));
    IF people <> '{}' THEN PERFORM evm_award_attendance(event, people, due); END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER scans_award AFTER INSERT ON scans REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION evm_award_scans();

-- Corrects people who are out now. Selects by their award, not by the event's points: the event may have removed its points.
CREATE OR REPLACE FUNCTION evm_award_undone_scans() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE event uuid; people uuid[];
BEGIN
  FOR event, people IN
    SELECT s.event_id, array_agg(s.user_id) FROM gone g JOIN scans s ON s.event_id = g.event_id AND s.id = g.scan_id
      JOIN awards a ON a.event_id = s.event_id AND a.user_id = s.user_id AND a.is_for_attendance AND a.corrects IS NULL
     GROUP BY s.event_id ORDER BY s.event_id
  LOOP
    PERFORM FROM registrations WHERE event_id = event AND user_id = ANY(people) ORDER BY id FOR NO KEY UPDATE;
    people := ARRAY(SELECT DISTINCT person FROM unnest(people) AS person
                     WHERE NOT EXISTS (SELECT FROM standing_scans s WHERE s.event_id = event AND s.user_id = person));
    IF people <> '{}' THEN PERFORM evm_award_attendance(event, people, 0); END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER undone_scans_award AFTER INSERT ON undone_scans REFERENCING NEW TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION evm_award_undone_scans();

-- People who are in get the new points, unless a scorer has corrected theirs.
CREATE OR REPLACE FUNCTION evm_change_attendance_points() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE people uuid[];
BEGIN
  people := ARRAY(SELECT DISTINCT user_id FROM standing_scans WHERE event_id = NEW.id AND user_id IS NOT NULL);
  IF people = '{}' THEN RETURN NULL; END IF;
  PERFORM FROM registrations WHERE event_id = NEW.id AND user_id = ANY(people) ORDER BY id FOR NO KEY UPDATE;
  people := ARRAY(SELECT person FROM unnest(people) AS person WHERE coalesce((
    SELECT last.is_for_attendance FROM awards a JOIN awards last ON last.id = a.id OR last.corrects = a.id
     WHERE a.event_id = NEW.id AND a.user_id = person AND a.is_for_attendance AND a.corrects IS NULL
     ORDER BY last.entry DESC LIMIT 1), true));
  PERFORM evm_award_attendance(NEW.id, people, coalesce(NEW.attendance_points, 0));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER events_attendance_points AFTER UPDATE OF attendance_points ON events FOR EACH ROW
  WHEN (OLD.attendance_points IS DISTINCT FROM NEW.attendance_points) EXECUTE FUNCTION evm_change_attendance_points();
