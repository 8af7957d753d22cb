import { changedFields, inputOf, type EventForm } from './eventFormValues.ts';
import { recreateRemovedQuestions } from './questionsForm.ts';
import { isRule, rulesInput } from './rulesForm.ts';
import { dependentTimes } from './timesMover.ts';

type Changes = Partial<ReturnType<typeof inputOf>> & { exactTimes?: true };

/** Only the changed fields, so that an edit does not overwrite changes by other users. */
export function changesOf(from: EventForm, to: EventForm): Changes {
  const sent = new Set<string>(changedFields(from, to));
  if (sent.has('time')) sent.add('date');
  // the server would move unchanged times with the date, but the form has already moved the right ones: send them all
  const exact = sent.has('date') ? dependentTimes.filter((name) => from[name]) : [];
  for (const name of exact) sent.add(name);
  return {
    ...Object.fromEntries(Object.entries(inputOf(to)).filter(([field]) => sent.has(field))),
    ...([...sent].some(isRule) && { registrationRules: rulesInput(to, [...sent]) }),
    ...(exact.length > 0 && { exactTimes: true }),
  };
}

/** The newer version with the viewer's changes on top. */
export function mergeForms(base: EventForm, mine: EventForm, newer: EventForm): EventForm {
  const merged = { ...newer, ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])) };
  return { ...merged, questions: recreateRemovedQuestions(merged.questions, newer.questions) };
}
