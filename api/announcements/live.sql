-- Appends each change of an announcement to the journal, with the facts that decide who saw it before and sees it now.
-- changes.ts decides which viewers are notified.

-- 'draft', 'scheduled', 'published' (visible) or 'ended'
CREATE OR REPLACE FUNCTION evm_announcement_state(is_published boolean, publish_at timestamptz, ends_at timestamptz,
  at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT CASE WHEN NOT is_published THEN 'draft' WHEN ends_at <= at THEN 'ended' WHEN publish_at > at THEN 'scheduled'
                  ELSE 'published' END $$;

-- The facts that decide who sees an announcement. `approval` and `event_created_by`: those of its event at an earlier time.
CREATE OR REPLACE FUNCTION evm_announcement_facts(a announcements, approval text DEFAULT NULL, event_created_by uuid DEFAULT NULL)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'eventId', a.event_id, 'priority', a.priority, 'isShown', a.shown, 'audience', a.audience, 'college', a.college,
    'approval', coalesce(evm_announcement_facts.approval, e.approval), 'eventCreatedById', coalesce(event_created_by, e.created_by))
    FROM (VALUES (1)) AS one LEFT JOIN events e ON e.id = a.event_id $$;

-- Computes `shown`, and appends the old and the new facts of an announcement. A trigger, because deleting an event also
-- deletes its announcements.
-- `shown` follows the wall clock, not the start of the transaction: a transaction that began earlier must not turn it back.
-- `told_at`, its time under the bell, is the moment when it becomes visible.
CREATE OR REPLACE FUNCTION evm_change_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wall timestamptz := clock_timestamp();
BEGIN
  IF TG_OP <> 'DELETE' THEN
    NEW.shown := evm_announcement_state(NEW.is_published, NEW.publish_at, NEW.ends_at, wall) = 'published';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_published THEN NEW.told_at := greatest(NEW.publish_at, least(NEW.created_at, wall)); END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    IF NEW.is_published AND (NOT OLD.is_published OR NEW.publish_at IS DISTINCT FROM OLD.publish_at)
      AND NOT (OLD.shown AND NEW.shown) THEN
      NEW.told_at := greatest(NEW.publish_at, wall);
      NEW.told_again := false;
    END IF;
    IF (OLD.title, OLD.content, OLD.event_id, OLD.priority, OLD.is_published, OLD.publish_at, OLD.ends_at,
        OLD.pinned, OLD.language, OLD.translations, OLD.audience, OLD.college, OLD.shown) IS NOT DISTINCT FROM (NEW.title, NEW.content, NEW.event_id,
        NEW.priority, NEW.is_published, NEW.publish_at, NEW.ends_at, NEW.pinned, NEW.language, NEW.translations, NEW.audience, NEW.college, NEW.shown) THEN
      RETURN NEW;
    END IF;
  END IF;
  INSERT INTO journal (kind, event_id, data)
  VALUES ('announcement.changed', coalesce(NEW.event_id, OLD.event_id), jsonb_build_object(
    'id', coalesce(NEW.id, OLD.id),
    'was', CASE WHEN TG_OP <> 'INSERT' THEN evm_announcement_facts(OLD) END,
    'is', CASE WHEN TG_OP <> 'DELETE' THEN evm_announcement_facts(NEW) END,
    -- the event's seats are deleted too, so the former audience is unknown
    'withEvent', TG_OP = 'DELETE' AND pg_trigger_depth() > 1));
  RETURN coalesce(NEW, OLD);
END $$;
CREATE OR REPLACE TRIGGER announcements_change BEFORE INSERT OR UPDATE OR DELETE ON announcements
  FOR EACH ROW EXECUTE FUNCTION evm_change_announcement();

-- Deletes announcements while their event still exists, because the facts need it; the foreign key would act too late.
CREATE OR REPLACE FUNCTION evm_delete_announcements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN DELETE FROM announcements WHERE event_id = OLD.id; RETURN OLD; END $$;
CREATE OR REPLACE TRIGGER events_delete_announcements BEFORE DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION evm_delete_announcements();
