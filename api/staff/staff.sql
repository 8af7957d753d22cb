-- New staff, or a new owner, see other things: the open sockets of these people are closed and reconnect with the new rights.
CREATE OR REPLACE FUNCTION evm_tell_staff() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE people uuid[];
BEGIN
  IF TG_TABLE_NAME = 'events' THEN people := ARRAY[OLD.created_by, NEW.created_by];
  ELSE people := ARRAY[coalesce(NEW.user_id, OLD.user_id)];
  END IF;
  IF TG_OP = 'INSERT' THEN UPDATE users SET has_helped = true WHERE id = NEW.user_id AND NOT has_helped; END IF;
  PERFORM pg_notify('evm', jsonb_build_object('topic', 'sight', 'userId', person)::text) FROM unnest(people) AS person;
  RETURN NULL;
END $$;

-- A change of staff changes what the user can see: their open sockets are closed and reconnect with the new rights.
CREATE OR REPLACE TRIGGER event_staff_tell AFTER INSERT OR DELETE ON event_staff FOR EACH ROW EXECUTE FUNCTION evm_tell_staff();

-- A handover changes what the old and the new owner can see: their open sockets are closed and reconnect with the new
-- rights.
CREATE OR REPLACE TRIGGER events_tell_owners AFTER UPDATE OF created_by ON events FOR EACH ROW
  WHEN (OLD.created_by <> NEW.created_by) EXECUTE FUNCTION evm_tell_staff();
