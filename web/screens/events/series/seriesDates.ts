/** One event alone, it and all later ones of its series, or all events of the series. */
export type Scope = 'one' | 'later' | 'all';

/** The event, then the others in this scope. Events with the same start count as later. */
export function eventsInScope<E extends { id: string; date: string }>(
  events: readonly E[],
  id: string,
  scope: Scope,
): E[] {
  const here = events.find((event) => event.id === id);
  if (!here) return [];
  const others = events.filter((event) => event !== here && (scope === 'all' || event.date >= here.date));
  return scope === 'one' ? [here] : [here, ...others];
}

/** The scope as the server knows it. */
export const serverScope = (scope: Exclude<Scope, 'one'>) => (scope === 'all' ? 'ALL' : 'FOLLOWING');
