-- Checks of a person against an event's rules; see RegistrationRules (events). Lock the event's row before a check decides
-- about a seat.

-- Requests do not count: they hold no seat and no place on the waitlist. OFFSET 0 folds each spelling of a college once, instead of
-- that of each person.
CREATE OR REPLACE FUNCTION evm_is_college_full(e events, person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT e.most_per_college <= (
    SELECT coalesce(sum(people), 0) FROM (
      SELECT u.college, count(*) AS people FROM registrations r JOIN users u ON u.id = r.user_id
       WHERE r.event_id = e.id AND r.state <> 'requested' GROUP BY u.college OFFSET 0) AS spellings
     WHERE evm_college_id(college) = (SELECT evm_college_id(u.college) FROM users u WHERE u.id = person)) $$;

-- The RegistrationState that keeps a person from a seat and from the waitlist; null if there is none. OVERLAPS: they have a
-- seat at an overlapping event. Events on hold and cancelled ones do not count.
CREATE OR REPLACE FUNCTION evm_why_closed(e events, person uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN e.date <= now() THEN 'STARTED'
    WHEN e.colleges <> '{}' AND NOT EXISTS (
      SELECT FROM users u, unnest(e.colleges) AS named (college)
       WHERE u.id = person AND evm_college_id(u.college) = evm_college_id(named.college)) THEN 'OTHER_COLLEGES'
    WHEN e.closes_at <= now() THEN 'CLOSED'
    WHEN e.opens_at > now() THEN 'NOT_OPEN'
    WHEN evm_is_college_full(e, person) THEN 'COLLEGE_FULL'
    WHEN e.refuse_overlaps AND EXISTS (
      SELECT FROM registrations r JOIN events o ON o.id = r.event_id
       WHERE r.user_id = person AND r.state = 'confirmed' AND o.id <> e.id AND o.approval = 'approved' AND o.cancelled_at IS NULL
         AND evm_overlap(o.date, o.over_at, e.date, e.over_at)) THEN 'OVERLAPS' END $$;
