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
  type EventTexts,
} from '../../../../api/events/validate.ts';
import { type EventSwitches, initialSwitches, switchesBy } from '../../../../api/events/fields.ts';
import {
  questionProblems,
  questionsFormOf,
  type QuestionForm,
  type QuestionProblems,
} from '../questions/questionsForm.ts';
import { wallMoment } from '../../../core/wallMoment.ts';
import { readSwitches } from './switches.ts';
import { noRules, readRules, ruleProblems, rulesFormOf, type RulesForm } from './rulesForm.ts';

/** The form's values. Rules are plain fields. The end is a local date and time, as the times of the rules are. */
export type EventFormValues = Omit<EventFields, 'registrationRules'> & {
  /** Empty if it is not known. */
  language: string;
  translations: readonly EventTexts[];
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
  language: '',
  translations: [],
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
  imageDescription: '',
  ...noRules,
  questions: [],
};

export function versionOf(event: eventFormValues_event$key): EventVersion {
  const data = readInlineData(
    /* oxlint-disable relay/unused-fields -- questionsFormOf reads those of the questions */
    graphql`
      fragment eventFormValues_event on Event @inline {
        version
        # other screens alias localTitle as title
        mainTitle: title
        mainDescription: description
        language
        translations {
          language
          title
          description
        }
        date
        endsAt
        location
        capacity
        remindBefore
        ...switches_event
        attendancePoints
        tags
        image
        imageDescription
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
    /* oxlint-enable relay/unused-fields */
    event,
  );
  return {
    version: data.version,
    form: formOf({
      ...data,
      title: data.mainTitle,
      description: data.mainDescription,
      ...readSwitches(data),
      registrationRules: readRules(data.registrationRules),
    }),
  };
}

type StoredEvent = Omit<
  EventFormValues,
  | 'language'
  | 'remindBefore'
  | 'attendancePoints'
  | 'time'
  | 'endsAt'
  | 'capacity'
  | 'image'
  | 'imageDescription'
  | 'questions'
  | keyof RulesForm
> & {
  language: string | null;
  endsAt: string | null;
  capacity: number;
  remindBefore: readonly number[];
  attendancePoints: number | null;
  image: string | null;
  imageDescription: string | null;
  registrationRules: Parameters<typeof rulesFormOf>[0];
  questions: Parameters<typeof questionsFormOf>[0];
};

/** Date and time in this device's time zone. */
export function formOf({
  language,
  date: begins,
  endsAt,
  capacity,
  remindBefore,
  attendancePoints,
  image,
  imageDescription,
  registrationRules,
  questions,
  ...same
}: StoredEvent): EventFormValues {
  const { title, description, translations, location, tags } = same;
  const [date = '', time = ''] = wallMoment(begins).split('T');
  return {
    title,
    description,
    language: language ?? '',
    translations,
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
    imageDescription: imageDescription ?? '',
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
    ...validateEvent({
      attendancePoints: pointsOf(form),
      language: form.language || null,
      translations: form.translations,
    }),
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

export const pointsOf = ({ attendancePoints }: EventFormValues) =>
  attendancePoints.trim() ? Number(attendancePoints) : null;

export const times = ['date', 'time', 'endsAt'] as const;

export function changedFields(from: EventFormValues, to: EventFormValues): EventField[] {
  return (Object.keys(from) as EventField[]).filter(
    (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
  );
}
