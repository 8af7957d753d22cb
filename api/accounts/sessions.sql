-- A changed role, password or signed_out_at ends every session of the user. A deleted session closes its sockets.

CREATE OR REPLACE FUNCTION evm_end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN DELETE FROM sessions WHERE user_id = NEW.id; RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER users_end_sessions AFTER UPDATE OF role, password_hash, signed_out_at ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.password_hash, OLD.signed_out_at) IS DISTINCT FROM (NEW.role, NEW.password_hash, NEW.signed_out_at))
  EXECUTE FUNCTION evm_end_sessions();

-- notifies every process, which closes the sockets of the session
CREATE OR REPLACE FUNCTION evm_tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_tell_now('session', jsonb_build_object('id', OLD.id)); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER sessions_tell_end AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION evm_tell_session_end();
