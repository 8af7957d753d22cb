-- Enforces the daily limit: five messages per person and five per phone number, even if several accounts share it. Retries
-- of one notice count once. The advisory locks serialize messages to one person or one number.
CREATE OR REPLACE FUNCTION evm_claim_sms(notice uuid, recipient uuid, day_begins timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE number text := (SELECT phone FROM users WHERE id = recipient);
BEGIN
  PERFORM pg_advisory_xact_lock(7223023, hashtext(recipient::text));
  PERFORM pg_advisory_xact_lock(7223024, hashtext(number));
  IF EXISTS (SELECT FROM sms_sent WHERE notice_id = notice) THEN RETURN true; END IF;
  IF (SELECT count(*) FROM sms_sent WHERE user_id = recipient AND sent_at >= day_begins) >= 5
    OR (SELECT count(*) FROM sms_sent WHERE phone = number AND sent_at >= day_begins) >= 5 THEN RETURN false; END IF;
  INSERT INTO sms_sent (notice_id, user_id, phone) VALUES (notice, recipient, number);
  RETURN true;
END $$;
