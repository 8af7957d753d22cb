import { describe, expect, it } from 'vitest';
import { isWrong, questionProblems, questionsFormOf, questionsInput, stillAsked } from './questionsForm.ts';

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
  it('go back as they came', () => {
    expect(questionsInput(form)).toEqual([size, age]);
  });

  it('are sent without options where their kind has none, though the form keeps these', () => {
    const [first] = form;
    expect(questionsInput([{ ...first!, kind: 'SHORT_TEXT' }])).toMatchObject([{ options: [] }]);
  });

  it('name what is wrong with them by their place', () => {
    const [first, second] = form;
    const problems = questionProblems([first!, { ...second!, problems: { label: 'Label is required' } }]);
    expect(problems).toEqual({ 'questions.1.label': 'Label is required' });
    expect([0, 1].map((place) => isWrong((name) => problems[name], place))).toEqual([false, true]);
  });

  it('are new ones where somebody else has taken them away meanwhile', () => {
    expect(stillAsked(form, form.slice(1)).map(({ id, label }) => [id, label])).toEqual([
      [null, 'Size?'],
      ['question_2', 'Age?'],
    ]);
  });
});
