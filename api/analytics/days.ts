import { Temporal } from 'temporal-polyfill';

/** Some days of a zone's calendar one after the other. */
export interface Days {
  /** Such as `2026-11-21`, the oldest first. */
  readonly names: readonly string[];
  /** The instant at which each begins, and last the one at which the last of them ends. */
  readonly edges: readonly string[];
}

/**
 * The last days of a zone's calendar up to the one on which `now` falls. Node's zones alone say where a day begins:
 * PostgreSQL has data of its own, of another year, and is handed instants.
 */
export function lastDays(timeZone: string, howMany: number, now = new Date()): Days {
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate();
  const days = Array.from({ length: howMany + 1 }, (_, n) => today.add({ days: n + 1 - howMany }));
  return {
    names: days.slice(0, -1).map(String),
    edges: days.map((day) => day.toZonedDateTime(timeZone).toInstant().toString()),
  };
}
