-- Ends push subscriptions. A deleted session ends its own, unless it has timed out: people get push messages while they are
-- away. A new password, a new role, or signing out everywhere ends all of a person.
CREATE OR REPLACE FUNCTION evm_end_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    DELETE FROM push_subscriptions WHERE user_id = NEW.id;
  ELSE
    DELETE FROM push_subscriptions p USING system_settings t
     WHERE p.session_id = OLD.id AND OLD.last_used_at > now() - make_interval(mins => t.session_timeout);
  END IF;
  RETURN NULL;
END $$;

-- Deleting a session also deletes its push subscription.
CREATE OR REPLACE TRIGGER sessions_end_push AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION evm_end_push();

-- Deletes all push subscriptions of a person after a new password, a new role, or signing out everywhere.
CREATE OR REPLACE TRIGGER users_end_push AFTER UPDATE OF role, password_hash, signed_out_at ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.password_hash IS DISTINCT FROM NEW.password_hash
    OR OLD.signed_out_at IS DISTINCT FROM NEW.signed_out_at)
  EXECUTE FUNCTION evm_end_push();
