-- Owner and admins are told of what waits for a decision and of what is decided.

CREATE OR REPLACE FUNCTION evm_tell_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('approval', jsonb_build_object('eventId', coalesce(NEW.id, OLD.id),
    'createdById', coalesce(NEW.created_by, OLD.created_by)));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER events_tell_waiting AFTER INSERT ON events FOR EACH ROW
  WHEN (NEW.approval <> 'approved') EXECUTE FUNCTION evm_tell_decision();
CREATE OR REPLACE TRIGGER events_tell_decision AFTER UPDATE OF approval, rejection_reason ON events FOR EACH ROW
  WHEN ((OLD.approval, OLD.rejection_reason) IS DISTINCT FROM (NEW.approval, NEW.rejection_reason))
  EXECUTE FUNCTION evm_tell_decision();
CREATE OR REPLACE TRIGGER events_tell_gone AFTER DELETE ON events FOR EACH ROW
  WHEN (OLD.approval <> 'approved') EXECUTE FUNCTION evm_tell_decision();
