import { validateAnnouncement } from '../../../api/announcements/validate.ts';
import type { Api } from '../../core/api.ts';
import { refuseUsage } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import type { JsonOption, Row } from '../../core/show.ts';
import { textOption } from '../../core/text.ts';

export interface AnnouncementOptions {
  title?: string;
  content?: string;
  contentFile?: string;
  event?: string;
  priority?: string;
  json?: JsonOption;
}

/** What was typed of an announcement; what is wrong ends the command before the server is asked. */
export async function fieldsOf(io: Io, api: Api, options: AnnouncementOptions): Promise<Row> {
  const { title, priority } = options;
  const content = await textOption(io, options.content, options.contentFile);
  const typed = {
    ...(title !== undefined && { title: title.trim() }),
    ...(content !== undefined && { content: content.trim() }),
    ...(priority !== undefined && { priority }),
  };
  refuseUsage(Object.values(validateAnnouncement(typed)));
  return {
    ...typed,
    ...(priority !== undefined && { priority: priority.toUpperCase() }),
    ...(options.event !== undefined && { eventId: await findEvent(io, api, options.event) }),
  };
}

export type Announcement = Row & { isPublished: boolean; event: { title: string } | null };

export const announcementFields =
  'id title priority isPublished eventId event { title } creatorName createdAt updatedAt content';

/** What is shown of an announcement that was written. */
export const shownFields = [
  'id',
  'title',
  'priority',
  'eventId',
  'creatorName',
  'createdAt',
  'updatedAt',
  'isPublished',
  'state',
  'eventTitle',
  'content',
];

/** As it is shown: the state in a word, the event by its title. */
export const shown = ({ isPublished, event, content, ...rest }: Announcement): Row => ({
  ...rest,
  isPublished,
  state: isPublished ? 'published' : 'draft',
  eventTitle: event?.title ?? null,
  content,
});
