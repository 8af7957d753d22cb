-- The ledger of awards is append-only: a correction is another row.

-- Awards never change, and are only deleted together with their event.
CREATE OR REPLACE FUNCTION evm_keep_award() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM events WHERE id = OLD.event_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'awards never change' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER awards_keep BEFORE UPDATE OR DELETE ON awards
  FOR EACH ROW EXECUTE FUNCTION evm_keep_award();

-- The value of each award after its corrections: points add up, achievements come from the latest correction.
CREATE OR REPLACE VIEW effective_awards AS
SELECT a.id, a.entry, a.event_id, a.user_id, a.created_at, a.points + coalesce(c.points, 0) AS points,
       coalesce(last.achievements, a.achievements) AS achievements,
       coalesce(last.created_at, a.created_at) AS updated_at, last.created_at IS NOT NULL AS corrected
  FROM awards a
  LEFT JOIN LATERAL (SELECT sum(points) AS points FROM awards WHERE corrects = a.id) c ON true
  LEFT JOIN LATERAL (
    SELECT achievements, created_at FROM awards WHERE corrects = a.id ORDER BY entry DESC LIMIT 1
  ) last ON true
 WHERE a.corrects IS NULL;

-- Writes a correction, once per idempotency key. The caller passes the right value (`due`). The difference is computed here
-- under a lock, one correction after the other. A constraint refuses corrections without `corrects_from`. Returns no row if
-- the key was used.
CREATE OR REPLACE FUNCTION evm_correct(correction uuid, award uuid, event uuid, person uuid, due numeric, achievements text[],
  note text, by uuid, key text, at timestamptz DEFAULT NULL)
RETURNS TABLE (id uuid, corrects_from jsonb) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM registrations WHERE event_id = event AND user_id = person FOR NO KEY UPDATE;
  -- `entry` is drawn under the lock, so it orders the corrections; ids depend on clocks of several machines
  RETURN QUERY
  INSERT INTO awards (id, event_id, user_id, points, corrects, corrects_from, corrects_to, achievements, note, awarded_by,
                      idempotency_key, created_at)
  SELECT correction, event, person, due::numeric(9, 2) - a.points, award,
         jsonb_build_object('points', a.points, 'achievements', a.achievements), due, evm_correct.achievements,
         evm_correct.note, by, key, coalesce(at, clock_timestamp())
    FROM (SELECT) AS always LEFT JOIN effective_awards a ON a.id = award
  ON CONFLICT (awarded_by, idempotency_key) DO NOTHING RETURNING id, corrects_from;
END $$;
