import type { EventForm } from './eventFormValues.ts';

export type Begin = Pick<EventForm, 'date' | 'time'>;

/** The times of the rules, as the form names them. */
export const ruleTimes = [
  'registrationRules.opensAt',
  'registrationRules.closesAt',
  'registrationRules.cancelUntil',
] as const;

/** What moves with the beginning of an event. */
export const times = ['endsAt', ...ruleTimes] as const;

type Time = (typeof times)[number];

/** Which times have other values once the event begins at `to`. */
export type Along = (to: Begin, now: EventForm) => readonly (readonly [name: Time, value: string])[];

/** A time as somebody has set it, the beginning that it was set for, and what the form shows of it since. */
type Anchor = { readonly begin: Begin; readonly value: string; readonly shown: string };

/**
 * Moves the times of an event with its beginning: each stays as far from it as it was when somebody set it, while a year is
 * typed digit by digit, too. The form of a copy shows other values at first than those of the event that is copied.
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
      // registration that has opened stays open, as the server has it
      const hasOpened = !isCopy && name === 'registrationRules.opensAt' && new Date(anchor.value) <= new Date();
      const moved = hasOpened && beginOf(to) > beginOf(anchor.begin) ? anchor.value : movedTime(name, anchor, to);
      const value = moved ?? now[name];
      anchors.set(name, { ...anchor, shown: value });
      return value === now[name] ? [] : [[name, value] as const];
    });
}

// as if the wall hung where clocks are never changed
const at = (moment: string) => Date.parse(`${moment}Z`);
const beginOf = ({ date, time }: Begin) => at(`${date}T${time}`);

/** By the clock on the wall; undefined where a part is missing, and for an end that does not come after the beginning. */
function movedTime(name: Time, { begin, value }: Pick<Anchor, 'begin' | 'value'>, to: Begin): string | undefined {
  if (name === 'endsAt' && at(value) <= beginOf(begin)) return undefined;
  const moved = new Date(beginOf(to) + at(value) - beginOf(begin));
  const isDate = moved.getTime() >= at('0001-01-01T00:00') && moved.getTime() < at('9999-12-31T00:00');
  return isDate ? moved.toISOString().slice(0, 16) : undefined;
}
