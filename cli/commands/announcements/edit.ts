import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { findAnnouncement } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { refuseFields, showOne } from '../../core/show.ts';
import { type AnnouncementOptions, fieldsOf, shown, shownFields } from './fields.ts';
import { updateAnnouncement } from './update.ts';

/** Changes what was typed of an announcement. */
export async function run(
  io: Io,
  api: Api,
  named: string,
  options: AnnouncementOptions & { general?: boolean },
): Promise<void> {
  refuseFields(options.json, shownFields);
  if (options.general && options.event !== undefined)
    throw new Failure('Give --event or --general, not both.', exitCodes.usage);
  const changes = { ...(await fieldsOf(io, api, options)), ...(options.general && { eventId: null }) };
  if (Object.keys(changes).length === 0)
    throw new Failure(
      'There is nothing to change.',
      exitCodes.usage,
      'Say what, for example: --title "Gates open at ten"',
    );
  const announcement = await updateAnnouncement(api, await findAnnouncement(io, api, named), changes);
  io.say('Announcement updated.');
  showOne(io, shown(announcement), options.json);
}
