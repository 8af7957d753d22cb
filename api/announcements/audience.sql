-- The audience of announcements.

-- The uuids of the people in an audience. `event` is the announcement's event, `place` the college that it names.
CREATE OR REPLACE FUNCTION evm_addressed(audience text, event uuid, place text) RETURNS SETOF uuid LANGUAGE sql STABLE
AS $$
  SELECT s.user_id FROM seats s WHERE audience = 'seats' AND s.event_id = event
  UNION ALL
  SELECT r.user_id FROM registrations r WHERE audience = 'line' AND r.event_id = event AND r.state = 'waitlisted'
  UNION ALL
  SELECT u.id FROM users u WHERE audience = 'everybody' OR audience = 'organizers' AND u.role <> 'participant'
      OR audience = 'college' AND evm_college_id(u.college) = evm_college_id(place)
$$;

-- Whether the audience includes this person. In plpgsql, because the planner cannot inline it: a viewer who sees everything
-- anyway must not get another plan.
CREATE OR REPLACE FUNCTION evm_is_addressed(audience text, event uuid, named text, person uuid) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE audience
    WHEN 'everybody' THEN true
    WHEN 'seats' THEN EXISTS (SELECT FROM seats s WHERE s.event_id = event AND s.user_id = person)
    WHEN 'line' THEN EXISTS (SELECT FROM registrations r
      WHERE r.event_id = event AND r.user_id = person AND r.state = 'waitlisted')
    WHEN 'college' THEN evm_college_id(named) = (SELECT evm_college_id(u.college) FROM users u WHERE u.id = person)
    ELSE (SELECT u.role <> 'participant' FROM users u WHERE u.id = person) END;
END $$;

-- The audience of mail and push: an announcement to everybody about an event goes only to people with a seat there.
CREATE OR REPLACE FUNCTION evm_mail_audience(a announcements) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN a.audience = 'everybody' AND a.event_id IS NOT NULL THEN 'seats' ELSE a.audience END
$$;
