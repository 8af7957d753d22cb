import type { ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';

/** Offsets before this instant are treated as constant. */
const firstInstant = Temporal.Instant.from('1970-01-01T00:00:00Z');

/**
 * The VTIMEZONE (RFC 5545, 3.6.5) of a zone for these instants. Lists the transitions before and after each instant one
 * by one: rules would be wrong for zones such as Morocco.
 */
export function timeZoneOf(zone: string, instants: readonly Date[]): string {
  const changes = new Map<number, Temporal.ZonedDateTime | null>();
  let until = -Infinity;
  for (const time of instants.map(Number).toSorted((one, other) => one - other)) {
    if (time < until) continue;
    const at = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(zone);
    // a transition at this very instant counts as past
    const before = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
    const after = at.getTimeZoneTransition('next');
    changes.set(
      before && Temporal.Instant.compare(before.toInstant(), firstInstant) > 0 ? before.epochMilliseconds : -1,
      before,
    );
    if (after) changes.set(after.epochMilliseconds, after);
    until = after ? after.epochMilliseconds : Infinity;
  }
  const parts = [...changes].map(([time, change]) => (time < 0 ? constantOffset(zone) : partOf(change!)));
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

function partOf(change: Temporal.ZonedDateTime): string[] {
  const from = change.subtract({ nanoseconds: 1 }).offsetNanoseconds;
  const to = change.offsetNanoseconds;
  // DTSTART of a transition is local time with the old offset
  const begins = change.toInstant().toZonedDateTimeISO('UTC').add({ nanoseconds: from });
  return transition(to > from ? 'DAYLIGHT' : 'STANDARD', begins, from, to);
}

function constantOffset(zone: string): string[] {
  const then = firstInstant.toZonedDateTimeISO(zone);
  return transition('STANDARD', firstInstant.toZonedDateTimeISO('UTC'), then.offsetNanoseconds, then.offsetNanoseconds);
}

const transition = (name: string, begins: Temporal.ZonedDateTime, from: number, to: number): string[] => [
  `BEGIN:${name}`,
  `DTSTART:${begins.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
  `TZOFFSETFROM:${offset(from)}`,
  `TZOFFSETTO:${offset(to)}`,
  `END:${name}`,
];

/** Formats an offset in nanoseconds as `+0530`. */
function offset(nanoseconds: number): string {
  const minutes = Math.round(Math.abs(nanoseconds) / 60e9);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/**
 * The local start and end; empty if a local time is ambiguous and would mean another instant, as in the repeated hour.
 */
export function inZone(begin: Date, finish: Date, timezone: string): Partial<ICalEventData> {
  if (timezone === 'UTC') return {};
  const [start, end] = [begin, finish].map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()));
  const isPlain = [start!, end!].every((instant) => {
    const there = instant.toZonedDateTimeISO(timezone);
    return there.toPlainDateTime().toZonedDateTime(timezone).epochMilliseconds === instant.epochMilliseconds;
  });
  return isPlain ? { start: start!, end: end!, timezone } : {};
}
