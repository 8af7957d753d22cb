import { Migration } from '@mikro-orm/migrations';

/** Why an event was rejected, and how owner and admins are told of what is decided. */
export class Migration20261125_approval extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE events ADD rejection_reason text,
      ADD CONSTRAINT events_reason CHECK (rejection_reason IS NULL OR approval = 'rejected')`);
    this.addSql(`CREATE INDEX events_waiting ON events (date, id) WHERE approval <> 'approved'`);
    this.addSql(`CREATE FUNCTION evm_tell_decision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM evm_tell('approval', jsonb_build_object('eventId', coalesce(NEW.id, OLD.id),
          'createdById', coalesce(NEW.created_by, OLD.created_by)));
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER events_tell_waiting AFTER INSERT ON events FOR EACH ROW
      WHEN (NEW.approval <> 'approved') EXECUTE FUNCTION evm_tell_decision()`);
    this.addSql(`CREATE TRIGGER events_tell_decision AFTER UPDATE OF approval, rejection_reason ON events FOR EACH ROW
      WHEN ((OLD.approval, OLD.rejection_reason) IS DISTINCT FROM (NEW.approval, NEW.rejection_reason)) EXECUTE FUNCTION evm_tell_decision()`);
    this.addSql(`CREATE TRIGGER events_tell_gone AFTER DELETE ON events FOR EACH ROW
      WHEN (OLD.approval <> 'approved') EXECUTE FUNCTION evm_tell_decision()`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER events_tell_gone ON events`);
    this.addSql(`DROP TRIGGER events_tell_decision ON events`);
    this.addSql(`DROP TRIGGER events_tell_waiting ON events`);
    this.addSql(`DROP FUNCTION evm_tell_decision()`);
    this.addSql(`DROP INDEX events_waiting`);
    this.addSql(`ALTER TABLE events DROP rejection_reason`);
  }
}
