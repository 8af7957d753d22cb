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
