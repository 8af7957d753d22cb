import { LockMode } from '@mikro-orm/core';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { kindOf } from '../core/ids/ids.ts';
import { Event } from '../events/Event.ts';
import { idsOfSeries } from './read.ts';

/**
 * Locks all events of the series of an event, or only this event. Locks in order of id, so that concurrent changes of one
 * series do not deadlock. The result is complete: a concurrent request adds no event before the end of the transaction.
 */
export async function lockSeries(em: UnitOfWork, eventId: string): Promise<Event[]> {
  if (kindOf(eventId) !== 'event') return [];
  const lock = (ids: readonly string[]) =>
    em.find(Event, { id: { $in: ids } }, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  const ids = await idsOfSeries(em, eventId);
  const events = await lock(ids);
  // a concurrent request may have extended the series while this one waited
  const added = (await idsOfSeries(em, eventId)).filter((id) => !ids.includes(id));
  return added.length > 0 ? [...events, ...(await lock(added))] : events;
}

export const byStart = (one: Pick<Event, 'date'>, other: Pick<Event, 'date'>): number =>
  one.date.getTime() - other.date.getTime();
