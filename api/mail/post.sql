-- How people are told of something, in the transaction of what it tells about (post.ts): by a notice, which they find under
-- the bell, and by mail. How they are told of what changes back and forth is decided after it (notices/standings.ts).

-- Mail alone, to the address and in the language that the person has now
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

-- A notice, and mail; 'always' where no switch holds the mail back. Mail that could not be sent in time is not sent at all.
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

-- It stands otherwise with a person and what `about` names, such as the seat at an event; the standing of a seat is none, on,
-- off (its event was rejected) or gone (deleted), that of an owner fine or rejected. The row of the thing is locked. `before`
-- is what the person knows unless they were told something since.
CREATE OR REPLACE FUNCTION evm_post_last(recipient uuid, about text, before jsonb, after jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journal (kind, event_id, user_id, data) VALUES ('standing.changed', (after->>'id')::uuid, recipient,
    jsonb_build_object('thread', about, 'before', before, 'after', after))
$$;

-- the same where they have done it themselves, and need no notice
CREATE OR REPLACE FUNCTION evm_mail_last(recipient uuid, about text, before jsonb, after jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO journal (kind, event_id, user_id, data) VALUES ('standing.changed', (after->>'id')::uuid, recipient,
    jsonb_build_object('thread', about, 'before', before, 'after', after, 'isOwn', true))
$$;
