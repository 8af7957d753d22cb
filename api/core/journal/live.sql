-- Notifies every process of a row that was changed or deleted (listener.ts receives this). The argument is the topic. Sent at the
-- commit, even if the journal is stuck: for the end of a session or a right, and settings. Every NOTIFY waits for a lock of the
-- whole server, so only rare changes may send one.
CREATE OR REPLACE FUNCTION evm_tell_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_notify('evm', jsonb_build_object('topic', TG_ARGV[0], 'id', OLD.id)::text); RETURN NULL; END $$;
