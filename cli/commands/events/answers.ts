import { exitCodes, Failure } from '../../core/errors.ts';
import { sentence } from './texts.ts';

interface EventQuestion {
  id: string;
  label: string;
}

/**
 * Parses `question=answer` against the questions of an event. A repeated question gets several values. undefined if nothing
 * was typed; throws a Failure for an unknown question.
 */
export function answersOf(typed: readonly string[], questions: readonly EventQuestion[]) {
  if (typed.length === 0) return undefined;
  const values = new Map<string, string[]>();
  for (const text of typed) {
    const question = questions.find(({ label }) => text.toLowerCase().startsWith(`${label.toLowerCase()}=`));
    if (!question)
      throw new Failure(
        sentence('answersNothing', { text }),
        exitCodes.usage,
        questions.length > 0
          ? sentence('writeAnswer', { questions: questions.map(({ label }) => `\n  ${label}`).join('') })
          : sentence('asksNothing'),
      );
    const value = text.slice(question.label.length + 1);
    values.set(question.id, [...(values.get(question.id) ?? []), value]);
  }
  return [...values].map(([questionId, given]) => ({ questionId, values: given }));
}
