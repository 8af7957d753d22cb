-- Scans are check-ins. Each change is appended to the journal; changes.ts filters them for its subscribers.

-- Scans that were not undone. The earliest one of a person is the check-in.
CREATE OR REPLACE VIEW standing_scans AS
  SELECT s.* FROM scans s
   WHERE NOT EXISTS (SELECT FROM undone_scans u WHERE u.event_id = s.event_id AND u.scan_id = s.id);

-- Appends check-ins (`gone`: undone check-ins) to the journal, and gives or takes back the attendance points. Guests are
-- identified by their scans. An entry becomes a notification, which is limited to 8,000 bytes, so each has at most 100 ids.
-- Every statement that inserts scans calls this in its transaction: they have `received_at = now()`. Processes of an older
-- release do too, so its parameters stay.
--
-- A check-in at an event with attendance points awards them once. If the check-in ends, a correction sets them to 0; another
-- check-in corrects them back. Other scans of the person change nothing, so a scorer's correction stays while they arrive or
-- are undone.
--
-- For check-ins, the caller has locked the registrations. If check-ins end, this function locks them.
--
-- Lock order: event, registration, person, score. A new or undone scan holds the event's row FOR KEY SHARE, by its foreign
-- key. A change of the points holds it FOR UPDATE, so it never overlaps with scans. Don't take a stronger event lock here: the
-- registration is already locked.
CREATE OR REPLACE FUNCTION evm_append_scans(the_event uuid, people uuid[], guests uuid[], gone boolean DEFAULT false)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE due numeric := 0;
BEGIN
  INSERT INTO journal (kind, event_id, data)
  SELECT 'door.changed', the_event, jsonb_build_object('people', coalesce(jsonb_agg(person) FILTER (WHERE person IS NOT NULL), '[]'),
                                                       'guests', coalesce(jsonb_agg(guest) FILTER (WHERE guest IS NOT NULL), '[]'))
    FROM (SELECT person, guest, (row_number() OVER () - 1) / 100 AS part
            FROM (SELECT DISTINCT unnest(people) AS person, NULL::uuid AS guest UNION ALL SELECT NULL, unnest(guests)) AS each) AS parted
   GROUP BY part ORDER BY part;

  IF gone THEN
    -- by their award, not by the event's points: the event may have removed its points
    people := ARRAY(SELECT user_id FROM awards WHERE event_id = the_event AND user_id = ANY(people) AND is_for_attendance AND corrects IS NULL);
    IF people = '{}' THEN RETURN; END IF;
  ELSE
    SELECT attendance_points INTO due FROM events WHERE id = the_event;
    IF due IS NULL THEN RETURN; END IF;
  END IF;
  IF gone THEN
    PERFORM FROM registrations WHERE event_id = the_event AND user_id = ANY(people) ORDER BY id FOR NO KEY UPDATE;
    people := ARRAY(SELECT person FROM unnest(people) AS person
                     WHERE NOT EXISTS (SELECT FROM standing_scans s WHERE s.event_id = the_event AND s.user_id = person));
  ELSE
    -- they were out before: all their standing scans were just inserted
    people := ARRAY(SELECT DISTINCT person FROM unnest(people) AS person
                     WHERE (SELECT bool_and(s.received_at = now()::timestamptz(3)) FROM standing_scans s
                             WHERE s.event_id = the_event AND s.user_id = person));
  END IF;
  IF people <> '{}' THEN PERFORM evm_award_attendance(the_event, people, due); END IF;
END $$;

-- The scan of a guest holds a seat. If it is undone, the first person on the waitlist gets the seat.
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
                           array_agg(s.id) FILTER (WHERE s.user_id IS NULL), true)
     FROM changed c JOIN scans s ON s.event_id = c.event_id AND s.id = c.scan_id GROUP BY s.event_id ORDER BY s.event_id;
  RETURN NULL;
END $$;
-- Undone scans free the seats of guests and take back attendance points. A trigger, because a process of an older release also
-- undoes scans.
CREATE OR REPLACE TRIGGER undone_scans_follow AFTER INSERT ON undone_scans REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION evm_scans_undone();

-- Checks a person in at a door if they have a confirmed seat (`the_seat`, if given), are not in, and the event is not cancelled.
-- Returns the state before, and whether the person was checked in. Its locks prevent a cancellation of the event, and a check-in at
-- another door. Lock order: event, registration.
CREATE OR REPLACE FUNCTION evm_check_in(
  the_event uuid, the_scan uuid, the_person uuid, the_seat uuid, keeper uuid, the_door text,
  OUT is_cancelled boolean, OUT registration uuid, OUT state text, OUT was_in boolean, OUT is_in boolean)
LANGUAGE plpgsql AS $$
BEGIN
  was_in := false; is_in := false;
  SELECT cancelled_at IS NOT NULL INTO is_cancelled FROM events WHERE id = the_event FOR KEY SHARE;
  IF is_cancelled THEN RETURN; END IF;
  SELECT r.id, r.state INTO registration, state FROM registrations r
   WHERE event_id = the_event AND user_id = the_person FOR NO KEY UPDATE;
  IF state IS DISTINCT FROM 'confirmed' OR registration <> the_seat THEN RETURN; END IF;
  was_in := EXISTS (SELECT FROM standing_scans WHERE event_id = the_event AND user_id = the_person);
  IF was_in THEN RETURN; END IF;
  INSERT INTO scans (event_id, id, user_id, at, by_id, door) VALUES (the_event, the_scan, the_person, now(), keeper, the_door);
  PERFORM evm_append_scans(the_event, ARRAY[the_person], NULL);
  is_in := true;
END $$;
