-- Computes columns of an event from others: the text for searches, and whether the title hides the event from the lists. While
-- an event is on hold, messages to its people contain the facts that were approved last, not unapproved edits.
CREATE OR REPLACE FUNCTION evm_compute_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hidden := NEW.title ~* 'sample|test';
  NEW.search_text := evm_fold(NEW.title || ' ' || NEW.description || ' ' || NEW.location || ' ' ||
    array_to_string(NEW.tags, ' ') || ' ' || NEW.latin || coalesce((
      SELECT string_agg(' ' || (value->>'title') || ' ' || (value->>'description'), '') FROM jsonb_each(NEW.translations)), ''));
  -- not on INSERT: OLD is null
  IF (OLD.approval = 'approved') <> (NEW.approval = 'approved') THEN
    NEW.approved_facts := CASE WHEN NEW.approval <> 'approved' THEN
      evm_facts(OLD) - 'version' END;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER events_compute BEFORE INSERT OR UPDATE OF title, description, translations, location, tags, latin, approval
  ON events FOR EACH ROW EXECUTE FUNCTION evm_compute_event();
