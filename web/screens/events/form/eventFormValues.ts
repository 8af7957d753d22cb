import { graphql, readInlineData } from 'react-relay';
import type { eventFormValues_event$key } from '../../../__generated__/eventFormValues_event.graphql.ts';
import {
  cleanTags,
  defaultCapacity,
  defaultReminders,
  mergeDateAndTime,
  validateEvent,
  validateEventForm,
  type EventForm as EventFields,
  type EventProblems,
} from '../../../../api/events/validate.ts';
import { type EventSwitches, initialSwitches, switchesBy } from '../../../../api/events/fields.ts';
import {
  questionProblems,
  questionsFormOf,
  questionsInput,
  type QuestionForm,
  type QuestionProblems,
} from '../questions/questionsForm.ts';
import { wallMoment } from '../../../core/wallMoment.ts';
import { readSwitches } from './switches.ts';
import { noRules, readRules, ruleProblems, rulesFormOf, rulesInput, type RulesForm } from './rulesForm.ts';

/** The form's values. Rules are plain fields. The end is a local date and time, as the times of the rules are. */
export type EventFormValues = Omit<EventFields, 'registrationRules'> & {
  endsAt: string;
  /** Empty for none. */
  attendancePoints: string;
  /** In minutes before the event begins. */
  remindBefore: readonly string[];
  questions: readonly QuestionForm[];
} & EventSwitches &
  RulesForm;

export type EventField = keyof EventFormValues;

/** An event as it was when editing began. */
export type EventVersion = { version: number; form: EventFormValues };

export const emptyForm: EventFormValues = {
  title: '',
  description: '',
  date: '',
  time: '',
  endsAt: '',
  location: '',
  capacity: String(defaultCapacity),
  ...initialSwitches,
  attendancePoints: '',
  remindBefore: defaultReminders.map(String),
  tags: [],
  image: '',
  ...noRules,
  questions: [],
};

export function versionOf(event: eventFormValues_event$key): EventVersion {
  const data = readInlineData(
    graphql`
      fragment eventFormValues_event on Event @inline {
        version
        title
        description
        date
        endsAt
        location
        capacity
        remindBefore
        ...switches_event
        attendancePoints
        tags
        image
        registrationRules {
          ...rulesForm_rules
        }
        questions {
          id
          kind
          label
          help
          isRequired
          options
        }
      }
    `,
    event,
  );
  const questions = data.questions.map(({ id, kind, label, help, isRequired, options }) => {
    return { id, kind, label, help, isRequired, options };
  });
  return {
    version: data.version,
    form: formOf({ ...data, ...readSwitches(data), registrationRules: readRules(data.registrationRules), questions }),
  };
}

type StoredEvent = Omit<
  EventFormValues,
  'remindBefore' | 'attendancePoints' | 'time' | 'endsAt' | 'capacity' | 'image' | 'questions' | keyof RulesForm
> & {
  endsAt: string | null;
  capacity: number;
  remindBefore: readonly number[];
  attendancePoints: number | null;
  image: string | null;
  registrationRules: Parameters<typeof rulesFormOf>[0];
  questions: Parameters<typeof questionsFormOf>[0];
};

/** Date and time in this device's time zone. */
export function formOf({
  date: begins,
  endsAt,
  capacity,
  remindBefore,
  attendancePoints,
  image,
  registrationRules,
  questions,
  ...same
}: StoredEvent): EventFormValues {
  const { title, description, location, tags } = same;
  const [date = '', time = ''] = wallMoment(begins).split('T');
  return {
    title,
    description,
    date,
    time,
    endsAt: wallMoment(endsAt),
    location,
    capacity: String(capacity),
    ...switchesBy((name) => same[name]),
    attendancePoints: attendancePoints === null ? '' : String(attendancePoints),
    remindBefore: remindBefore.map(String),
    tags,
    image: image ?? '',
    ...rulesFormOf(registrationRules),
    questions: questionsFormOf(questions),
  };
}

/** The tags plus those typed in the field, separated by commas. */
export const withTypedTags = (tags: readonly string[], typed: string): string[] =>
  cleanTags([...tags, ...typed.split(',')]);

/**
 * `base` is the stored event. Its capacity stays valid until it is changed, even if the limit was lowered. So does an end
 * within the minute of the start.
 */
export function problemsOf(
  form: EventFormValues,
  base: EventFormValues | undefined,
  maxCapacity: number,
): EventProblems & QuestionProblems {
  const begins = form.date && form.time ? mergeDateAndTime(form.date, form.time) : undefined;
  const { capacity, endsAt, ...problems } = {
    ...validateEventForm(form, maxCapacity),
    ...(form.endsAt && validateEvent({ endsAt: new Date(form.endsAt), ...(begins && { date: begins }) })),
    ...validateEvent({ attendancePoints: pointsOf(form) }),
    ...ruleProblems(form, begins),
    ...questionProblems(form.questions),
  };
  const isMoved = !base || times.some((field) => form[field] !== base[field]);
  return {
    ...problems,
    ...(capacity && form.capacity !== base?.capacity && { capacity }),
    ...(endsAt && isMoved && { endsAt }),
  };
}

const pointsOf = ({ attendancePoints }: EventFormValues) => (attendancePoints.trim() ? Number(attendancePoints) : null);

const times = ['date', 'time', 'endsAt'] as const;

/** The mutation input: date and time merged, texts trimmed. */
export function inputOf(form: EventFormValues) {
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    date: mergeDateAndTime(form.date, form.time).toISOString(),
    endsAt: form.endsAt ? new Date(form.endsAt).toISOString() : null,
    location: form.location.trim(),
    capacity: Number(form.capacity),
    ...switchesBy((name) => form[name]),
    attendancePoints: pointsOf(form),
    remindBefore: form.remindBefore.map(Number),
    tags: cleanTags(form.tags),
    image: form.image.trim() || null,
    registrationRules: rulesInput(form, Object.keys(noRules)),
    questions: questionsInput(form.questions),
  };
}

export function changedFields(from: EventFormValues, to: EventFormValues): EventField[] {
  return (Object.keys(from) as EventField[]).filter(
    (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
  );
}

/** People with a seat are notified if these change. */
const facts = ['title', 'location', ...times] as const;

export const changesFacts = (from: EventFormValues, to: EventFormValues): boolean =>
  facts.some((field) => from[field].trim() !== to[field].trim());

export const beginsBeforeNow = ({ date, time }: EventFormValues): boolean => mergeDateAndTime(date, time) <= new Date();
