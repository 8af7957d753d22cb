import { productName } from '../core/messages/message.ts';
import { toUuid } from '../core/ids/ids.ts';
import { inWords } from '../core/texts/inWords.ts';
import { languageNow } from '../core/texts/language.ts';
import { rangeInWords } from '../core/texts/period.ts';
import type { PublishedEvent } from '../events/PublishedEvent.ts';
import { addEntry, newCalendar } from '../events/ics.ts';
import { publicPath } from '../events/published.ts';
import { escaped } from './markup.ts';
import { sentence } from './texts.ts';

/** Where the pages are, and the time zone of the college. */
export interface FeedFrame {
  readonly base: string;
  readonly timeZone: string;
}

const latest = (events: readonly PublishedEvent[]) =>
  new Date(Math.max(0, ...events.map(({ updatedAt }) => updatedAt.getTime())));

/** The pages that search engines may list, in the format of sitemaps.org. */
export const sitemap = (
  events: readonly Pick<PublishedEvent, 'id' | 'updatedAt'>[],
  { base }: FeedFrame,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${events
  .map(
    ({ id, updatedAt }) =>
      `<url><loc>${escaped(base + publicPath(id))}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
  )
  .join('')}</urlset>
`;

/** The next events as a news feed (RFC 4287). */
export const atomFeed = (
  events: readonly PublishedEvent[],
  { base, timeZone }: FeedFrame,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageNow()}">
<id>${escaped(base)}/feed.xml</id>
<title>${escaped(`${productName}: ${inWords(sentence('feed'))}`)}</title>
<updated>${latest(events).toISOString()}</updated>
<author><name>${productName}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(base)}/feed.xml"/>
<link rel="alternate" type="text/calendar" href="${escaped(base)}/feed.ics"/>
${events.map((event) => entryOf(event, base, timeZone)).join('')}</feed>
`;

function entryOf(
  { id, title, date, endsAt, location, description, updatedAt }: PublishedEvent,
  base: string,
  timeZone: string,
) {
  const page = escaped(base + publicPath(id));
  return `<entry>
<id>${page}</id>
<title>${escaped(title)}</title>
<updated>${updatedAt.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${page}"/>
<summary>${escaped(`${rangeInWords(date, endsAt, timeZone)}, ${location}`)}</summary>
<content type="text">${escaped(description)}</content>
</entry>
`;
}

/** The next events for calendar programs (RFC 5545). The address of the college's mail is not in it. */
export function calendarFeed(events: readonly PublishedEvent[], { base }: FeedFrame): string {
  const calendar = newCalendar();
  calendar.name(productName).ttl(3600);
  for (const event of events) {
    const { id, title, location, date, endsAt, version, updatedAt } = event;
    const facts = { id: toUuid('event', id)!, title, location, version };
    addEntry(
      calendar,
      { ...facts, date: date.toISOString(), endsAt: endsAt?.toISOString() ?? null },
      { base, from: '', at: updatedAt },
      { url: base + publicPath(id), organizer: null, lastModified: updatedAt },
    );
  }
  return `${calendar.toString()}\r\n`;
}

/** What search engines may fetch. `$` ends a path, so that no address with a query is included. */
export const robots = ({ base }: Pick<FeedFrame, 'base'>, isPublishing: boolean): string =>
  [
    'User-agent: *',
    ...['/e/', '/uploads/', '/assets/', '/icons/', '/favicon.svg$', '/$', '/login$', '/register$'].map(
      (path) => `Allow: ${path}`,
    ),
    ...(isPublishing ? ['Allow: /feed.xml$', 'Allow: /sitemap.xml$'] : []),
    'Disallow: /',
    ...(isPublishing ? ['', `Sitemap: ${base}/sitemap.xml`] : []),
    '',
  ].join('\n');
