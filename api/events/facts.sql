-- The facts of an event in messages and calendars (EventFacts in ics.ts).
CREATE OR REPLACE FUNCTION evm_event_facts(id uuid, title text, location text, date timestamptz, ends_at timestamptz, version integer)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', id, 'title', title, 'location', location, 'date', date, 'endsAt', ends_at, 'version', version) $$;

-- While an event is on hold, messages to its people contain the facts that were approved last, not unapproved edits.
CREATE OR REPLACE FUNCTION evm_keep_approved_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.approved_facts := CASE WHEN NEW.approval <> 'approved' THEN
    evm_event_facts(OLD.id, OLD.title, OLD.location, OLD.date, OLD.ends_at, OLD.version) - 'version' END;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER events_keep_approved_facts BEFORE UPDATE OF approval ON events FOR EACH ROW
  WHEN ((OLD.approval = 'approved') <> (NEW.approval = 'approved')) EXECUTE FUNCTION evm_keep_approved_facts();
