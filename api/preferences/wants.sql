-- Whether a person wants messages of a kind by a way ('email', 'push' or 'sms'), as they have chosen by now: the switch of the
-- way stands above the choices, and what concerns the safety of an account is mailed whatever is chosen. In plpgsql, which
-- keeps its plan: every message asks.
CREATE OR REPLACE FUNCTION evm_wants(recipient uuid, kind text, way text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  about text := evm_topic(kind);
  usual boolean := evm_topic_default(about, way);
BEGIN
  RETURN EXISTS (SELECT FROM users u WHERE u.id = recipient AND CASE
    WHEN about = 'safety' AND way = 'email' THEN true
    WHEN NOT (CASE way WHEN 'email' THEN u.notify_email WHEN 'push' THEN u.notify_push WHEN 'sms' THEN u.notify_sms END) THEN false
    WHEN about = 'safety' THEN way = 'push'
    WHEN usual IS NULL THEN false
    ELSE coalesce((SELECT c.wanted FROM message_choices c
      WHERE c.user_id = recipient AND c.topic = about AND c.way = evm_wants.way), usual) END);
END $$;
