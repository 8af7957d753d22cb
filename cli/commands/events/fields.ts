import { type Command, Option } from '@commander-js/extra-typings';
import { type EventSwitches, eventSwitches, switchesBy, switchNames } from '../../../api/events/fields.ts';
import { cleanTags, isHiddenTitle, validateEvent } from '../../../api/events/validate.ts';
import type { Evm } from '../../core/command.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { enumOf, json, languageOption, translationFileOption } from '../../core/options.ts';
import { parseSpans } from '../../core/span.ts';
import { textOption } from '../../core/text.ts';
import { readTranslationFile, withTranslationNumbers } from '../../core/translationFile.ts';
import { clockFor } from '../../core/when.ts';
import { readPicture, uploadPicture } from './picture.ts';
import { readQuestionFile } from './questionFile.ts';
import { momentOrNone, ruleFields, rulesOf, rulesWithDates, addRuleOptions } from './rules.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const [first, seats, last] = [
  'id title date endsAt location',
  'registeredCount capacity hasWaitlist',
  'remindBefore selfCheckIn walkIns isPublished publicUrl attendancePoints tags image imageDescription approval description',
] as const;
const plainFields = `${first} ${seats} ${last}` as const;

/** The fields of `evm events show`. */
export const shownFields =
  `${first} mapLink organizerName ${seats} waitlistCount ${last} cancelledAt cancellationReason` as const;

/** An option for each switch of an event. */
const switchOptions = switchesBy((name) => {
  const { option, help } = eventSwitches[name];
  return new Option(`--${option} <switch>`, help).choices(['on', 'off']);
});

/** The switches that were typed. */
const switchesOf = (options: object) =>
  Object.fromEntries(
    switchNames.flatMap((name) => {
      const typed = (options as Record<string, unknown>)[switchOptions[name].attributeName()];
      return typed === undefined ? [] : [[name, typed === 'on']];
    }),
  ) as Partial<EventSwitches>;

/** Output fields of a created or edited event. */
export const eventFields = `${plainFields} ${ruleFields}` as const;

/** The GraphQL selection for these fields. */
export const eventSelection = `${plainFields} registrationRules { ${ruleFields} }` as const;

type PublishedEvent = { readonly approval: string; readonly isPublished: boolean; readonly publicUrl: string | null };

/** Says that the event is created, and whether it waits for approval. */
export async function sayCreated(io: Io, event: PublishedEvent): Promise<void> {
  await tell(io, sentence(event.approval === 'PENDING' ? 'createdPending' : 'created'));
  await sayPublic(io, event);
}

/** Prints the public address of a published event, or why it has none. */
export async function sayPublic(io: Io, { approval, isPublished, publicUrl }: PublishedEvent): Promise<void> {
  if (publicUrl) await tell(io, sentence('publicAt', { url: publicUrl }));
  else if (isPublished) await tell(io, sentence(approval === 'APPROVED' ? 'publicOff' : 'publicLater'));
}

/** Adds the options for the fields of an event. */
export function addFieldOptions(command: Command) {
  const fields = addRuleOptions(command)
    .option('--title <text>', 'what it is called')
    .option('--description <text>', 'what it is about; - reads it from standard input')
    .option('--description-file <file>', 'the same from a file')
    .addOption(languageOption())
    .addOption(translationFileOption())
    .option(
      '--date <moment>',
      'when it begins: "2026-12-04 18:30" by the clock of the college, or ISO 8601 with a zone',
    )
    .option('--ends <moment>', 'when it ends, on a later day too; "" for an event without an end')
    .option('--location <place>', 'where it takes place')
    .option('--capacity <number>', 'how many seats there are')
    .option(
      '--remind <times>',
      'how long before it begins those with a seat are reminded: 1d,1h (default), 30m; "" for never',
    )
    .option('--attendance-points <points>', 'what whoever is checked in is awarded; "" for nothing')
    .option('--tags <words>', 'words to find it by, separated by commas')
    .option('--image <address>', 'a picture: a web address (https); "" for none')
    .option('--image-file <file>', 'a picture that is uploaded: JPEG, PNG, WebP, GIF or AVIF')
    .option('--image-description <text>', 'what the picture shows, for people who cannot see it; "" for none')
    .option('--question-file <file>', 'what is asked of those who register, as JSON: all of it, in order');
  for (const option of Object.values(switchOptions)) fields.addOption(option);
  return fields.addOption(json(eventFields));
}

type Options = ReturnType<ReturnType<typeof addFieldOptions>['opts']>;

const numberOrNone = (text: string) => (text.trim() ? Number(text) : null);

/**
 * The typed fields of an event. Throws a usage error for invalid values before the mutation is sent. Uploads the image,
 * except in a dry run. `timesMove`: typed times may still move with the date, so only the server compares them with it.
 */
export async function fieldsOf(
  evm: Evm,
  options: Options,
  { dryRun = false, timesMove = false }: { dryRun?: boolean | undefined; timesMove?: boolean } = {},
) {
  const {
    title,
    date,
    ends,
    location,
    capacity,
    remind,
    attendancePoints,
    tags,
    image,
    imageFile,
    imageDescription,
    questionFile,
    language,
    translationFile,
  } = options;
  if (image !== undefined && imageFile !== undefined) throw new Failure(sentence('imageOrFile'), exitCodes.usage);
  const description = await textOption(evm.io, options.description, options.descriptionFile);
  const { opens, closes, cancelUntil } = options;
  const clock = await clockFor(evm.api, date, ends, opens, closes, cancelUntil);
  const rules = rulesOf(options, clock);
  const moment = date === undefined ? undefined : clock.momentOf(date, '--date');
  const end = ends === undefined ? undefined : momentOrNone(clock, ends, '--ends');
  const translations =
    translationFile === undefined
      ? undefined
      : await readTranslationFile(evm.io, translationFile, ['title', 'description']);
  const fields = {
    ...(language !== undefined && { language: enumOf(language) }),
    ...(translations && { translations }),
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(moment && { date: moment.toISOString() }),
    ...(end !== undefined && { endsAt: end?.toISOString() ?? null }),
    ...(location !== undefined && { location: location.trim() }),
    ...(capacity !== undefined && { capacity: Number(capacity.trim() || 'none') }),
    ...switchesOf(options),
    ...(remind !== undefined && { remindBefore: parseSpans(remind, '--remind') }),
    ...(attendancePoints !== undefined && { attendancePoints: numberOrNone(attendancePoints) }),
    ...(tags !== undefined && { tags: cleanTags(tags.split(',')) }),
    ...(image !== undefined && { image: image.trim() || null }),
    ...(imageDescription !== undefined && { imageDescription: imageDescription.trim() || null }),
    ...(questionFile !== undefined && { questions: await readQuestionFile(evm.io, questionFile) }),
  };
  const fieldsToValidate = {
    ...fields,
    date: moment,
    endsAt: end,
    ...(rules && { registrationRules: rulesWithDates(rules) }),
  };
  const problems = timesMove
    ? { ...validateEvent({ date: moment }), ...validateEvent({ ...fieldsToValidate, date: undefined }) }
    : validateEvent(fieldsToValidate);
  refuseUsage(withTranslationNumbers(problems));
  const picture = imageFile === undefined ? undefined : await readPicture(imageFile);
  if (title !== undefined && isHiddenTitle(title)) await tell(evm.io, sentence('hiddenTitle'));
  return {
    ...fields,
    ...(rules && { registrationRules: rules }),
    ...(picture && { image: dryRun ? null : await uploadPicture(evm.api, picture) }),
  };
}
