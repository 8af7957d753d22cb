import { Migration } from '@mikro-orm/migrations';

const always = `kind IN ('verify-email', 'reset-password', 'password-changed', 'google-linked', 'account-made')`;
const older = {
  set: `due_at = created_at, claimed_at = settled_at, always = ${always}`,
  where: `(due_at, claimed_at, always) IS DISTINCT FROM (created_at, settled_at, ${always})`,
};

/**
 * Mail about a changing subject reports its latest state, compared with the state mailed last. Also adds a daily limit per
 * person and recovery of messages that the queue lost.
 */
export class Migration20261202_mail extends Migration {
  // `thread`: the subject of a message if only the latest message about it counts. `claimed_at`: the message is final from
  // then on; until then a later message of its thread replaces it. `always`: ignores the mail switch and the daily limit.
  readonly before = [
    `ALTER TABLE mail_messages
      ADD COLUMN IF NOT EXISTS thread text,
      ADD COLUMN IF NOT EXISTS always boolean NOT NULL DEFAULT false,
      ADD COLUMN IF NOT EXISTS due_at timestamptz(3) NOT NULL DEFAULT now(),
      ADD COLUMN IF NOT EXISTS claimed_at timestamptz(3)`,
    { table: 'mail_messages', ...older },
  ];

  override up(): void {
    // Rows written since the backfill.
    this.addSql(`UPDATE mail_messages SET ${older.set} WHERE ${older.where}`);
    this.addSql(`CREATE UNIQUE INDEX mail_messages_open ON mail_messages (user_id, thread)
      WHERE state = 'queued' AND claimed_at IS NULL AND thread IS NOT NULL`);
    this.addSql(`CREATE INDEX mail_messages_of_person ON mail_messages (user_id, claimed_at)`);

    // Kept longer than the messages, which are deleted after 30 days. Contains no address.
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

    // Set while the announcement waits to be mailed.
    this.addSql(`ALTER TABLE announcements ADD mail_asked_at timestamptz(3)`);
    this.addSql(`CREATE INDEX announcements_to_mail ON announcements (id) WHERE mail_asked_at IS NOT NULL`);
    this.addSql(`UPDATE announcements a SET mail_asked_at = now() FROM pgboss.job j
      WHERE j.name = 'announcement-mail' AND j.state < 'completed' AND a.id::text = j.data->>'id'`);

    // Functions of earlier versions with other arguments. Their replacements: api/core/jobs/jobs.sql and api/mail.
    this.addSql(`DROP TRIGGER IF EXISTS mail_messages_queue ON mail_messages`);
    this.addSql(`DROP FUNCTION IF EXISTS evm_queue_mail(), evm_queue_job(text, jsonb),
      evm_post_mail(text, uuid, jsonb, boolean, text, text, timestamptz)`);
  }

  override down(): void {
    this.addSql(`DROP INDEX announcements_to_mail`);
    this.addSql(`ALTER TABLE announcements DROP mail_asked_at`);
    this.addSql(`DROP TABLE mail_told`);
    // The previous version cannot show these kinds.
    this.addSql(`DELETE FROM mail_messages WHERE kind IN ('event-withdrawn', 'event-restored', 'event-rejected')`);
    this.addSql(`DROP INDEX mail_messages_of_person, mail_messages_open`);
    this.addSql(`ALTER TABLE mail_messages DROP thread, DROP always, DROP due_at, DROP claimed_at`);
  }
}
