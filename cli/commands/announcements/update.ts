import type { Api } from '../../core/api.ts';
import type { Row } from '../../core/show.ts';
import { type Announcement, announcementFields } from './fields.ts';

const query = `mutation ($input: UpdateAnnouncementInput!) {
  updateAnnouncement(input: $input) { announcement { ${announcementFields} } }
}`;

/** Changes an announcement; what is left out stays as it is. */
export async function updateAnnouncement({ ask }: Api, announcementId: string, changes: Row): Promise<Announcement> {
  const { updateAnnouncement } = await ask<{ updateAnnouncement: { announcement: Announcement } }>(query, {
    input: { announcementId, ...changes },
  });
  return updateAnnouncement.announcement;
}
