import type { Cell } from '../../core/rest.ts';
import { wallClockTime } from '../../core/context/time.ts';
import { QuestionKind } from '../../questions/Question.ts';
import { inWords } from '../../core/texts/inWords.ts';
import { SeatState } from '../Registration.ts';
import { sentence } from '../texts.ts';

interface Question {
  readonly id: string;
  readonly label: string;
}

interface RegistrationNode {
  readonly state: SeatState;
  readonly name: string;
  readonly email: string | null;
  readonly college: string;
  readonly phone: string | null;
  readonly specialRequirements: string | null;
  readonly createdAt: string | Date;
  readonly checkedInAt: string | Date | null;
  readonly isWalkIn: boolean | null;
  readonly waitlistPosition: number | null;
  readonly answers: readonly { questionId: string; kind: QuestionKind; values: readonly string[] }[] | null;
}

interface Guest {
  readonly name: string;
  readonly at: string | Date;
}

/** The filters of the list. A filtered list has no guests. */
const filters = ['search', 'userId', 'state', 'attendance', 'questionId'];

const titles = [
  'sheetState',
  'sheetPosition',
  'sheetName',
  'sheetEmail',
  'sheetCollege',
  'sheetPhone',
  'sheetRequirements',
] as const;

/** The words of the file in the reader's language. Read before the file streams: its pages may not know the reader. */
function wordsOf(zone: string) {
  const stateWords = [...Object.values(SeatState), 'guest'].map((state) => [
    state,
    inWords(sentence('sheetIs', { state })),
  ]);
  return {
    stateWords: Object.fromEntries(stateWords) as Readonly<Record<SeatState | 'guest', string>>,
    titles: titles.map((title) => inWords(sentence(title))),
    when: inWords(sentence('sheetWhen', { zone })),
    inSince: inWords(sentence('sheetInSince', { zone })),
    walkIn: inWords(sentence('sheetWalkIn')),
    yes: inWords(sentence('sheetYes')),
  };
}

/**
 * A row for each registration, with a column for each question, in the reader's language. Times are by the college's clock.
 * Former questions follow the current ones, and attendance is last: programs that read columns by number still find the others.
 * Guests without an account are the last rows, unless the list is filtered.
 */
export function registrationTable(data: unknown, variables: Readonly<Record<string, unknown>>) {
  const { event, platform } = data as {
    event: { questions: readonly Question[]; formerQuestions: readonly Question[] };
    platform: { timeZone: string };
  };
  const { questions, formerQuestions } = event;
  const { timeZone } = platform;
  const allQuestions = [...questions, ...formerQuestions];
  const words = wordsOf(timeZone);
  const isFiltered = filters.some((name) => [variables[name]].flat().some(Boolean));
  return {
    columns: [...words.titles, words.when, ...allQuestions.map(({ label }) => label), words.inSince, words.walkIn],
    row: (node: unknown): readonly Cell[] => {
      const { state, waitlistPosition, name, email, college, phone, specialRequirements, createdAt, ...more } =
        node as RegistrationNode;
      const { checkedInAt, isWalkIn, answers } = more;
      const answersByQuestion = new Map(answers?.map((answer) => [answer.questionId, answer]));
      return [
        words.stateWords[state],
        waitlistPosition,
        name,
        email,
        college,
        phone,
        specialRequirements,
        { clock: wallClockTime(createdAt, timeZone) },
        ...allQuestions.map(({ id }): Cell => {
          const answer = answersByQuestion.get(id);
          if (!answer) return null;
          const text = answer.values.join('; ');
          return answer.kind === QuestionKind.NUMBER && Number.isFinite(Number(text)) ? Number(text) : text;
        }),
        checkedInAt && { clock: wallClockTime(checkedInAt, timeZone) },
        isWalkIn ? words.yes : null,
      ];
    },
    ...(!isFiltered && {
      lastRow: (node: unknown): readonly Cell[] => {
        const { name, at } = node as Guest;
        const since = { clock: wallClockTime(at, timeZone) };
        const answers = allQuestions.map(() => null);
        return [words.stateWords.guest, null, name, null, null, null, null, since, ...answers, since, words.yes];
      },
    }),
  };
}
