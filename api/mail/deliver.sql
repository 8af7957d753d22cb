-- Claiming and settling of messages by the sender (send.ts).

-- Claims a message: 'go', 'held' (leased, or behind another message to the same person or thread) or 'over' (nothing to send).
-- The lease lasts 30 seconds and can be extended; after a crash another process claims the message. A claimed message no longer
-- changes, and its recipient counts as informed. An advisory lock per recipient keeps their limit exact and their order.
CREATE OR REPLACE FUNCTION evm_claim_mail(message uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE m mail_messages; of_thread integer; of_all integer;
BEGIN
  SELECT * INTO m FROM mail_messages WHERE id = message AND state = 'queued';
  IF m.id IS NULL THEN RETURN 'over'; END IF;
  PERFORM FROM mail_told t WHERE t.user_id = m.user_id AND t.thread = m.thread FOR UPDATE;
  PERFORM pg_advisory_xact_lock(7223022, hashtext(m.user_id::text));
  SELECT * INTO m FROM mail_messages WHERE id = message AND state = 'queued' FOR UPDATE SKIP LOCKED;
  IF m.id IS NULL THEN
    RETURN CASE WHEN EXISTS (SELECT FROM mail_messages WHERE id = message AND state = 'queued') THEN 'held' ELSE 'over' END;
  END IF;
  IF m.leased_until > now() OR EXISTS (SELECT FROM mail_messages o WHERE o.user_id = m.user_id AND o.id <> m.id AND o.state = 'queued'
       AND (o.leased_until > now() OR o.thread = m.thread AND o.claimed_at IS NOT NULL)) THEN RETURN 'held'; END IF;
  IF m.claimed_at IS NULL AND NOT m.always THEN
    IF m.user_id IS NOT NULL AND NOT evm_wants(m.user_id, m.kind, 'email') THEN
      PERFORM evm_settle_mail(message, 'withheld', 'Not sent: this person does not want mail of this kind.', 0);
      DELETE FROM mail_told t WHERE t.user_id = m.user_id AND t.thread = m.thread;
      RETURN 'over';
    END IF;
    SELECT count(*), count(*) FILTER (WHERE coalesce(o.thread, o.kind) = coalesce(m.thread, m.kind)) INTO of_all, of_thread
      FROM mail_messages o WHERE o.user_id = m.user_id AND o.claimed_at > now() - interval '1 day' AND NOT o.always
       AND o.state NOT IN ('failed', 'withheld');
    -- a message with an answer passed the limit before, or an admin sends it again
    IF m.answer IS NULL AND (of_all >= 30 OR of_thread >= 10) THEN
      PERFORM evm_settle_mail(message, 'withheld', 'Not sent: this person was sent ' || CASE WHEN of_all >= 30
        THEN of_all || ' messages' ELSE of_thread || ' messages about the same thing' END || ' within a day.', 0);
      RETURN 'over';
    END IF;
  END IF;
  UPDATE mail_messages SET claimed_at = coalesce(claimed_at, now()), leased_until = now() + interval '30 seconds' WHERE id = message;
  IF m.claimed_at IS NULL THEN
    UPDATE mail_told t SET told = m.data - 'was', told_at = now() WHERE t.user_id = m.user_id AND t.thread = m.thread;
  END IF;
  RETURN 'go';
END $$;

-- Settles a message: 'sent', 'kept' (in the local outbox), 'failed', 'withheld' (rightly not sent), or 'queued' for a retry.
-- Retries have a backoff from 30 seconds to an hour.
CREATE OR REPLACE FUNCTION evm_settle_mail(message uuid, became text, reason text, tries integer DEFAULT 1) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE m mail_messages; later mail_messages; known jsonb;
BEGIN
  UPDATE mail_messages SET state = became, answer = left(reason, 500), attempts = attempts + tries,
         settled_at = CASE WHEN became <> 'queued' THEN now() END, sealed = CASE WHEN became = 'queued' THEN sealed END,
         leased_until = NULL, waits = became = 'queued',
         due_at = CASE WHEN became = 'queued' THEN now() + least(30 * 2 ^ attempts, 3600) * interval '1 second' ELSE due_at END
   WHERE id = message AND state = 'queued' RETURNING * INTO m;
  IF m.id IS NULL THEN RETURN; END IF;
  IF became IN ('sent', 'kept') OR m.thread IS NULL THEN RETURN; END IF;
  -- the person got no message, so restore the state that they knew before
  PERFORM FROM mail_told t WHERE t.user_id = m.user_id AND t.thread = m.thread FOR UPDATE;
  UPDATE mail_told t SET told = m.data->'was'
   WHERE t.user_id = m.user_id AND t.thread = m.thread AND t.told = m.data - 'was' RETURNING t.told INTO known;
  SELECT * INTO later FROM mail_messages o WHERE o.user_id = m.user_id AND o.thread = m.thread AND o.id <> m.id
     AND o.state = 'queued' AND o.claimed_at IS NULL FOR UPDATE;
  IF later.id IS NULL THEN
    IF became = 'queued' THEN UPDATE mail_messages SET claimed_at = NULL WHERE id = message; END IF;
    RETURN;
  END IF;
  -- the follower of the journal decides again whether a later message of the thread still says something new
  IF became = 'queued' THEN DELETE FROM mail_messages WHERE id = message;
  ELSE UPDATE mail_messages SET useless_after = now() WHERE id = message;
  END IF;
  IF known IS NULL THEN RETURN; END IF;
  DELETE FROM mail_messages WHERE id = later.id;
  INSERT INTO journal (kind, event_id, user_id, data) VALUES ('standing.changed', (later.data->>'id')::uuid, m.user_id,
    jsonb_build_object('thread', m.thread, 'before', known, 'after', later.data - 'was', 'isOwn', true, 'dueAt', later.due_at));
END $$;
