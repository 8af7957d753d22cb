-- A message has one job, which bears its id and sends it once it is due; what concerns the safety of an account overtakes
-- the rest. One that waits has none before it is due (sweep.ts): many never are, since what they tell of is taken back.

CREATE OR REPLACE FUNCTION evm_queue_mail(m mail_messages, due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_queue_job('mail', jsonb_build_object('id', m.id), due, m.always::integer, m.id); END $$;

CREATE OR REPLACE FUNCTION evm_queue_new_mail() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_queue_mail(NEW, NEW.due_at); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER mail_messages_queue AFTER INSERT OR UPDATE OF waits ON mail_messages
  FOR EACH ROW WHEN (NEW.state = 'queued' AND NOT NEW.waits) EXECUTE FUNCTION evm_queue_new_mail();
