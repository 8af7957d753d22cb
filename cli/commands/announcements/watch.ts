import type { Api } from '../../core/api.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { follow } from '../../core/live.ts';
import { type JsonOption, picked, type Row, textOf } from '../../core/show.ts';
import { inWidth } from '../../core/width.ts';
import { type Announcement, announcementFields, shown } from './fields.ts';

interface Told {
  announcementChanged: {
    what: 'AnnouncementCreated' | 'AnnouncementUpdated' | 'AnnouncementDeleted' | 'ReadAgain';
    announcement?: Announcement;
    deletedAnnouncementId?: string;
    reason?: 'SUBSCRIBED' | 'MISSED' | 'CHANGED';
  };
}

const query = `subscription ($eventId: ID) {
  announcementChanged(eventId: $eventId) {
    what: __typename
    ... on AnnouncementCreated { announcement { ${announcementFields} } }
    ... on AnnouncementUpdated { announcement { ${announcementFields} } }
    ... on AnnouncementDeleted { deletedAnnouncementId }
    ... on ReadAgain { reason }
  }
}`;

const words = { AnnouncementCreated: 'new', AnnouncementUpdated: 'edited', AnnouncementDeleted: 'gone' };

/** What a line tells; of one that is gone only the id is known. */
const nothing: Row = {
  at: null,
  what: null,
  id: null,
  title: null,
  priority: null,
  state: null,
  eventId: null,
  eventTitle: null,
  creatorName: null,
  createdAt: null,
  updatedAt: null,
  content: null,
};

/** Follows announcements live, a line each, until Ctrl-C. */
export async function run(io: Io, api: Api, options: { event?: string; json?: JsonOption }): Promise<void> {
  picked([nothing], options.json);
  const eventId = options.event === undefined ? undefined : await findEvent(io, api, options.event);
  let connections = 0;
  await follow<Told>(io, api, { query, variables: { eventId } }, ({ announcementChanged: told }) => {
    if (told.what !== 'ReadAgain') return show(io, rowOf(told, words[told.what]), options.json);
    if (told.reason !== 'SUBSCRIBED') io.say('Some may have been missed. Look with: evm announcements list');
    else if (++connections > 1) io.say('Connected again. What came meanwhile is in: evm announcements list');
    else io.say(`Following the announcements of ${api.host}. Ctrl-C ends.`);
  });
}

const rowOf = ({ announcement, deletedAnnouncementId }: Told['announcementChanged'], what: string): Row => {
  const { isPublished: _, ...fields } = announcement ? shown(announcement) : { isPublished: false };
  return { ...nothing, at: new Date().toISOString(), what, id: deletedAnnouncementId, ...fields };
};

function show(io: Io, row: Row, json: JsonOption): void {
  if (json) return io.out(JSON.stringify(picked([row], json)[0]));
  const cells = [row.at, row.what, row.id, row.priority, row.eventTitle, row.title].map(textOf);
  if (io.width === undefined) return io.out(cells.join('\t'));
  io.out(inWidth(cells.filter(Boolean).join('  '), io.width).trimEnd());
}
