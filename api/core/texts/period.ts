import { localeNow } from './language.ts';

/** Formatters by locale and time zone. Creating one takes fifty times as long as using it, and each mail names a time. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Few locales and time zones are in use at the same time. */
const mostFormats = 300;

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const locale = localeNow();
  const place = `${locale} ${timeZone}`;
  const known = formats.get(place);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...(timeZone && { timeZone }),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  if (formats.size >= mostFormats) formats.clear();
  formats.set(place, format);
  return format;
}

/**
 * Formats an instant, or the time between two instants, for a sentence: `Saturday, 21 November 2026 at 17:30 UTC`. The text
 * names the zone, because people also read letters elsewhere. An empty `timeZone` is that of the server.
 */
export function rangeInWords(from: string | Date, to: string | Date | null | undefined, timeZone: string): string {
  const format = formatIn(timeZone);
  return to ? format.formatRange(new Date(from), new Date(to)) : format.format(new Date(from));
}
