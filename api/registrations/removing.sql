-- Ends what people have at an event: seats, places in line and requests; tells each, and why where a reason is given. Nobody
-- who goes with the others is handed a seat meanwhile. The event's row must be locked.
CREATE OR REPLACE FUNCTION evm_remove(event uuid, people uuid[], reason text)
RETURNS TABLE (name text, person uuid, registration uuid, outcome text) LANGUAGE plpgsql AS $$
DECLARE
  e events;
  facts jsonb;
  why jsonb := jsonb_strip_nulls(jsonb_build_object('reason', reason));
BEGIN
  SELECT * INTO e FROM events WHERE id = event;
  facts := evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version) || coalesce(e.approved_facts, '{}');
  FOR name, person, registration, outcome IN
    DELETE FROM registrations r WHERE r.event_id = event AND r.user_id = ANY(people)
    RETURNING r.name, r.user_id, r.id, r.state
  LOOP
    e.taken := e.taken - (outcome = 'confirmed')::integer;
    e.waiting := e.waiting - (outcome = 'waitlisted')::integer;
    e.requested := e.requested - (outcome = 'requested')::integer;
    IF outcome = 'confirmed' THEN
      PERFORM evm_post_last(person, 'event:' || event, facts || '{"standing": "on"}', facts || '{"standing": "none"}' || why);
    ELSE
      PERFORM evm_post('registration-ended', person, facts || why || jsonb_build_object('had', outcome));
    END IF;
    RETURN NEXT;
  END LOOP;
  UPDATE events SET taken = e.taken, waiting = e.waiting, requested = e.requested WHERE id = event;
END $$;
