-- Notifies every process of changes (core/listener.ts receives this).

-- Sent at the commit, even if the journal is stuck: for the end of a session or a right. Every NOTIFY waits for a lock of
-- the whole server, so only rare changes may use it.
CREATE OR REPLACE FUNCTION evm_tell_now(topic text, what jsonb) RETURNS void LANGUAGE sql
AS $$ SELECT pg_notify('evm', (jsonb_build_object('topic', topic) || what)::text) $$;

-- The same for a trigger: the id of the row that was changed or deleted. The argument is the topic.
CREATE OR REPLACE FUNCTION evm_tell_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_tell_now(TG_ARGV[0], jsonb_build_object('id', OLD.id)); RETURN NULL; END $$;
