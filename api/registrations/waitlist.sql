-- The line of a full event. A seat never stays free while somebody waits: whatever frees one (a cancellation, a larger
-- capacity, an approval, another date), the first in line have it before the event's row is written, in the same
-- transaction and under its lock.

CREATE OR REPLACE FUNCTION evm_hand_seats_on() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb := evm_event_facts(NEW.id, NEW.title, NEW.location, NEW.date, NEW.ends_at, NEW.version);
  person uuid;
BEGIN
  FOR person IN
    UPDATE registrations r SET state = 'confirmed', place = NULL, created_at = now()
      FROM (SELECT id FROM registrations WHERE event_id = NEW.id AND state = 'waitlisted'
             ORDER BY place LIMIT NEW.capacity - NEW.taken) AS first
     WHERE r.id = first.id RETURNING r.user_id
  LOOP
    NEW.taken := NEW.taken + 1;
    NEW.waiting := NEW.waiting - 1;
    PERFORM evm_post_last(person, 'event:' || NEW.id, facts || '{"standing": "none"}',
      facts || '{"standing": "on", "waited": true}');
  END LOOP;
  RETURN NEW;
END $$;
-- Not of 'taken': a trigger costs a tenth of a seat also where its condition does not hold. So whoever gives a seat back sets
-- 'waiting' as well.
CREATE OR REPLACE TRIGGER events_hand_seats_on BEFORE UPDATE OF waiting, capacity, date, closes_at, approval ON events FOR EACH ROW
  WHEN (NEW.waiting > 0 AND NEW.taken < NEW.capacity AND LEAST(NEW.date, NEW.closes_at) > now() AND NEW.approval = 'approved')
  EXECUTE FUNCTION evm_hand_seats_on();

-- whoever waits is told again when it ends again
CREATE OR REPLACE FUNCTION evm_reopen_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.line_told := false; RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER events_reopen_line BEFORE UPDATE OF date, closes_at ON events FOR EACH ROW
  WHEN (NEW.line_told AND LEAST(NEW.date, NEW.closes_at) > now()) EXECUTE FUNCTION evm_reopen_line();

-- Gives back what a person has at events, or only at those to come: a seat, a place in line, or a request.
CREATE OR REPLACE FUNCTION evm_leave_events(person uuid, since timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  e events;
  facts jsonb;
  was text;
BEGIN
  FOR e IN SELECT events.* FROM events JOIN registrations r ON r.event_id = events.id
            WHERE r.user_id = person AND date > since ORDER BY events.id FOR UPDATE OF events
  LOOP
    DELETE FROM registrations WHERE event_id = e.id AND user_id = person RETURNING state INTO was;
    UPDATE events SET taken = taken - (was = 'confirmed')::integer, waiting = waiting - (was = 'waitlisted')::integer,
           requested = requested - (was = 'requested')::integer
     WHERE id = e.id AND was IS NOT NULL;
    IF was = 'confirmed' AND e.date > now() THEN
      facts := evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version) || coalesce(e.approved_facts, '{}');
      PERFORM evm_post_last(person, 'event:' || e.id, facts || '{"standing": "on"}', facts || '{"standing": "none"}');
    END IF;
  END LOOP;
END $$;

-- organizers and admins take no seats
CREATE OR REPLACE FUNCTION evm_free_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_leave_events(NEW.id, now());
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_free_seats AFTER UPDATE OF role ON users FOR EACH ROW
  WHEN (OLD.role = 'participant' AND NEW.role <> 'participant') EXECUTE FUNCTION evm_free_seats();

CREATE OR REPLACE FUNCTION evm_free_all_seats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_leave_events(OLD.id, '-infinity');
  RETURN OLD;
END $$;
CREATE OR REPLACE TRIGGER users_free_all_seats BEFORE DELETE ON users FOR EACH ROW
  EXECUTE FUNCTION evm_free_all_seats();
