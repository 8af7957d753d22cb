import { graphql, readInlineData } from 'react-relay';
import type { eventFormValues_event$key } from '../../__generated__/eventFormValues_event.graphql.ts';
import {
  cleanTags,
  defaultCapacity,
  defaultReminders,
  mergeDateAndTime,
  validateEvent,
  validateEventForm,
  type EventForm as EventFields,
  type EventProblems,
} from '../../../api/events/validate.ts';
import {
  questionProblems,
  questionsFormOf,
  questionsInput,
  type QuestionForm,
  type QuestionProblems,
} from './questionsForm.ts';
import { wallMoment } from '../../core/wallMoment.ts';
import { noRules, readRules, ruleProblems, rulesFormOf, rulesInput, type RulesForm } from './rulesForm.ts';

/** The form as a person fills it in; rules are fields as others are, and the end is a moment as theirs are. */
export type EventForm = Omit<EventFields, 'registrationRules'> & {
  endsAt: string;
  hasWaitlist: boolean;
  selfCheckIn: boolean;
  walkIns: boolean;
  /** Empty for none. */
  attendancePoints: string;
  /** In minutes. */
  remindBefore: readonly string[];
  questions: readonly QuestionForm[];
} & RulesForm;

export type EventField = keyof EventForm;

/** An event as it was when somebody began to edit it. */
export type EventVersion = { version: number; form: EventForm };

export const emptyForm: EventForm = {
  title: '',
  description: '',
  date: '',
  time: '',
  endsAt: '',
  location: '',
  capacity: String(defaultCapacity),
  hasWaitlist: true,
  selfCheckIn: false,
  walkIns: false,
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
        hasWaitlist
        remindBefore
        selfCheckIn
        walkIns
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
    form: formOf({ ...data, registrationRules: readRules(data.registrationRules), questions }),
  };
}

type Stored = Omit<
  EventForm,
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

/** Day and time as the clock on this wall shows them. */
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
}: Stored): EventForm {
  const { title, description, location, hasWaitlist, selfCheckIn, walkIns, tags } = same;
  const [date = '', time = ''] = wallMoment(begins).split('T');
  return {
    title,
    description,
    date,
    time,
    endsAt: wallMoment(endsAt),
    location,
    capacity: String(capacity),
    hasWaitlist,
    selfCheckIn,
    walkIns,
    attendancePoints: attendancePoints === null ? '' : String(attendancePoints),
    remindBefore: remindBefore.map(String),
    tags,
    image: image ?? '',
    ...rulesFormOf(registrationRules),
    questions: questionsFormOf(questions),
  };
}

/** The tags with those that are typed in the field, with commas between them. */
export const withTyped = (tags: readonly string[], typed: string): string[] =>
  cleanTags([...tags, ...typed.split(',')]);

/**
 * An event keeps a capacity from before the limit was lowered, until somebody changes it, and so an end that lies within the
 * minute of the beginning: `base` is what was stored.
 */
export function problemsOf(
  form: EventForm,
  base: EventForm | undefined,
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

const pointsOf = ({ attendancePoints }: EventForm) => (attendancePoints.trim() ? Number(attendancePoints) : null);

const times = ['date', 'time', 'endsAt'] as const;

/** What is sent: day and time merged, everything trimmed. */
export function inputOf(form: EventForm) {
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    date: mergeDateAndTime(form.date, form.time).toISOString(),
    endsAt: form.endsAt ? new Date(form.endsAt).toISOString() : null,
    location: form.location.trim(),
    capacity: Number(form.capacity),
    hasWaitlist: form.hasWaitlist,
    selfCheckIn: form.selfCheckIn,
    walkIns: form.walkIns,
    attendancePoints: pointsOf(form),
    remindBefore: form.remindBefore.map(Number),
    tags: cleanTags(form.tags),
    image: form.image.trim() || null,
    registrationRules: rulesInput(form, Object.keys(noRules)),
    questions: questionsInput(form.questions),
  };
}

export function changedFields(from: EventForm, to: EventForm): EventField[] {
  return (Object.keys(from) as EventField[]).filter(
    (field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
  );
}
