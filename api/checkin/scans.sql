-- Who was let in, and that every process is told of it (changes.ts decides whom it concerns).

-- what was not taken back; by the earliest of these a person is in
CREATE OR REPLACE VIEW standing_scans AS
  SELECT s.* FROM scans s
   WHERE NOT EXISTS (SELECT FROM undone_scans u WHERE u.event_id = s.event_id AND u.scan_id = s.id);

-- whoever gives back their seat is not in any more; where the event itself goes, all of this goes with it
CREATE OR REPLACE FUNCTION evm_undo_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO undone_scans (event_id, scan_id)
  SELECT s.event_id, s.id FROM scans s
   WHERE s.event_id = OLD.event_id AND s.user_id = OLD.user_id AND EXISTS (SELECT FROM events WHERE id = OLD.event_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER registrations_undo_scans AFTER DELETE ON registrations FOR EACH ROW
  WHEN (OLD.state = 'confirmed') EXECUTE FUNCTION evm_undo_scans();

-- The seat of a guest is held by the scan alone: taken back, it is free again, and the first in line have it.
CREATE OR REPLACE FUNCTION evm_free_guest_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH freed AS (
    UPDATE events e SET taken = taken - gone.seats, guests = guests - gone.seats, waiting = waiting
      FROM (SELECT s.event_id, count(*) AS seats FROM changed c JOIN scans s ON s.event_id = c.event_id AND s.id = c.scan_id
             WHERE s.user_id IS NULL GROUP BY s.event_id) AS gone
     WHERE e.id = gone.event_id RETURNING e.id
  )
  INSERT INTO journal (kind, event_id) SELECT 'event.changed', id FROM freed;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER undone_scans_free_seats AFTER INSERT ON undone_scans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION evm_free_guest_seats();

-- Queues of an event that awards points take turns. What one of them takes back it may know of before the other has brought
-- it; and each locks people twice, for those who come in and for those who are out.
CREATE OR REPLACE FUNCTION evm_queue_turn(event uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM events WHERE id = event FOR KEY SHARE;
  PERFORM pg_advisory_xact_lock(hashtextextended('queue ' || event, 0))
     FROM events WHERE id = event AND attendance_points IS NOT NULL;
END $$;

-- a notification holds less than 8000 bytes, so of a long queue several are made; guests are named by their scans
CREATE OR REPLACE FUNCTION evm_tell_scans(events uuid[], people uuid[], scans uuid[]) RETURNS void LANGUAGE sql AS $$
SELECT evm_tell('checkin', jsonb_build_object('eventId', event,
         'people', coalesce(jsonb_agg(person) FILTER (WHERE person IS NOT NULL), '[]'),
         'guests', coalesce(jsonb_agg(guest) FILTER (WHERE person IS NULL), '[]')))
  FROM (SELECT event, person, guest, (row_number() OVER (PARTITION BY event ORDER BY person, guest) - 1) / 100 AS part
          FROM (SELECT DISTINCT event, person, CASE WHEN person IS NULL THEN scan END AS guest
                  FROM unnest(events, people, scans) AS t (event, person, scan)) AS once) AS parted
 GROUP BY event, part $$;

-- every process is told who came in; changes.ts decides whom it concerns
CREATE OR REPLACE FUNCTION evm_tell_changed_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell_scans(array_agg(event_id), array_agg(user_id), array_agg(id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER scans_tell AFTER INSERT ON scans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION evm_tell_changed_scans();
CREATE OR REPLACE TRIGGER scans_tell_change AFTER UPDATE ON scans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION evm_tell_changed_scans();

-- the same of whom that was taken back
CREATE OR REPLACE FUNCTION evm_tell_undone_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell_scans(array_agg(s.event_id), array_agg(s.user_id), array_agg(s.id))
     FROM changed c JOIN scans s ON s.event_id = c.event_id AND s.id = c.scan_id HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER undone_scans_tell AFTER INSERT ON undone_scans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION evm_tell_undone_scans();
