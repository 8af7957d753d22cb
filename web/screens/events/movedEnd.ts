import type { EventForm } from './eventFormValues.ts';

export type Begin = Pick<EventForm, 'date' | 'time'>;

// as if the wall hung where clocks are never changed
const at = (moment: string) => Date.parse(`${moment}Z`);
const beginOf = ({ date, time }: Begin) => at(`${date}T${time}`);

/** A moment as far from one beginning as it was from another, by the clock on the wall; undefined where one of them is not complete. */
export function movedAlong(moment: string, from: Begin, to: Begin): string | undefined {
  const moved = new Date(beginOf(to) + at(moment) - beginOf(from));
  const isDate = moved.getTime() >= at('0001-01-01T00:00') && moved.getTime() < at('9999-12-31T00:00');
  return isDate ? moved.toISOString().slice(0, 16) : undefined;
}

/**
 * The end that is as far from the beginning as it was, by the clock on the wall; undefined where one of them is not complete
 * or the end has not come after the beginning.
 */
export const movedEnd = (from: Begin & Pick<EventForm, 'endsAt'>, to: Begin): string | undefined =>
  at(from.endsAt) > beginOf(from) ? movedAlong(from.endsAt, from, to) : undefined;
