import { Migration } from '@mikro-orm/migrations';

/**
 * What is mailed of a thing that changes back and forth is its last state, measured against what a person was last told;
 * nobody is mailed without end; and what the queue has lost is found.
 */
export class Migration20261202_mail extends Migration {
  override up(): void {
    // `thread`: what a message is about, where only the last word counts. `claimed_at`: since then it says what it says;
    // before, a later message of its thread takes its place. `always`: neither the switch nor the daily limit holds it back.
    this.addSql(`ALTER TABLE mail_messages
      ADD thread text,
      ADD always boolean NOT NULL DEFAULT false,
      ADD due_at timestamptz(3) NOT NULL DEFAULT now(),
      ADD claimed_at timestamptz(3)`);
    this.addSql(`UPDATE mail_messages SET due_at = created_at, claimed_at = settled_at,
      always = kind IN ('verify-email', 'reset-password', 'password-changed', 'google-linked', 'account-made')`);
    this.addSql(`CREATE UNIQUE INDEX mail_messages_open ON mail_messages (user_id, thread)
      WHERE state = 'queued' AND claimed_at IS NULL AND thread IS NOT NULL`);
    this.addSql(`CREATE INDEX mail_messages_of_person ON mail_messages (user_id, claimed_at)`);

    // outlives the messages, which are forgotten after 30 days, and holds no address
    this.addSql(`CREATE TABLE mail_told (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      thread text NOT NULL,
      told jsonb,
      told_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, thread)
    )`);
    this.addSql(`INSERT INTO mail_told (user_id, thread, told_at)
      SELECT user_id, 'announcement:' || split_part(once, ':', 2), created_at FROM mail_messages
       WHERE kind = 'announcement' AND user_id IS NOT NULL AND once LIKE 'announcement:%' ON CONFLICT DO NOTHING`);

    // an announcement that waits to be mailed
    this.addSql(`ALTER TABLE announcements ADD mail_asked_at timestamptz(3)`);
    this.addSql(`CREATE INDEX announcements_to_mail ON announcements (id) WHERE mail_asked_at IS NOT NULL`);
    this.addSql(`UPDATE announcements a SET mail_asked_at = now() FROM pgboss.job j
      WHERE j.name = 'announcement-mail' AND j.state < 'completed' AND a.id::text = j.data->>'id'`);

    this.addSql(`DROP TRIGGER mail_messages_queue ON mail_messages`);
    this.addSql(`DROP FUNCTION evm_queue_mail(), evm_queue_job(text, jsonb)`);
    this
      .addSql(`CREATE FUNCTION evm_queue_job(queue text, data jsonb, due timestamptz DEFAULT now(), priority integer DEFAULT 0,
        id uuid DEFAULT gen_random_uuid()) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO pgboss.job (id, name, data, priority, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max,
                                expire_seconds, deletion_seconds, keep_until, policy, heartbeat_seconds)
        SELECT evm_queue_job.id, q.name, evm_queue_job.data, evm_queue_job.priority, due, q.retry_limit, q.retry_delay,
               q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
               due + q.retention_seconds * interval '1 second', q.policy, q.heartbeat_seconds
          FROM pgboss.queue q WHERE q.name = queue;
        IF NOT FOUND THEN RAISE 'There is no queue %', queue; END IF;
      END $$`);

    // a message has one job, which bears its id; what concerns the safety of an account overtakes the rest
    this.addSql(`CREATE FUNCTION evm_queue_mail(m mail_messages, due timestamptz) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE pgboss.job j SET state = 'created', retry_count = 0, started_on = NULL, completed_on = NULL, output = NULL,
               heartbeat_on = NULL, start_after = due, keep_until = due + q.retention_seconds * interval '1 second'
          FROM pgboss.queue q WHERE q.name = 'mail' AND j.name = 'mail' AND j.id = m.id AND j.state <> 'active';
        IF NOT FOUND AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'mail' AND j.id = m.id) THEN
          PERFORM evm_queue_job('mail', jsonb_build_object('id', m.id), due, m.always::integer, m.id);
        END IF;
      END $$`);
    this.addSql(`CREATE FUNCTION evm_queue_new_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM evm_queue_mail(NEW, NEW.due_at); RETURN NULL; END $$`);
    this.addSql(`CREATE TRIGGER mail_messages_queue AFTER INSERT ON mail_messages
      FOR EACH ROW EXECUTE FUNCTION evm_queue_new_mail()`);

    this.addSql(`DROP FUNCTION evm_post_mail(text, uuid, jsonb, boolean, text, text, timestamptz)`);
    this.addSql(`CREATE FUNCTION evm_post_mail(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
        once text DEFAULT NULL, sealed text DEFAULT NULL, useless_after timestamptz DEFAULT NULL,
        thread text DEFAULT NULL, wait interval DEFAULT '0')
      RETURNS void LANGUAGE sql AS $$
        INSERT INTO mail_messages (kind, user_id, name, address, language, data, once, sealed, useless_after, always, thread, due_at)
        SELECT evm_post_mail.kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, evm_post_mail.data,
               evm_post_mail.once, evm_post_mail.sealed, evm_post_mail.useless_after, evm_post_mail.always,
               evm_post_mail.thread, now() + wait
          FROM users u WHERE u.id = recipient AND (evm_post_mail.always OR u.notify_email)
        ON CONFLICT DO NOTHING
      $$`);

    // the standing of a seat is none, on, off (its event was rejected) or gone (deleted); that of an owner fine or rejected
    this.addSql(`CREATE FUNCTION evm_mail_kind(was jsonb, now jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE now->>'standing'
        WHEN 'none' THEN CASE WHEN was->>'standing' <> 'none' THEN 'registration-cancelled' END
        WHEN 'gone' THEN 'event-deleted'
        WHEN 'off' THEN CASE WHEN was->>'standing' <> 'off' THEN 'event-withdrawn' END
        WHEN 'on' THEN CASE
          WHEN was->>'standing' = 'none' THEN 'registration-confirmed'
          WHEN (was->>'title', was->>'location', (was->>'date')::timestamptz)
            <> (now->>'title', now->>'location', (now->>'date')::timestamptz) THEN 'event-changed'
          WHEN was->>'standing' = 'off' THEN 'event-restored' END
        WHEN 'rejected' THEN CASE WHEN (was->>'standing', was->>'reason') IS DISTINCT FROM ('rejected', now->>'reason')
          THEN 'event-rejected' END
      END $$`);

    // Tells of a change, once some time has gone by: of what happens meanwhile the last state is told, and nothing where it
    // is what the person was told before. 'before' is what they know unless they were told something. The row of mail_told
    // is locked first, by this as by claiming and settling, so that all of them take turns.
    this.addSql(`CREATE FUNCTION evm_post_last(recipient uuid, about text, before jsonb, after jsonb) RETURNS void
      LANGUAGE plpgsql AS $$
      DECLARE known jsonb; what text;
      BEGIN
        IF NOT EXISTS (SELECT FROM users u WHERE u.id = recipient AND u.notify_email) THEN
          DELETE FROM mail_messages m WHERE m.user_id = recipient AND m.thread = about AND m.state = 'queued' AND m.claimed_at IS NULL;
          IF after->>'standing' = 'none' THEN
            DELETE FROM mail_told t WHERE t.user_id = recipient AND t.thread = about;
          END IF;
          RETURN;
        END IF;
        INSERT INTO mail_told AS t (user_id, thread, told) VALUES (recipient, about, before)
          ON CONFLICT (user_id, thread) DO UPDATE SET told = t.told RETURNING t.told INTO known;
        -- what could not be delivered before is no longer true
        UPDATE mail_messages m SET useless_after = now()
          WHERE m.user_id = recipient AND m.thread = about AND m.state = 'failed' AND m.useless_after IS NULL;
        what := evm_mail_kind(known, after);
        IF what IS NULL THEN
          DELETE FROM mail_messages m WHERE m.user_id = recipient AND m.thread = about AND m.state = 'queued' AND m.claimed_at IS NULL;
          UPDATE mail_told t SET told = after WHERE t.user_id = recipient AND t.thread = about;
          RETURN;
        END IF;
        UPDATE mail_messages m SET kind = what, data = after || jsonb_build_object('was', known)
          WHERE m.user_id = recipient AND m.thread = about AND m.state = 'queued' AND m.claimed_at IS NULL;
        IF NOT FOUND THEN
          PERFORM evm_post_mail(what, recipient, after || jsonb_build_object('was', known), thread => about, wait => '2 minutes');
        END IF;
      END $$`);

    this
      .addSql(`CREATE FUNCTION evm_settle_mail(message uuid, became text, reason text, tries integer DEFAULT 1) RETURNS void
      LANGUAGE plpgsql AS $$
      DECLARE m mail_messages; later mail_messages; known jsonb; what text;
      BEGIN
        UPDATE mail_messages SET state = became, answer = left(reason, 500), attempts = attempts + tries,
               settled_at = CASE WHEN became <> 'queued' THEN now() END, sealed = CASE WHEN became = 'queued' THEN sealed END
         WHERE id = message RETURNING * INTO m;
        IF became IN ('sent', 'kept') OR m.thread IS NULL THEN RETURN; END IF;
        -- the person was not told: what they know is what they knew before
        PERFORM FROM mail_told t WHERE t.user_id = m.user_id AND t.thread = m.thread FOR UPDATE;
        UPDATE mail_told t SET told = m.data->'was'
         WHERE t.user_id = m.user_id AND t.thread = m.thread AND t.told = m.data - 'was' RETURNING t.told INTO known;
        SELECT * INTO later FROM mail_messages o WHERE o.user_id = m.user_id AND o.thread = m.thread AND o.id <> m.id
           AND o.state = 'queued' AND o.claimed_at IS NULL FOR UPDATE;
        IF later.id IS NULL THEN
          IF became = 'queued' THEN UPDATE mail_messages SET claimed_at = NULL WHERE id = message; END IF;
          RETURN;
        END IF;
        -- a later message says how it is by now
        IF became = 'queued' THEN DELETE FROM mail_messages WHERE id = message;
        ELSE UPDATE mail_messages SET useless_after = now() WHERE id = message;
        END IF;
        IF known IS NULL THEN RETURN; END IF;
        what := evm_mail_kind(known, later.data);
        IF what IS NULL THEN DELETE FROM mail_messages WHERE id = later.id;
        ELSE UPDATE mail_messages SET kind = what, data = later.data || jsonb_build_object('was', known) WHERE id = later.id;
        END IF;
      END $$`);

    // Says whether a message is to be sent now: 'go', 'held' (by another process, or behind another of its thread) or 'over'. From then on
    // it does not change, and its person counts as told. Those to one person take turns, so that their limit is exact.
    this.addSql(`CREATE FUNCTION evm_claim_mail(message uuid) RETURNS text LANGUAGE plpgsql AS $$
      DECLARE m mail_messages; of_thread integer; of_all integer;
      BEGIN
        SELECT * INTO m FROM mail_messages WHERE id = message AND state = 'queued';
        IF m.id IS NULL THEN RETURN 'over'; END IF;
        IF m.claimed_at IS NOT NULL THEN RETURN 'go'; END IF;
        PERFORM FROM mail_told t WHERE t.user_id = m.user_id AND t.thread = m.thread FOR UPDATE;
        PERFORM pg_advisory_xact_lock(7223022, hashtext(m.user_id::text));
        SELECT * INTO m FROM mail_messages WHERE id = message AND state = 'queued' FOR UPDATE SKIP LOCKED;
        IF m.id IS NULL THEN
          RETURN CASE WHEN EXISTS (SELECT FROM mail_messages WHERE id = message AND state = 'queued') THEN 'held' ELSE 'over' END;
        END IF;
        IF m.claimed_at IS NOT NULL THEN RETURN 'go'; END IF;
        IF EXISTS (SELECT FROM mail_messages o WHERE o.user_id = m.user_id AND o.thread = m.thread AND o.id <> m.id
                      AND o.state = 'queued' AND o.claimed_at IS NOT NULL) THEN RETURN 'held'; END IF;
        IF NOT m.always THEN
          IF EXISTS (SELECT FROM users u WHERE u.id = m.user_id AND NOT u.notify_email) THEN
            PERFORM evm_settle_mail(message, 'failed', 'Not sent: this person has turned e-mail off.', 0);
            RETURN 'over';
          END IF;
          SELECT count(*), count(*) FILTER (WHERE coalesce(o.thread, o.kind) = coalesce(m.thread, m.kind)) INTO of_all, of_thread
            FROM mail_messages o WHERE o.user_id = m.user_id AND o.claimed_at > now() - interval '1 day' AND NOT o.always
             AND o.state <> 'failed';
          -- one that has an answer was let through before, or an admin has it sent again
          IF m.answer IS NULL AND (of_all >= 30 OR of_thread >= 10) THEN
            PERFORM evm_settle_mail(message, 'failed', 'Not sent: this person was sent ' || CASE WHEN of_all >= 30
              THEN of_all || ' messages' ELSE of_thread || ' messages about the same thing' END || ' within a day.', 0);
            RETURN 'over';
          END IF;
        END IF;
        UPDATE mail_messages SET claimed_at = now() WHERE id = message;
        UPDATE mail_told t SET told = m.data - 'was', told_at = now() WHERE t.user_id = m.user_id AND t.thread = m.thread;
        RETURN 'go';
      END $$`);
  }

  override down(): void {
    this.addSql(`DROP FUNCTION evm_claim_mail(uuid), evm_settle_mail(uuid, text, text, integer),
      evm_post_last(uuid, text, jsonb, jsonb), evm_mail_kind(jsonb, jsonb)`);
    this.addSql(`DROP FUNCTION evm_post_mail(text, uuid, jsonb, boolean, text, text, timestamptz, text, interval)`);
    this.addSql(`DROP TRIGGER mail_messages_queue ON mail_messages`);
    this.addSql(`DROP FUNCTION evm_queue_new_mail(), evm_queue_mail(mail_messages, timestamptz),
      evm_queue_job(text, jsonb, timestamptz, integer, uuid)`);
    this.addSql(`CREATE FUNCTION evm_queue_job(queue text, data jsonb) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
                                deletion_seconds, keep_until, policy, heartbeat_seconds)
        SELECT q.name, evm_queue_job.data, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds,
               q.deletion_seconds, now() + q.retention_seconds * interval '1 second', q.policy, q.heartbeat_seconds
          FROM pgboss.queue q WHERE q.name = queue;
        IF NOT FOUND THEN RAISE 'There is no queue %', queue; END IF;
      END $$`);
    this.addSql(`CREATE FUNCTION evm_queue_mail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM evm_queue_job('mail', jsonb_build_object('id', NEW.id)); RETURN NULL; END $$`);
    this.addSql(`CREATE TRIGGER mail_messages_queue AFTER INSERT ON mail_messages
      FOR EACH ROW EXECUTE FUNCTION evm_queue_mail()`);
    this.addSql(`CREATE FUNCTION evm_post_mail(kind text, recipient uuid, data jsonb, always boolean DEFAULT false,
        once text DEFAULT NULL, sealed text DEFAULT NULL, useless_after timestamptz DEFAULT NULL)
      RETURNS void LANGUAGE sql AS $$
        INSERT INTO mail_messages (kind, user_id, name, address, language, data, once, sealed, useless_after)
        SELECT evm_post_mail.kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, evm_post_mail.data,
               evm_post_mail.once, evm_post_mail.sealed, evm_post_mail.useless_after
          FROM users u WHERE u.id = recipient AND (always OR u.notify_email)
        ON CONFLICT DO NOTHING
      $$`);
    this.addSql(`DROP INDEX announcements_to_mail`);
    this.addSql(`ALTER TABLE announcements DROP mail_asked_at`);
    this.addSql(`DROP TABLE mail_told`);
    // code that does not know these kinds cannot show them
    this.addSql(`DELETE FROM mail_messages WHERE kind IN ('event-withdrawn', 'event-restored', 'event-rejected')`);
    this.addSql(`DROP INDEX mail_messages_of_person, mail_messages_open`);
    this.addSql(`ALTER TABLE mail_messages DROP thread, DROP always, DROP due_at, DROP claimed_at`);
  }
}
