-- Every process is told of each announcement that was made, changed or deleted, that begins or ends, and who could see it
-- before and can see it now (changes.ts decides whom it concerns).

-- a draft, scheduled, there to be seen ('published') or ended
CREATE OR REPLACE FUNCTION evm_announcement_state(is_published boolean, publish_at timestamptz, ends_at timestamptz,
  at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT CASE WHEN NOT is_published THEN 'draft' WHEN ends_at <= at THEN 'ended' WHEN publish_at > at THEN 'scheduled'
                  ELSE 'published' END $$;

-- what decides who sees an announcement
CREATE OR REPLACE FUNCTION evm_announcement_facts(a announcements, approval text, event_created_by uuid)
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$ SELECT jsonb_build_object(
  'eventId', a.event_id, 'priority', a.priority, 'isShown', a.shown, 'audience', a.audience, 'college', a.college,
  'approval', approval, 'eventCreatedById', event_created_by) $$;

CREATE OR REPLACE FUNCTION evm_announcement_facts(a announcements) RETURNS jsonb LANGUAGE sql STABLE
AS $$ SELECT evm_announcement_facts(a, e.approval, e.created_by)
        FROM (VALUES (1)) AS one LEFT JOIN events e ON e.id = a.event_id $$;

-- `shown` is what people are told now, by the clock on the wall: a transaction that began before the moment does not turn it
-- back. Whoever finds it under the bell does so from when it is there to be seen.
CREATE OR REPLACE FUNCTION evm_set_announcement_shown() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wall timestamptz := clock_timestamp();
  state text := evm_announcement_state(NEW.is_published, NEW.publish_at, NEW.ends_at, wall);
BEGIN
  NEW.shown := state = 'published';
  IF TG_OP = 'INSERT' THEN
    IF NEW.is_published THEN NEW.told_at := greatest(NEW.publish_at, least(NEW.created_at, wall)); END IF;
  ELSIF NEW.is_published AND (NOT OLD.is_published OR NEW.publish_at IS DISTINCT FROM OLD.publish_at)
    AND NOT (OLD.shown AND NEW.shown) THEN
    NEW.told_at := greatest(NEW.publish_at, wall);
    NEW.told_again := false;
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER announcements_shown BEFORE INSERT OR UPDATE ON announcements
  FOR EACH ROW EXECUTE FUNCTION evm_set_announcement_shown();

-- it begins and ends by itself: what was queued for a moment that has moved since finds nothing to do (moments.ts)
CREATE OR REPLACE FUNCTION evm_queue_announcement_moments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_queue_job('announcement-moments', jsonb_build_object('id', NEW.id), moment)
     FROM unnest(ARRAY[NEW.publish_at, NEW.ends_at]) AS moment WHERE NEW.is_published AND moment > clock_timestamp();
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announcements_moments AFTER INSERT ON announcements FOR EACH ROW
  WHEN (NEW.publish_at IS NOT NULL OR NEW.ends_at IS NOT NULL) EXECUTE FUNCTION evm_queue_announcement_moments();
CREATE OR REPLACE TRIGGER announcements_moments_change AFTER UPDATE ON announcements FOR EACH ROW
  WHEN ((OLD.is_published, OLD.publish_at, OLD.ends_at) IS DISTINCT FROM (NEW.is_published, NEW.publish_at, NEW.ends_at))
  EXECUTE FUNCTION evm_queue_announcement_moments();

-- every process is told what an announcement was and is; changes.ts decides who is told of it, and as what
CREATE OR REPLACE FUNCTION evm_tell_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('announcement', jsonb_build_object(
    'id', coalesce(NEW.id, OLD.id),
    'was', CASE WHEN TG_OP <> 'INSERT' THEN evm_announcement_facts(OLD) END,
    'is', CASE WHEN TG_OP <> 'DELETE' THEN evm_announcement_facts(NEW) END,
    -- with its event goes who had a seat there
    'withEvent', TG_OP = 'DELETE' AND pg_trigger_depth() > 1));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announcements_tell AFTER INSERT OR DELETE ON announcements
  FOR EACH ROW EXECUTE FUNCTION evm_tell_announcement();
CREATE OR REPLACE TRIGGER announcements_tell_change AFTER UPDATE ON announcements FOR EACH ROW
  WHEN ((OLD.title, OLD.content, OLD.event_id, OLD.priority, OLD.is_published, OLD.publish_at, OLD.ends_at, OLD.pinned,
         OLD.audience, OLD.college, OLD.shown)
        IS DISTINCT FROM (NEW.title, NEW.content, NEW.event_id, NEW.priority, NEW.is_published, NEW.publish_at, NEW.ends_at,
         NEW.pinned, NEW.audience, NEW.college, NEW.shown))
  EXECUTE FUNCTION evm_tell_announcement();

-- while the event is still there to tell who could see them; the foreign key alone would be too late
CREATE OR REPLACE FUNCTION evm_delete_announcements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN DELETE FROM announcements WHERE event_id = OLD.id; RETURN OLD; END $$;
CREATE OR REPLACE TRIGGER events_delete_announcements BEFORE DELETE ON events
  FOR EACH ROW EXECUTE FUNCTION evm_delete_announcements();

-- an approval makes them appear to everybody, a rejection makes them vanish
CREATE OR REPLACE FUNCTION evm_tell_approval() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('announcement', jsonb_build_object('id', a.id,
    'was', evm_announcement_facts(a, OLD.approval, OLD.created_by),
    'is', evm_announcement_facts(a, NEW.approval, NEW.created_by)))
    FROM announcements a WHERE a.event_id = NEW.id;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER events_tell_approval AFTER UPDATE OF approval ON events FOR EACH ROW
  WHEN (OLD.approval IS DISTINCT FROM NEW.approval) EXECUTE FUNCTION evm_tell_approval();
