-- Tombstones of events that left a feed: the feed shows them as cancelled for a while, so that programs remove them.

-- Writes a tombstone with the last published data; a null reader means all readers of the public lists.
CREATE OR REPLACE FUNCTION evm_calendar_tell_gone(e events, reader uuid, sequence integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO calendar_gone AS g (event_id, reader, title, titles, location, date, ends_at, tags, sequence)
  SELECT e.id, reader, e.title, evm_facts(e)->'titles', e.location, e.date, e.ends_at, e.tags, sequence WHERE e.over_at > now() - interval '90 days'
  ON CONFLICT (event_id, reader) DO UPDATE SET title = excluded.title, titles = excluded.titles, location = excluded.location, date = excluded.date,
    ends_at = excluded.ends_at,
    -- keep earlier tags, so that feeds of each removed tag show the cancellation; at most 30
    tags = (excluded.tags || ARRAY(SELECT t FROM unnest(g.tags) AS t WHERE t <> ALL (excluded.tags)))[1:30],
    sequence = greatest(g.sequence, excluded.sequence), gone_at = now() $$;

-- Writes tombstones if an event is deleted, no longer approved or hidden, or loses a tag. Before a deletion, because it also
-- deletes the registrations. The name puts it after `events_compute`, which sets `hidden`.
CREATE OR REPLACE FUNCTION evm_write_tombstones() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_deleted boolean := TG_OP = 'DELETE';
  next integer := greatest(NEW.version, OLD.version + 1);
BEGIN
  IF OLD.approval = 'approved' AND NOT OLD.hidden
    AND (is_deleted OR NEW.approval <> 'approved' OR NEW.hidden OR NOT NEW.tags @> OLD.tags) THEN
    PERFORM evm_calendar_tell_gone(OLD, NULL, next);
  END IF;
  IF OLD.approval = 'approved' AND (is_deleted OR NEW.approval <> 'approved') THEN
    PERFORM evm_calendar_tell_gone(OLD, r.user_id, next)
      FROM registrations r JOIN calendar_feeds f ON f.user_id = r.user_id AND f.kind = 'mine' WHERE r.event_id = OLD.id;
  END IF;
  IF is_deleted AND EXISTS (SELECT FROM calendar_feeds WHERE user_id = OLD.created_by AND kind = 'mine') THEN
    PERFORM evm_calendar_tell_gone(OLD, OLD.created_by, next);
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE OR REPLACE TRIGGER events_write_tombstones BEFORE DELETE OR UPDATE OF approval, title, tags ON events FOR EACH ROW
  EXECUTE FUNCTION evm_write_tombstones();
