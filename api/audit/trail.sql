-- The audit trail is append-only for every database role.

CREATE OR REPLACE FUNCTION evm_keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'the audit trail never changes' USING ERRCODE = 'restrict_violation'; END $$;
CREATE OR REPLACE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION evm_keep_audit();
