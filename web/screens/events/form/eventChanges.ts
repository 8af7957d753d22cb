import { changedFields, type EventFormValues } from './eventFormValues.ts';
import { inputOf, rulesInput } from './eventInput.ts';
import { recreateRemovedQuestions } from '../questions/questionsForm.ts';
import { isRule } from './rulesForm.ts';
import { dependentTimes } from './timesMover.ts';

type Changes = Partial<ReturnType<typeof inputOf>> & { exactTimes?: true };

/** Only the changed fields, so that an edit does not overwrite changes by other users. */
export function changesOf(from: EventFormValues, to: EventFormValues): Changes {
  const sentFields = new Set<string>(changedFields(from, to));
  if (sentFields.has('time')) sentFields.add('date');
  // the server drops a description that is not sent with a new picture
  if (sentFields.has('image')) sentFields.add('imageDescription');
  // the server would move unchanged times with the date, but the form has already moved the right ones: send them all
  const exactTimes = sentFields.has('date') ? dependentTimes.filter((name) => from[name]) : [];
  for (const name of exactTimes) sentFields.add(name);
  return {
    ...Object.fromEntries(Object.entries(inputOf(to)).filter(([field]) => sentFields.has(field))),
    ...([...sentFields].some(isRule) && { registrationRules: rulesInput(to, [...sentFields]) }),
    ...(exactTimes.length > 0 && { exactTimes: true }),
  };
}

/** The newer version with the viewer's changes on top. */
export function mergeForms(base: EventFormValues, mine: EventFormValues, newer: EventFormValues): EventFormValues {
  const merged = { ...newer, ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])) };
  return { ...merged, questions: recreateRemovedQuestions(merged.questions, newer.questions) };
}
