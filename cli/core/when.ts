import { exitCodes, Failure } from './errors.ts';

const wallClock = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The moment that was typed for an option: ISO 8601 with its zone, or `2026-12-04 18:30` of the clock where this runs. */
export function momentOf(typed: string, option: string): Date {
  const text = typed.trim();
  const local = wallClock.exec(text);
  const moment = local ? new Date(`${local[1]}T${local[2]}`) : withZone.test(text) ? new Date(text) : undefined;
  if (!moment || Number.isNaN(moment.getTime()) || !isOnCalendar(text.slice(0, 10)))
    throw new Failure(
      `"${typed}" is not a date and time for ${option}.`,
      exitCodes.usage,
      'For example: "2026-12-04 18:30" or 2026-12-04T18:30:00+05:30',
    );
  return moment;
}

/** The same, where a day alone means its first moment, or its last: where summer time ends at midnight 23:59 is there twice. */
export function edgeOf(typed: string, edge: 'first' | 'last', option: string): Date {
  const text = typed.trim();
  if (!day.test(text)) return momentOf(text, option);
  const first = momentOf(`${text} 00:00`, option);
  if (edge === 'first') return first;
  const [year, month, date] = text.split('-').map(Number) as [number, number, number];
  return new Date(new Date(year, month - 1, date + 1).getTime() - 1);
}

/** JavaScript takes the 31st of February for a day in March. */
function isOnCalendar(text: string): boolean {
  const [year, month, date] = text.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
}
