import { document } from './document.ts';
import type { Api } from './api.ts';
import type { Evm } from './command.ts';
import { exitCodes, Failure } from './errors.ts';
import type { JsonOptionValue, Row } from './show.ts';
import { formatSpan } from './span.ts';
import { message } from './texts.ts';

/*
 * Parses and formats times. People type and read times in the college's time zone; programs get UTC.
 */

const wallClock = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Parses the time of an option. Throws a usage error that names the option. */
export interface Clock {
  /** Parses ISO 8601 with a zone, or `2026-12-04 18:30` in the clock's zone. */
  momentOf(typed: string, option: string): Date;
  /** The same, but also accepts a day, which means its first or its last moment. */
  edgeOf(typed: string, edge: 'first' | 'last', option: string): Date;
}

/** The clock for the typed times. Requests the college's time zone only if one of them depends on it. */
export async function clockFor(api: Pick<Api, 'ask'>, ...typed: readonly (string | undefined)[]): Promise<Clock> {
  const utc = await clockIn('UTC');
  const dependsOnZone = (text: string) =>
    (wallClock.test(text) || day.test(text)) && succeeds(() => utc.edgeOf(text, 'last', ''));
  return typed.some((text) => text !== undefined && dependsOnZone(text.trim())) ? clockIn(await zoneOf(api)) : utc;
}

/** False if `read` throws: a time that is invalid in any zone needs no request for the zone. */
function succeeds(read: () => unknown): boolean {
  try {
    return Boolean(read());
  } catch {
    return false;
  }
}

/**
 * The clock of a time zone. A local time that occurs twice means its first occurrence. A skipped local time is moved forward
 * by the length of the gap.
 */
export async function clockIn(timeZone: string): Promise<Clock> {
  const { Temporal } = await import('temporal-polyfill');
  const dayOf = (text: string) => Temporal.PlainDate.from(text, { overflow: 'reject' });
  const read = (text: string) => {
    const [, date, time] = wallClock.exec(text) ?? [];
    if (date && time) return dayOf(date).toZonedDateTime({ timeZone, plainTime: time }).toInstant();
    // Also refuses days that do not exist, such as 30 February, in a text with a zone.
    return withZone.test(text) && dayOf(text.slice(0, 10)) ? Temporal.Instant.from(text) : undefined;
  };
  const dateOrFailure = (typed: string, option: string, found: () => { epochMilliseconds: number } | undefined) => {
    try {
      const instant = found();
      if (instant) return new Date(instant.epochMilliseconds);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw new Failure(
      message('notAMoment', { typed, option }),
      exitCodes.usage,
      message('momentExample', { local: '"2026-12-04 18:30"', iso: '2026-12-04T18:30:00+05:30' }),
    );
  };
  const momentOf: Clock['momentOf'] = (typed, option) => dateOrFailure(typed, option, () => read(typed.trim()));
  return {
    momentOf,
    edgeOf: (typed, edge, option) => {
      const text = typed.trim();
      if (!day.test(text)) return momentOf(typed, option);
      return dateOrFailure(typed, option, () => {
        const begins = (date: ReturnType<typeof dayOf>) => date.toZonedDateTime(timeZone).toInstant();
        return edge === 'first'
          ? begins(dayOf(text))
          : begins(dayOf(text).add({ days: 1 })).subtract({ milliseconds: 1 });
      });
    },
  };
}

const instants = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z\b/g;
/** Names of fields with times. Other fields, such as titles, are not changed. */
const timeFieldNames = /^date$|(At|Until)$|^at$|^summary$/;

/**
 * Returns a function that formats rows for a terminal: times in the college's zone (`2026-12-04 18:30 +05:30`), reminders as
 * spans (`1d`). In a pipe or with `--json` it does not change them.
 */
export async function rowFormatterFor(
  { io, api }: Evm,
  json: JsonOptionValue,
): Promise<<R extends Row>(row: R) => Row> {
  if (io.width === undefined || json) return (row) => row;
  const formatInstant = await instantFormatterFor(await zoneOf(api));
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (name === 'remindBefore') return [name, (value as number[]).map(formatSpan)];
        return [
          name,
          timeFieldNames.test(name) && typeof value === 'string' ? value.replaceAll(instants, formatInstant) : value,
        ];
      }),
    );
}

/** Returns a function that formats an instant as local time of a zone, to the minute, with the offset from UTC. */
export async function instantFormatterFor(timeZone: string): Promise<(instant: string) => string> {
  const { Temporal } = await import('temporal-polyfill');
  return (text) => {
    const there = Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);
    return `${there.toPlainDate().toString()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })} ${there.offset}`;
  };
}

const query = document('query { platform { timeZone } }');
const zones = new WeakMap<object, Promise<string>>();

/** The college's time zone, requested once per API and cached. */
export function zoneOf(api: Pick<Api, 'ask'>): Promise<string> {
  const zone = zones.get(api) ?? api.ask(query, {}).then(({ platform }) => platform.timeZone);
  zones.set(api, zone);
  return zone;
}
