-- A changed role, password or signed_out_at ends every session of the user. A changed profile visibility or college changes
-- what the user may see, so their own sockets reconnect.
CREATE OR REPLACE FUNCTION evm_change_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.role, OLD.password_hash, OLD.signed_out_at) IS DISTINCT FROM (NEW.role, NEW.password_hash, NEW.signed_out_at) THEN
    DELETE FROM sessions WHERE user_id = NEW.id;
  END IF;
  IF (OLD.profile_visible, OLD.college) IS DISTINCT FROM (NEW.profile_visible, NEW.college) THEN
    PERFORM pg_notify('evm', jsonb_build_object('topic', 'sight', 'userId', NEW.id)::text);
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_change_rights
  AFTER UPDATE OF role, password_hash, signed_out_at, profile_visible, college ON users
  FOR EACH ROW EXECUTE FUNCTION evm_change_rights();

-- A deleted session closes its sockets: every process is notified.
CREATE OR REPLACE TRIGGER sessions_tell_end AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION evm_tell_row('session');
