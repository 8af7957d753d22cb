-- The reason why a viewer has lost a right since the request began; null if they have not. `roles` are their event roles at that
-- time, each as `<role> <uuid of the event>`. Must be the last statement of a transaction: its locks make a transaction that
-- revokes a right wait for the commit. A changed role on the platform ends all sessions, so checking the session covers it.
CREATE OR REPLACE FUNCTION evm_lost_right(the_session uuid, person uuid, roles text[]) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM sessions WHERE id = the_session FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'The session has ended.'; END IF;
  -- ignore rows of this transaction: a removed manager may have inserted their own
  IF roles <> '{}' AND NOT roles <@ ARRAY(SELECT role || ' ' || event_id FROM event_staff
      WHERE user_id = person AND xmin <> pg_current_xact_id()::xid FOR KEY SHARE) THEN
    RETURN 'A role at an event was taken away.';
  END IF;
  RETURN NULL;
END $$;
