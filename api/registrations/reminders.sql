-- Whether people are reminded now of what begins so many minutes later. Once half of that time has gone by, for nobody served or
-- the event was moved closer, it is too late: who was told of the move, or has only just registered, knows.
CREATE OR REPLACE FUNCTION evm_is_reminder_due(e events, before integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT e.approval = 'approved' AND before = ANY(e.remind_before)
     AND e.date <= now() + before * interval '1 minute' AND e.date > now() + before * interval '30 seconds' $$;

-- Reminds those who have a seat, so many at a time, so that nobody who takes or gives back a seat waits long. Each of them is
-- reminded once of an event, the moment at which it begins, and a time before that: 'reached' moves on with what is told, in
-- one transaction. Until that commits, the event stays when and where it is, and other processes wait. Says whether there
-- may be more to remind.
CREATE OR REPLACE FUNCTION evm_remind(event uuid, before integer, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  e events;
  r reminded;
  facts jsonb;
  person uuid;
  told integer := 0;
BEGIN
  SELECT * INTO e FROM events WHERE id = event FOR SHARE;
  IF NOT FOUND OR NOT evm_is_reminder_due(e, before) THEN RETURN false; END IF;
  INSERT INTO reminded (event_id, date, minutes) VALUES (event, e.date, before) ON CONFLICT DO NOTHING;
  SELECT * INTO r FROM reminded WHERE event_id = event AND date = e.date AND minutes = before FOR UPDATE;
  IF r.is_done THEN RETURN false; END IF;
  facts := evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version);
  FOR person IN
    SELECT user_id FROM seats WHERE event_id = event AND (r.reached IS NULL OR user_id > r.reached) ORDER BY user_id LIMIT most
  LOOP
    PERFORM evm_post('reminder', person, facts, useless_after => e.date);
    r.reached := person;
    told := told + 1;
  END LOOP;
  UPDATE reminded SET reached = r.reached, is_done = told < most WHERE event_id = event AND date = e.date AND minutes = before;
  RETURN told = most;
END $$;
