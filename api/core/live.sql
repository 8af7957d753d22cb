-- How the database tells every process what has changed (core/listener.ts hears it).

-- NOTIFY reaches the listeners after the commit, in the order of the commits, and not at all after a rollback
CREATE OR REPLACE FUNCTION evm_tell(topic text, what jsonb) RETURNS void LANGUAGE sql
AS $$ SELECT pg_notify('evm', (jsonb_build_object('topic', topic) || what)::text) $$;
