/** The event and the later ones of its series. Events with the same start count as later. */
export function currentAndLater<E extends { id: string; date: string }>(events: readonly E[], id: string): E[] {
  const here = events.find((event) => event.id === id);
  return here ? [here, ...events.filter((event) => event !== here && event.date >= here.date)] : [];
}

/** One event alone, or also all later ones of its series. */
export type Scope = 'one' | 'later';
