import { graphql, readInlineData } from 'react-relay';
import type { eventFormValues_event$key } from '../../__generated__/eventFormValues_event.graphql.ts';
import {
  cleanTags,
  defaultCapacity,
  mergeDateAndTime,
  validateEventForm,
  type EventForm as EventFields,
  type EventProblems,
} from '../../../api/events/validate.ts';
import {
  questionProblems,
  questionsFormOf,
  questionsInput,
  stillAsked,
  type QuestionForm,
  type QuestionProblems,
} from './questionsForm.ts';
import {
  isRule,
  noRules,
  readRules,
  ruleProblems,
  rulesFormOf,
  rulesInput,
  wallMoment,
  type RulesForm,
} from './rulesForm.ts';

/** The form as a person fills it in; rules are fields as others are. */
export type EventForm = Omit<EventFields, 'registrationRules'> & {
  hasWaitlist: boolean;
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
  location: '',
  capacity: String(defaultCapacity),
  hasWaitlist: true,
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
        location
        capacity
        hasWaitlist
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

type Stored = Omit<EventForm, 'time' | 'capacity' | 'image' | 'questions' | keyof RulesForm> & {
  capacity: number;
  image: string | null;
  registrationRules: Parameters<typeof rulesFormOf>[0];
  questions: Parameters<typeof questionsFormOf>[0];
};

/** Day and time as the clock on this wall shows them. */
export function formOf({ date: instant, capacity, image, registrationRules, questions, ...same }: Stored): EventForm {
  const { title, description, location, hasWaitlist, tags } = same;
  const [date = '', time = ''] = wallMoment(instant).split('T');
  return {
    title,
    description,
    date,
    time,
    location,
    capacity: String(capacity),
    hasWaitlist,
    tags,
    image: image ?? '',
    ...rulesFormOf(registrationRules),
    questions: questionsFormOf(questions),
  };
}

/** The tags with those that are typed in the field, with commas between them. */
export const withTyped = (tags: readonly string[], typed: string): string[] =>
  cleanTags([...tags, ...typed.split(',')]);

/** An event keeps a capacity from before the limit was lowered, until somebody changes it: `base` is what was stored. */
export function problemsOf(
  form: EventForm,
  base: EventForm | undefined,
  maxCapacity: number,
): EventProblems & QuestionProblems {
  const begins = form.date && form.time ? mergeDateAndTime(form.date, form.time) : undefined;
  const { capacity, ...problems } = {
    ...validateEventForm(form, maxCapacity),
    ...ruleProblems(form, begins),
    ...questionProblems(form.questions),
  };
  return capacity && form.capacity !== base?.capacity ? { ...problems, capacity } : problems;
}

/** What is sent: day and time merged, everything trimmed. */
export function inputOf(form: EventForm) {
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    date: mergeDateAndTime(form.date, form.time).toISOString(),
    location: form.location.trim(),
    capacity: Number(form.capacity),
    hasWaitlist: form.hasWaitlist,
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

/** Only what was changed is sent, so that what somebody else changed meanwhile stays. */
export function changesOf(from: EventForm, to: EventForm): Partial<ReturnType<typeof inputOf>> {
  const changed = changedFields(from, to);
  const sent = new Set<string>(changed);
  if (sent.has('time')) sent.add('date');
  return {
    ...Object.fromEntries(Object.entries(inputOf(to)).filter(([field]) => sent.has(field))),
    ...(changed.some(isRule) && { registrationRules: rulesInput(to, changed) }),
  };
}

/** The newer version with one's own changes on top. */
export function mergeForms(base: EventForm, mine: EventForm, newer: EventForm): EventForm {
  const merged = { ...newer, ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])) };
  return { ...merged, questions: stillAsked(merged.questions, newer.questions) };
}
