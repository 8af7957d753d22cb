-- Notifies every process of new settings, so that it reads them again (watch.ts).

CREATE OR REPLACE FUNCTION evm_tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM evm_tell_now('settings', '{}'); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER system_settings_tell AFTER UPDATE ON system_settings
  FOR EACH ROW EXECUTE FUNCTION evm_tell_settings();
