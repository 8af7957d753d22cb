-- Computes the text for searches, and whether the title hides the event from the lists, when an event's words change.

CREATE OR REPLACE FUNCTION evm_words(text, text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT public.evm_fold($1 || ' ' || array_to_string($2, ' ')) $$;

CREATE OR REPLACE FUNCTION evm_set_event_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.hidden := NEW.title ~* 'sample|test';
  NEW.search_text := evm_words(NEW.title || ' ' || NEW.description || ' ' || NEW.location || ' ' || NEW.latin, NEW.tags);
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER events_words BEFORE INSERT OR UPDATE OF title, latin, description, location, tags ON events
  FOR EACH ROW EXECUTE FUNCTION evm_set_event_words();
