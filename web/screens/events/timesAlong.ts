import type { EventForm } from './eventFormValues.ts';

export type Begin = Pick<EventForm, 'date' | 'time'>;

/** The times of the rules, by their names in the form. */
export const ruleTimes = [
  'registrationRules.opensAt',
  'registrationRules.closesAt',
  'registrationRules.cancelUntil',
] as const;

/** The times that move with the start of an event. */
export const times = ['endsAt', ...ruleTimes] as const;

type Time = (typeof times)[number];

/** The times that change if the event begins at `to`. */
export type Along = (to: Begin, now: EventForm) => readonly (readonly [name: Time, value: string])[];

/** A time as the user set it, the start at that moment, and the value that the form has shown since. */
type Anchor = { readonly begin: Begin; readonly value: string; readonly shown: string };

/**
 * Moves the times of an event with its start. Each keeps the distance that it had when the user set it, even while a year
 * is typed digit by digit. For a copy, `form` has the values of the original and `shown` those of the new form.
 */
export function alongWith(form: EventForm, shown = form): Along {
  const isCopy = shown !== form;
  const anchors = new Map<Time, Anchor>(
    times.map((name) => [name, { begin: form, value: form[name], shown: shown[name] }]),
  );
  return (to, now) =>
    times.flatMap((name) => {
      const last = anchors.get(name)!;
      const isOwn = now[name] !== last.shown || Number.isNaN(beginOf(last.begin));
      const anchor = isOwn ? { begin: now, value: now[name] } : last;
      // registration that has opened stays open, as on the server
      const hasOpened = !isCopy && name === 'registrationRules.opensAt' && new Date(anchor.value) <= new Date();
      const moved = hasOpened && beginOf(to) > beginOf(anchor.begin) ? anchor.value : movedTime(name, anchor, to);
      const value = moved ?? now[name];
      anchors.set(name, { ...anchor, shown: value });
      return value === now[name] ? [] : [[name, value] as const];
    });
}

// local time read as UTC, so that changes of the clocks have no effect
const at = (moment: string) => Date.parse(`${moment}Z`);
const beginOf = ({ date, time }: Begin) => at(`${date}T${time}`);

/** In local time. undefined if a part is missing, or if an end is not after the start. */
function movedTime(name: Time, { begin, value }: Pick<Anchor, 'begin' | 'value'>, to: Begin): string | undefined {
  if (name === 'endsAt' && at(value) <= beginOf(begin)) return undefined;
  const moved = new Date(beginOf(to) + at(value) - beginOf(begin));
  const isDate = moved.getTime() >= at('0001-01-01T00:00') && moved.getTime() < at('9999-12-31T00:00');
  return isDate ? moved.toISOString().slice(0, 16) : undefined;
}
