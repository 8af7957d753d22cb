-- How people are told of something, in the transaction of what it tells about (post.ts; events/mail.ts for changes): by a
-- notice, which they find under the bell, and by mail.

-- Mail alone, to the address and in the language that the person has now
CREATE OR REPLACE FUNCTION evm_post_mail(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
  once text DEFAULT NULL, sealed text DEFAULT NULL, useless_after timestamptz DEFAULT NULL,
  thread text DEFAULT NULL, wait interval DEFAULT '0')
RETURNS void LANGUAGE sql AS $$
  INSERT INTO mail_messages (kind, user_id, name, address, language, data, once, sealed, useless_after, always, thread, due_at,
    waits)
  SELECT evm_post_mail.kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, evm_post_mail.data,
         evm_post_mail.once, evm_post_mail.sealed, evm_post_mail.useless_after, evm_post_mail.always,
         evm_post_mail.thread, now() + wait, wait > '0'
    FROM users u WHERE u.id = recipient AND (evm_post_mail.always OR evm_wants(recipient, evm_post_mail.kind, 'email'))
  ON CONFLICT DO NOTHING
$$;

-- A notice, and mail; 'always' where no switch holds the mail back. Mail that could not be sent in time is not sent at all.
CREATE OR REPLACE FUNCTION evm_post(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
  useless_after timestamptz DEFAULT NULL)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO notices (kind, user_id, data) SELECT evm_post.kind, u.id, evm_post.data FROM users u WHERE u.id = recipient;
  SELECT evm_post_mail(evm_post.kind, recipient, evm_post.data, evm_post.always, useless_after => evm_post.useless_after)
$$;

-- The standing of a seat is none, on, off (its event was rejected) or gone (deleted); that of an owner fine or rejected. Who
-- waited for a seat is told so.
CREATE OR REPLACE FUNCTION evm_mail_kind(was jsonb, now jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
SELECT CASE now->>'standing'
  WHEN 'none' THEN CASE WHEN was->>'standing' <> 'none' THEN 'registration-cancelled' END
  WHEN 'gone' THEN 'event-deleted'
  WHEN 'off' THEN CASE WHEN was->>'standing' <> 'off' THEN 'event-withdrawn' END
  WHEN 'on' THEN CASE
    WHEN was->>'standing' = 'none' AND now ? 'waited' THEN 'waitlist-seat'
    WHEN was->>'standing' = 'none' THEN 'registration-confirmed'
    WHEN (was->>'title', was->>'location', (was->>'date')::timestamptz, (was->>'endsAt')::timestamptz) IS DISTINCT FROM
      (now->>'title', now->>'location', (now->>'date')::timestamptz, (now->>'endsAt')::timestamptz) THEN 'event-changed'
    WHEN was->>'standing' = 'off' THEN 'event-restored' END
  WHEN 'rejected' THEN CASE WHEN (was->>'standing', was->>'reason') IS DISTINCT FROM ('rejected', now->>'reason')
    THEN 'event-rejected' END
END $$;

-- Tells of a change that somebody else has made: at once by a notice, and by mail. As long as a notice of the same thing is
-- not read, it says how it is by now, measured against what the person knew before it; where that is the same again, it
-- goes. Unread ones of a person and a thing are one: the row of the thing is locked by whoever changes it.
CREATE OR REPLACE FUNCTION evm_post_last(recipient uuid, about text, before jsonb, after jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  n notices;
  known jsonb := before;
  what text;
BEGIN
  SELECT * INTO n FROM notices WHERE user_id = recipient AND thread = about AND read_at IS NULL FOR UPDATE;
  IF n.id IS NOT NULL THEN known := n.data->'was'; END IF;
  what := evm_mail_kind(known, after);
  IF n.id IS NOT NULL THEN DELETE FROM notices WHERE id = n.id; END IF;
  IF what IS NOT NULL THEN
    -- who waited for a seat has done so, also where the event has changed since
    IF what = 'registration-confirmed' AND n.kind = 'waitlist-seat' THEN what := n.kind; END IF;
    INSERT INTO notices (kind, user_id, thread, data)
    SELECT what, u.id, about, after || jsonb_build_object('was', known) FROM users u WHERE u.id = recipient;
  END IF;
  PERFORM evm_mail_last(recipient, about, before, after);
END $$;

-- Mails a change, once some time has gone by: of what happens meanwhile the last state is told, and nothing where it
-- is what the person was told before. 'before' is what they know unless they were told something. The row of mail_told
-- is locked first, by this as by claiming and settling, so that all of them take turns.
CREATE OR REPLACE FUNCTION evm_mail_last(recipient uuid, about text, before jsonb, after jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE known jsonb; what text;
BEGIN
  INSERT INTO mail_told AS t (user_id, thread, told)
  SELECT u.id, about, before FROM users u WHERE u.id = recipient AND u.notify_email
    ON CONFLICT (user_id, thread) DO UPDATE SET told = t.told RETURNING t.told INTO known;
  IF NOT FOUND THEN
    DELETE FROM mail_messages m WHERE m.user_id = recipient AND m.thread = about AND m.state = 'queued' AND m.claimed_at IS NULL;
    IF after->>'standing' = 'none' THEN
      DELETE FROM mail_told t WHERE t.user_id = recipient AND t.thread = about;
    END IF;
    RETURN;
  END IF;
  -- what could not be delivered before is no longer true
  UPDATE mail_messages m SET useless_after = now()
    WHERE m.user_id = recipient AND m.thread = about AND m.state = 'failed' AND m.useless_after IS NULL;
  what := evm_mail_kind(known, after);
  IF what IS NOT NULL AND NOT evm_wants(recipient, what, 'email') THEN
    -- one who does not want to hear of this knows it: what is told next is measured against how it is before that
    DELETE FROM mail_messages m WHERE m.user_id = recipient AND m.thread = about AND m.state = 'queued' AND m.claimed_at IS NULL;
    DELETE FROM mail_told t WHERE t.user_id = recipient AND t.thread = about;
    RETURN;
  END IF;
  IF what IS NULL THEN
    DELETE FROM mail_messages m WHERE m.user_id = recipient AND m.thread = about AND m.state = 'queued' AND m.claimed_at IS NULL;
    IF known IS DISTINCT FROM after THEN
      UPDATE mail_told t SET told = after WHERE t.user_id = recipient AND t.thread = about;
    END IF;
    RETURN;
  END IF;
  -- who waited for a seat has done so, also where the event has changed since
  UPDATE mail_messages m
     SET kind = CASE WHEN what = 'registration-confirmed' AND m.kind = 'waitlist-seat' THEN m.kind ELSE what END,
         data = after || jsonb_build_object('was', known)
    WHERE m.user_id = recipient AND m.thread = about AND m.state = 'queued' AND m.claimed_at IS NULL;
  IF NOT FOUND THEN
    PERFORM evm_post_mail(what, recipient, after || jsonb_build_object('was', known), thread => about, wait => '2 minutes');
  END IF;
END $$;
