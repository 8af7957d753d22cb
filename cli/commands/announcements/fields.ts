import { type Command, Option } from '@commander-js/extra-typings';
import { priorities, validateAnnouncement } from '../../../api/announcements/validate.ts';
import type { Evm } from '../../core/command.ts';
import { refuseUsage } from '../../core/errors.ts';
import { enumOf, json } from '../../core/options.ts';
import type { Row } from '../../core/show.ts';
import { textOption } from '../../core/text.ts';
import { findEvent } from '../events/find.ts';

/** What is asked for of an announcement. */
export const announcementFields =
  'id title priority isPublished eventId event { title } creatorName createdAt updatedAt content';

/** What is shown of one that was written. */
export const shownFields =
  'id title priority eventId creatorName createdAt updatedAt isPublished state eventTitle content';

/** As it is shown: the state in a word, the event by its title. */
export const shown = <A extends { isPublished: boolean; event: { title: string } | null; content: string }>({
  isPublished,
  event,
  content,
  ...rest
}: A): Row => ({
  ...rest,
  isPublished,
  state: isPublished ? 'published' : 'draft',
  eventTitle: event?.title ?? null,
  content,
});

export const priority = () => new Option('--priority <priority>', 'how much it matters').choices(priorities);

/** What can be typed of an announcement. */
export const withFields = (command: Command) =>
  command
    .option('--title <text>', 'what stands above it')
    .option('--content <text>', 'what it says; - reads it from standard input')
    .option('--content-file <file>', 'the same from a file')
    .option('--event <event>', 'the event that it belongs to: its id, or words of its title')
    .addOption(priority())
    .addOption(json(shownFields));

type Options = ReturnType<ReturnType<typeof withFields>['opts']>;

/** What was typed of an announcement; what is wrong ends the command before the server is asked. */
export async function fieldsOf(evm: Evm, options: Options) {
  const { title, priority, event } = options;
  const content = await textOption(evm.io, options.content, options.contentFile);
  const texts = {
    ...(title !== undefined && { title: title.trim() }),
    ...(content !== undefined && { content: content.trim() }),
  };
  refuseUsage(Object.values(validateAnnouncement({ ...texts, priority })));
  return {
    ...texts,
    ...(priority !== undefined && { priority: enumOf(priority) }),
    ...(event !== undefined && { eventId: await findEvent(evm, event) }),
  };
}
