import { Migration } from '@mikro-orm/migrations';

/** Announcements, and how the database tells every process what has changed. */
export class Migration20261122_announcements extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE announcements (
      id uuid PRIMARY KEY,
      title text NOT NULL,
      content text NOT NULL,
      event_id uuid REFERENCES events ON DELETE CASCADE,
      priority text NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high')),
      is_published boolean NOT NULL DEFAULT true,
      created_by uuid NOT NULL REFERENCES users,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      updated_at timestamptz(3) NOT NULL DEFAULT now()
    )`);
    this.addSql(`CREATE INDEX announcements_newest ON announcements (created_at, id)`);
    this.addSql(`CREATE INDEX announcements_of_event ON announcements (event_id, created_at, id)`);
    this.addSql(`CREATE INDEX announcements_of_author ON announcements (created_by)`);

    // NOTIFY reaches the listeners after the commit, in the order of the commits, and not at all after a rollback
    this.addSql(`CREATE FUNCTION evm_tell(topic text, what jsonb) RETURNS void LANGUAGE sql
      AS $$ SELECT pg_notify('evm', (jsonb_build_object('topic', topic) || what)::text) $$`);

    this.addSql(`CREATE FUNCTION evm_announcement_facts(a announcements, approval text, event_created_by uuid)
      RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$ SELECT jsonb_build_object(
        'eventId', a.event_id, 'priority', a.priority, 'isPublished', a.is_published,
        'approval', approval, 'eventCreatedById', event_created_by) $$`);
    this.addSql(`CREATE FUNCTION evm_announcement_facts(a announcements) RETURNS jsonb LANGUAGE sql STABLE
      AS $$ SELECT evm_announcement_facts(a, e.approval, e.created_by)
              FROM (VALUES (1)) AS one LEFT JOIN events e ON e.id = a.event_id $$`);

    this.addSql(`CREATE FUNCTION evm_tell_announcement() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM evm_tell('announcement', jsonb_build_object(
          'id', coalesce(NEW.id, OLD.id),
          'was', CASE WHEN TG_OP <> 'INSERT' THEN evm_announcement_facts(OLD) END,
          'is', CASE WHEN TG_OP <> 'DELETE' THEN evm_announcement_facts(NEW) END));
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER announcements_tell AFTER INSERT OR DELETE ON announcements
      FOR EACH ROW EXECUTE FUNCTION evm_tell_announcement()`);
    this.addSql(`CREATE TRIGGER announcements_tell_change AFTER UPDATE ON announcements FOR EACH ROW
      WHEN ((OLD.title, OLD.content, OLD.event_id, OLD.priority, OLD.is_published)
            IS DISTINCT FROM (NEW.title, NEW.content, NEW.event_id, NEW.priority, NEW.is_published))
      EXECUTE FUNCTION evm_tell_announcement()`);

    // while the event is still there to tell who could see them; the foreign key alone would be too late
    this.addSql(`CREATE FUNCTION evm_delete_announcements() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN DELETE FROM announcements WHERE event_id = OLD.id; RETURN OLD; END $$`);
    this.addSql(`CREATE TRIGGER events_delete_announcements BEFORE DELETE ON events
      FOR EACH ROW EXECUTE FUNCTION evm_delete_announcements()`);

    // an approval makes them appear to everybody, a rejection makes them vanish
    this.addSql(`CREATE FUNCTION evm_tell_approval() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM evm_tell('announcement', jsonb_build_object('id', a.id,
          'was', evm_announcement_facts(a, OLD.approval, OLD.created_by),
          'is', evm_announcement_facts(a, NEW.approval, NEW.created_by)))
          FROM announcements a WHERE a.event_id = NEW.id;
        RETURN NULL;
      END $$`);
    this.addSql(`CREATE TRIGGER events_tell_approval AFTER UPDATE OF approval ON events FOR EACH ROW
      WHEN (OLD.approval IS DISTINCT FROM NEW.approval) EXECUTE FUNCTION evm_tell_approval()`);

    // whoever ends a session, whichever way: its open sockets are closed at once
    this.addSql(`CREATE FUNCTION evm_tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM evm_tell('session', jsonb_build_object('id', OLD.id)); RETURN NULL; END $$`);
    this.addSql(`CREATE TRIGGER sessions_tell_end AFTER DELETE ON sessions
      FOR EACH ROW EXECUTE FUNCTION evm_tell_session_end()`);
  }

  override down(): void {
    this.addSql(`DROP TRIGGER sessions_tell_end ON sessions`);
    this.addSql(`DROP TRIGGER events_tell_approval ON events`);
    this.addSql(`DROP TRIGGER events_delete_announcements ON events`);
    this.addSql(
      `DROP FUNCTION evm_announcement_facts(announcements), evm_announcement_facts(announcements, text, uuid)`,
    );
    this.addSql(`DROP TABLE announcements`);
    this.addSql(`DROP FUNCTION evm_tell_session_end(), evm_tell_approval(), evm_delete_announcements(),
      evm_tell_announcement(), evm_tell(text, jsonb)`);
  }
}
