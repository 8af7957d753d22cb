import { Migration } from '@mikro-orm/migrations';
import { latinOf } from '../api/core/texts/latin.ts';

const names = `first_name || ' ' || last_name`;
const words = `title || ' ' || location || ' ' || array_to_string(tags, ' ')`;

/** Adds Latin spellings to rows of a table. `from`: the text, which may have words in Devanagari or Kannada. */
const spell = (table: string, from: string) => ({
  table,
  set: 'latin = made.text',
  where: `latin = '' AND ${from} ~ '[\\u0900-\\u097f\\u0c80-\\u0cff]'`,
  made: { from, of: latinOf },
});

/** Latin spellings of names, titles, places and tags, for searches (api/core/texts/latin.ts). */
export class Migration20270322_latin_spellings extends Migration {
  readonly before = [
    `ALTER TABLE users ADD IF NOT EXISTS latin text NOT NULL DEFAULT ''`,
    `ALTER TABLE events ADD IF NOT EXISTS latin text NOT NULL DEFAULT ''`,
    spell('users', names),
    spell('events', words),
  ];

  override up(): void {
    this.addSql(`ALTER TABLE user_import_rows ADD latin text NOT NULL DEFAULT ''`);
    this.addSql(`ALTER TABLE users DROP search_text, ADD search_text text NOT NULL GENERATED ALWAYS AS
      (evm_fold(${names} || ' ' || email || ' ' || latin)) STORED`);
    this.addSql(`CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)`);
    // The trigger that computes the text ignores `latin` until the .sql files run.
    this.addSql(`UPDATE events SET search_text = search_text || ' ' || latin WHERE latin <> ''`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE users DROP search_text`);
    this.addSql(`ALTER TABLE users DROP latin, ADD search_text text NOT NULL GENERATED ALWAYS AS
      (evm_fold(${names} || ' ' || email)) STORED`);
    this.addSql(`CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)`);
    // The .sql files of the older version create it again.
    this.addSql(`DROP TRIGGER IF EXISTS events_compute ON events`);
    this.addSql(`ALTER TABLE events DROP latin`);
    this.addSql(`ALTER TABLE user_import_rows DROP latin`);
  }
}
