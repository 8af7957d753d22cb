-- Announcements are pushed when they are mailed (announcements/mail.ts), in the same transaction, to the browsers of those whom
-- they are for; to nobody twice, however often one is published.
CREATE OR REPLACE FUNCTION evm_push_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
BEGIN
  FOR person IN
    INSERT INTO mail_told (user_id, thread)
    SELECT p.user_id, 'push:' || NEW.id FROM (SELECT DISTINCT user_id FROM push_subscriptions) AS p
     WHERE p.user_id <> NEW.created_by AND evm_wants(p.user_id, 'announcement', 'push')
       AND p.user_id IN (SELECT evm_addressed(evm_mail_audience(NEW), NEW.event_id, NEW.college))
     ORDER BY p.user_id
    ON CONFLICT DO NOTHING RETURNING user_id
  LOOP
    PERFORM evm_queue_job('push', jsonb_build_object('announcement', NEW.id, 'subscription', s.id))
       FROM push_subscriptions s WHERE s.user_id = person;
  END LOOP;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER announcements_push AFTER UPDATE OF mail_asked_at ON announcements FOR EACH ROW
  WHEN (OLD.mail_asked_at IS NOT NULL AND NEW.mail_asked_at IS NULL AND NEW.shown AND NEW.priority = 'high')
  EXECUTE FUNCTION evm_push_announcement();
