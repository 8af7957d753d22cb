import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { toUuid } from '../core/ids.ts';
import type { Event } from './Event.ts';

/** What a message knows of an event `e` (`EventFacts` of mail/kinds.ts), for statements that write messages. */
export const mailFacts = `jsonb_build_object('id', e.id, 'title', e.title, 'location', e.location, 'date', e.date,
  'version', e.version)`;

const postChanged = `SELECT evm_post_mail('event-changed', r.user_id, ${mailFacts} || jsonb_build_object('was', ?::jsonb))
  FROM events e JOIN registrations r ON r.event_id = e.id WHERE e.id = ? AND e.approval = 'approved'`;

/**
 * Writes to those registered that an event has changed, in the transaction that changes it: only where they must know, and
 * nothing about what is and was past.
 */
export async function postEventChanged(
  em: SqlEntityManager,
  event: Event,
  was: Pick<Event, 'title' | 'location' | 'date'>,
): Promise<void> {
  const now = new Date();
  if (event.date <= now && was.date <= now) return;
  const isSame =
    event.title === was.title && event.location === was.location && event.date.getTime() === was.date.getTime();
  if (isSame) return;
  // the messages are made from what the table says
  await em.flush();
  await em.execute(postChanged, [JSON.stringify(was), toUuid('event', event.id)]);
}

// a calendar takes an event away when it is told so with a higher version
const postDeleted = `SELECT evm_post_mail('event-deleted', r.user_id, ${mailFacts} || jsonb_build_object('version', e.version + 1))
  FROM events e JOIN registrations r ON r.event_id = e.id WHERE e.id = ? AND e.date > now()`;

/** Writes to those registered that an event will not take place, before it goes; nothing about what is past. */
export async function postEventDeleted(em: SqlEntityManager, event: Event): Promise<void> {
  await em.execute(postDeleted, [toUuid('event', event.id)]);
}
