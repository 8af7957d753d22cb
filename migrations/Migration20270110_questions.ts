import { Migration } from '@mikro-orm/migrations';

/** Questions of an event's registration form, and the answers. */
export class Migration20270110_questions extends Migration {
  override up(): void {
    // A question without a position is archived; its answers stay.
    this.addSql(`CREATE TABLE questions (
      id uuid PRIMARY KEY,
      event_id uuid NOT NULL REFERENCES events ON DELETE CASCADE,
      position smallint CHECK (position BETWEEN 0 AND 19),
      kind text NOT NULL CHECK (kind IN ('short_text', 'long_text', 'one_of', 'several_of', 'number', 'consent')),
      label text NOT NULL,
      help text,
      is_required boolean NOT NULL,
      options text[] NOT NULL CHECK ((cardinality(options) > 0) = (kind IN ('one_of', 'several_of')))
    )`);
    this.addSql(`CREATE INDEX questions_of_event ON questions (event_id, position)`);

    // Includes a copy of the question, because the question may change later.
    this.addSql(`CREATE TABLE answers (
      registration_id uuid NOT NULL REFERENCES registrations ON DELETE CASCADE,
      question_id uuid NOT NULL REFERENCES questions ON DELETE CASCADE,
      kind text NOT NULL,
      label text NOT NULL,
      options text[] NOT NULL,
      given text[] NOT NULL CHECK (cardinality(given) > 0),
      PRIMARY KEY (registration_id, question_id)
    )`);
    this.addSql(`CREATE INDEX answers_of_question ON answers (question_id)`);

    // True while the event has a question. Without one, reads and writes of the event skip the table of questions.
    this.addSql(`ALTER TABLE events ADD has_questions boolean NOT NULL DEFAULT false`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP has_questions`);
    this.addSql(`DROP TABLE answers`);
    this.addSql(`DROP TABLE questions`);
  }
}
