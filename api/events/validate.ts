import { lineProblemEnd, mostPoints } from '../core/validate.ts';

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

/** The stored fields of an event. */
export type EventFields = {
  title: string;
  description: string;
  date: Date;
  endsAt?: Date | null;
  location: string;
  capacity: number;
  hasWaitlist?: boolean;
  remindBefore?: readonly number[];
  selfCheckIn?: boolean;
  walkIns?: boolean;
  attendancePoints?: number | null;
  tags: readonly string[];
  image: string | null;
  registrationRules?: NullableFields<RulesFields>;
};

type NullableFields<Fields> = { readonly [field in keyof Fields]?: Fields[field] | null };

/** The form as typed: separate day and time, capacity as text. */
export type EventForm = Omit<
  EventFields,
  'date' | 'endsAt' | 'capacity' | 'remindBefore' | 'attendancePoints' | 'image' | 'registrationRules'
> & {
  date: string;
  time: string;
  capacity: string;
  image: string;
};

export type EventProblems = Partial<
  Record<keyof EventFields | 'time' | `registrationRules.${keyof RulesFields}`, string>
>;

/** `maxCapacity` is the system setting maxUsersPerEvent; leave it out if the capacity does not change. */
export function validateEvent(event: Partial<EventFields>, maxCapacity?: number): EventProblems {
  return only({
    title: event.title === undefined ? undefined : textProblem('Title', event.title, eventLimits.title),
    description:
      event.description === undefined
        ? undefined
        : textProblem('Description', event.description, eventLimits.description, 'lines'),
    date: event.date === undefined ? undefined : dateProblem(event.date),
    endsAt: event.endsAt ? endProblem(event.endsAt, event.date) : undefined,
    location: event.location === undefined ? undefined : textProblem('Location', event.location, eventLimits.location),
    capacity: event.capacity === undefined ? undefined : capacityProblem(event.capacity, maxCapacity),
    tags: event.tags === undefined ? undefined : tagsProblem(event.tags),
    remindBefore: event.remindBefore && remindersProblem(event.remindBefore),
    attendancePoints: event.attendancePoints == null ? undefined : pointsProblem(event.attendancePoints),
    image: event.image ? imageProblem(event.image) : undefined,
    ...within('registrationRules', validateRules(event.registrationRules ?? {}, event.date)),
  });
}

/** `begins`: the start of the event, if known. */
export function validateRules(
  rules: NullableFields<RulesFields>,
  begins?: Date,
): Partial<Record<keyof RulesFields, string>> {
  const { opensAt, closesAt, cancelUntil, colleges, mostPerCollege } = rules;
  const ends = begins && dateProblem(begins) === undefined ? begins : undefined;
  const closing = closesAt ?? ends;
  return only({
    opensAt:
      opensAt &&
      (dateProblem(opensAt) ?? (closing && opensAt >= closing ? 'Registration must open before it closes' : undefined)),
    closesAt:
      closesAt &&
      (dateProblem(closesAt) ??
        (ends && closesAt > ends ? 'Registration must close before the event begins' : undefined)),
    cancelUntil:
      cancelUntil &&
      (dateProblem(cancelUntil) ??
        (ends && cancelUntil > ends ? 'Cancelling must end before the event begins' : undefined)),
    colleges: collegesProblem(colleges ?? []),
    mostPerCollege: mostPerCollege == null ? undefined : mostPerCollegeProblem(mostPerCollege),
  });
}

export function validateEventForm(form: EventForm, maxCapacity?: number): EventProblems {
  return only({
    ...validateEvent(
      {
        title: form.title,
        description: form.description,
        location: form.location,
        capacity: Number(form.capacity || 'none'),
        tags: form.tags,
        image: form.image.trim() || null,
        ...(form.date && form.time ? { date: mergeDateAndTime(form.date, form.time) } : {}),
      },
      maxCapacity,
    ),
    ...(form.date ? {} : { date: 'Date is required' }),
    ...(form.time ? {} : { time: 'Time is required' }),
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

const idPurposes = {
  fetch: (value: string) => `Invalid _id: ${value.slice(0, 100)}`,
  update: () => 'Invalid event ID for update',
  delete: () => 'Invalid event ID for deletion',
  register: () => 'Invalid event ID for registration',
  cancel: () => 'Invalid event ID for cancellation',
  participants: () => 'Invalid event ID for fetching participants',
} as const;

/** The problem with an id that is empty, or a missing value converted to text. */
export function eventIdProblem(id: string, purpose: keyof typeof idPurposes): string | undefined {
  return ['', 'undefined', 'null'].includes(id.trim()) ? idPurposes[purpose](id) : undefined;
}

/** Whether the lists hide events with this title. The form warns while such a title is typed. */
export const isHiddenTitle = (title: string) => /sample|test/i.test(title);

function textProblem(label: string, text: string, most: number, shape: 'line' | 'lines' = 'line'): string | undefined {
  const value = text.trim();
  if (!value) return `${label} is required`;
  if (value.length > most) return `${label} must be at most ${most.toLocaleString('en')} characters`;
  if (shape === 'line') {
    const wrong = lineProblemEnd(value);
    return wrong && `${label} ${wrong}`;
  }
  return hasControl(value.replace(/[\r\n\t]/g, '')) ? `${label} must not contain control characters` : undefined;
}

function dateProblem(date: Date): string | undefined {
  if (Number.isNaN(date.getTime())) return 'Date is required';
  const year = date.getUTCFullYear();
  return year < eventLimits.firstYear || year > eventLimits.lastYear
    ? `Date must lie between ${eventLimits.firstYear} and ${eventLimits.lastYear}`
    : undefined;
}

/** `begins`: the start, if known. */
function endProblem(ends: Date, begins?: Date): string | undefined {
  const problem = dateProblem(ends);
  if (problem || !begins || dateProblem(begins)) return problem?.replace('Date', 'The end');
  if (ends <= begins) return 'The end must come after the beginning';
  return ends.getTime() - begins.getTime() > eventLimits.days * 86_400_000
    ? `An event can last at most ${eventLimits.days} days`
    : undefined;
}

function capacityProblem(capacity: number, max = 1_000_000): string | undefined {
  if (!Number.isInteger(capacity))
    return Number.isNaN(capacity) ? 'Capacity must be greater than 0' : 'Capacity must be a whole number';
  if (capacity < 1) return 'Capacity must be greater than 0';
  return capacity > max ? `Capacity must be at most ${max}` : undefined;
}

function collegesProblem(colleges: readonly string[]): string | undefined {
  if (colleges.length > eventLimits.colleges) return `An event can name at most ${eventLimits.colleges} colleges`;
  if (colleges.some((college) => college.length > eventLimits.college))
    return `A college name must be at most ${eventLimits.college} characters`;
  const wrong = colleges.map(lineProblemEnd).find(Boolean);
  return wrong && `Colleges ${wrong}`;
}

function mostPerCollegeProblem(most: number): string | undefined {
  if (!Number.isInteger(most)) return 'The number per college must be a whole number';
  if (most < 1) return 'The number per college must be greater than 0';
  return most > 1_000_000 ? 'The number per college must be at most 1000000' : undefined;
}

function remindersProblem(minutes: readonly number[]): string | undefined {
  const { reminders, firstReminder, lastReminder } = eventLimits;
  if (minutes.length > reminders) return `An event can have at most ${reminders} reminders`;
  return minutes.every((each) => Number.isInteger(each) && each >= lastReminder && each <= firstReminder)
    ? undefined
    : `A reminder comes between ${lastReminder} minutes and ${firstReminder / 1440} days before the event begins`;
}

function pointsProblem(points: number): string | undefined {
  if (!(points > 0) || points > mostPoints || Number(points.toFixed(2)) !== points)
    return `Points for being there must be more than 0, at most ${mostPoints.toLocaleString('en')}, with at most two decimals`;
  return undefined;
}

function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > eventLimits.tags) return `An event can have at most ${eventLimits.tags} tags`;
  if (tags.some((tag) => tag.length > eventLimits.tag)) return `A tag must be at most ${eventLimits.tag} characters`;
  const wrong = tags.map(lineProblemEnd).find(Boolean);
  return wrong && `Tags ${wrong}`;
}

function imageProblem(image: string): string | undefined {
  if (image.length > eventLimits.image) return `Image address must be at most ${eventLimits.image} characters`;
  // the rule checks whether it was uploaded
  if (image.startsWith('/uploads/') && !hasControl(image)) return undefined;
  return image.startsWith('https://') && URL.canParse(image) && !hasControl(image)
    ? undefined
    : 'Image must be a web address that starts with https://';
}

function hasControl(value: string): boolean {
  return /\p{Cc}/u.test(value);
}

/** Prefixes the names of problems with the name of the outer field. */
const within = <Field extends string, F extends string>(field: Field, problems: Partial<Record<F, string>>) =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [`${field}.${name}`, problem])) as Partial<
    Record<`${Field}.${F}`, string>
  >;

function only<F extends string>(all: Partial<Record<F, string | null | undefined>>): Partial<Record<F, string>> {
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message)) as Partial<Record<F, string>>;
}
