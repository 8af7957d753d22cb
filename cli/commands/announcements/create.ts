import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { askText } from '../../core/prompt.ts';
import { refuseFields, showOne } from '../../core/show.ts';
import {
  type Announcement,
  announcementFields,
  type AnnouncementOptions,
  fieldsOf,
  shown,
  shownFields,
} from './fields.ts';

interface Created {
  createAnnouncement: { announcement: Announcement };
}

const query = `mutation ($input: CreateAnnouncementInput!) {
  createAnnouncement(input: $input) { announcement { ${announcementFields} } }
}`;

/** Writes an announcement; on a terminal it asks for what one cannot be without. */
export async function run(io: Io, api: Api, options: AnnouncementOptions & { draft?: boolean }): Promise<void> {
  refuseFields(options.json, shownFields);
  const fields = await fieldsOf(io, api, {
    ...options,
    title: options.title ?? (await askText(io, 'Title', '--title')),
    ...(!options.contentFile && {
      content: options.content ?? (await askText(io, 'Content', '--content')),
    }),
  });
  const input = { ...fields, isPublished: !options.draft };
  const { announcement } = (await api.ask<Created>(query, { input })).createAnnouncement;
  io.say(options.draft ? 'Draft saved.' : 'Announcement published.');
  showOne(io, shown(announcement), options.json);
}
