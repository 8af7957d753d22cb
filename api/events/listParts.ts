import { lastsAt } from './conditions.ts';
import { EventFilter, EventSort, type EventsArgs } from './listInputs.ts';

type Bind = (value: unknown) => string;

/** A part of a list, read separately after the parts before it. Cursors contain its name. */
export interface ListPart {
  readonly name: string;
  readonly where: string;
  readonly order: keyof typeof orders;
}

/**
 * The orders of parts. `after` is the SQL condition for events after a cursor: free seats, date and id of the last event.
 */
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

interface ListParts {
  readonly parts: readonly ListPart[];
  /** The condition for all parts together; undefined: no condition. */
  readonly whole: string | undefined;
}

/** The parts of a list at the time `now`: of the calendar, or, with `from`, of events that go on or begin from then. */
export function partsOf(args: Pick<EventsArgs, 'filter'> & Partial<EventsArgs>, now: string, bind: Bind): ListParts {
  const { filter, sort, from } = args;
  if (from && sort !== EventSort.SEATS) return partsFrom(bind(from), filter, now, bind);
  const moment = `${bind(now)}::timestamptz`;
  const isUpcoming = `e.date >= ${moment}`;
  const isRunning = lastsAt(moment);
  const isPast = `e.date < ${moment} AND e.over_at < ${moment}`;
  const bySeats = sort === EventSort.SEATS;
  const parts: ListPart[] = [
    { name: 'running', where: isRunning, order: 'earliest' },
    { name: 'ahead', where: isUpcoming, order: bySeats ? 'freest' : 'earliest' },
    { name: 'past', where: isPast, order: 'latest' },
  ];
  // events that have begun have no seats to offer, so they follow
  const [first, second, third] = bySeats ? [parts[1]!, parts[0]!, parts[2]!] : parts;
  if (filter === EventFilter.NOW) return { parts: [parts[0]!], whole: isRunning };
  if (filter === EventFilter.PAST) return { parts: [third!], whole: isPast };
  if (filter === EventFilter.UPCOMING) return { parts: [first!, second!], whole: `(${isUpcoming} OR ${isRunning})` };
  return { parts: [first!, second!, third!], whole: undefined };
}

/** Events that go on at the time `from`, then events that begin at it or later. */
function partsFrom(from: string, filter: EventFilter, now: string, bind: Bind): ListParts {
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

/** SQL to append to a condition: the event is in this part of the calendar at the time `now`. */
export function inPart(filter: EventFilter, now: string, bind: Bind): string {
  if (filter === EventFilter.ALL) return '';
  const moment = `${bind(now)}::timestamptz`;
  const begun = filter === EventFilter.NOW ? ` AND e.date < ${moment}` : '';
  return `${begun} AND e.over_at ${filter === EventFilter.PAST ? '<' : '>='} ${moment}`;
}
