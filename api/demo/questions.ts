import { consent, type GivenAnswer, type QuestionFields } from '../questions/validate.ts';
import { pick, seededRandom, type Random } from './random.ts';

export interface DemoQuestion extends QuestionFields {
  /** The key that answers refer to. */
  id: string;
  kind: 'one_of' | 'several_of' | 'consent';
  help: string | null;
  isRequired: boolean;
  options: readonly string[];
}

const questionsByEvent: Record<string, DemoQuestion[]> = {
  'react-workshop': [
    {
      id: 'size',
      kind: 'one_of',
      label: 'Which size of T-shirt do you wear?',
      help: 'They run a little small.',
      isRequired: true,
      options: ['S', 'M', 'L', 'XL'],
    },
    {
      id: 'known',
      kind: 'several_of',
      label: 'What have you worked with before?',
      help: null,
      isRequired: false,
      options: ['HTML and CSS', 'JavaScript', 'TypeScript', 'React'],
    },
    {
      id: 'photos',
      kind: 'consent',
      label: 'I agree that photos of the workshop are shown on the college page.',
      help: null,
      isRequired: true,
      options: [],
    },
  ],
};

export const questionsOf = (eventKey: string): readonly DemoQuestion[] => questionsByEvent[eventKey] ?? [];

/** Adds answers to each registration: to all required questions and most of the others. */
export function withAnswers<T extends { eventKey: string }>(seats: readonly T[]): (T & { answers: GivenAnswer[] })[] {
  const random = seededRandom(21);
  return seats.map((seat) => ({
    ...seat,
    answers: questionsOf(seat.eventKey).flatMap((question) => {
      const values = chooseAnswers(random, question);
      return values.length > 0 ? [{ questionId: question.id, values }] : [];
    }),
  }));
}

function chooseAnswers(random: Random, { kind, options }: DemoQuestion): string[] {
  const [first, ...others] = options;
  if (first === undefined) return [consent];
  return kind === 'one_of' ? [pick(random, [first, ...others])] : options.filter((_, n) => random() < 0.8 - 0.18 * n);
}
