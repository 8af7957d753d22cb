-- A message has one job, which bears its id and sends it once it is due; what concerns the safety of an account overtakes
-- the rest. One that waits has none before it is due (sweep.ts): many never are, since what they tell of is taken back.

CREATE OR REPLACE FUNCTION evm_queue_mail(m mail_messages, due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE pgboss.job j SET state = 'created', retry_count = 0, started_on = NULL, completed_on = NULL, output = NULL,
         heartbeat_on = NULL, start_after = due, keep_until = due + q.retention_seconds * interval '1 second'
    FROM pgboss.queue q WHERE q.name = 'mail' AND j.name = 'mail' AND j.id = m.id AND j.state <> 'active';
  IF NOT FOUND AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'mail' AND j.id = m.id) THEN
    PERFORM evm_queue_job('mail', jsonb_build_object('id', m.id), due, m.always::integer, m.id);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION evm_queue_new_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_queue_mail(NEW, NEW.due_at); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER mail_messages_queue AFTER INSERT OR UPDATE OF waits ON mail_messages
  FOR EACH ROW WHEN (NEW.state = 'queued' AND NOT NEW.waits) EXECUTE FUNCTION evm_queue_new_mail();
