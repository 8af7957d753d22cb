-- Every process is told what happens to the announcements under the bells of many (changes.ts).

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

-- with an event that is approved or put on hold its announcements come or go
CREATE OR REPLACE FUNCTION evm_tell_bell_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('notices', jsonb_build_object('arrived', NEW.approval = 'approved', 'id', a.id))
     FROM announcements a WHERE a.event_id = NEW.id AND a.shown;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER events_tell_bell AFTER UPDATE OF approval ON events FOR EACH ROW
  WHEN (OLD.approval IS DISTINCT FROM NEW.approval) EXECUTE FUNCTION evm_tell_bell_approval();
