-- Gives an award and returns the new score in one statement (rules.ts).

-- Writes the award, once per idempotency key, and returns the score after its trigger. Returns no row if the person has no
-- seat or the key was used. Raises EV001 if the viewer has lost the right in the meantime (evm_lost_right); a null session
-- has no rights to lose. Locks the event before the registration, like a cancellation, to avoid deadlocks.
CREATE OR REPLACE FUNCTION evm_award_by_right(award uuid, event uuid, person uuid, points numeric, achievements text[], note text,
  awarder uuid, key text, ranked boolean, session uuid, roles text[])
RETURNS TABLE (awarded_at timestamptz, score scores, rank integer) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE lost text;
BEGIN
  WITH held AS (SELECT id FROM events WHERE id = event FOR SHARE),
       seat AS (SELECT r.event_id, r.user_id FROM held JOIN seats r ON r.event_id = held.id
                 WHERE r.user_id = person FOR NO KEY UPDATE OF r)
  INSERT INTO awards (id, event_id, user_id, points, achievements, note, awarded_by, idempotency_key)
  SELECT award, event_id, user_id, evm_award_by_right.points, evm_award_by_right.achievements, evm_award_by_right.note,
         awarder, key FROM seat
  ON CONFLICT (awarded_by, idempotency_key) DO NOTHING RETURNING created_at INTO awarded_at;
  IF FOUND THEN
    SELECT * INTO score FROM scores WHERE event_id = event AND user_id = person;
    IF ranked THEN
      SELECT count(*) + 1 INTO rank FROM scores s WHERE event_id = event AND -s.points < -score.points;
    END IF;
    RETURN NEXT;
  END IF;
  IF session IS NOT NULL THEN lost := evm_lost_right(session, awarder, roles); END IF;
  IF lost IS NOT NULL THEN RAISE EXCEPTION '%', lost USING ERRCODE = 'EV001'; END IF;
END $$;
