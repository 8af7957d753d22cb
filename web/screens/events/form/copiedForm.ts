import type { EventFormValues } from './eventFormValues.ts';
import { dependentTimes } from './timesMover.ts';

/** The form for a copy of an event: everything but its date, the times that depend on it, and whether it is published. */
export const copiedForm = (form: EventFormValues): EventFormValues => ({
  ...form,
  date: '',
  isPublished: false,
  ...Object.fromEntries(dependentTimes.map((name) => [name, ''])),
  // the copy has questions of its own
  questions: form.questions.map((question) => ({ ...question, id: null })),
});
