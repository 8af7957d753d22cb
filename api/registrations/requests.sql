-- Gives those who have asked a seat, or where none is free a place at the end of the line, in the order in which they asked;
-- once registration has closed there is no line any more, and a free seat is anybody's. Says of each whether it could be
-- done. The event's row must be locked.
CREATE OR REPLACE FUNCTION evm_approve(event uuid, people uuid[])
RETURNS TABLE (name text, person uuid, registration uuid, outcome text) LANGUAGE plpgsql AS $$
DECLARE
  e events;
  facts jsonb;
  is_over boolean;
BEGIN
  SELECT * INTO e FROM events WHERE id = event;
  facts := evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version) || coalesce(e.approved_facts, '{}');
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
      PERFORM evm_post_last(person, 'event:' || event, facts || '{"standing": "none"}', facts || '{"standing": "on"}');
    ELSIF e.has_waitlist AND is_over IS NOT TRUE THEN
      outcome := 'waitlisted';
      e.last_place := e.last_place + 1;
      UPDATE registrations SET state = outcome, place = e.last_place, created_at = now() WHERE id = registration;
      e.waiting := e.waiting + 1;
      PERFORM evm_post('request-in-line', person, facts);
    ELSE
      outcome := 'EVENT_FULL';
    END IF;
    RETURN NEXT;
  END LOOP;
  UPDATE events SET taken = e.taken, waiting = e.waiting, last_place = e.last_place,
         requested = (SELECT count(*) FROM registrations WHERE event_id = event AND state = 'requested')
   WHERE id = event;
END $$;

-- Ends requests and tells why. The event's row must be locked.
CREATE OR REPLACE FUNCTION evm_decline(event uuid, people uuid[], reason text)
RETURNS TABLE (name text, person uuid, registration uuid, outcome text) LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM registrations r WHERE r.event_id = event AND r.state = 'requested' AND r.user_id = ANY(people) RETURNING r.*
  ), e AS (
    UPDATE events SET requested = requested - (SELECT count(*) FROM gone) WHERE id = event RETURNING events.*
  )
  SELECT gone.name, gone.user_id, gone.id, 'declined' FROM gone, e,
    LATERAL (SELECT evm_post('request-declined', gone.user_id,
      evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version) || coalesce(e.approved_facts, '{}')
        || jsonb_build_object('reason', reason))) AS told $$;
