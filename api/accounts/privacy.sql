-- Who appears or hides: their own sockets begin anew, as what they may see has changed.

CREATE OR REPLACE FUNCTION evm_tell_privacy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_tell('sight', jsonb_build_object('userId', NEW.id)); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER users_tell_privacy AFTER UPDATE OF profile_visible ON users FOR EACH ROW
  WHEN (OLD.profile_visible IS DISTINCT FROM NEW.profile_visible) EXECUTE FUNCTION evm_tell_privacy();
