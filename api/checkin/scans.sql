-- Scans are check-ins. Each change is appended to the journal; changes.ts filters them for its subscribers.

-- Scans that were not undone. The earliest one of a person is the check-in.
CREATE OR REPLACE VIEW standing_scans AS
  SELECT s.* FROM scans s
   WHERE NOT EXISTS (SELECT FROM undone_scans u WHERE u.event_id = s.event_id AND u.scan_id = s.id);

-- A cancelled seat undoes the scans of its person. If the event itself is deleted, foreign keys delete all rows.
CREATE OR REPLACE FUNCTION evm_undo_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- most people cancel before the event; an insert without rows would still run the statement triggers of undone_scans
  IF NOT EXISTS (SELECT FROM scans s WHERE s.event_id = OLD.event_id AND s.user_id = OLD.user_id) THEN RETURN NULL; END IF;
  INSERT INTO undone_scans (event_id, scan_id)
  SELECT s.event_id, s.id FROM scans s
   WHERE s.event_id = OLD.event_id AND s.user_id = OLD.user_id AND EXISTS (SELECT FROM events WHERE id = OLD.event_id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER registrations_undo_scans AFTER DELETE ON registrations FOR EACH ROW
  WHEN (OLD.state = 'confirmed') EXECUTE FUNCTION evm_undo_scans();

-- Appends check-ins and undone check-ins to the journal. Guests are identified by their scans. An entry becomes a
-- notification, which is limited to 8,000 bytes, so each has at most 100 ids.
CREATE OR REPLACE FUNCTION evm_append_scans(the_event uuid, people uuid[], guests uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journal (kind, event_id, data)
  SELECT 'door.changed', the_event, jsonb_build_object('people', coalesce(jsonb_agg(person) FILTER (WHERE person IS NOT NULL), '[]'),
                                                       'guests', coalesce(jsonb_agg(guest) FILTER (WHERE guest IS NOT NULL), '[]'))
    FROM (SELECT person, guest, (row_number() OVER () - 1) / 100 AS part
            FROM (SELECT DISTINCT unnest(people) AS person, NULL::uuid AS guest UNION ALL SELECT NULL, unnest(guests)) AS each) AS parted
   GROUP BY part ORDER BY part $$;

-- The scan of a guest holds a seat. If the scan is undone, the first person on the waitlist gets the seat. A trigger, because
-- a process of an older release also undoes scans.
CREATE OR REPLACE FUNCTION evm_scans_undone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE freed_events uuid[];
BEGIN
  WITH freed AS (
    UPDATE events e SET taken = taken - gone.seats, guests = guests - gone.seats
      FROM (SELECT s.event_id, count(*) AS seats FROM changed c JOIN scans s ON s.event_id = c.event_id AND s.id = c.scan_id
             WHERE s.user_id IS NULL GROUP BY s.event_id) AS gone
     WHERE e.id = gone.event_id RETURNING e.id
  ), appended AS (
    INSERT INTO journal (kind, event_id) SELECT 'event.changed', id FROM freed
  )
  SELECT array_agg(id) INTO freed_events FROM freed;
  PERFORM evm_promote(id) FROM unnest(freed_events) AS id;
  PERFORM evm_append_scans(s.event_id, array_agg(s.user_id) FILTER (WHERE s.user_id IS NOT NULL),
                           array_agg(s.id) FILTER (WHERE s.user_id IS NULL))
     FROM changed c JOIN scans s ON s.event_id = c.event_id AND s.id = c.scan_id GROUP BY s.event_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER undone_scans_free_seats AFTER INSERT ON undone_scans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION evm_scans_undone();

-- Serializes uploads for an event that awards points. One upload may undo a scan that another one still brings. Each upload
-- also locks people twice, for check-ins and for undone ones, so two could deadlock.
CREATE OR REPLACE FUNCTION evm_queue_turn(event uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM events WHERE id = event FOR KEY SHARE;
  PERFORM pg_advisory_xact_lock(hashtextextended('queue ' || event, 0))
     FROM events WHERE id = event AND attendance_points IS NOT NULL;
END $$;
