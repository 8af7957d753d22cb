import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords, problemsInWords } from '../core/texts/inWords.ts';
import {
  answerField,
  answerProblem,
  answersProblem,
  mustBeAnswered,
  questionLimits,
  type QuestionFields,
  validateAnswers,
  validateQuestions,
} from './validate.ts';

const text = (length: number) => 'x'.repeat(length);
const question = (facts: Partial<QuestionFields> = {}): QuestionFields => ({
  kind: 'SHORT_TEXT',
  label: 'Which?',
  ...facts,
});
const sizes = question({ kind: 'ONE_OF', label: 'Which size?', options: ['S', 'M', 'L'] });

describe('a question is refused', () => {
  test.each<[string, Partial<QuestionFields>, Record<string, string>]>([
    ['without a label', { label: ' \t' }, { label: 'Label is required' }],
    ['with a label of 201 characters', { label: text(201) }, { label: 'Label must be at most 200 characters' }],
    ['with a label of two lines', { label: 'a\nb' }, { label: 'Label must not contain control characters' }],
    ['with a label that turns round', { label: '\u202ea' }, { label: 'Label must not contain invisible characters' }],
    ['with help of 501 characters', { help: text(501) }, { help: 'Help must be at most 500 characters' }],
    ['with help that rings a bell', { help: 'a\u0007' }, { help: 'Help must not contain control characters' }],
    ['with one option', { kind: 'ONE_OF', options: ['S', ' '] }, { options: 'At least 2 options are needed' }],
    ['with no options', { kind: 'several_of' }, { options: 'At least 2 options are needed' }],
    [
      'with 21 options',
      { kind: 'SEVERAL_OF', options: Array.from({ length: 21 }, (_, n) => `${n}`) },
      { options: 'A question can have at most 20 options' },
    ],
    [
      'with an option of 101 characters',
      { kind: 'ONE_OF', options: ['S', text(101)] },
      { options: 'An option must be at most 100 characters' },
    ],
    [
      'with an option of two lines',
      { kind: 'ONE_OF', options: ['S', 'M\nL'] },
      { options: 'Options must not contain control characters' },
    ],
    [
      'with the same option twice',
      { kind: 'ONE_OF', options: ['S', ' S'] },
      { options: 'Options must differ from each other' },
    ],
    [
      'with options that nobody can choose',
      { kind: 'NUMBER', options: ['S', 'M'] },
      { options: 'A question of this kind has no options' },
    ],
    [
      'that is wrong in all of it',
      { kind: 'ONE_OF', label: '', help: text(501) },
      {
        label: 'Label is required',
        help: 'Help must be at most 500 characters',
        options: 'At least 2 options are needed',
      },
    ],
  ])('%s', (_, facts, problems) => {
    const named = Object.fromEntries(Object.entries(problems).map(([field, said]) => [`questions.1.${field}`, said]));
    expect(problemsInWords(validateQuestions([sizes, question(facts)]))).toEqual(named);
  });

  test('if its id occurs twice, or if it is the 21st', () => {
    const twice = [question({ id: 'question_1' }), question({ id: 'question_1' })];
    expect(problemsInWords(validateQuestions(twice))).toEqual({
      'questions.1.id': 'A question can be asked only once',
    });
    const many = Array.from({ length: 21 }, () => question({ label: '' }));
    expect(problemsInWords(validateQuestions(many))).toEqual({ questions: 'An event can ask at most 20 questions' });
    expect(validateQuestions(many.slice(1).map(() => question()))).toEqual({});
  });

  test('never if there are none', () => {
    expect([validateQuestions(undefined), validateQuestions(null), validateQuestions([])]).toEqual([{}, {}, {}]);
  });
});

describe('an answer', () => {
  test.each<[kind: string, values: string[], problem: string | undefined]>([
    ['SHORT_TEXT', ['Vegetarian'], undefined],
    ['SHORT_TEXT', [text(200)], undefined],
    ['SHORT_TEXT', [text(201)], 'The answer must be at most 200 characters'],
    ['SHORT_TEXT', ['a\nb'], 'The answer must not contain control characters'],
    ['SHORT_TEXT', ['a', 'b'], 'Only one answer can be given'],
    ['LONG_TEXT', ['a\nb\tc'], undefined],
    ['LONG_TEXT', [text(2001)], 'The answer must be at most 2,000 characters'],
    ['LONG_TEXT', ['a\u0000'], 'The answer must not contain control characters'],
    ['ONE_OF', ['S'], undefined],
    ['ONE_OF', ['s'], 'The answer must be one of the options'],
    ['ONE_OF', ['S', 'M'], 'Only one answer can be given'],
    ['SEVERAL_OF', ['M', 'S'], undefined],
    ['SEVERAL_OF', ['M', 'XL'], 'The answer must be one of the options'],
    ['SEVERAL_OF', ['M', 'M '], 'Each option can be chosen once'],
    ['NUMBER', ['12'], undefined],
    ['NUMBER', ['-3.5'], undefined],
    ['NUMBER', ['3,5'], 'The answer must be a number such as 12 or 3.5'],
    ['NUMBER', ['1e5'], 'The answer must be a number such as 12 or 3.5'],
    ['NUMBER', [`1${text(400)}`], 'The answer must be a number such as 12 or 3.5'],
    ['CONSENT', ['yes'], undefined],
    ['CONSENT', ['no'], 'Your consent is required'],
    ['CONSENT', [' '], 'Your consent is required'],
    ['CONSENT', [], 'Your consent is required'],
  ])('to %s: %j', (kind, values, problem) => {
    for (const each of [kind, kind.toLowerCase()]) {
      const found = answerProblem({ kind: each, options: sizes.options! }, values);
      expect(found && inWords(found)).toBe(problem);
    }
  });

  test.each(['SHORT_TEXT', 'LONG_TEXT', 'ONE_OF', 'SEVERAL_OF', 'NUMBER'])(
    'to %s may be empty unless it is required',
    (kind) => {
      for (const values of [[], [''], [' ', '\n']]) {
        expect(answerProblem({ kind, options: ['A', 'B'] }, values)).toBeUndefined();
        expect(inWords(answerProblem({ kind, isRequired: true, options: ['A', 'B'] }, values)!)).toBe(
          'An answer is required',
        );
      }
    },
  );
});

test('all problems of answers are reported at once, in the order of the questions', () => {
  const questions = [
    { ...question({ isRequired: true }), id: 'question_a' },
    { ...sizes, id: 'question_b' },
    { ...question({ kind: 'CONSENT' }), id: 'question_c' },
    { ...question({ kind: 'NUMBER' }), id: 'question_d' },
  ];
  const answers = [
    { questionId: 'question_x', values: [] },
    { questionId: 'question_d', values: ['1'] },
    { questionId: 'question_b', values: ['XXL'] },
    { questionId: 'question_d', values: ['1'] },
    { questionId: text(5000), values: ['1'] },
  ];
  expect(Object.entries(problemsInWords(validateAnswers(questions, answers)))).toEqual([
    ['answers.question_a', 'An answer is required'],
    ['answers.question_b', 'The answer must be one of the options'],
    ['answers.question_c', 'Your consent is required'],
    ['answers.question_d', 'This question is answered twice'],
    ['answers.question_x', 'This question is not asked by this event.'],
    [`answers.${text(100)}`, 'This question is not asked by this event.'],
  ]);
});

test('more than 20 answers are rejected without checking each', () => {
  const many = Array.from({ length: questionLimits.questions + 1 }, () => ({ questionId: 'question_a', values: [] }));
  expect(problemsInWords(validateAnswers([], many))).toEqual({ answers: 'At most 20 answers can be given' });
  expect(answersProblem(many.slice(1))).toEqual({});
});

test('random answers are valid exactly if a simple model accepts them', () => {
  const options = ['A', 'B', 'C'];
  const kinds = ['SHORT_TEXT', 'LONG_TEXT', 'ONE_OF', 'SEVERAL_OF', 'NUMBER', 'CONSENT'] as const;
  const fitting: Record<(typeof kinds)[number], (given: string[]) => boolean> = {
    SHORT_TEXT: ([only, ...more]) => more.length === 0 && !/\n/.test(only!),
    LONG_TEXT: ({ length }) => length === 1,
    ONE_OF: ([only, ...more]) => more.length === 0 && options.includes(only!),
    SEVERAL_OF: (given) => given.every((each, n) => options.includes(each) && given.indexOf(each) === n),
    NUMBER: ([only, ...more]) => more.length === 0 && /^-?\d+(\.\d+)?$/.test(only!),
    CONSENT: (given) => given.join() === 'yes',
  };
  const constraints = fc.record({ kind: fc.constantFrom(...kinds), isRequired: fc.boolean() });
  const values = fc.array(fc.constantFrom('A', 'B', ' C ', 'D', 'yes', '7', '-1.5', 'a\nb', '', ' '), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(constraints, fc.option(values)), { maxLength: 20 }),
      fc.boolean(),
      (pairs, hasForeign) => {
        const questions = pairs.map(([each], n) => ({ ...each, id: `question_${n}`, options }));
        const answers = pairs.flatMap(([, given], n) =>
          given ? [{ questionId: `question_${n}`, values: given }] : [],
        );
        if (hasForeign) answers.splice(0, 1, { questionId: 'question_none', values: ['A'] });
        const wrong = questions.filter((each) => {
          const given = answers.find(({ questionId }) => questionId === each.id)?.values.map((one) => one.trim()) ?? [];
          const nonBlank = given.filter((one) => one !== '');
          return nonBlank.length === 0 ? mustBeAnswered(each) : !fitting[each.kind](nonBlank);
        });
        const expected = [...wrong.map(({ id }) => id), ...(hasForeign ? ['question_none'] : [])].map(answerField);
        expect(Object.keys(validateAnswers(questions, answers))).toEqual(expected);
      },
    ),
    { numRuns: 2000 },
  );
});
