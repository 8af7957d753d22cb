import type { Api } from '../../core/api.ts';
import { findAnnouncement } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, refuseFields, showOne } from '../../core/show.ts';
import { shown, shownFields } from './fields.ts';
import { updateAnnouncement } from './update.ts';

/** Takes an announcement back. */
export async function run(io: Io, api: Api, named: string, { json }: { json?: JsonOption }): Promise<void> {
  refuseFields(json, shownFields);
  const announcement = await updateAnnouncement(api, await findAnnouncement(io, api, named), { isPublished: false });
  io.say('Announcement taken back: it is a draft now.');
  showOne(io, shown(announcement), json);
}
