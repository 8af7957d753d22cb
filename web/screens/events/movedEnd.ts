import type { EventForm } from './eventFormValues.ts';

export type Begin = Pick<EventForm, 'date' | 'time'>;

/**
 * The end that is as far from the beginning as it was, by the clock on the wall; undefined where one of them is not complete
 * or the end has not come after the beginning.
 */
export function movedEnd({ date, time, endsAt }: Begin & Pick<EventForm, 'endsAt'>, to: Begin): string | undefined {
  // as if the wall hung where clocks are never changed
  const at = (moment: string) => Date.parse(`${moment}Z`);
  const [was, is, ends] = [at(`${date}T${time}`), at(`${to.date}T${to.time}`), at(endsAt)];
  const moved = new Date(is + ends - was);
  return ends > was && moved.getTime() < at('9999-12-31T00:00') ? moved.toISOString().slice(0, 16) : undefined;
}
