import type { Api } from '../../core/api.ts';
import { noAnnouncement } from '../../core/errors.ts';
import { findAnnouncement } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { confirm } from '../../core/prompt.ts';
import { type JsonOption, refuseFields, showOne } from '../../core/show.ts';

const read = 'query ($id: ID!) { announcement(id: $id) { title } }';

const write = `mutation ($input: DeleteAnnouncementInput!) {
  deleteAnnouncement(input: $input) { deletedAnnouncementId }
}`;

/** Deletes an announcement, after asking. */
export async function run(
  io: Io,
  api: Api,
  named: string,
  options: { yes?: boolean; json?: JsonOption },
): Promise<void> {
  refuseFields(options.json, ['deletedAnnouncementId']);
  const announcementId = await findAnnouncement(io, api, named);
  const { announcement } = await api.ask<{ announcement: { title: string } | null }>(read, { id: announcementId });
  if (!announcement) throw noAnnouncement();
  await confirm(io, `Delete "${announcement.title}" for good?`, options.yes);
  const { deleteAnnouncement } = await api.ask<{ deleteAnnouncement: { deletedAnnouncementId: string } }>(write, {
    input: { announcementId },
  });
  io.say(`Deleted "${announcement.title}".`);
  showOne(io, { ...deleteAnnouncement }, options.json);
}
