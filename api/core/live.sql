-- How the database tells every process what has changed (core/listener.ts hears it).

-- The dispatcher of the journal sends it soon after the commit, in the order of the commits of one subject.
CREATE OR REPLACE FUNCTION evm_tell(topic text, what jsonb) RETURNS void LANGUAGE sql
AS $$ INSERT INTO journal (kind, data) VALUES ('told', jsonb_build_object('topic', topic) || what) $$;

-- At the commit, also while the journal is stuck: what ends a session or a right. Every NOTIFY waits for a lock of the whole
-- server, so only rare changes may do it.
CREATE OR REPLACE FUNCTION evm_tell_now(topic text, what jsonb) RETURNS void LANGUAGE sql
AS $$ SELECT pg_notify('evm', (jsonb_build_object('topic', topic) || what)::text) $$;
