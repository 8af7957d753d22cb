-- All functions that move a seat. Each one decides under the lock of the event's row and appends to the journal. It returns
-- the new rows, because the statement that calls it would still read its own, older snapshot.
--
-- Lock order: the person's turn, the event, registrations. FOR NO KEY UPDATE, because doors hold the event FOR KEY SHARE.

-- Confirmed registrations only; others wait for a seat or have asked for one.
CREATE OR REPLACE VIEW seats AS
  SELECT id, event_id, user_id, created_at FROM registrations WHERE state = 'confirmed';

-- The event's facts for messages, with the standing of a seat. For an event on hold: the facts that were approved last.
CREATE OR REPLACE FUNCTION evm_stands(e events, standing text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT evm_facts(e) || coalesce(e.approved_facts, '{}')
      || jsonb_build_object('standing', standing) $$;

-- Whether free seats are reserved for the waitlist. Once registration has closed, they no longer are.
CREATE OR REPLACE FUNCTION evm_has_line(e events) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT e.waiting > 0 AND least(e.date, e.closes_at) > now() $$;

-- The reason why a person gets no seat and no place on the waitlist, or null. The reason is a RegistrationState, or ASKS
-- if the event has questions and no answers came. `by_rules` is false if admins register others: rules and questions do not
-- apply.
CREATE OR REPLACE FUNCTION evm_why_no_seat(e events, person uuid, may_wait boolean, by_rules boolean, answered boolean)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE own text; closed text;
BEGIN
  IF e.id IS NULL THEN RETURN 'NOT_FOUND'; END IF;
  IF e.cancelled_at IS NOT NULL THEN RETURN 'CANCELLED'; END IF;
  SELECT r.state INTO own FROM registrations r WHERE r.event_id = e.id AND r.user_id = person;
  IF own = 'confirmed' THEN RETURN 'REGISTERED'; END IF;
  IF e.approval <> 'approved' THEN RETURN 'NOT_ELIGIBLE'; END IF;
  IF e.date <= now() THEN RETURN 'STARTED'; END IF;
  IF own IS NOT NULL THEN RETURN upper(own); END IF;
  IF by_rules AND e.has_rules THEN
    closed := evm_why_closed(e, person);
    IF closed IS NOT NULL THEN RETURN closed; END IF;
  END IF;
  IF (e.taken >= e.capacity OR evm_has_line(e)) AND NOT (may_wait AND e.has_waitlist) THEN RETURN 'FULL'; END IF;
  IF by_rules AND e.has_questions AND NOT answered THEN RETURN 'ASKS'; END IF;
  RETURN NULL;
END $$;

-- Takes a seat, or a place on the waitlist if `may_wait`, or requests a seat if the organizer decides. Returns the refusal,
-- or the new event and registration. `people`: all who take a seat at the event in this statement.
CREATE OR REPLACE FUNCTION evm_take_seat(new_id uuid, the_event uuid, person uuid, name text, email text, phone text,
  requirements text, may_wait boolean, by_rules boolean, answered boolean, people uuid[] DEFAULT NULL)
RETURNS TABLE (refusal text, event events, registration registrations) LANGUAGE plpgsql ROWS 1 AS $$
DECLARE has_turn boolean; gets text := 'confirmed';
BEGIN
  -- fast path: one statement decides a plain seat
  UPDATE events e SET taken = e.taken + 1
   WHERE e.id = the_event AND e.taken < e.capacity AND NOT (e.waiting > 0 AND least(e.date, e.closes_at) > now())
     AND e.date > now() AND e.approval = 'approved' AND e.cancelled_at IS NULL AND NOT (by_rules AND (e.has_rules OR e.has_questions AND NOT answered))
     AND NOT EXISTS (SELECT FROM registrations r WHERE r.event_id = the_event AND r.user_id = person)
  RETURNING e.* INTO event;

  IF NOT FOUND THEN
    -- Most refusals need no lock: thousands may try to register for a full event.
    SELECT * INTO event FROM events WHERE id = the_event;
    refusal := evm_why_no_seat(event, person, may_wait, by_rules, answered);
    IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;
    has_turn := by_rules AND event.has_rules;
    -- one registration of a person at a time, so that each sees the seats that the others took
    IF has_turn THEN
      PERFORM pg_advisory_xact_lock(hashtextextended('registering ' || whose, 0))
         FROM (SELECT whose FROM unnest(coalesce(people, ARRAY[person])) AS whose ORDER BY whose) AS sorted;
    END IF;
    SELECT * INTO event FROM events WHERE id = the_event FOR NO KEY UPDATE;
    -- the organizer added rules in the meantime: start over, to keep the lock order
    IF by_rules AND event.has_rules AND NOT has_turn THEN RAISE serialization_failure; END IF;
    refusal := evm_why_no_seat(event, person, may_wait, by_rules, answered);
    IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;
    gets := CASE WHEN by_rules AND event.needs_approval THEN 'requested'
                 WHEN event.taken < event.capacity AND NOT evm_has_line(event) THEN 'confirmed' ELSE 'waitlisted' END;
    UPDATE events e SET taken = e.taken + (gets = 'confirmed')::integer, requested = e.requested + (gets = 'requested')::integer,
           waiting = e.waiting + (gets = 'waitlisted')::integer, last_place = e.last_place + (gets = 'waitlisted')::integer
     WHERE e.id = the_event RETURNING e.* INTO event;
  END IF;

  INSERT INTO registrations (id, event_id, user_id, name, email, phone, special_requirements, state, place)
  VALUES (new_id, the_event, person, evm_take_seat.name, evm_take_seat.email, evm_take_seat.phone, requirements, gets,
          CASE WHEN gets = 'waitlisted' THEN event.last_place END)
  ON CONFLICT ON CONSTRAINT registrations_once DO NOTHING RETURNING * INTO registration;
  IF NOT FOUND THEN
    -- on the fast path, a concurrent registration of the same person was first
    UPDATE events e SET taken = e.taken - 1 WHERE e.id = the_event RETURNING e.* INTO event;
    refusal := evm_why_no_seat(event, person, may_wait, by_rules, answered);
    RETURN NEXT; RETURN;
  END IF;
  INSERT INTO journal (kind, event_id, user_id, data)
  VALUES ('seat.changed', the_event, person, jsonb_build_object('was', NULL, 'is', gets));
  IF gets = 'confirmed' THEN
    PERFORM evm_post_last(person, 'event:' || the_event, evm_stands(event, 'none'), evm_stands(event, 'on'), is_own => by_rules);
  END IF;
  RETURN NEXT;
END $$;

-- The effects of a lost registration. Keeps the ticket, so that the door and its holder learn why it is invalid, but only the
-- last 20 per person and event. Notifies the person of a lost seat, with the reason `why` if there is one. Drops a message
-- about the waitlist that was not sent yet. `is_own`: the person cancelled. Sequential scans are off: a plan from when the
-- tables were small would read all of them each time.
CREATE OR REPLACE FUNCTION evm_follow_end(e events, gone registrations, is_own boolean DEFAULT false, why jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF gone.state = 'confirmed' THEN
    INSERT INTO ended_tickets (registration_id, event_id, user_id, ticket_number, name)
    VALUES (gone.id, gone.event_id, gone.user_id, gone.ticket_number, gone.name);
    DELETE FROM ended_tickets WHERE user_id = gone.user_id AND registration_id IN (
      SELECT t.registration_id FROM ended_tickets t WHERE t.user_id = gone.user_id AND t.event_id = gone.event_id
       ORDER BY t.ended_at DESC, t.registration_id DESC OFFSET 20);
  END IF;
  IF gone.state = 'confirmed' AND e.date > now() THEN
    PERFORM evm_post_last(gone.user_id, 'event:' || e.id, evm_stands(e, 'on'), evm_stands(e, 'none') || why, is_own);
  ELSIF gone.state <> 'confirmed' THEN
    -- if there are messages about the event: in `mail_told` from the first one on, or still in the journal
    PERFORM evm_post_last(gone.user_id, 'event:' || e.id, evm_stands(e, 'waits'), evm_stands(e, 'none'))
      WHERE EXISTS (SELECT FROM mail_told t WHERE t.user_id = gone.user_id AND t.thread = 'event:' || e.id)
         OR EXISTS (SELECT FROM journal j WHERE j.kind = 'standing.changed' AND j.user_id = gone.user_id AND j.event_id = e.id
                       AND j.data->'after'->>'standing' = 'waits');
  END IF;
  INSERT INTO journal (kind, event_id, user_id, data)
  VALUES ('seat.changed', e.id, gone.user_id, jsonb_build_object('was', gone.state, 'is', NULL));
END $$;

-- Cancels a person's registration: a seat, a place on the waitlist or a request. With `just`, only one in that state. With
-- `own`, the event's deadline for cancelling applies. Returns the refusal, or the new event and the deleted registration.
CREATE OR REPLACE FUNCTION evm_leave_seat(the_event uuid, person uuid, own boolean, just text DEFAULT NULL,
  since timestamptz DEFAULT now())
RETURNS TABLE (refusal text, event events, gone registrations) LANGUAGE plpgsql ROWS 1 AS $$
BEGIN
  SELECT * INTO event FROM events WHERE id = the_event FOR NO KEY UPDATE;
  SELECT * INTO gone FROM registrations r WHERE r.event_id = the_event AND r.user_id = person;
  refusal := CASE WHEN event.id IS NULL THEN 'NOT_FOUND' WHEN gone.id IS NULL THEN 'NOT_REGISTERED'
    WHEN gone.state <> just THEN upper(gone.state)
    WHEN event.cancelled_at IS NOT NULL AND since > '-infinity' THEN 'CANCELLED' WHEN event.date <= since THEN 'STARTED'
    WHEN own AND gone.state = 'confirmed' AND event.cancel_until <= now() THEN 'CLOSED' END;
  IF refusal IS NOT NULL THEN RETURN NEXT; RETURN; END IF;
  DELETE FROM registrations r WHERE r.id = gone.id;
  PERFORM evm_follow_end(event, gone, own);
  UPDATE events e SET taken = e.taken - (gone.state = 'confirmed')::integer, waiting = e.waiting - (gone.state = 'waitlisted')::integer,
         requested = e.requested - (gone.state = 'requested')::integer WHERE e.id = the_event RETURNING e.* INTO event;
  IF event.waiting > 0 THEN
    PERFORM evm_promote(the_event);
    SELECT * INTO event FROM events WHERE id = the_event;
  END IF;
  RETURN NEXT;
END $$;

-- Organizers and admins take no seats: they leave all events that are not over or cancelled. A deleted account leaves all.
CREATE OR REPLACE FUNCTION evm_free_seats() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE the_event uuid; since timestamptz := CASE TG_OP WHEN 'DELETE' THEN '-infinity' ELSE now() END;
BEGIN
  IF TG_OP = 'UPDATE' AND NOT (OLD.role = 'participant' AND NEW.role <> 'participant') THEN RETURN NEW; END IF;
  FOR the_event IN SELECT r.event_id FROM registrations r WHERE r.user_id = OLD.id ORDER BY r.event_id
  LOOP
    PERFORM evm_leave_seat(the_event, OLD.id, false, since => since);
  END LOOP;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE OR REPLACE TRIGGER users_free_seats BEFORE UPDATE OF role OR DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION evm_free_seats();

-- Promotes the first people on the waitlist to the free seats, all in one statement. Invariant: no seat is free while people
-- wait for one. So every rule that may free a seat calls this in its transaction: cancelling a seat, undoing a guest's scan,
-- raising the capacity, approving or moving the event.
CREATE OR REPLACE FUNCTION evm_promote(the_event uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE e events; standing jsonb;
BEGIN
  -- a separate statement, so that the next one takes its snapshot after the lock
  SELECT * INTO e FROM events WHERE id = the_event FOR NO KEY UPDATE;
  IF NOT (evm_has_line(e) AND e.taken < e.capacity AND e.approval = 'approved' AND e.cancelled_at IS NULL) THEN RETURN; END IF;
  -- the entry that evm_post_last would write, the same for all of them
  standing := jsonb_build_object('thread', 'event:' || e.id, 'before', evm_stands(e, 'none'),
                                 'after', evm_stands(e, 'on') || '{"waited": true}', 'isOwn', false);
  WITH first AS (
    SELECT id, place FROM registrations WHERE event_id = the_event AND state = 'waitlisted' ORDER BY place LIMIT e.capacity - e.taken
  ), promoted AS (
    UPDATE registrations r SET state = 'confirmed', place = NULL, created_at = now() FROM first WHERE r.id = first.id
    RETURNING r.user_id, first.place
  ), appended AS (
    INSERT INTO journal (kind, event_id, user_id, data) SELECT entry.kind, the_event, user_id, entry.data
      FROM promoted, (VALUES ('seat.changed', '{"was": "waitlisted", "is": "confirmed"}'::jsonb), ('standing.changed', standing)) AS entry (kind, data)
     ORDER BY place
  )
  UPDATE events SET taken = taken + n, waiting = waiting - n FROM (SELECT count(*)::integer AS n FROM promoted) AS c
   WHERE id = the_event AND n > 0;
END $$;

-- Approves requests, the oldest first. Each person gets a seat, or a place at the end of the waitlist if the event is full.
-- Once registration has closed, the waitlist gets no more people and blocks no seat. Returns the outcome for each person: a
-- state, COLLEGE_FULL or EVENT_FULL. The event's row must be locked.
CREATE OR REPLACE FUNCTION evm_approve(event uuid, people uuid[])
RETURNS TABLE (name text, person uuid, registration uuid, outcome text) LANGUAGE plpgsql AS $$
DECLARE
  e events;
  is_over boolean;
BEGIN
  SELECT * INTO e FROM events WHERE id = event;
  is_over := e.closes_at <= now();
  FOR name, person, registration IN
    SELECT r.name, r.user_id, r.id FROM registrations r
     WHERE r.event_id = event AND r.state = 'requested' AND r.user_id = ANY(people) ORDER BY r.id
  LOOP
    IF evm_is_college_full(e, person) THEN
      outcome := 'COLLEGE_FULL';
    ELSIF e.taken < e.capacity THEN
      outcome := 'confirmed';
      UPDATE registrations SET state = outcome, created_at = now() WHERE id = registration;
      e.taken := e.taken + 1;
      PERFORM evm_post_last(person, 'event:' || event, evm_stands(e, 'none'), evm_stands(e, 'on'));
    ELSIF e.has_waitlist AND is_over IS NOT TRUE THEN
      outcome := 'waitlisted';
      e.last_place := e.last_place + 1;
      UPDATE registrations SET state = outcome, place = e.last_place, created_at = now() WHERE id = registration;
      e.waiting := e.waiting + 1;
      PERFORM evm_post('request-in-line', person, evm_stands(e, 'none') - 'standing');
    ELSE
      outcome := 'EVENT_FULL';
    END IF;
    IF outcome IN ('confirmed', 'waitlisted') THEN
      INSERT INTO journal (kind, event_id, user_id, data)
      VALUES ('seat.changed', event, person, jsonb_build_object('was', 'requested', 'is', outcome));
    END IF;
    RETURN NEXT;
  END LOOP;
  UPDATE events SET taken = e.taken, waiting = e.waiting, last_place = e.last_place,
         requested = (SELECT count(*) FROM registrations WHERE event_id = event AND state = 'requested')
   WHERE id = event;
END $$;

-- Gives a free seat to a person on the waitlist before those in front of them. Returns their name; nothing if they do not wait.
-- The event's row must be locked.
CREATE OR REPLACE FUNCTION evm_give_free_seat(the_event uuid, given uuid) RETURNS TABLE (name text) LANGUAGE plpgsql ROWS 1 AS $$
DECLARE e events;
BEGIN
  UPDATE registrations r SET state = 'confirmed', place = NULL, created_at = now()
   WHERE r.event_id = the_event AND r.user_id = given AND r.state = 'waitlisted' RETURNING r.name INTO name;
  IF NOT FOUND THEN RETURN; END IF;
  UPDATE events SET taken = taken + 1, waiting = waiting - 1 WHERE id = the_event RETURNING * INTO e;
  INSERT INTO journal (kind, event_id, user_id, data)
  VALUES ('seat.changed', the_event, given, '{"was": "waitlisted", "is": "confirmed"}');
  PERFORM evm_post_last(given, 'event:' || the_event, evm_stands(e, 'none'), evm_stands(e, 'on') || '{"waited": true}');
  RETURN NEXT;
END $$;

-- Deletes the registrations of people at an event, in any state, or only requests if `declines`. Notifies each person, with the
-- reason if there is one. Promotes others last, so that no removed person gets a seat. The event's row must be locked.
CREATE OR REPLACE FUNCTION evm_remove(event uuid, people uuid[], reason text, declines boolean DEFAULT false)
RETURNS TABLE (name text, person uuid, registration uuid, outcome text) LANGUAGE plpgsql AS $$
DECLARE
  e events;
  gone registrations;
  why jsonb := jsonb_strip_nulls(jsonb_build_object('reason', reason));
BEGIN
  SELECT * INTO e FROM events WHERE id = event;
  FOR gone IN
    DELETE FROM registrations r WHERE r.event_id = event AND r.user_id = ANY(people) AND (NOT declines OR r.state = 'requested')
    RETURNING r.*
  LOOP
    name := gone.name;
    person := gone.user_id;
    registration := gone.id;
    outcome := gone.state;
    e.taken := e.taken - (outcome = 'confirmed')::integer;
    e.waiting := e.waiting - (outcome = 'waitlisted')::integer;
    e.requested := e.requested - (outcome = 'requested')::integer;
    PERFORM evm_follow_end(e, gone, why => why);
    IF declines THEN
      PERFORM evm_post('request-declined', person, evm_stands(e, 'none') - 'standing' || why);
    ELSIF outcome <> 'confirmed' THEN
      PERFORM evm_post('registration-ended', person, evm_stands(e, 'none') - 'standing' || why || jsonb_build_object('had', outcome));
    END IF;
    RETURN NEXT;
  END LOOP;
  UPDATE events SET taken = e.taken, waiting = e.waiting, requested = e.requested WHERE id = event;
  PERFORM evm_promote(event);
END $$;
