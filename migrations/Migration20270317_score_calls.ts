import { Migration } from '@mikro-orm/migrations';

/**
 * No trigger computes what a correction adds: a correction that does not say what it has replaced is refused. The triggers go
 * with the .sql files, in the transaction that brings the calls instead of them. Between this transaction and that one, scores
 * would change without the boards.
 */
export class Migration20270317_score_calls extends Migration {
  override up(): void {
    // awards never change, so only new ones need a check
    this
      .addSql(`ALTER TABLE awards ADD CONSTRAINT awards_corrects_from CHECK ((corrects IS NULL) = (corrects_from IS NULL)
      AND (corrects IS NULL OR points = corrects_to - (corrects_from ->> 'points')::numeric)) NOT VALID`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE awards DROP CONSTRAINT awards_corrects_from`);
  }
}
