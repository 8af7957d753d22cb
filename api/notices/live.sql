-- Every process is told that a person has been told something, or has read it (changes.ts); once of all that a transaction
-- does, since it is always the same words.
CREATE OR REPLACE FUNCTION evm_tell_notice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('notices:' || coalesce(NEW.user_id, OLD.user_id), jsonb_build_object('arrived', TG_OP = 'INSERT'));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notices_tell AFTER INSERT ON notices FOR EACH ROW EXECUTE FUNCTION evm_tell_notice();
CREATE OR REPLACE TRIGGER notices_tell_read AFTER UPDATE OF read_at OR DELETE ON notices FOR EACH ROW
  WHEN (OLD.read_at IS NULL) EXECUTE FUNCTION evm_tell_notice();

-- the same of an announcement that a person has read
CREATE OR REPLACE FUNCTION evm_tell_announcement_read() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('notices:' || NEW.user_id, jsonb_build_object('arrived', false));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announcement_reads_tell AFTER INSERT ON announcement_reads
  FOR EACH ROW EXECUTE FUNCTION evm_tell_announcement_read();

-- An announcement that comes under the bell of many, or goes from there, is told once for all of them.
CREATE OR REPLACE FUNCTION evm_tell_bell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('notices', jsonb_build_object('arrived', TG_OP <> 'DELETE' AND coalesce(NEW.shown, false),
                                                 'id', coalesce(NEW.id, OLD.id)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announcements_tell_bell AFTER INSERT ON announcements FOR EACH ROW
  WHEN (NEW.shown) EXECUTE FUNCTION evm_tell_bell();
CREATE OR REPLACE TRIGGER announcements_tell_bell_gone AFTER DELETE ON announcements FOR EACH ROW
  WHEN (OLD.shown) EXECUTE FUNCTION evm_tell_bell();
CREATE OR REPLACE TRIGGER announcements_tell_bell_change AFTER UPDATE ON announcements FOR EACH ROW
  WHEN ((OLD.shown, OLD.told_at, OLD.audience, OLD.college, OLD.event_id) IS DISTINCT FROM
        (NEW.shown, NEW.told_at, NEW.audience, NEW.college, NEW.event_id) AND (OLD.shown OR NEW.shown))
  EXECUTE FUNCTION evm_tell_bell();

CREATE OR REPLACE FUNCTION evm_tell_bell_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('notices', jsonb_build_object('arrived', NEW.approval = 'approved', 'id', a.id))
     FROM announcements a WHERE a.event_id = NEW.id AND a.shown;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER events_tell_bell AFTER UPDATE OF approval ON events FOR EACH ROW
  WHEN (OLD.approval IS DISTINCT FROM NEW.approval) EXECUTE FUNCTION evm_tell_bell_approval();
