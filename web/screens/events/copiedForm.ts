import type { EventForm } from './eventFormValues.ts';
import { times } from './timesAlong.ts';

/** The form for an event that is made once more: all that the other has but its day, and what hangs on that. */
export const copiedForm = (form: EventForm): EventForm => ({
  ...form,
  date: '',
  ...Object.fromEntries(times.map((name) => [name, ''])),
  // they are asked by questions of the copy's own
  questions: form.questions.map((question) => ({ ...question, id: null })),
});
