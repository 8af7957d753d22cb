import { validateQuestions } from '../../../../api/questions/validate.ts';
import { questionField, questionsInput, type QuestionForm } from './questionsForm.ts';

/** In the order of the menu. */
export const questionKinds = ['SHORT_TEXT', 'LONG_TEXT', 'ONE_OF', 'SEVERAL_OF', 'NUMBER', 'CONSENT'] as const;

/** An empty question with a unique key. */
export function newQuestion(questions: readonly QuestionForm[]): QuestionForm {
  let n = questions.length + 1;
  while (questions.some(({ key }) => key === `new-${n}`)) n += 1;
  const key = `new-${n}`;
  return { key, id: null, kind: 'SHORT_TEXT', label: '', help: '', isRequired: false, options: [], problems: {} };
}

/** The questions with their validation errors. */
export function withProblems(questions: readonly QuestionForm[]): readonly QuestionForm[] {
  const all = validateQuestions(questionsInput(questions));
  return questions.map((question, place) => {
    const start = questionField(place, '');
    const own = Object.entries(all).filter(([name]) => name.startsWith(start));
    return { ...question, problems: Object.fromEntries(own.map(([name, text]) => [name.slice(start.length), text])) };
  });
}

/** The list with one item moved to another index. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  return one === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

/**
 * The new index of a dragged row. It passes another row when its edge passes that row's middle. `middles` are those of all
 * rows before the drag, `edges` those of the dragged row now.
 */
export function dropIndex(middles: readonly number[], from: number, edges: { top: number; bottom: number }): number {
  const above = middles.slice(0, from).filter((middle) => edges.top < middle).length;
  const below = middles.slice(from + 1).filter((middle) => edges.bottom > middle).length;
  return from - above + below;
}
