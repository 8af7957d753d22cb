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

-- Whether it is still worth a push: not read meanwhile, wanted, not hours old, and not about an event that has begun; what an
-- organizer writes is of use also then.
CREATE OR REPLACE FUNCTION evm_push_now(n notices) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT n.read_at IS NULL AND n.created_at > now() - interval '6 hours'
     AND (n.kind = 'organizer-letter' OR coalesce((n.data->>'date')::timestamptz > now(), true))
     AND evm_wants(n.user_id, n.kind, 'push')
$$;
