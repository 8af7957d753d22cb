import { validateTranslations, type Translation } from '../core/texts/validateTranslations.ts';
import { problem as sharedProblem } from '../core/texts/problemTexts.ts';
import type { Sentence } from '../core/texts/texts.ts';
import {
  hasControl,
  hasControlInLines,
  isMissingId,
  lineProblem,
  mostPoints,
  onlyProblems,
  reasonProblem,
} from '../core/validation/validate.ts';
import { problem } from './problemTexts.ts';
import type { EventSwitches } from './fields.ts';

/**
 * Limits of event fields, in characters. Exceptions: `tags`, `colleges` and `reminders` are counts, `days` is the longest
 * duration, and `firstReminder` and `lastReminder` are minutes before the start.
 */
export const eventLimits = {
  title: 200,
  description: 10_000,
  location: 200,
  tags: 10,
  tag: 30,
  image: 2048,
  imageDescription: 250,
  firstYear: 2000,
  lastYear: 2100,
  days: 366,
  colleges: 20,
  college: 150,
  reminders: 5,
  firstReminder: 30 * 1440,
  lastReminder: 5,
} as const;

/** The default capacity of a new event. */
export const defaultCapacity = 50;

/** The default reminders of a new event, in minutes before it begins. */
export const defaultReminders: readonly number[] = [1440, 60];

/** Who may take a seat, and when. A null or empty field is no rule. */
export type RulesFields = {
  opensAt: Date | null;
  closesAt: Date | null;
  cancelUntil: Date | null;
  colleges: readonly string[];
  mostPerCollege: number | null;
  needsApproval: boolean;
  refuseOverlaps: boolean;
};

/** Title and description in a further language. */
export type EventTexts<Name extends string = string> = Translation<Name> & {
  readonly title: string;
  readonly description: string;
};

/** The stored fields of an event. `language` is the one of title and description; null if it is not known. */
export type EventFields<Name extends string = string> = {
  title: string;
  description: string;
  language?: Name | null;
  translations?: readonly EventTexts<Name>[];
  date: Date;
  endsAt?: Date | null;
  location: string;
  capacity: number;
  remindBefore?: readonly number[];
  attendancePoints?: number | null;
  tags: readonly string[];
  image: string | null;
  imageDescription?: string | null;
  registrationRules?: NullableFields<RulesFields>;
} & Partial<EventSwitches>;

type NullableFields<Fields> = { readonly [field in keyof Fields]?: Fields[field] | null };

/** The form as typed: separate day and time, capacity as text. */
export type EventForm = Omit<
  EventFields,
  | 'language'
  | 'translations'
  | 'date'
  | 'endsAt'
  | 'capacity'
  | 'remindBefore'
  | 'attendancePoints'
  | 'image'
  | 'imageDescription'
  | 'registrationRules'
> & {
  date: string;
  time: string;
  capacity: string;
  image: string;
  imageDescription: string;
};

export type EventProblems = Partial<
  Record<keyof EventFields | 'time' | `translations.${string}` | `registrationRules.${keyof RulesFields}`, Sentence>
>;

/** `maxCapacity` is the system setting maxUsersPerEvent; leave it out if the capacity does not change. */
export function validateEvent(event: Partial<EventFields>, maxCapacity?: number): EventProblems {
  return onlyProblems({
    ...textProblems(event),
    ...validateTranslations(event.translations, event.language, textProblems),
    date: event.date === undefined ? undefined : dateProblem(event.date),
    endsAt: event.endsAt ? endProblem(event.endsAt, event.date) : undefined,
    location:
      event.location === undefined
        ? undefined
        : textProblem(problem('locationField'), event.location, eventLimits.location),
    capacity: event.capacity === undefined ? undefined : capacityProblem(event.capacity, maxCapacity),
    tags: event.tags === undefined ? undefined : tagsProblem(event.tags),
    remindBefore: event.remindBefore && remindersProblem(event.remindBefore),
    attendancePoints: event.attendancePoints == null ? undefined : pointsProblem(event.attendancePoints),
    image: event.image ? imageProblem(event.image) : undefined,
    imageDescription: event.imageDescription?.trim()
      ? textProblem(problem('imageDescriptionField'), event.imageDescription, eventLimits.imageDescription)
      : undefined,
    ...within('registrationRules', validateRules(event.registrationRules ?? {}, event.date)),
  });
}

const textProblems = ({ title, description }: Partial<Pick<EventFields, 'title' | 'description'>>) =>
  onlyProblems({
    title: title === undefined ? undefined : textProblem(problem('titleField'), title, eventLimits.title),
    description:
      description === undefined
        ? undefined
        : textProblem(problem('descriptionField'), description, eventLimits.description, 'lines'),
  });

/** The optional reason for a change or a deletion. */
export const validateReason = ({ reason }: { reason?: string | null | undefined }): { reason?: Sentence } =>
  onlyProblems({ reason: reason?.trim() ? reasonProblem(reason) : undefined });

/** `begins`: the start of the event, if known. */
export function validateRules(
  rules: NullableFields<RulesFields>,
  begins?: Date,
): Partial<Record<keyof RulesFields, Sentence>> {
  const { opensAt, closesAt, cancelUntil, colleges, mostPerCollege } = rules;
  const ends = begins && dateProblem(begins) === undefined ? begins : undefined;
  const closing = closesAt ?? ends;
  return onlyProblems({
    opensAt: opensAt && (dateProblem(opensAt) ?? (closing && opensAt >= closing ? problem('opensTooLate') : undefined)),
    closesAt: closesAt && (dateProblem(closesAt) ?? (ends && closesAt > ends ? problem('closesTooLate') : undefined)),
    cancelUntil:
      cancelUntil &&
      (dateProblem(cancelUntil) ?? (ends && cancelUntil > ends ? problem('cancelUntilTooLate') : undefined)),
    colleges: collegesProblem(colleges ?? []),
    mostPerCollege: mostPerCollege == null ? undefined : mostPerCollegeProblem(mostPerCollege),
  });
}

export function validateEventForm(form: EventForm, maxCapacity?: number): EventProblems {
  return onlyProblems({
    ...validateEvent(
      {
        title: form.title,
        description: form.description,
        location: form.location,
        capacity: Number(form.capacity || 'none'),
        tags: form.tags,
        image: form.image.trim() || null,
        imageDescription: form.imageDescription,
        ...(form.date && form.time ? { date: mergeDateAndTime(form.date, form.time) } : {}),
      },
      maxCapacity,
    ),
    ...(form.date ? {} : { date: sharedProblem('required', { field: problem('dateField') }) }),
    ...(form.time ? {} : { time: sharedProblem('required', { field: problem('timeField') }) }),
  });
}

/** `2026-11-21` and `18:30` in the time zone of this process, as an instant. */
export const mergeDateAndTime = (date: string, time: string) => new Date(`${date}T${time}`);

/** Trims tags, and drops empty ones and duplicates (ignoring case). Keeps the order. */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags
    .map((tag) => tag.trim())
    .filter((tag) => tag && !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()));
}

/** Drops duplicates and sorts the earliest reminder first. */
export const cleanReminders = (minutes: readonly number[]): number[] =>
  [...new Set(minutes)].toSorted((one, other) => other - one);

const idProblems = {
  fetch: (id: string) => problem('fetchedIdInvalid', { id: id.slice(0, 100) }),
  update: () => problem('updatedIdInvalid'),
  delete: () => problem('deletedIdInvalid'),
  register: () => problem('registrationIdInvalid'),
  cancel: () => problem('cancellationIdInvalid'),
  participants: () => problem('participantsIdInvalid'),
} as const;

/** The problem with a missing id. */
export function eventIdProblem(id: string, purpose: keyof typeof idProblems): Sentence | undefined {
  return isMissingId(id) ? idProblems[purpose](id) : undefined;
}

/** Whether the lists hide events with this title. The form warns while such a title is typed. */
export const isHiddenTitle = (title: string) => /sample|test/i.test(title);

function textProblem(
  field: Sentence,
  text: string,
  most: number,
  shape: 'line' | 'lines' = 'line',
): Sentence | undefined {
  const value = text.trim();
  if (!value) return sharedProblem('required', { field });
  if (value.length > most) return sharedProblem('tooLong', { field, most });
  if (shape === 'line') return lineProblem(value, field);
  return hasControlInLines(value) ? sharedProblem('controlCharacters', { field }) : undefined;
}

function dateProblem(date: Date, field = problem('dateField')): Sentence | undefined {
  if (Number.isNaN(date.getTime())) return sharedProblem('required', { field });
  const { firstYear, lastYear } = eventLimits;
  const year = date.getUTCFullYear();
  return year < firstYear || year > lastYear ? problem('dateOutside', { field, firstYear, lastYear }) : undefined;
}

/** `begins`: the start, if known. */
function endProblem(ends: Date, begins?: Date): Sentence | undefined {
  const wrong = dateProblem(ends, problem('endField'));
  if (wrong || !begins || dateProblem(begins)) return wrong;
  if (ends <= begins) return problem('endTooEarly');
  return ends.getTime() - begins.getTime() > eventLimits.days * 86_400_000
    ? problem('tooLong', { days: eventLimits.days })
    : undefined;
}

function capacityProblem(capacity: number, most = 1_000_000): Sentence | undefined {
  if (!Number.isInteger(capacity))
    return Number.isNaN(capacity) ? problem('capacityTooLow') : problem('capacityNotWhole');
  if (capacity < 1) return problem('capacityTooLow');
  return capacity > most ? problem('capacityTooHigh', { most }) : undefined;
}

function collegesProblem(colleges: readonly string[]): Sentence | undefined {
  const { colleges: most, college: longest } = eventLimits;
  if (colleges.length > most) return problem('tooManyColleges', { most });
  if (colleges.some((college) => college.length > longest)) return problem('collegeTooLong', { most: longest });
  return linesProblem(colleges, problem('collegesField'));
}

function mostPerCollegeProblem(perCollege: number): Sentence | undefined {
  const most = 1_000_000;
  if (!Number.isInteger(perCollege)) return problem('perCollegeNotWhole');
  if (perCollege < 1) return problem('perCollegeTooLow');
  return perCollege > most ? problem('perCollegeTooHigh', { most }) : undefined;
}

function remindersProblem(minutes: readonly number[]): Sentence | undefined {
  const { reminders: most, firstReminder, lastReminder } = eventLimits;
  if (minutes.length > most) return problem('tooManyReminders', { most });
  return minutes.every((each) => Number.isInteger(each) && each >= lastReminder && each <= firstReminder)
    ? undefined
    : problem('reminderOutside', { minutes: lastReminder, days: firstReminder / 1440 });
}

function pointsProblem(points: number): Sentence | undefined {
  if (!(points > 0) || points > mostPoints || Number(points.toFixed(2)) !== points)
    return problem('pointsInvalid', { most: mostPoints });
  return undefined;
}

function tagsProblem(tags: readonly string[]): Sentence | undefined {
  const { tags: most, tag: longest } = eventLimits;
  if (tags.length > most) return problem('tooManyTags', { most });
  if (tags.some((tag) => tag.length > longest)) return problem('tagTooLong', { most: longest });
  return linesProblem(tags, problem('tagsField'));
}

const linesProblem = (lines: readonly string[], field: Sentence): Sentence | undefined =>
  lines.map((line) => lineProblem(line, field)).find((wrong) => wrong !== undefined);

function imageProblem(image: string): Sentence | undefined {
  if (image.length > eventLimits.image) return problem('imageTooLong', { most: eventLimits.image });
  // the rule checks whether it was uploaded
  if (image.startsWith('/uploads/') && !hasControl(image)) return undefined;
  return image.startsWith('https://') && URL.canParse(image) && !hasControl(image)
    ? undefined
    : problem('imageInvalid');
}

/** Prefixes the names of problems with the name of the outer field. */
const within = <Field extends string, F extends string>(field: Field, problems: Partial<Record<F, Sentence>>) =>
  Object.fromEntries(Object.entries(problems).map(([name, wrong]) => [`${field}.${name}`, wrong])) as Partial<
    Record<`${Field}.${F}`, Sentence>
  >;
