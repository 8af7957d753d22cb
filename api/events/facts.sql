-- The facts of an event in messages and calendars (EventFacts in ics.ts).
CREATE OR REPLACE FUNCTION evm_event_facts(id uuid, title text, location text, date timestamptz, ends_at timestamptz, version integer)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', id, 'title', title, 'location', location, 'date', date, 'endsAt', ends_at, 'version', version) $$;
