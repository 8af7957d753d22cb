import { Migration } from '@mikro-orm/migrations';

/** The ledger of awards, and the boards computed from it: `scores` per event, `performers` and `colleges` overall. */
export class Migration20261123_leaderboard extends Migration {
  override up(): void {
    this.addSql(`CREATE SEQUENCE awards_entry`);
    this.addSql(`CREATE TABLE awards (
      id uuid PRIMARY KEY,
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users,
      points numeric(9, 2) NOT NULL,
      achievements text[] NOT NULL DEFAULT '{}' CHECK (array_position(achievements, NULL) IS NULL),
      note text,
      awarded_by uuid NOT NULL REFERENCES users,
      corrects uuid,
      corrects_from jsonb,
      corrects_to numeric(9, 2) CHECK (corrects_to >= 0 AND corrects_to < 'NaN'),
      idempotency_key text,
      created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
      entry bigint NOT NULL DEFAULT nextval('awards_entry') UNIQUE,
      CONSTRAINT awards_of_person UNIQUE (event_id, user_id, id),
      CONSTRAINT awards_corrected FOREIGN KEY (event_id, user_id, corrects) REFERENCES awards (event_id, user_id, id),
      CONSTRAINT awards_corrects_to CHECK ((corrects IS NULL) = (corrects_to IS NULL)),
      CONSTRAINT awards_negative_corrects CHECK (points < 'NaN' AND (corrects IS NOT NULL OR points >= 0)),
      CONSTRAINT awards_once UNIQUE (awarded_by, idempotency_key)
    )`);
    this.addSql(`CREATE INDEX awards_of_event ON awards (event_id, id)`);
    this.addSql(`CREATE INDEX awards_of_user ON awards (user_id)`);
    this.addSql(`CREATE INDEX awards_corrections ON awards (corrects, entry) WHERE corrects IS NOT NULL`);

    this.addSql(`CREATE TABLE scores (
      id uuid PRIMARY KEY REFERENCES registrations ON DELETE CASCADE,
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      user_id uuid NOT NULL REFERENCES users,
      college_id uuid NOT NULL,
      counted boolean NOT NULL,
      points numeric(12, 2) NOT NULL CONSTRAINT scores_not_negative CHECK (points >= 0 AND points < 'NaN'),
      achievements text[] NOT NULL,
      reached_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      CONSTRAINT scores_once UNIQUE (event_id, user_id)
    )`);
    this.addSql(`CREATE INDEX scores_board ON scores (event_id, (-points), reached_at, id)`);
    this.addSql(`CREATE INDEX scores_of_user ON scores (user_id)`);
    this.addSql(`CREATE INDEX scores_of_college ON scores (college_id, event_id) WHERE counted`);

    this.addSql(`CREATE TABLE performers (
      id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      college_id uuid NOT NULL,
      points numeric(14, 2) NOT NULL,
      events integer NOT NULL,
      achievements text[] NOT NULL,
      reached_at timestamptz(3) NOT NULL
    )`);
    this.addSql(`CREATE INDEX performers_board ON performers ((-points), reached_at, id)`);
    this.addSql(`CREATE INDEX performers_of_college ON performers (college_id)`);

    this.addSql(`CREATE TABLE colleges (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      points numeric(16, 2) NOT NULL,
      people integer NOT NULL,
      events integer NOT NULL,
      reached_at timestamptz(3) NOT NULL
    )`);
    this.addSql(`CREATE INDEX colleges_board ON colleges ((-points), reached_at, id)`);
  }

  override down(): void {
    this.addSql(`DROP TABLE colleges, performers, scores, awards`);
    this.addSql(`DROP SEQUENCE awards_entry`);
  }
}
