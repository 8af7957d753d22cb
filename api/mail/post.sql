-- Notifies people in the transaction of the change (post.ts): by a notice under the bell, and by mail. For states that
-- change back and forth, a follower of the journal decides later (notices/standings.ts).

-- Mail only, to the current address and in the current language.
CREATE OR REPLACE FUNCTION evm_post_mail(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
  once text DEFAULT NULL, sealed text DEFAULT NULL, useless_after timestamptz DEFAULT NULL)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO mail_messages (kind, user_id, name, address, language, data, once, sealed, useless_after, always, cause)
  SELECT evm_post_mail.kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, evm_post_mail.data,
         evm_post_mail.once, evm_post_mail.sealed, evm_post_mail.useless_after, evm_post_mail.always,
         evm_mail_cause(now(), evm_post_mail.kind, evm_post_mail.data, pg_current_xact_id()::text)
    FROM users u WHERE u.id = recipient AND (evm_post_mail.always OR evm_wants(recipient, evm_post_mail.kind, 'email'))
  ON CONFLICT DO NOTHING
$$;

-- A notice and a mail; 'always' ignores the mail settings. Mail that was not sent before 'useless_after' is dropped.
CREATE OR REPLACE FUNCTION evm_post(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
  useless_after timestamptz DEFAULT NULL)
RETURNS void LANGUAGE sql AS $$
  WITH notice AS (
    INSERT INTO notices (kind, user_id, data) SELECT evm_post.kind, u.id, evm_post.data FROM users u WHERE u.id = recipient
    RETURNING id
  )
  INSERT INTO journal (kind, user_id, data)
  SELECT 'notice.told', recipient, jsonb_build_object('notice', id, 'kind', evm_post.kind) FROM notice;
  SELECT evm_post_mail(evm_post.kind, recipient, evm_post.data, evm_post.always, useless_after => evm_post.useless_after)
$$;

-- Appends a changed standing of a person to the journal. `about` names the subject, such as the seat at an event. The
-- standing of a seat is none, waits (in line or requested), on, off (the event was rejected) or gone (deleted); that of an owner is fine or rejected. The
-- caller must lock the row of the subject. `before` is the state that the person knows, unless a message since said
-- otherwise. `is_own`: an action of the person, who needs no notice.
CREATE OR REPLACE FUNCTION evm_post_last(recipient uuid, about text, before jsonb, after jsonb, is_own boolean DEFAULT false)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO journal (kind, event_id, user_id, data) VALUES ('standing.changed', (after->>'id')::uuid, recipient,
    jsonb_build_object('thread', about, 'before', before, 'after', after, 'isOwn', is_own))
$$;
