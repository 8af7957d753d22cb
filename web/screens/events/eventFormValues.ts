import { graphql, readInlineData } from 'react-relay';
import type { eventFormValues_event$key } from '../../__generated__/eventFormValues_event.graphql.ts';
import {
  cleanTags,
  defaultCapacity,
  mergeDateAndTime,
  validateEventForm,
  type EventForm,
  type EventProblems,
} from '../../../api/events/validate.ts';

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
      }
    `,
    event,
  );
  return { version: data.version, form: formOf(data) };
}

type Stored = Omit<EventForm, 'time' | 'capacity' | 'image'> & { capacity: number; image: string | null };

/** Day and time as the clock on this wall shows them. */
export function formOf({ title, description, date, location, capacity, hasWaitlist, tags, image }: Stored): EventForm {
  const at = new Date(date);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    title,
    description,
    date: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    location,
    capacity: String(capacity),
    hasWaitlist,
    tags,
    image: image ?? '',
  };
}

/** The tags with those that are typed in the field, with commas between them. */
export const withTyped = (tags: readonly string[], typed: string): string[] =>
  cleanTags([...tags, ...typed.split(',')]);

/** An event keeps a capacity from before the limit was lowered, until somebody changes it: `base` is what was stored. */
export function problemsOf(form: EventForm, base: EventForm | undefined, maxCapacity: number): EventProblems {
  const { capacity, ...problems } = validateEventForm(form, maxCapacity);
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
  };
}

export function changedFields(from: EventForm, to: EventForm): EventField[] {
  return (Object.keys(from) as EventField[]).filter((field) => String(from[field]) !== String(to[field]));
}

/** Only what was changed is sent, so that what somebody else changed meanwhile stays. */
export function changesOf(from: EventForm, to: EventForm): Partial<ReturnType<typeof inputOf>> {
  const changed = new Set<string>(changedFields(from, to));
  if (changed.has('time')) changed.add('date');
  return Object.fromEntries(Object.entries(inputOf(to)).filter(([field]) => changed.has(field)));
}

/** The newer version with one's own changes on top. */
export function mergeForms(base: EventForm, mine: EventForm, newer: EventForm): EventForm {
  return { ...newer, ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])) };
}
