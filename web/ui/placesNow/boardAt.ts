export interface EventAtPlace {
  readonly id: string;
  readonly title: string;
  readonly localLanguage?: string | null | undefined;
  readonly date: string;
  readonly endsAt: string | null;
}
export interface PlaceOfEvents<E extends EventAtPlace = EventAtPlace> {
  readonly place: string;
  readonly events: readonly E[];
  readonly next: E | null;
}

const momentOf = (text: string | null) => (text === null ? NaN : Date.parse(text));

/**
 * What goes on at each place at the time `now`, and what is next there: the last answer of the server, carried on by the
 * clock of the device. Places where nothing goes on come last. Empty if nothing goes on anywhere.
 */
export function boardAt<E extends EventAtPlace>(
  places: readonly PlaceOfEvents<E>[],
  now: number,
): readonly PlaceOfEvents<E>[] {
  const board = places
    .map(({ place, events, next }) => ({
      place,
      events: [...events, ...(next ? [next] : [])].filter(
        ({ date, endsAt }) => momentOf(date) <= now && momentOf(endsAt) > now,
      ),
      next: next && momentOf(next.date) > now ? next : null,
    }))
    .filter(({ events, next }) => events.length > 0 || next);
  const isBusy = ({ events }: PlaceOfEvents<E>) => events.length > 0;
  return board.some(isBusy) ? [...board.filter(isBusy), ...board.filter((each) => !isBusy(each))] : [];
}

/** When the next of these events begins or ends after `now`; Infinity if none does. */
export const nextMoment = (places: readonly PlaceOfEvents[], now: number): number =>
  Math.min(
    ...places
      .flatMap(({ events, next }) => [...events, ...(next ? [next] : [])])
      .flatMap(({ date, endsAt }) => [momentOf(date), momentOf(endsAt)])
      .filter((moment) => moment > now),
  );
