-- The ticket of a seat that was given back: whoever shows it at the door is told so, and so is whoever opens it.
CREATE OR REPLACE FUNCTION evm_end_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- where the event itself goes, it is gone by now
  INSERT INTO ended_tickets (registration_id, event_id, user_id, ticket_number, name)
  SELECT OLD.id, e.id, OLD.user_id, OLD.ticket_number, OLD.name FROM events e WHERE e.id = OLD.event_id;
  -- whoever takes a seat and gives it back again and again leaves no more than the last twenty of an event
  DELETE FROM ended_tickets WHERE user_id = OLD.user_id AND registration_id IN (
    SELECT t.registration_id FROM ended_tickets t WHERE t.user_id = OLD.user_id AND t.event_id = OLD.event_id
     ORDER BY t.ended_at DESC, t.registration_id DESC OFFSET 20);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER registrations_end_ticket AFTER DELETE ON registrations FOR EACH ROW
  WHEN (OLD.state = 'confirmed') EXECUTE FUNCTION evm_end_ticket();
