import type { Context } from '../core/context/context.ts';
import { networkOf } from '../core/context/networks.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { tooMany } from '../core/refusals/errors.ts';
import { TimeBudgets } from '../core/statements/budget.ts';
import { statement } from '../core/statements/rows.ts';
import { inWords } from '../core/texts/inWords.ts';
import { languageNameNow } from '../core/texts/language.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { translationList } from '../core/texts/translated.ts';
import { type Event, EventApproval, type EventRow } from './Event.ts';
import { withoutAddresses } from './addresses.ts';
import { whenAndWhere } from './messages.ts';
import { PublishedState, type PublishedEvent } from './PublishedEvent.ts';
import { sentence } from './texts.ts';

/** The columns of a published event. `isListed` depends on its title; see `isHiddenTitle`. */
const columns = `e.id, e.title, e.date, e.ends_at AS "endsAt", e.location, e.description, e.language, e.translations, e.image, e.image_description AS "imageDescription",
  e.opens_at AS "opensAt", e.has_waitlist AS "hasWaitlist", e.updated_at AS "updatedAt", e.version,
  NOT e.hidden AND e.cancelled_at IS NULL AS "isListed", greatest(0, e.capacity - e.taken) AS "freeSeats",
  CASE WHEN e.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN e.date <= now() THEN 'STARTED'
       WHEN e.closes_at <= now() THEN 'CLOSED' WHEN e.opens_at > now() THEN 'NOT_OPEN'
       WHEN e.taken >= e.capacity OR e.waiting > 0 THEN 'FULL' ELSE 'OPEN' END AS state`;

/** SQL: the organizer has published the event, and approval and settings allow it. */
const shown = `e.is_published AND e.approval = 'approved' AND s.event_publishing_allowed`;

/** SQL: published events that are not over, the next ones first, at most `$1`. */
const listed = `FROM events e, system_settings s
  WHERE ${shown} AND e.over_at > now() AND NOT e.hidden AND e.cancelled_at IS NULL ORDER BY e.date, e.id LIMIT $1`;

function readPublished(row: Record<string, unknown>): PublishedEvent {
  const event = row as unknown as Omit<PublishedEvent, 'translations'> & Pick<Event, 'translations'>;
  return {
    ...event,
    id: toId('event', event.id),
    location: withoutAddresses(event.location),
    description: withoutAddresses(event.description),
    imageDescription: event.imageDescription && withoutAddresses(event.imageDescription),
    translations: translationList(event.translations).map((each) => ({
      ...each,
      description: withoutAddresses(each.description),
    })),
    freeSeats: event.state === PublishedState.OPEN ? event.freeSeats : 0,
  };
}

/** One statement for every id, so that the time of an answer does not tell whether an event exists. */
const oneById = statement<PublishedEvent>(
  'event-published',
  `SELECT ${columns} FROM events e, system_settings s WHERE e.id = $1 AND ${shown}`,
  readPublished,
);

const upcoming = statement<PublishedEvent>('events-published', `SELECT ${columns} ${listed}`, readPublished);

/** Only what a sitemap contains: descriptions may be 10,000 characters each. */
const upcomingIds = statement<Pick<PublishedEvent, 'id' | 'updatedAt'>>(
  'events-published-ids',
  `SELECT e.id, e.updated_at AS "updatedAt" ${listed}`,
  ({ id, updatedAt }) => ({ id: toId('event', id as string), updatedAt: updatedAt as Date }),
);

export type ShownEvent = PublishedEvent & {
  /** The language of its texts; null if it is not known. */
  readonly shown: LanguageName | null;
};

/** A published event with its texts in this language, that of the reader by default; or else in its main language. */
export function publishedIn(event: PublishedEvent, wanted: LanguageName = languageNameNow()): ShownEvent {
  const translation = event.translations.find(({ language }) => language === wanted);
  const { language: shown, title, description } = translation ?? event;
  return { ...event, title, description, shown };
}

/** The price of a look-up, in ms of a budget of 30 s: a network gets 1,000 at once, and as many a minute; a campus may be one. */
const price = 30;
const lookUps = new TimeBudgets();

type Asker = Pick<Context, 'rows' | 'address'>;

/** Charges a network for what a visitor asks. Throws TOO_MANY_REQUESTS. */
export function chargeVisitor({ address }: Pick<Context, 'address'>, times = 1): void {
  const network = networkOf(address);
  if (lookUps.overdraftOf(network) >= 0) throw tooMany(sentence('tooManyLookUps'), 1);
  lookUps.spend(network, price * times);
}

/** The public part of an event. Null if it is unknown or deleted, or is not or may not be published. */
export async function publishedEvent(ctx: Asker, id: string): Promise<PublishedEvent | null> {
  chargeVisitor(ctx);
  const [found] = await ctx.rows(oneById, [toUuid('event', id) ?? null]);
  return found ?? null;
}

/** The published events that are not over, the next ones first. Those with a hidden title are left out. */
export async function publishedEvents(ctx: Asker, most: number): Promise<readonly PublishedEvent[]> {
  chargeVisitor(ctx, 10);
  return ctx.rows(upcoming, [most]);
}

/** The ids of these events, and when each changed last. */
export async function publishedIds(
  ctx: Asker,
  most: number,
): Promise<readonly Pick<PublishedEvent, 'id' | 'updatedAt'>[]> {
  chargeVisitor(ctx, 10);
  return ctx.rows(upcomingIds, [most]);
}

export const publicPath = (id: string): string => `/e/${id}`;

/** The address of the page that everybody sees; null if the event is not shown before the sign-in. */
export const publicUrlOf = (
  { base, platform }: Pick<Context, 'base' | 'platform'>,
  { id, isPublished, approval }: EventRow,
): string | null =>
  platform.publishingAllowed && isPublished && approval === EventApproval.APPROVED ? base + publicPath(id) : null;

const eventPage = /^\/events\/(event_[^/?#]+)\/?(?:[?#]|$)/;
export const isEventPage = (path: string): boolean => eventPage.test(path);

/** Title and description of the page at this path for previews in chats; undefined if it is no page of a published event. */
export async function pagePreview(
  ctx: Pick<Context, 'rows' | 'address' | 'platform'>,
  path: string,
): Promise<{ title: string; description: string } | undefined> {
  const [, id] = eventPage.exec(path) ?? [];
  const event = id && (await publishedEvent(ctx, id));
  if (!event) return undefined;
  const { title, date, endsAt, location } = publishedIn(event);
  const facts = { date: date.toISOString(), endsAt: endsAt?.toISOString() ?? null, location };
  return { title, description: inWords(whenAndWhere({ ...facts, timeZone: ctx.platform.timeZone })) };
}
