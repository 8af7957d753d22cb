import type { Api } from '../../core/api.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';
import { type Announcement, announcementFields, shown } from './fields.ts';

export interface ListOptions {
  event?: string;
  priority?: string;
  state?: string;
  limit: string;
  json?: JsonOption;
}

interface Announcements {
  announcements: Connection<Announcement>;
}

const query = `query ($first: Int!, $after: String, $eventId: ID, $priority: AnnouncementPriority, $isPublished: Boolean) {
  announcements(first: $first, after: $after, eventId: $eventId, priority: $priority, isPublished: $isPublished) {
    edges { node { ${announcementFields} } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Lists announcements, page by page up to the limit. */
export async function run(io: Io, api: Api, options: ListOptions): Promise<void> {
  const variables = {
    eventId: options.event === undefined ? undefined : await findEvent(io, api, options.event),
    priority: options.priority?.toUpperCase(),
    isPublished: options.state === undefined ? undefined : options.state === 'published',
  };
  const found = await readUpTo(
    options.limit,
    async (page) => (await api.ask<Announcements>(query, { ...variables, ...page })).announcements,
  );
  const columns = ['id', 'createdAt', 'priority', 'state', 'title'];
  showRows(io, found.map(shown), columns, options.json, 'No announcements found.');
}
