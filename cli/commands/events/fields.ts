import { cleanTags, type EventFields, isHiddenTitle, validateEvent } from '../../../api/events/validate.ts';
import type { Api } from '../../core/api.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import type { JsonOption } from '../../core/show.ts';
import { textOption } from '../../core/text.ts';
import { readPicture, uploadPicture } from '../../core/upload.ts';
import { momentOf } from '../../core/when.ts';

export interface EventOptions {
  title?: string;
  description?: string;
  descriptionFile?: string;
  date?: string;
  location?: string;
  capacity?: string;
  tags?: string;
  image?: string;
  imageFile?: string;
  json?: JsonOption;
}

/** The fields of an event that were typed, in order; what is wrong ends the command before the server is asked.
 * A picture is uploaded. */
export async function fieldsOf(io: Io, api: Api, options: EventOptions): Promise<Partial<EventFields>> {
  const { title, date, location, capacity, tags, image, imageFile } = options;
  if (image !== undefined && imageFile !== undefined)
    throw new Failure('Give --image or --image-file, not both.', exitCodes.usage);
  const description = await textOption(io, options.description, options.descriptionFile);
  const fields = {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(date !== undefined && { date: momentOf(date, '--date') }),
    ...(location !== undefined && { location: location.trim() }),
    ...(capacity !== undefined && { capacity: Number(capacity.trim() || 'none') }),
    ...(tags !== undefined && { tags: cleanTags(tags.split(',')) }),
    ...(image !== undefined && { image: image.trim() || null }),
  };
  refuseUsage(Object.values(validateEvent(fields)));
  const picture = imageFile === undefined ? undefined : await readPicture(imageFile);
  if (title !== undefined && isHiddenTitle(title)) io.say('Lists hide titles with "sample" or "test" in them.');
  return picture ? { ...fields, image: await uploadPicture(api, picture) } : fields;
}

/** What is shown of an event that was written. */
export const eventFields = [
  'id',
  'title',
  'date',
  'location',
  'registeredCount',
  'capacity',
  'tags',
  'image',
  'approval',
  'description',
];
