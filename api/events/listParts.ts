import type { Binding } from './conditions.ts';
import { lastsAt } from './conditions.ts';
import { EventFilter, EventSort, type EventsArgs } from './listInputs.ts';

type Bind = Binding['bind'];

/** A part of a list, read on its own and after those before it. Its name stands in cursors. */
export interface Part {
  readonly name: string;
  readonly where: string;
  readonly order: keyof typeof orders;
}

/** The orders of parts, and what comes after a place in them: the free seats, the date and the id of the last one. */
export const orders = {
  earliest: {
    by: 'e.date ASC, e.id ASC',
    after: (bind: Bind, [, date, id]: readonly unknown[]) =>
      `(e.date, e.id) > (${bind(date)}::timestamptz, ${bind(id)}::uuid)`,
  },
  latest: {
    by: 'e.date DESC, e.id DESC',
    after: (bind: Bind, [, date, id]: readonly unknown[]) =>
      `(e.date, e.id) < (${bind(date)}::timestamptz, ${bind(id)}::uuid)`,
  },
  freest: {
    by: 'e.taken - e.capacity ASC, e.date ASC, e.id ASC',
    after: (bind: Bind, [seats, date, id]: readonly unknown[]) =>
      `(e.taken - e.capacity, e.date, e.id) > (-${bind(seats)}::int, ${bind(date)}::timestamptz, ${bind(id)}::uuid)`,
  },
} as const;

interface Parts {
  readonly parts: readonly Part[];
  /** What all of them hold together; undefined: everything. */
  readonly whole: string | undefined;
}

/** The parts of a list at a moment: of the calendar, or of what takes place from then on. */
export function partsOf(args: Pick<EventsArgs, 'filter'> & Partial<EventsArgs>, now: string, bind: Bind): Parts {
  const { filter, sort, from } = args;
  if (from && sort !== EventSort.SEATS) return partsFrom(bind(from), filter, now, bind);
  const moment = bind(now);
  const ahead = `e.date >= ${moment}`;
  const running = lastsAt(moment);
  const past = `e.date < ${moment} AND e.over_at < ${moment}`;
  const bySeats = sort === EventSort.SEATS;
  const parts: Part[] = [
    { name: 'running', where: running, order: 'earliest' },
    { name: 'ahead', where: ahead, order: bySeats ? 'freest' : 'earliest' },
    { name: 'past', where: past, order: 'latest' },
  ];
  // who looks for a seat finds none at what has begun
  const [first, second, third] = bySeats ? [parts[1]!, parts[0]!, parts[2]!] : parts;
  if (filter === EventFilter.PAST) return { parts: [third!], whole: past };
  if (filter === EventFilter.UPCOMING) return { parts: [first!, second!], whole: `(${ahead} OR ${running})` };
  return { parts: [first!, second!, third!], whole: undefined };
}

/** What lasts at a moment, then what begins at it or later. */
function partsFrom(from: string, filter: EventFilter, now: string, bind: Bind): Parts {
  const part = inPart(filter, now, bind);
  const lasting = `${lastsAt(from)} AND e.ends_at > ${from}${part}`;
  const later = `e.date >= ${from}${part}`;
  return {
    parts: [
      { name: 'lasting', where: lasting, order: 'earliest' },
      { name: 'later', where: later, order: 'earliest' },
    ],
    whole: `(${later} OR ${lasting})`,
  };
}

/** To be added to a condition: that an event is in a part of the calendar at a moment. */
export function inPart(filter: EventFilter, now: string, bind: Bind): string {
  if (filter === EventFilter.ALL) return '';
  return ` AND e.over_at ${filter === EventFilter.PAST ? '<' : '>='} ${bind(now)}::timestamptz`;
}
