-- Whether the reminder that is sent `before` minutes ahead of an event is due. It expires once half of that time has passed,
-- because no process was running or the event was moved closer. By then people know: they were notified of the move, or
-- registered recently.
CREATE OR REPLACE FUNCTION evm_is_reminder_due(e events, before integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT e.approval = 'approved' AND e.cancelled_at IS NULL AND before = ANY(e.remind_before)
     AND e.date <= now() + before * interval '1 minute' AND e.date > now() + before * interval '30 seconds' $$;

-- Reminds up to `most` people who have a seat, except those who got it after the moment of this reminder. Batches keep the lock short for people who register or cancel. Each person
-- gets one reminder per event, start and `before`: `reached` advances in the transaction that writes the reminders. Until it
-- commits, the event cannot change and other processes wait. Returns whether there may be more people to remind.
CREATE OR REPLACE FUNCTION evm_remind(event uuid, before integer, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  e events;
  r reminded;
  facts jsonb;
  person uuid;
  reminders integer := 0;
BEGIN
  SELECT * INTO e FROM events WHERE id = event FOR SHARE;
  IF NOT FOUND OR NOT evm_is_reminder_due(e, before) THEN RETURN false; END IF;
  INSERT INTO reminded (event_id, date, minutes) VALUES (event, e.date, before) ON CONFLICT DO NOTHING;
  SELECT * INTO r FROM reminded WHERE event_id = event AND date = e.date AND minutes = before FOR UPDATE;
  IF r.is_done THEN RETURN false; END IF;
  facts := evm_facts(e);
  FOR person IN
    SELECT user_id FROM seats
     WHERE event_id = event AND created_at <= e.date - before * interval '1 minute'
       AND (r.reached IS NULL OR user_id > r.reached) ORDER BY user_id LIMIT most
  LOOP
    PERFORM evm_post('reminder', person, facts, useless_after => e.date);
    r.reached := person;
    reminders := reminders + 1;
  END LOOP;
  UPDATE reminded SET reached = r.reached, is_done = reminders < most WHERE event_id = event AND date = e.date AND minutes = before;
  RETURN reminders = most;
END $$;
