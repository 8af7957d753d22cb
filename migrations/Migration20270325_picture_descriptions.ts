import { Migration } from '@mikro-orm/migrations';

/** A description of the picture of an event, for people who cannot see it. */
export class Migration20270325_picture_descriptions extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD image_description text
      CONSTRAINT events_image_description CHECK (image_description <> '' AND length(image_description) <= 250)`);
  }

  override down(): void {
    this.addSql(`ALTER TABLE events DROP image_description`);
  }
}
