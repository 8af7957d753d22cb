import { type Command, Option } from '@commander-js/extra-typings';
import { audiences, priorities, validateAnnouncement } from '../../../api/announcements/validate.ts';
import type { Evm } from '../../core/command.ts';
import { refuseUsage } from '../../core/errors.ts';
import { enumOf, json, languageOption, translationFileOption } from '../../core/options.ts';
import type { Row } from '../../core/show.ts';
import { textOption } from '../../core/text.ts';
import { readTranslationFile, withTranslationNumbers } from '../../core/translationFile.ts';
import { clockFor } from '../../core/when.ts';
import { findEvent } from '../events/find.ts';

/** The GraphQL selection of an announcement. */
export const announcementFields =
  'id title priority isPublished state eventId event { title } publishAt endsAt pinned audience college creatorName createdAt updatedAt content';

/** Output fields of a created or edited announcement. */
export const outputFields =
  'id title priority publishAt endsAt pinned audience college eventId creatorName createdAt updatedAt isPublished state eventTitle content';

/** Converts an announcement for output: the state in lower case, the event as its title. */
export const outputRow = <
  A extends { isPublished: boolean; state: string; event: { title: string } | null; content: string },
>({
  isPublished,
  state,
  event,
  content,
  ...rest
}: A): Row => ({
  ...rest,
  isPublished,
  state: state.toLowerCase(),
  eventTitle: event?.title ?? null,
  content,
});

/** Output of a dry run. Missing fields, such as the id of a new announcement, are null. */
export const dryRunRow = (fields: Row): Row =>
  Object.fromEntries(outputFields.split(' ').map((name) => [name, fields[name] ?? null]));

export const priority = () => new Option('--priority <priority>', 'how much it matters').choices(priorities);

/** Adds the options for the fields of an announcement. */
export const addFieldOptions = (command: Command) =>
  command
    .option('--title <text>', 'what stands above it')
    .option('--content <text>', 'what it says; - reads it from standard input')
    .option('--content-file <file>', 'the same from a file')
    .addOption(languageOption())
    .addOption(translationFileOption())
    .option('--event <event>', 'the event that it belongs to: its id, or words of its title')
    .addOption(priority())
    .option('--at <moment>', 'from when it is there to be seen; "" for at once')
    .option('--until <moment>', 'until when; "" for good')
    .addOption(new Option('--audience <audience>', 'whom it is for').choices(audiences))
    .option('--college <name>', 'for whom of the audience college it is')
    .option('--pin', 'have it stand before the others')
    .option('--no-pin', 'take that back')
    .addOption(json(outputFields));

type Options = ReturnType<ReturnType<typeof addFieldOptions>['opts']>;

/** The typed fields of an announcement. Throws a usage error for invalid values before the mutation is sent. */
export async function fieldsOf(evm: Evm, options: Options) {
  const { title, priority, event, at, until, audience, college, pin, language, translationFile } = options;
  const content = await textOption(evm.io, options.content, options.contentFile);
  const translations =
    translationFile === undefined
      ? undefined
      : await readTranslationFile(evm.io, translationFile, ['title', 'content']);
  const texts = {
    ...(language !== undefined && { language: enumOf(language) }),
    ...(translations && { translations }),
    ...(title !== undefined && { title: title.trim() }),
    ...(content !== undefined && { content: content.trim() }),
  };
  const clock = await clockFor(evm.api, at, until);
  const momentOf = (typed: string, option: string) => (typed.trim() ? clock.momentOf(typed, option) : null);
  const moments = {
    ...(at !== undefined && { publishAt: momentOf(at, '--at') }),
    ...(until !== undefined && { endsAt: momentOf(until, '--until') }),
  };
  refuseUsage(withTranslationNumbers(validateAnnouncement({ ...texts, ...moments, priority })));
  return {
    ...texts,
    ...(priority !== undefined && { priority: enumOf(priority) }),
    ...(moments.publishAt !== undefined && { publishAt: moments.publishAt?.toISOString() ?? null }),
    ...(moments.endsAt !== undefined && { endsAt: moments.endsAt?.toISOString() ?? null }),
    ...(audience !== undefined && { audience: enumOf(audience) }),
    ...(college !== undefined && { college: college.trim() }),
    ...(pin !== undefined && { pinned: pin }),
    ...(event !== undefined && { eventId: await findEvent(evm, event) }),
  };
}
