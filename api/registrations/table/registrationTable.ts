import type { Cell } from '../../core/rest.ts';
import { wallClockTime } from '../../core/context/time.ts';
import { QuestionKind } from '../../questions/Question.ts';
import { SeatState } from '../Registration.ts';

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
  readonly answers: readonly { questionId: string; kind: QuestionKind; values: readonly string[] }[] | null;
}

interface Guest {
  readonly name: string;
  readonly at: string | Date;
}

const columns = ['State', 'Position in line', 'Name', 'E-mail', 'College', 'Phone', 'Special requirements'];

/**
 * A row for each registration, with a column for each question. Times are by the college's clock. Former questions follow
 * the current ones, and attendance is last: programs that read columns by number still find the others. Guests without an
 * account are the last rows.
 */
export function registrationTable(data: unknown) {
  const { event, platform } = data as {
    event: { questions: readonly Question[]; formerQuestions: readonly Question[] };
    platform: { timeZone: string };
  };
  const { questions, formerQuestions } = event;
  const { timeZone } = platform;
  const allQuestions = [...questions, ...formerQuestions];
  let waitlistPosition = 0;
  return {
    columns: [
      ...columns,
      `When (${timeZone})`,
      ...allQuestions.map(({ label }) => label),
      `In since (${timeZone})`,
      'Walk-in',
    ],
    // rows of the waitlist arrive in its order, so counting them gives the position
    row: (node: unknown): readonly Cell[] => {
      const { state, name, email, college, phone, specialRequirements, createdAt, checkedInAt, isWalkIn, answers } =
        node as RegistrationNode;
      const answersByQuestion = new Map(answers?.map((answer) => [answer.questionId, answer]));
      return [
        state,
        state === SeatState.WAITLISTED ? (waitlistPosition += 1) : null,
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
        isWalkIn ? 'yes' : null,
      ];
    },
    lastRow: (node: unknown): readonly Cell[] => {
      const { name, at } = node as Guest;
      const since = { clock: wallClockTime(at, timeZone) };
      return ['guest', null, name, null, null, null, null, since, ...allQuestions.map(() => null), since, 'yes'];
    },
  };
}
