-- Whom announcements are for.

-- Those of an audience, by uuid: of the event that an announcement belongs to, or of the college that it names.
CREATE OR REPLACE FUNCTION evm_addressed(audience text, event uuid, place text) RETURNS SETOF uuid LANGUAGE sql STABLE
AS $$
  SELECT s.user_id FROM seats s WHERE audience = 'seats' AND s.event_id = event
  UNION ALL
  SELECT r.user_id FROM registrations r WHERE audience = 'line' AND r.event_id = event AND r.state = 'waitlisted'
  UNION ALL
  SELECT u.id FROM users u WHERE audience = 'everybody' OR audience = 'organizers' AND u.role <> 'participant'
      OR audience = 'college' AND evm_college_id(u.college) = evm_college_id(place)
$$;
