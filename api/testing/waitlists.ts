import type { Api } from './api.ts';
import type { Sql } from './build.ts';

/*
 * Checks the invariants of waitlists inside the database, at the end of every transaction. There are never more seats
 * than the capacity and never a free seat while people wait, and the order is first come, first served. Violations are
 * recorded, not refused.
 */

const waitlistGuards = `
  CREATE TABLE broken_lines (event_id uuid, what text);
  CREATE TABLE seats_had (n bigint GENERATED ALWAYS AS IDENTITY, event_id uuid, user_id uuid, waited boolean);

  CREATE FUNCTION look_at_line() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE about uuid := CASE TG_TABLE_NAME WHEN 'events' THEN to_jsonb(NEW)->>'id'
                        ELSE coalesce(to_jsonb(NEW), to_jsonb(OLD))->>'event_id' END;
  BEGIN
    INSERT INTO broken_lines SELECT about, what FROM line_problems(about) AS what;
    RETURN NULL;
  END $$;
  CREATE FUNCTION line_problems(about uuid) RETURNS SETOF text LANGUAGE sql AS $$
    SELECT unnest(array_remove(ARRAY[
        CASE WHEN taken <> seated THEN format('%s are counted, %s have a seat', taken, seated) END,
        CASE WHEN waiting <> queued THEN format('%s are counted, %s wait', waiting, queued) END,
        CASE WHEN requested <> asking THEN format('%s are counted, %s ask', requested, asking) END,
        CASE WHEN seated > capacity THEN format('%s have a seat, there are %s', seated, capacity) END,
        CASE WHEN seated < capacity AND queued > 0 AND approval = 'approved' AND cancelled_at IS NULL AND date > now()
             THEN format('%s wait, and %s seats are free', queued, capacity - seated) END], NULL))
      FROM events, LATERAL (
        SELECT count(*) FILTER (WHERE state = 'confirmed') AS seated, count(*) FILTER (WHERE state = 'waitlisted') AS queued,
               count(*) FILTER (WHERE state = 'requested') AS asking
          FROM registrations WHERE event_id = about) AS counted
     WHERE id = about $$;
  CREATE CONSTRAINT TRIGGER look AFTER INSERT OR UPDATE OR DELETE ON registrations
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_at_line();
  CREATE CONSTRAINT TRIGGER look AFTER UPDATE ON events
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION look_at_line();

  CREATE FUNCTION note_seat() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO seats_had (event_id, user_id, waited) VALUES (NEW.event_id, NEW.user_id, TG_OP = 'UPDATE' AND OLD.place IS NOT NULL);
    INSERT INTO broken_lines
      SELECT NEW.event_id, 'somebody was overtaken' WHERE EXISTS (
        SELECT FROM registrations WHERE event_id = NEW.event_id AND state = 'waitlisted'
           AND (TG_OP = 'INSERT' OR OLD.place IS NULL OR place < OLD.place));
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_taken AFTER INSERT ON registrations FOR EACH ROW
    WHEN (NEW.state = 'confirmed') EXECUTE FUNCTION note_seat();
  CREATE TRIGGER note_handed AFTER UPDATE OF state ON registrations FOR EACH ROW
    WHEN (OLD.state <> 'confirmed' AND NEW.state = 'confirmed') EXECUTE FUNCTION note_seat();

  CREATE FUNCTION keep_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN NEW.due_at := 'infinity'; RETURN NEW; END $$;
  CREATE TRIGGER keep_waiting BEFORE INSERT ON mail_messages FOR EACH ROW EXECUTE FUNCTION keep_waiting()`;

/** Installs the checks. From then on, mail about seats waits for the final state and is not sent. */
export const guardWaitlists = (sql: Sql) => sql(waitlistGuards);

/**
 * The violations at an event, in words: during the run, at the end, and in queued mail. Each person with a seat must
 * get exactly one message about it, and others none. (If the event was on hold since, people from the waitlist get only
 * the message about the seat.)
 */
export async function waitlistViolations(
  { sql, settled }: Pick<Api, 'sql' | 'settled'>,
  { uuid }: { uuid: string },
): Promise<string[]> {
  await settled();
  const rows = await sql<{ what: string }>(
    `SELECT DISTINCT what FROM broken_lines WHERE event_id = $1
     UNION SELECT line_problems($1)
     UNION SELECT format('a person who %s is told %s', CASE WHEN waited THEN 'waited' ELSE 'came' END, kinds)
       FROM (SELECT u.id, (SELECT array_agg(m.kind) FROM mail_messages m WHERE m.user_id = u.id AND m.thread = 'event:' || $1::text) AS kinds,
                    EXISTS (SELECT FROM seats s WHERE s.user_id = u.id AND s.event_id = $1) AS seated,
                    (SELECT waited FROM seats_had h WHERE h.user_id = u.id AND h.event_id = $1 ORDER BY n DESC LIMIT 1) AS waited
               FROM users u) AS person
      WHERE coalesce(cardinality(kinds), 0) <> seated::integer
         OR seated AND NOT kinds <@ CASE WHEN waited THEN ARRAY['waitlist-seat', 'registration-confirmed'] ELSE ARRAY['registration-confirmed'] END`,
    [uuid],
  );
  return rows.map(({ what }) => what);
}
