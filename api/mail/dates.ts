/**
 * An instant as a sentence says it, such as `Saturday, 21 November 2026 at 17:30 UTC`: whose clock the reader goes by is
 * not known, so the zone is named (by default the one where this runs).
 */
export function inWords(instant: string | Date, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone && { timeZone }),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(new Date(instant));
}
