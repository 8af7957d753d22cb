-- Every process is told of each announcement that was made, changed or deleted, and who could see it before and can see
-- it now (changes.ts decides whom it concerns).

-- what decides who sees an announcement
CREATE OR REPLACE FUNCTION evm_announcement_facts(a announcements, approval text, event_created_by uuid)
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$ SELECT jsonb_build_object(
  'eventId', a.event_id, 'priority', a.priority, 'isPublished', a.is_published,
  'approval', approval, 'eventCreatedById', event_created_by) $$;

CREATE OR REPLACE FUNCTION evm_announcement_facts(a announcements) RETURNS jsonb LANGUAGE sql STABLE
AS $$ SELECT evm_announcement_facts(a, e.approval, e.created_by)
        FROM (VALUES (1)) AS one LEFT JOIN events e ON e.id = a.event_id $$;

CREATE OR REPLACE FUNCTION evm_tell_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM evm_tell('announcement', jsonb_build_object(
    'id', coalesce(NEW.id, OLD.id),
    'was', CASE WHEN TG_OP <> 'INSERT' THEN evm_announcement_facts(OLD) END,
    'is', CASE WHEN TG_OP <> 'DELETE' THEN evm_announcement_facts(NEW) END));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announcements_tell AFTER INSERT OR DELETE ON announcements
  FOR EACH ROW EXECUTE FUNCTION evm_tell_announcement();
CREATE OR REPLACE TRIGGER announcements_tell_change AFTER UPDATE ON announcements FOR EACH ROW
  WHEN ((OLD.title, OLD.content, OLD.event_id, OLD.priority, OLD.is_published)
        IS DISTINCT FROM (NEW.title, NEW.content, NEW.event_id, NEW.priority, NEW.is_published))
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
