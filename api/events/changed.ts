import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Notifies open screens of a change of an event (uuid). Its row must be locked. */
export const appendChanged = (em: SqlEntityManager, event: string) =>
  em.execute(`INSERT INTO journal (kind, event_id) VALUES ('event.changed', ?)`, [event]);
