-- Keeps the ticket of a seat that was given back, so that the door and its holder learn why it is invalid.
CREATE OR REPLACE FUNCTION evm_end_ticket() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  -- no row if the event itself is being deleted
  INSERT INTO ended_tickets (registration_id, event_id, user_id, ticket_number, name)
  SELECT OLD.id, e.id, OLD.user_id, OLD.ticket_number, OLD.name FROM events e WHERE e.id = OLD.event_id;
  -- Keep only the last 20 per person and event. Sequential scans are off: a plan from when the table was small would read
  -- all of it for each ticket.
  DELETE FROM ended_tickets WHERE user_id = OLD.user_id AND registration_id IN (
    SELECT t.registration_id FROM ended_tickets t WHERE t.user_id = OLD.user_id AND t.event_id = OLD.event_id
     ORDER BY t.ended_at DESC, t.registration_id DESC OFFSET 20);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER registrations_end_ticket AFTER DELETE ON registrations FOR EACH ROW
  WHEN (OLD.state = 'confirmed') EXECUTE FUNCTION evm_end_ticket();
