-- An evm that is older than the database must not restore its .sql files while newer processes run. Versions from before
-- api/release.ts set no release, so they count as older than all others.

CREATE OR REPLACE FUNCTION evm_refuse_older() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(nullif(current_setting('evm.release', true), ''), '0')::integer
     < (SELECT hash::integer FROM applied_sql WHERE file = 'release') THEN
    RAISE 'This evm is older than its database. Start the newer one.';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER applied_sql_refuse_older BEFORE INSERT OR UPDATE OR DELETE ON applied_sql
  FOR EACH STATEMENT EXECUTE FUNCTION evm_refuse_older();
