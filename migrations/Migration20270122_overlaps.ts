import { Migration } from '@mikro-orm/migrations';

const someRule = `coalesce(opens_at, closes_at, cancel_until) IS NOT NULL OR colleges <> '{}' OR most_per_college IS NOT NULL
  OR needs_approval`;

/** An event may refuse people who have a seat at another event at the same time. */
export class Migration20270122_overlaps extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD refuse_overlaps boolean NOT NULL DEFAULT false`);
    this.addSql(`ALTER TABLE events DROP has_rules,
      ADD has_rules boolean NOT NULL GENERATED ALWAYS AS (${someRule} OR refuse_overlaps) STORED`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP has_rules,
      ADD has_rules boolean NOT NULL GENERATED ALWAYS AS (${someRule}) STORED`);
    this.addSql(`ALTER TABLE events DROP refuse_overlaps`);
  }
}
