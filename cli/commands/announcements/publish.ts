import type { Api } from '../../core/api.ts';
import { findAnnouncement } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, refuseFields, showOne } from '../../core/show.ts';
import { shown, shownFields } from './fields.ts';
import { updateAnnouncement } from './update.ts';

/** Shows a draft to everybody. */
export async function run(io: Io, api: Api, named: string, { json }: { json?: JsonOption }): Promise<void> {
  refuseFields(json, shownFields);
  const announcement = await updateAnnouncement(api, await findAnnouncement(io, api, named), { isPublished: true });
  io.say('Announcement published.');
  showOne(io, shown(announcement), json);
}
