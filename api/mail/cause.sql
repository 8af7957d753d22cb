-- Letters know what set them off, so that those of one cause are one line (causes.ts).

-- The same for all letters that one transaction writes of one kind and content, whatever each reader was told before ('was')
-- and whatever is in it for them alone ('own').
-- It begins with the time, as other ids do, so that causes sort by it.
CREATE OR REPLACE FUNCTION evm_mail_cause(at timestamptz, kind text, data jsonb, source text) RETURNS uuid
LANGUAGE sql STABLE AS $$
  SELECT (lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') ||
    left(md5(concat_ws(' ', kind, data - '{was,own}'::text[], source)), 20))::uuid
$$;

-- a letter that waits and then says something else was set off by what changed it
CREATE OR REPLACE FUNCTION evm_set_mail_cause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR (NEW.kind, NEW.data - 'was') <> (OLD.kind, OLD.data - 'was') THEN
    NEW.cause := evm_mail_cause(now(), NEW.kind, NEW.data, pg_current_xact_id()::text);
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER mail_messages_cause BEFORE INSERT OR UPDATE OF kind, data ON mail_messages
  FOR EACH ROW EXECUTE FUNCTION evm_set_mail_cause();
