-- The ledger of awards, which is only ever added to: a correction is another row.

-- awards go with their event only
CREATE OR REPLACE FUNCTION evm_keep_award() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM events WHERE id = OLD.event_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'awards never change' USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE TRIGGER awards_keep BEFORE UPDATE OR DELETE ON awards
  FOR EACH ROW EXECUTE FUNCTION evm_keep_award();

-- what an award is worth after its corrections: their points add up, of their achievements the latest hold
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

-- a correction says what is right; what it adds or takes away is worked out here, one correction after the other
CREATE OR REPLACE FUNCTION evm_correct_award() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM registrations WHERE event_id = NEW.event_id AND user_id = NEW.user_id FOR NO KEY UPDATE;
  -- drawn again under the lock: its order is the order of the turns, whoever made the id first
  NEW.entry := nextval('awards_entry');
  SELECT NEW.corrects_to - points, jsonb_build_object('points', points, 'achievements', achievements)
    INTO NEW.points, NEW.corrects_from FROM effective_awards WHERE id = NEW.corrects;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER awards_correct BEFORE INSERT ON awards FOR EACH ROW WHEN (NEW.corrects IS NOT NULL)
  EXECUTE FUNCTION evm_correct_award();
