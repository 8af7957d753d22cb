import { describe, expect, it } from 'vitest';
import { problemsInWords } from '../../../../api/core/texts/inWords.ts';
import { problem } from '../../../../api/questions/problemTexts.ts';
import { inWords } from '../../../core/inWords.ts';
import {
  hasProblem,
  questionProblems,
  questionsFormOf,
  questionsInput,
  recreateRemovedQuestions,
} from './questionsForm.ts';

const size = {
  id: 'question_1',
  kind: 'ONE_OF' as const,
  label: 'Size?',
  help: null,
  isRequired: true,
  options: ['S', 'M'],
};
const age = {
  id: 'question_2',
  kind: 'NUMBER' as const,
  label: 'Age?',
  help: 'In years.',
  isRequired: false,
  options: [],
};
const form = questionsFormOf([size, age]);

describe('questions between the server and the form', () => {
  it('questions are the same after a round trip through the form', () => {
    expect(questionsInput(form)).toEqual([size, age]);
  });

  it('options are not sent if the kind has none, though the form keeps them', () => {
    const [first] = form;
    expect(questionsInput([{ ...first!, kind: 'SHORT_TEXT' }])).toMatchObject([{ options: [] }]);
  });

  it('errors are named by the index of their question', () => {
    const [first, second] = form;
    const problems = questionProblems([first!, { ...second!, problems: { label: problem('labelRequired') } }]);
    expect(problemsInWords(problems)).toEqual({ 'questions.1.label': 'Label is required' });
    expect([0, 1].map((place) => hasProblem((name) => inWords(problems[name]), place))).toEqual([false, true]);
  });

  it('questions that another user removed become new ones', () => {
    expect(recreateRemovedQuestions(form, form.slice(1)).map(({ id, label }) => [id, label])).toEqual([
      [null, 'Size?'],
      ['question_2', 'Age?'],
    ]);
  });
});
