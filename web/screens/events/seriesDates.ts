/** Of the events of a series one and the later ones; those that begin at the same moment count as later. */
export function fromHere<E extends { id: string; date: string }>(events: readonly E[], id: string): E[] {
  const here = events.find((event) => event.id === id);
  return here ? [here, ...events.filter((event) => event !== here && event.date >= here.date)] : [];
}

/** An event alone, or all later ones of its series with it. */
export type Scope = 'one' | 'later';
