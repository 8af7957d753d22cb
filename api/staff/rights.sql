-- Raises EV001 if a viewer has lost a right since the request began. `roles` are their event roles at that time, each as
-- `<role> <uuid of the event>`. Must be the last statement of a transaction: its locks make a transaction that revokes a right
-- wait for the commit. A changed role on the platform ends all sessions, so checking the session covers it.
CREATE OR REPLACE FUNCTION evm_confirm_rights(the_session uuid, person uuid, roles text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM sessions WHERE id = the_session FOR KEY SHARE;
  IF NOT FOUND THEN RAISE EXCEPTION 'The session has ended.' USING ERRCODE = 'EV001'; END IF;
  -- ignore rows of this transaction: a removed manager may have inserted their own
  IF roles <> '{}' AND NOT roles <@ ARRAY(SELECT role || ' ' || event_id FROM event_staff
      WHERE user_id = person AND xmin <> pg_current_xact_id()::xid FOR KEY SHARE) THEN
    RAISE EXCEPTION 'A role at an event was taken away.' USING ERRCODE = 'EV001';
  END IF;
END $$;
