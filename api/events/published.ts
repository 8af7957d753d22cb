import type { Context } from '../core/context/context.ts';
import { networkOf } from '../core/context/networks.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { tooMany } from '../core/refusals/errors.ts';
import { TimeBudgets } from '../core/statements/budget.ts';
import { statement } from '../core/statements/rows.ts';
import { inWords } from '../core/texts/inWords.ts';
import { whenAndWhere } from './messages.ts';
import type { PublishedEvent } from './PublishedEvent.ts';
import { sentence } from './texts.ts';

/** One statement for every id, so that the time of an answer does not tell whether an event exists. */
const readPublished = statement<PublishedEvent>(
  'event-published',
  `SELECT e.id, e.title, e.date, e.ends_at AS "endsAt", e.location FROM events e, system_settings s
    WHERE e.id = $1 AND e.is_published AND e.approval = 'approved' AND e.cancelled_at IS NULL AND s.event_publishing_allowed`,
  (row) => ({ ...(row as unknown as PublishedEvent), id: toId('event', row['id'] as string) }),
);

/** The price of a look-up, in ms of a budget of 30 s: a network gets 1,000 at once, and as many a minute; a campus may be one. */
const price = 30;
const lookUps = new TimeBudgets();

/** The public part of an event. Null if it is unknown, deleted or cancelled, or is not or may not be published. */
export async function publishedEvent(
  { rows, address }: Pick<Context, 'rows' | 'address'>,
  id: string,
): Promise<PublishedEvent | null> {
  const network = networkOf(address);
  if (lookUps.overdraftOf(network) >= 0) throw tooMany(sentence('tooManyLookUps'), 1);
  lookUps.spend(network, price);
  const [found] = await rows(readPublished, [toUuid('event', id) ?? null]);
  return found ?? null;
}

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
  const { title, date, endsAt, location } = event;
  const facts = { date: date.toISOString(), endsAt: endsAt?.toISOString() ?? null, location };
  return { title, description: inWords(whenAndWhere({ ...facts, timeZone: ctx.platform.timeZone })) };
}
