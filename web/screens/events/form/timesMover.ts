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
 * Moves the times of an event with its start. Each keeps its distance from the start, even while a year is typed digit by
 * digit. An end keeps the distance that it had when the user set it. The times of the rules stay once the user sets them.
 * For a copy, `form` has the values of the original and `shownForm` those of the new form.
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
      if (isOwn && name !== 'endsAt' && now[name] !== moveTime(name, last, now, isCopy)) return [];
      const anchor = isOwn && name === 'endsAt' ? { begin: now, value: now[name] } : last;
      const value = moveTime(name, anchor, to, isCopy) ?? now[name];
      anchors.set(name, { ...anchor, shownValue: value });
      return value === now[name] ? [] : [[name, value] as const];
    });
}

/** A time of the rules that moves with the start: as it was, and as it would be. */
export type MovingTime = { readonly name: (typeof ruleTimes)[number]; readonly was: string; readonly moved: string };

/** The times of the rules that the new start moves, without those that the user has set. `form` is the saved event. */
export const movingTimes = (form: EventFormValues, now: EventFormValues): readonly MovingTime[] =>
  ruleTimes.flatMap((name) => {
    const was = form[name];
    const moved = moveTime(name, { begin: form, value: was }, now);
    return moved && moved !== was && [was, moved].includes(now[name]) ? [{ name, was, moved }] : [];
  });

// local time read as UTC, so that changes of the clocks have no effect
const millisOf = (moment: string) => Date.parse(`${moment}Z`);
const startMillis = ({ date, time }: EventStart) => millisOf(`${date}T${time}`);

/** In local time. undefined if a part is missing, or if an end is not after the start. */
function moveTime(
  name: TimeField,
  { begin, value }: Pick<Anchor, 'begin' | 'value'>,
  to: EventStart,
  isCopy = false,
): string | undefined {
  if (name === 'endsAt' && millisOf(value) <= startMillis(begin)) return undefined;
  // registration that has opened stays open, as on the server
  const hasOpened = !isCopy && name === 'registrationRules.opensAt' && new Date(value) <= new Date();
  if (hasOpened && startMillis(to) > startMillis(begin)) return value;
  const moved = new Date(startMillis(to) + millisOf(value) - startMillis(begin));
  const isDate = moved.getTime() >= millisOf('0001-01-01T00:00') && moved.getTime() < millisOf('9999-12-31T00:00');
  return isDate ? moved.toISOString().slice(0, 16) : undefined;
}
