import { changedFields, inputOf, type EventForm } from './eventFormValues.ts';
import { stillAsked } from './questionsForm.ts';
import { isRule, rulesInput } from './rulesForm.ts';

/** Only what was changed is sent, so that what somebody else changed meanwhile stays. */
export function changesOf(from: EventForm, to: EventForm): Partial<ReturnType<typeof inputOf>> {
  const changed = changedFields(from, to);
  const sent = new Set<string>(changed);
  if (sent.has('time')) sent.add('date');
  // where only the beginning is sent, the server moves the end
  if (sent.has('date') && from.endsAt) sent.add('endsAt');
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
