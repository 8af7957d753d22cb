-- A notice is also pushed: one job for each browser of its person, in the transaction of its cause (deliver.ts does them).
CREATE OR REPLACE FUNCTION evm_queue_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- most people have none, and are not asked what they want
  IF EXISTS (SELECT FROM push_subscriptions WHERE user_id = NEW.user_id) THEN
    IF evm_wants(NEW.user_id, NEW.kind, 'push') THEN
      PERFORM evm_queue_job('push', jsonb_build_object('notice', NEW.id, 'subscription', s.id))
         FROM push_subscriptions s WHERE s.user_id = NEW.user_id;
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER notices_push AFTER INSERT ON notices FOR EACH ROW EXECUTE FUNCTION evm_queue_push();

-- Whether somebody may still see the event that they are told about. That an event is off or deleted is told all the same,
-- to those who could see it before.
CREATE OR REPLACE FUNCTION evm_may_still_see(recipient uuid, kind text, data jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT data ? 'id' OR kind IN ('event-deleted', 'event-withdrawn') OR EXISTS (
    SELECT FROM events e JOIN users u ON u.id = recipient
     WHERE e.id = (data->>'id')::uuid AND (e.approval = 'approved' OR e.created_by = u.id OR u.role = 'admin'))
$$;

-- Whether it is still worth a push: not read meanwhile, wanted, of something that may still be seen, not hours old, and not
-- about an event that has begun; what an organizer writes is of use also then.
CREATE OR REPLACE FUNCTION evm_push_now(n notices) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT n.read_at IS NULL AND n.created_at > now() - interval '6 hours'
     AND (n.kind = 'organizer-letter' OR coalesce((n.data->>'date')::timestamptz > now(), true))
     AND evm_wants(n.user_id, n.kind, 'push') AND evm_may_still_see(n.user_id, n.kind, n.data)
$$;
