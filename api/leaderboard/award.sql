-- Gives an award and returns the new score in one statement (rules.ts).

-- Writes the award, once per idempotency key, and returns the score after its trigger. Returns no row if the person has no
-- seat or the key was used. Locks the event before the registration, like a cancellation, to avoid deadlocks.
CREATE OR REPLACE FUNCTION evm_award(award uuid, event uuid, person uuid, points numeric, achievements text[], note text,
  awarder uuid, key text, ranked boolean)
RETURNS TABLE (awarded_at timestamptz, score scores, rank integer) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  WITH held AS (SELECT id FROM events WHERE id = event FOR SHARE),
       seat AS (SELECT r.event_id, r.user_id FROM held JOIN seats r ON r.event_id = held.id
                 WHERE r.user_id = person FOR NO KEY UPDATE OF r)
  INSERT INTO awards (id, event_id, user_id, points, achievements, note, awarded_by, idempotency_key)
  SELECT award, event_id, user_id, evm_award.points, evm_award.achievements, evm_award.note,
         awarder, key FROM seat
  ON CONFLICT (awarded_by, idempotency_key) DO NOTHING RETURNING created_at INTO awarded_at;
  IF FOUND THEN
    SELECT * INTO score FROM scores WHERE event_id = event AND user_id = person;
    IF ranked THEN
      SELECT count(*) + 1 INTO rank FROM scores s WHERE event_id = event AND -s.points < -score.points;
    END IF;
    RETURN NEXT;
  END IF;
END $$;
