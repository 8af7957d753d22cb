import { document } from './document.ts';
import type { Api } from './api.ts';
import type { Evm } from './command.ts';
import { exitCodes, Failure } from './errors.ts';
import type { JsonOption, Row } from './show.ts';
import { spanInWords } from './span.ts';

/*
 * Moments as they are typed and shown: by the college's clock. Programs are given instants in UTC.
 */

const wallClock = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads what was typed for an option. */
export interface Clock {
  /** ISO 8601 with its zone, or `2026-12-04 18:30` of the college's clock. */
  momentOf(typed: string, option: string): Date;
  /** The same, where a day alone means its first moment or its last, however many hours it has. */
  edgeOf(typed: string, edge: 'first' | 'last', option: string): Date;
}

/** The clock for what was typed; the server is asked for its zone only where that counts. */
export async function clockFor(api: Pick<Api, 'ask'>, ...typed: readonly (string | undefined)[]): Promise<Clock> {
  const utc = await clockIn('UTC');
  const isMeantThere = (text: string) =>
    (wallClock.test(text) || day.test(text)) && isRight(() => utc.edgeOf(text, 'last', ''));
  return typed.some((text) => text !== undefined && isMeantThere(text.trim())) ? clockIn(await zoneOf(api)) : utc;
}

/** What is no moment anywhere is refused without a question. */
function isRight(read: () => unknown): boolean {
  try {
    return Boolean(read());
  } catch {
    return false;
  }
}

/**
 * The clock of a zone. What it shows twice, when it is put back, is meant the first time; what it never shows, when it is
 * put forward, is as long after the change as it would have been.
 */
export async function clockIn(timeZone: string): Promise<Clock> {
  const { Temporal } = await import('temporal-polyfill');
  const dayOf = (text: string) => Temporal.PlainDate.from(text, { overflow: 'reject' });
  const read = (text: string) => {
    const [, date, time] = wallClock.exec(text) ?? [];
    if (date && time) return dayOf(date).toZonedDateTime({ timeZone, plainTime: time }).toInstant();
    // a day that is not on the calendar is refused, with a zone too
    return withZone.test(text) && dayOf(text.slice(0, 10)) ? Temporal.Instant.from(text) : undefined;
  };
  const orRefused = (typed: string, option: string, found: () => { epochMilliseconds: number } | undefined) => {
    try {
      const instant = found();
      if (instant) return new Date(instant.epochMilliseconds);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    throw new Failure(
      `"${typed}" is not a date and time for ${option}.`,
      exitCodes.usage,
      'For example: "2026-12-04 18:30" or 2026-12-04T18:30:00+05:30',
    );
  };
  const momentOf: Clock['momentOf'] = (typed, option) => orRefused(typed, option, () => read(typed.trim()));
  return {
    momentOf,
    edgeOf: (typed, edge, option) => {
      const text = typed.trim();
      if (!day.test(text)) return momentOf(typed, option);
      return orRefused(typed, option, () => {
        const begins = (date: ReturnType<typeof dayOf>) => date.toZonedDateTime(timeZone).toInstant();
        return edge === 'first'
          ? begins(dayOf(text))
          : begins(dayOf(text).add({ days: 1 })).subtract({ milliseconds: 1 });
      });
    },
  };
}

const instants = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z\b/g;
/** Where moments stand; a title may be anything. */
const moments = /^date$|(At|Until)$|^at$|^summary$/;

/**
 * Shows rows to a person on a terminal: moments by the college's clock (`2026-12-04 18:30 +05:30`), reminders as they are typed
 * (`1d`); for programs they stay as they are.
 */
export async function shownBy({ io, api }: Evm, json: JsonOption): Promise<<R extends Row>(row: R) => Row> {
  if (io.width === undefined || json) return (row) => row;
  const shown = await showIn(await zoneOf(api));
  return (row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        if (name === 'remindBefore') return [name, (value as number[]).map(spanInWords)];
        return [name, moments.test(name) && typeof value === 'string' ? value.replaceAll(instants, shown) : value];
      }),
    );
}

/** What the clock of a zone shows at an instant, to the minute, and how far it is from UTC. */
export async function showIn(timeZone: string): Promise<(instant: string) => string> {
  const { Temporal } = await import('temporal-polyfill');
  return (text) => {
    const there = Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);
    return `${there.toPlainDate().toString()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })} ${there.offset}`;
  };
}

const query = document('query { platform { timeZone } }');
const zones = new WeakMap<object, Promise<string>>();

/** The college's zone, asked for once. */
export function zoneOf(api: Pick<Api, 'ask'>): Promise<string> {
  const asked = zones.get(api) ?? api.ask(query, {}).then(({ platform }) => platform.timeZone);
  zones.set(api, asked);
  return asked;
}
