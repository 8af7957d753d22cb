import { exitCodes, Failure } from '../../core/errors.ts';

interface Asked {
  id: string;
  label: string;
}

/** What was typed as `question=answer`, by the questions of an event; several answers to one are its several values. */
export function answersOf(typed: readonly string[], questions: readonly Asked[]) {
  if (typed.length === 0) return undefined;
  const values = new Map<string, string[]>();
  for (const text of typed) {
    const question = questions.find(({ label }) => text.toLowerCase().startsWith(`${label.toLowerCase()}=`));
    if (!question)
      throw new Failure(
        `"${text}" answers no question of the event.`,
        exitCodes.usage,
        questions.length > 0
          ? ['Write question=answer. It asks:', ...questions.map(({ label }) => `  ${label}`)].join('\n')
          : 'It asks nothing.',
      );
    const value = text.slice(question.label.length + 1);
    values.set(question.id, [...(values.get(question.id) ?? []), value]);
  }
  return [...values].map(([questionId, given]) => ({ questionId, values: given }));
}
