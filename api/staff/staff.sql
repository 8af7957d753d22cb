-- A change of staff changes what the user can see: their open sockets are closed and reconnect with the new rights.

CREATE OR REPLACE FUNCTION evm_tell_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN UPDATE users SET has_helped = true WHERE id = NEW.user_id AND NOT has_helped; END IF;
  PERFORM evm_tell_now('sight', jsonb_build_object('userId', coalesce(NEW.user_id, OLD.user_id)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER event_staff_tell AFTER INSERT OR DELETE ON event_staff FOR EACH ROW EXECUTE FUNCTION evm_tell_staff();

-- A handover changes what the old and the new owner can see: their open sockets are closed and reconnect with the new
-- rights.
CREATE OR REPLACE FUNCTION evm_tell_owners() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell_now('sight', jsonb_build_object('userId', each)) FROM unnest(ARRAY[OLD.created_by, NEW.created_by]) AS each;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER events_tell_owners AFTER UPDATE OF created_by ON events FOR EACH ROW
  WHEN (OLD.created_by <> NEW.created_by) EXECUTE FUNCTION evm_tell_owners();
