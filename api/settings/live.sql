-- Notifies every process of new settings, so that it reads them again (watch.ts).
CREATE OR REPLACE TRIGGER system_settings_tell AFTER UPDATE ON system_settings
  FOR EACH ROW EXECUTE FUNCTION evm_tell_row('settings');
