import { newId, toUuid } from '../core/ids/ids.ts';
import type { Person, Sql } from './build.ts';
import type { LiveAnswer, LiveClient, LiveFeed } from './live.ts';

export interface AnnouncementFacts {
  title?: string;
  content?: string;
  event?: { uuid: string } | null;
  priority?: 'low' | 'medium' | 'high';
  isPublished?: boolean;
  createdBy: Person;
  createdAt?: Date;
  publishAt?: Date | null;
  endsAt?: Date | null;
  pinned?: boolean;
  audience?: 'everybody' | 'seats' | 'line' | 'college' | 'organizers';
  college?: string | null;
}

export interface BuiltAnnouncement {
  readonly id: string;
  readonly uuid: string;
}

/** Inserts announcements directly into the database. */
export const announcementsIn =
  (sql: Sql) =>
  async (facts: AnnouncementFacts): Promise<BuiltAnnouncement> => {
    const id = newId('announcement');
    const uuid = toUuid('announcement', id)!;
    await sql(
      `INSERT INTO announcements (id, title, content, event_id, priority, is_published, created_by, created_at,
                                  publish_at, ends_at, pinned, audience, college)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        uuid,
        facts.title ?? 'The canteen opens at seven',
        facts.content ?? 'Come early.',
        facts.event?.uuid ?? null,
        facts.priority ?? 'medium',
        facts.isPublished ?? true,
        facts.createdBy.uuid,
        facts.createdAt ?? new Date(),
        facts.publishAt ?? null,
        facts.endsAt ?? null,
        facts.pinned ?? false,
        facts.audience ?? 'everybody',
        facts.college ?? null,
      ],
    );
    return { id, uuid };
  };

const changes = `subscription ($eventId: ID, $hasEvent: Boolean, $priority: AnnouncementPriority, $isPublished: Boolean) {
  announcementChanged(eventId: $eventId, hasEvent: $hasEvent, priority: $priority, isPublished: $isPublished) {
    what: __typename
    ... on AnnouncementCreated { announcement { id title isPublished creatorName event { id title } } }
    ... on AnnouncementUpdated { announcement { id title isPublished creatorName event { id title } } }
    ... on AnnouncementDeleted { deletedAnnouncementId }
    ... on ReadAgain { reason }
  }
}`;

/**
 * A subscription, with messages shortened to `Created <title>`, `Updated <title>`, `Deleted <id>`, `ReadAgain <why>`.
 */
export interface Watcher {
  readonly feed: LiveFeed;
  /** The messages that `next` has not taken. */
  readonly received: () => string[];
  readonly next: () => Promise<string>;
}

/** Subscribes to announcements and waits until the subscription is active. */
export async function watch(client: LiveClient, variables: Record<string, unknown> = {}): Promise<Watcher> {
  const feed = client.subscribe({ query: changes, variables });
  const first = shorten(await feed.next());
  if (first !== 'ReadAgain SUBSCRIBED') throw new Error(`The subscription began with ${first}.`);
  return {
    feed,
    received: () => feed.fresh.map(shorten),
    next: async () => shorten(await feed.next()),
  };
}

interface Change {
  what: string;
  announcement?: { title: string };
  deletedAnnouncementId?: string;
  reason?: string;
}

function shorten({ data, errors }: LiveAnswer): string {
  const change = data?.announcementChanged as Change | undefined;
  if (!change) return `Error ${JSON.stringify(errors)}`;
  const which = change.announcement?.title ?? change.deletedAnnouncementId ?? change.reason;
  return `${change.what.replace('Announcement', '')} ${which}`;
}
