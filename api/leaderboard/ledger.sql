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

-- Sets the attendance points of these people to `due`, and overwrites a scorer's correction. Their registrations must be
-- locked: a correction stores the difference to the current value. OFFSET 0 looks up each person separately; a plain join
-- read all awards of the event for one check-in.
CREATE OR REPLACE FUNCTION evm_award_attendance(event uuid, people uuid[], due numeric) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO awards (id, event_id, user_id, points, corrects_from, corrects_to, awarded_by, corrects, is_for_attendance)
  SELECT evm_new_uuid(), event, person, due - coalesce(now.points, 0),
         CASE WHEN now.id IS NOT NULL THEN jsonb_build_object('points', now.points, 'achievements', now.achievements) END,
         CASE WHEN now.id IS NOT NULL THEN due END, e.created_by, now.id, true
    FROM events e, unnest(people) AS person LEFT JOIN LATERAL (
      SELECT n.*, coalesce((SELECT c.is_for_attendance FROM awards c WHERE c.corrects = a.id ORDER BY c.entry DESC LIMIT 1),
                           true) AS is_own
        FROM awards a JOIN effective_awards n ON n.id = a.id
       WHERE a.event_id = event AND a.user_id = person AND a.is_for_attendance AND a.corrects IS NULL OFFSET 0
    ) now ON true
   WHERE e.id = event AND CASE WHEN now.id IS NULL THEN due > 0
                               ELSE (now.points, now.achievements) <> (due, '{}'::text[]) OR (due > 0 AND NOT now.is_own) END;
END $$;
