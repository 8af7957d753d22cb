import { changedFields, inputOf, type EventForm } from './eventFormValues.ts';
import { stillAsked } from './questionsForm.ts';
import { isRule, rulesInput } from './rulesForm.ts';
import { times } from './timesAlong.ts';

type Changes = Partial<ReturnType<typeof inputOf>> & { exactTimes?: true };

/** Only what was changed is sent, so that what somebody else changed meanwhile stays. */
export function changesOf(from: EventForm, to: EventForm): Changes {
  const sent = new Set<string>(changedFields(from, to));
  if (sent.has('time')) sent.add('date');
  // a time that was left as it is would move with the date: the form has moved those that shall
  const exact = sent.has('date') ? times.filter((name) => from[name]) : [];
  for (const name of exact) sent.add(name);
  return {
    ...Object.fromEntries(Object.entries(inputOf(to)).filter(([field]) => sent.has(field))),
    ...([...sent].some(isRule) && { registrationRules: rulesInput(to, [...sent]) }),
    ...(exact.length > 0 && { exactTimes: true }),
  };
}

/** The newer version with one's own changes on top. */
export function mergeForms(base: EventForm, mine: EventForm, newer: EventForm): EventForm {
  const merged = { ...newer, ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])) };
  return { ...merged, questions: stillAsked(merged.questions, newer.questions) };
}
