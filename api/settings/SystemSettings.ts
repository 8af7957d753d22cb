import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { statement } from '../core/rows.ts';

/** The one row of settings that hold for the whole platform. */
@Entity({ tableName: 'system_settings' })
export class SystemSettings {
  @PrimaryKey({ type: 'integer' })
  id = 1;

  /** The largest capacity that an event may be given. */
  @Property({ type: 'integer' })
  maxUsersPerEvent = 100;

  /** How many events that are not yet past one organizer may own. */
  @Property({ type: 'integer' })
  maxEventsPerOrganizer = 10;

  /** Minutes for which a session lives on after its last use. */
  @Property({ type: 'integer' })
  sessionTimeout = 60;
}

/** The limits that event rules and the event form need. */
export const readEventSettings = statement<Pick<SystemSettings, 'maxUsersPerEvent' | 'maxEventsPerOrganizer'>>(
  'event-settings',
  `SELECT max_users_per_event AS "maxUsersPerEvent", max_events_per_organizer AS "maxEventsPerOrganizer"
     FROM system_settings`,
);
