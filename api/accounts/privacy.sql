-- A user who changes profile visibility or college may see other things, so their own sockets reconnect.

CREATE OR REPLACE FUNCTION evm_tell_privacy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_tell_now('sight', jsonb_build_object('userId', NEW.id)); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER users_tell_privacy AFTER UPDATE OF profile_visible, college ON users FOR EACH ROW
  WHEN ((OLD.profile_visible, OLD.college) IS DISTINCT FROM (NEW.profile_visible, NEW.college)) EXECUTE FUNCTION evm_tell_privacy();
