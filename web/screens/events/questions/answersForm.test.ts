import { describe, expect, it } from 'vitest';
import { problemsInWords } from '../../../../api/core/texts/inWords.ts';
import { answerProblems, answersFormOf, answersOf, haveQuestionsChanged } from './answersForm.ts';

const size = { id: 'question_s', kind: 'ONE_OF', isRequired: true, options: ['S', 'M'] };
const known = { id: 'question_k', kind: 'SEVERAL_OF', isRequired: false, options: ['C', 'Go', 'JS'] };
const age = { id: 'question_a', kind: 'NUMBER', isRequired: false, options: [] };
const photos = { id: 'question_p', kind: 'CONSENT', isRequired: false, options: [] };
const all = [size, known, age, photos];

const answers = [
  { questionId: 'question_s', values: ['M'] },
  { questionId: 'question_k', values: ['C', 'JS'] },
  { questionId: 'question_p', values: ['yes'] },
];

describe('answers in a form', () => {
  it('an empty form sends no answers', () => {
    expect(answersFormOf(all)).toEqual({
      'answers.question_s': '',
      'answers.question_k': [],
      'answers.question_a': '',
      'answers.question_p': false,
    });
    expect(answersOf(all, answersFormOf(all))).toEqual([]);
  });

  it('answers are the same after a round trip through the form', () => {
    expect(answersOf(all, answersFormOf(all, answers))).toEqual(answers);
  });

  it('each error has the name of its question', () => {
    const problems = answerProblems(all, { ...answersFormOf(all), 'answers.question_a': 'ten' });
    expect(problemsInWords(problems)).toEqual({
      'answers.question_s': 'An answer is required',
      'answers.question_a': 'The answer must be a number such as 12 or 3.5',
      'answers.question_p': 'Your consent is required',
    });
  });

  it('answers that still fit survive a change of the questions', () => {
    const now = [
      { ...size, options: ['S', 'L'] },
      { ...known, options: ['JS', 'Rust'] },
      { ...age, kind: 'LONG_TEXT' },
    ];
    expect(answersFormOf(now, [...answers, { questionId: 'question_a', values: ['19'] }])).toEqual({
      'answers.question_s': '',
      'answers.question_k': ['JS'],
      'answers.question_a': '19',
    });
  });

  it('an error about an answer means that the questions have changed', () => {
    expect(haveQuestionsChanged({ 'answers.question_s': 'This question is not asked by this event.' })).toBe(true);
    expect(haveQuestionsChanged({ email: 'Email is required' })).toBe(false);
  });
});
