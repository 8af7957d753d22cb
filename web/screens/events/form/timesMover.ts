import type { EventFormValues } from './eventFormValues.ts';

export type EventStart = Pick<EventFormValues, 'date' | 'time'>;

/** The times of the rules, by their names in the form. */
export const ruleTimes = [
  'registrationRules.opensAt',
  'registrationRules.closesAt',
  'registrationRules.cancelUntil',
] as const;

/** The times that move with the start of an event. */
export const dependentTimes = ['endsAt', ...ruleTimes] as const;

type TimeField = (typeof dependentTimes)[number];

/** The times that change if the event begins at `to`. */
export type TimesMover = (
  to: EventStart,
  now: EventFormValues,
) => readonly (readonly [name: TimeField, value: string])[];

/** A time as the user set it, the start at that moment, and the value that the form has shown since. */
type Anchor = { readonly begin: EventStart; readonly value: string; readonly shownValue: string };

/**
 * Moves the times of an event with its start. Each keeps the distance that it had when the user set it, even while a year
 * is typed digit by digit. For a copy, `form` has the values of the original and `shownForm` those of the new form.
 */
export function createTimesMover(form: EventFormValues, shownForm = form): TimesMover {
  const isCopy = shownForm !== form;
  const anchors = new Map<TimeField, Anchor>(
    dependentTimes.map((name) => [name, { begin: form, value: form[name], shownValue: shownForm[name] }]),
  );
  return (to, now) =>
    dependentTimes.flatMap((name) => {
      const last = anchors.get(name)!;
      const isOwn = now[name] !== last.shownValue || Number.isNaN(startMillis(last.begin));
      const anchor = isOwn ? { begin: now, value: now[name] } : last;
      // registration that has opened stays open, as on the server
      const hasOpened = !isCopy && name === 'registrationRules.opensAt' && new Date(anchor.value) <= new Date();
      const moved =
        hasOpened && startMillis(to) > startMillis(anchor.begin) ? anchor.value : moveTime(name, anchor, to);
      const value = moved ?? now[name];
      anchors.set(name, { ...anchor, shownValue: value });
      return value === now[name] ? [] : [[name, value] as const];
    });
}

// local time read as UTC, so that changes of the clocks have no effect
const millisOf = (moment: string) => Date.parse(`${moment}Z`);
const startMillis = ({ date, time }: EventStart) => millisOf(`${date}T${time}`);

/** In local time. undefined if a part is missing, or if an end is not after the start. */
function moveTime(
  name: TimeField,
  { begin, value }: Pick<Anchor, 'begin' | 'value'>,
  to: EventStart,
): string | undefined {
  if (name === 'endsAt' && millisOf(value) <= startMillis(begin)) return undefined;
  const moved = new Date(startMillis(to) + millisOf(value) - startMillis(begin));
  const isDate = moved.getTime() >= millisOf('0001-01-01T00:00') && moved.getTime() < millisOf('9999-12-31T00:00');
  return isDate ? moved.toISOString().slice(0, 16) : undefined;
}
