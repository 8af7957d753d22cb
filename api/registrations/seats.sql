-- Who has a seat, for everybody else: a registration may only wait for one.
CREATE OR REPLACE VIEW seats AS
  SELECT id, event_id, user_id, created_at FROM registrations WHERE state = 'confirmed';
