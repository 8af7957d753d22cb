-- The board of each event. evm_tally recomputes the rows that an award or a registration affects.
-- Lock order: event, registration, person, score; then performers by id and colleges by id (boards.sql).
-- Fast path for most awards: if the person already has a score, the award is added to it, here and in boards.sql.

-- The score of each person at an event, computed from the ledger. Ignores awards that were corrected to nothing. `reached_at`
-- is the time of the last award with points, or of the first award if none has points.
CREATE OR REPLACE VIEW reckoned_scores AS
SELECT event_id, user_id, sum(points) AS points,
       coalesce(evm_union(jsonb_agg(to_jsonb(achievements) ORDER BY created_at, entry) FILTER (WHERE achievements <> '{}')), '{}')
         AS achievements,
       coalesce(max(created_at) FILTER (WHERE points > 0), min(created_at)) AS reached_at, max(updated_at) AS updated_at
  FROM effective_awards WHERE points > 0 OR achievements <> '{}' OR NOT corrected
 GROUP BY event_id, user_id;

-- Recomputes the scores of these pairs of event and person. OFFSET 0 reads the ledger of each pair separately.
CREATE OR REPLACE FUNCTION evm_tally(event_ids uuid[], user_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE was scores[]; written scores[];
BEGIN
  PERFORM FROM registrations WHERE (event_id, user_id) IN (SELECT * FROM unnest(event_ids, user_ids))
    ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM users WHERE id = ANY(user_ids) ORDER BY id FOR SHARE;
  was := ARRAY(SELECT t FROM scores t WHERE (event_id, user_id) IN (SELECT * FROM unnest(event_ids, user_ids))
                ORDER BY id FOR UPDATE);
  WITH made AS (
    INSERT INTO scores AS t
    SELECT r.id, r.event_id, r.user_id, evm_college_id(u.college), e.approval = 'approved',
           s.points, s.achievements, s.reached_at, s.updated_at
      FROM unnest(event_ids, user_ids) AS asked (event_id, user_id)
      JOIN seats r USING (event_id, user_id) JOIN events e ON e.id = r.event_id JOIN users u ON u.id = r.user_id
     CROSS JOIN LATERAL (
       SELECT * FROM reckoned_scores WHERE event_id = r.event_id AND user_id = r.user_id OFFSET 0) s
     ORDER BY r.id
    ON CONFLICT (id) DO UPDATE SET points = excluded.points, achievements = excluded.achievements,
      reached_at = excluded.reached_at, updated_at = excluded.updated_at
    RETURNING t AS score
  )
  SELECT coalesce(array_agg(score), '{}') INTO written FROM made;
  -- all awards of these were corrected to nothing
  DELETE FROM scores WHERE id IN (SELECT id FROM unnest(was) EXCEPT SELECT id FROM unnest(written));
  PERFORM evm_update_boards(was, written);
END $$;

-- Adds an award to its score if it is the latest one: awards are added in order of time. Otherwise recomputes the scores.
CREATE OR REPLACE FUNCTION evm_tally_awards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE a awards; o scores; n scores;
BEGIN
  SELECT * INTO a FROM touched WHERE corrects IS NULL AND (SELECT count(*) FROM touched) = 1;
  IF FOUND THEN
    UPDATE scores t SET points = t.points + a.points, updated_at = a.created_at,
           reached_at = CASE WHEN a.points > 0 THEN a.created_at ELSE t.reached_at END,
           achievements = CASE WHEN a.achievements = '{}' THEN t.achievements
                               ELSE evm_union(jsonb_build_array(t.achievements, a.achievements)) END
     WHERE t.event_id = a.event_id AND t.user_id = a.user_id AND t.updated_at <= a.created_at RETURNING t.* INTO n;
  END IF;
  IF n.id IS NOT NULL THEN
    -- reading the score before its update would cost one more statement
    o := n;
    o.points := n.points - a.points;
    IF a.points > 0 THEN o.reached_at := '-infinity'; END IF;
    IF a.achievements <> '{}' THEN o.achievements := '{}'; END IF;
    PERFORM evm_update_boards(ARRAY[o], ARRAY[n]);
    RETURN NULL;
  END IF;
  -- People without a seat have no score. Attendance points are also taken back after a cancellation; don't lock the people
  -- then.
  PERFORM evm_tally(array_agg(event_id), array_agg(user_id))
    FROM (SELECT DISTINCT event_id, user_id FROM touched JOIN seats USING (event_id, user_id)) AS t HAVING count(*) > 0;
  RETURN NULL;
END $$;
-- An award or a correction changes the score of the person at the event.
CREATE OR REPLACE TRIGGER awards_tally AFTER INSERT ON awards REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION evm_tally_awards();

-- A new name, college or profile visibility touches all scores of the person, because clients read them from changed rows.
CREATE OR REPLACE FUNCTION evm_rename_scores() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE was scores[]; written scores[];
BEGIN
  was := ARRAY(SELECT t FROM scores t WHERE user_id = NEW.id ORDER BY id FOR UPDATE);
  IF cardinality(was) = 0 THEN RETURN NULL; END IF;
  WITH made AS (UPDATE scores t SET college_id = evm_college_id(NEW.college) WHERE user_id = NEW.id RETURNING t AS score)
  SELECT array_agg(score) INTO written FROM made;
  PERFORM evm_update_boards(was, written, anew => true);
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER users_rename_scores AFTER UPDATE OF first_name, last_name, college, profile_visible ON users
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.college, OLD.profile_visible)
    IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.college, NEW.profile_visible))
  EXECUTE FUNCTION evm_rename_scores();
