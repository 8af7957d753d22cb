import { Migration } from '@mikro-orm/migrations';

/**
 * The ledger of awards, and the boards that are made of it: `scores` for each event, `performers` and `colleges` overall.
 * Nobody writes to a board: triggers compute each row that an award, a registration, an approval or a new college has
 * touched from what it is made of, under locks that are always taken in the same order (event, registration, person,
 * score, performers by id, colleges by id).
 */
export class Migration20261123_leaderboard extends Migration {
  override up(): void {
    this.addSql(`CREATE SEQUENCE awards_entry`);
    this.addSql(`CREATE TABLE awards (
      id uuid PRIMARY KEY,
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users,
      points numeric(9, 2) NOT NULL,
      achievements text[] NOT NULL DEFAULT '{}' CHECK (array_position(achievements, NULL) IS NULL),
      note text,
      awarded_by uuid NOT NULL REFERENCES users,
      corrects uuid,
      corrects_from jsonb,
      corrects_to numeric(9, 2) CHECK (corrects_to >= 0 AND corrects_to < 'NaN'),
      idempotency_key text,
      created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
      entry bigint NOT NULL DEFAULT nextval('awards_entry') UNIQUE,
      CONSTRAINT awards_of_person UNIQUE (event_id, user_id, id),
      CONSTRAINT awards_corrected FOREIGN KEY (event_id, user_id, corrects) REFERENCES awards (event_id, user_id, id),
      CONSTRAINT awards_corrects_to CHECK ((corrects IS NULL) = (corrects_to IS NULL)),
      CONSTRAINT awards_negative_corrects CHECK (points < 'NaN' AND (corrects IS NOT NULL OR points >= 0)),
      CONSTRAINT awards_once UNIQUE (awarded_by, idempotency_key)
    )`);
    this.addSql(`CREATE INDEX awards_of_event ON awards (event_id, id)`);
    this.addSql(`CREATE INDEX awards_of_user ON awards (user_id)`);
    this.addSql(`CREATE INDEX awards_corrections ON awards (corrects, entry) WHERE corrects IS NOT NULL`);

    this.addSql(`CREATE FUNCTION evm_keep_award() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM events WHERE id = OLD.event_id) THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'awards never change' USING ERRCODE = 'restrict_violation';
      END $$`);
    this.addSql(`CREATE TRIGGER awards_keep BEFORE UPDATE OR DELETE ON awards
      FOR EACH ROW EXECUTE FUNCTION evm_keep_award()`);

    // "St. Mary's" and "st.  mary's" are one college
    this.addSql(`CREATE FUNCTION evm_college_id(text) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      AS $$ SELECT md5(public.evm_fold(regexp_replace(btrim($1), '\\s+', ' ', 'g')))::uuid $$`);

    this.addSql(`CREATE TABLE scores (
      id uuid PRIMARY KEY REFERENCES registrations ON DELETE CASCADE,
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users,
      college_id uuid NOT NULL,
      counted boolean NOT NULL,
      points numeric(12, 2) NOT NULL CONSTRAINT scores_not_negative CHECK (points >= 0 AND points < 'NaN'),
      achievements text[] NOT NULL,
      reached_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      CONSTRAINT scores_once UNIQUE (event_id, user_id)
    )`);
    this.addSql(`CREATE INDEX scores_board ON scores (event_id, (-points), reached_at, id)`);
    this.addSql(`CREATE INDEX scores_of_user ON scores (user_id)`);
    this.addSql(`CREATE INDEX scores_of_college ON scores (college_id, event_id) WHERE counted`);

    this.addSql(`CREATE TABLE performers (
      id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      college_id uuid NOT NULL,
      points numeric(14, 2) NOT NULL,
      events integer NOT NULL,
      achievements text[] NOT NULL,
      reached_at timestamptz(3) NOT NULL
    )`);
    this.addSql(`CREATE INDEX performers_board ON performers ((-points), reached_at, id)`);
    this.addSql(`CREATE INDEX performers_of_college ON performers (college_id)`);

    this.addSql(`CREATE TABLE colleges (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      points numeric(16, 2) NOT NULL,
      people integer NOT NULL,
      events integer NOT NULL,
      reached_at timestamptz(3) NOT NULL
    )`);
    this.addSql(`CREATE INDEX colleges_board ON colleges ((-points), reached_at, id)`);

    // what an award is worth after its corrections: their points add up, of their achievements the latest hold
    this.addSql(`CREATE VIEW effective_awards AS
      SELECT a.id, a.entry, a.event_id, a.user_id, a.created_at, a.points + coalesce(c.points, 0) AS points,
             coalesce(last.achievements, a.achievements) AS achievements,
             coalesce(last.created_at, a.created_at) AS updated_at, last.created_at IS NOT NULL AS corrected
        FROM awards a
        LEFT JOIN LATERAL (SELECT sum(points) AS points FROM awards WHERE corrects = a.id) c ON true
        LEFT JOIN LATERAL (
          SELECT achievements, created_at FROM awards WHERE corrects = a.id ORDER BY entry DESC LIMIT 1
        ) last ON true
       WHERE a.corrects IS NULL`);

    // a correction says what is right; what it adds or takes away is worked out here, one correction after the other
    this.addSql(`CREATE FUNCTION evm_correct_award() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM registrations WHERE event_id = NEW.event_id AND user_id = NEW.user_id FOR NO KEY UPDATE;
        -- drawn again under the lock: its order is the order of the turns, whoever made the id first
        NEW.entry := nextval('awards_entry');
        SELECT NEW.corrects_to - points, jsonb_build_object('points', points, 'achievements', achievements)
          INTO NEW.points, NEW.corrects_from FROM effective_awards WHERE id = NEW.corrects;
        RETURN NEW;
      END $$`);
    this.addSql(`CREATE TRIGGER awards_correct BEFORE INSERT ON awards FOR EACH ROW WHEN (NEW.corrects IS NOT NULL)
      EXECUTE FUNCTION evm_correct_award()`);

    this.addSql(`CREATE FUNCTION evm_union(lists jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE
      AS $$ SELECT coalesce(array_agg(name ORDER BY place), '{}') FROM (
              SELECT DISTINCT ON (lower(name)) name, (list_place, name_place) AS place
                FROM jsonb_array_elements(lists) WITH ORDINALITY AS l (list, list_place),
                     jsonb_array_elements_text(list) WITH ORDINALITY AS n (name, name_place)
               ORDER BY lower(name), place) AS names $$`);

    // an award that was corrected to nothing is as if it had never been; the total was reached with the last that counts
    this.addSql(`CREATE FUNCTION evm_tally_of(event uuid, person uuid)
      RETURNS TABLE (points numeric, achievements text[], reached_at timestamptz, updated_at timestamptz)
      LANGUAGE sql STABLE AS $$
        SELECT sum(points), evm_union(jsonb_agg(to_jsonb(achievements) ORDER BY created_at, entry)),
               coalesce(max(created_at) FILTER (WHERE points > 0), min(created_at)), max(updated_at)
          FROM effective_awards
         WHERE event_id = event AND user_id = person
           AND (points > 0 OR achievements <> '{}' OR NOT corrected)
        HAVING count(*) > 0 $$`);

    this.addSql(`CREATE FUNCTION evm_tally(event_ids uuid[], user_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM registrations WHERE (event_id, user_id) IN (SELECT * FROM unnest(event_ids, user_ids))
          ORDER BY id FOR NO KEY UPDATE;
        PERFORM FROM users WHERE id = ANY(user_ids) ORDER BY id FOR SHARE;
        PERFORM FROM scores WHERE (event_id, user_id) IN (SELECT * FROM unnest(event_ids, user_ids))
          ORDER BY id FOR UPDATE;
        INSERT INTO scores
          SELECT r.id, r.event_id, r.user_id, evm_college_id(u.college), e.approval = 'approved', t.*
            FROM unnest(event_ids, user_ids) AS touched (event_id, user_id)
            JOIN registrations r USING (event_id, user_id) JOIN events e ON e.id = r.event_id
            JOIN users u ON u.id = r.user_id CROSS JOIN LATERAL evm_tally_of(r.event_id, r.user_id) t
           ORDER BY r.id
          ON CONFLICT (id) DO UPDATE SET points = excluded.points, achievements = excluded.achievements,
            reached_at = excluded.reached_at, updated_at = excluded.updated_at;
        DELETE FROM scores s USING unnest(event_ids, user_ids) AS touched (event_id, user_id)
         WHERE s.event_id = touched.event_id AND s.user_id = touched.user_id
           AND NOT EXISTS (SELECT FROM evm_tally_of(s.event_id, s.user_id));
      END $$`);

    this.addSql(`CREATE FUNCTION evm_tally_awards() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM evm_tally(array_agg(event_id), array_agg(user_id))
          FROM (SELECT DISTINCT event_id, user_id FROM touched) AS t HAVING count(*) > 0;
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER awards_tally AFTER INSERT ON awards REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION evm_tally_awards()`);

    // who takes the seat again has the points again
    this.addSql(`CREATE FUNCTION evm_tally_registration() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM awards WHERE event_id = NEW.event_id AND user_id = NEW.user_id) THEN
          PERFORM evm_tally(ARRAY[NEW.event_id], ARRAY[NEW.user_id]);
        END IF;
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER registrations_tally AFTER INSERT ON registrations
      FOR EACH ROW EXECUTE FUNCTION evm_tally_registration()`);

    // each row is taken by writing to it, which also makes it anew where somebody else has just removed it
    this.addSql(`CREATE FUNCTION evm_recount(people uuid[], places uuid[], members_changed boolean)
      RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO performers SELECT id, id, 0, 0, '{}', now() FROM unnest(people) AS id ORDER BY id
          ON CONFLICT (id) DO UPDATE SET points = performers.points;
        UPDATE performers p SET college_id = s.college_id, points = s.points, events = s.events,
               achievements = s.achievements, reached_at = s.reached_at
          FROM (SELECT user_id, (array_agg(college_id))[1] AS college_id, sum(points) AS points, count(*) AS events,
                       evm_union(jsonb_agg(to_jsonb(achievements) ORDER BY reached_at, id)) AS achievements,
                       coalesce(max(reached_at) FILTER (WHERE points > 0), min(reached_at)) AS reached_at
                  FROM scores WHERE user_id = ANY(people) AND counted GROUP BY user_id) s
         WHERE p.id = s.user_id;
        DELETE FROM performers p WHERE id = ANY(people)
           AND NOT EXISTS (SELECT FROM scores WHERE user_id = p.id AND counted);

        INSERT INTO colleges SELECT id, '', 0, 0, 0, now() FROM unnest(places) AS id ORDER BY id
          ON CONFLICT (id) DO UPDATE SET points = colleges.points;
        UPDATE colleges c SET points = p.points, people = p.people, reached_at = p.reached_at
          FROM (SELECT college_id, sum(points) AS points, count(*) AS people,
                       coalesce(max(reached_at) FILTER (WHERE points > 0), min(reached_at)) AS reached_at
                  FROM performers WHERE college_id = ANY(places) GROUP BY college_id) p
         WHERE c.id = p.college_id;
        -- these two cost most, and points alone do not change them
        IF members_changed THEN
          UPDATE colleges c SET name = p.name,
                 events = (SELECT count(DISTINCT event_id) FROM scores WHERE college_id = c.id AND counted)
            FROM (SELECT college_id, mode() WITHIN GROUP (ORDER BY btrim(u.college)) AS name
                    FROM performers p JOIN users u USING (id) WHERE college_id = ANY(places) GROUP BY college_id) p
           WHERE c.id = p.college_id;
        END IF;
        DELETE FROM colleges c WHERE id = ANY(places) AND NOT EXISTS (SELECT FROM performers WHERE college_id = c.id);
      END $$`);

    this.addSql(`CREATE FUNCTION evm_score_facts(s scores) RETURNS jsonb LANGUAGE sql STABLE
      AS $$ SELECT jsonb_build_object('eventId', s.event_id, 'scoreId', s.id, 'userId', s.user_id, 'counted', s.counted,
              'collegeIds', ARRAY[s.college_id], 'eventCreatedById', (SELECT created_by FROM events WHERE id = s.event_id)) $$`);

    // few rows are told one by one; of many it is told that they have changed
    this.addSql(`CREATE FUNCTION evm_tell_scores(all_facts jsonb) RETURNS void LANGUAGE sql AS $$
      SELECT evm_tell('score', facts) FROM jsonb_array_elements(all_facts) AS facts
       WHERE jsonb_array_length(all_facts) <= 20;
      SELECT evm_tell('score', jsonb_build_object('eventId', facts->'eventId', 'counted', bool_or((facts->'counted')::boolean),
             'eventCreatedById', facts->'eventCreatedById'))
        FROM jsonb_array_elements(all_facts) AS facts WHERE jsonb_array_length(all_facts) > 20
       GROUP BY facts->'eventId', facts->'eventCreatedById' $$`);

    this.addSql(`CREATE FUNCTION evm_scores_changed() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        people uuid[] := ARRAY(SELECT DISTINCT user_id FROM touched);
        places uuid[] := ARRAY(SELECT DISTINCT college_id FROM touched);
        members_changed boolean := true;
      BEGIN
        IF people = '{}' THEN RETURN NULL; END IF;
        IF TG_OP = 'UPDATE' THEN
          places := places || ARRAY(SELECT college_id FROM was EXCEPT SELECT unnest(places));
          members_changed := EXISTS (SELECT FROM touched t JOIN was USING (id)
            WHERE (t.college_id, t.counted) IS DISTINCT FROM (was.college_id, was.counted)
               OR (t.points, t.achievements, t.updated_at) IS NOT DISTINCT FROM (was.points, was.achievements, was.updated_at));
        END IF;
        PERFORM evm_recount(people, places, members_changed);
        IF TG_OP = 'UPDATE' THEN
          PERFORM evm_tell_scores(jsonb_agg(evm_score_facts(t) || jsonb_build_object('counted', t.counted OR was.counted,
            'collegeIds', ARRAY[t.college_id, was.college_id]))) FROM touched t JOIN was USING (id);
        ELSE
          PERFORM evm_tell_scores(jsonb_agg(evm_score_facts(t))) FROM touched t;
        END IF;
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER scores_made AFTER INSERT ON scores REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION evm_scores_changed()`);
    this.addSql(`CREATE TRIGGER scores_changed AFTER UPDATE ON scores REFERENCING OLD TABLE AS was NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION evm_scores_changed()`);
    this.addSql(`CREATE TRIGGER scores_gone AFTER DELETE ON scores REFERENCING OLD TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION evm_scores_changed()`);

    // all in one go, before the foreign keys would take them one by one
    this.addSql(`CREATE FUNCTION evm_delete_scores() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM scores WHERE event_id = OLD.id ORDER BY id FOR UPDATE;
        DELETE FROM scores WHERE event_id = OLD.id;
        RETURN OLD;
      END $$`);
    this.addSql(`CREATE TRIGGER events_delete_scores BEFORE DELETE ON events
      FOR EACH ROW EXECUTE FUNCTION evm_delete_scores()`);

    this.addSql(`CREATE FUNCTION evm_count_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM scores WHERE event_id = NEW.id ORDER BY id FOR UPDATE;
        UPDATE scores SET counted = NEW.approval = 'approved' WHERE event_id = NEW.id;
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER events_count AFTER UPDATE OF approval ON events FOR EACH ROW
      WHEN (OLD.approval IS DISTINCT FROM NEW.approval) EXECUTE FUNCTION evm_count_event()`);

    // touching the rows is enough: they are counted, and told with the new name
    this.addSql(`CREATE FUNCTION evm_rename_scores() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM scores WHERE user_id = NEW.id ORDER BY id FOR UPDATE;
        UPDATE scores SET college_id = evm_college_id(NEW.college) WHERE user_id = NEW.id;
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER users_rename_scores AFTER UPDATE OF first_name, last_name, college ON users FOR EACH ROW
      WHEN ((OLD.first_name, OLD.last_name, OLD.college) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.college))
      EXECUTE FUNCTION evm_rename_scores()`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER users_rename_scores ON users`);
    this.addSql(`DROP TRIGGER events_count ON events`);
    this.addSql(`DROP TRIGGER events_delete_scores ON events`);
    this.addSql(`DROP TRIGGER registrations_tally ON registrations`);
    this.addSql(`DROP VIEW effective_awards`);
    this.addSql(`DROP FUNCTION evm_score_facts(scores)`);
    this.addSql(`DROP TABLE colleges, performers, scores, awards`);
    this.addSql(`DROP SEQUENCE awards_entry`);
    this.addSql(`DROP FUNCTION evm_rename_scores(), evm_count_event(), evm_delete_scores(), evm_scores_changed(),
      evm_tell_scores(jsonb), evm_recount(uuid[], uuid[], boolean), evm_tally_registration(), evm_tally_awards(), evm_tally(uuid[], uuid[]),
      evm_tally_of(uuid, uuid), evm_union(jsonb), evm_correct_award(), evm_college_id(text), evm_keep_award()`);
  }
}
