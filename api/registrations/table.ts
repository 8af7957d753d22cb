import { canManageUsers } from '../accounts/can.ts';
import { checkFirst, type Page } from '../core/connection.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { statement } from '../core/rows.ts';
import { containsWords, wordsOf } from '../core/search.ts';
import { canEditEvent } from '../events/can.ts';
import type { EventRow } from '../events/Event.ts';
import type { Question } from '../questions/Question.ts';
import { questionColumns, readQuestion } from '../questions/read.ts';
import { registrationSource } from './read.ts';
import { type RegistrationRow, SeatState } from './Registration.ts';
import { sortedPages, sortKeys, textOf } from './sorting.ts';
import { attendanceHolds } from './attendance.ts';
import { RegistrationAttendance, RegistrationSort } from './tableInputs.ts';

/*
 * The table of all registrations of an event, for its creator, its managers and admins.
 */

/** The statements of a list. `holds` is an SQL condition on `r`; `part` makes the names of its statements unique. */
function listOf(part: string, holds: string) {
  const both = (key: keyof typeof sortKeys) => {
    const where = `r.state = ANY($6::text[]) AND ($7::uuid IS NULL OR r.user_id = $7) AND ${holds}`;
    const list = { key: sortKeys[key], source: registrationSource, text: textOf('true', '$8', '$4'), where };
    return {
      up: sortedPages({ ...list, name: `ALL${part}-${key}` }),
      down: sortedPages({ ...list, name: `ALL${part}-${key}-down`, isDescending: true }),
    };
  };
  return {
    orders: {
      [RegistrationSort.WHEN]: both('when'),
      [RegistrationSort.NAME]: both('name'),
      [RegistrationSort.COLLEGE]: both('college'),
      [RegistrationSort.STATE]: both('state'),
    },
    count: statement<{ count: number }>(
      `registrations-all${part.toLowerCase()}-count`,
      `SELECT count(*)::int AS count FROM ${registrationSource}
        WHERE r.event_id = $1 AND ${containsWords(textOf('true', '$5', '$2'), '$2::text[]')} AND r.state = ANY($3::text[])
          AND ($4::uuid IS NULL OR r.user_id = $4) AND ${holds}`,
    ),
  };
}

const nobody = '00000000-0000-0000-0000-000000000000';

const everybody = listOf('', 'true');

// separate lists, so that the list of all registrations is not slowed down by these conditions
const byAttendance = {
  [RegistrationAttendance.IN]: listOf('-IN', attendanceHolds.in),
  [RegistrationAttendance.NOT_IN]: listOf('-OUT', attendanceHolds.not_in),
  [RegistrationAttendance.WALK_IN]: listOf('-WALK', attendanceHolds.walk_in),
};

export interface Wanted {
  readonly first: number;
  readonly after?: string | null;
  readonly search?: string | null;
  readonly userId?: string | null;
  readonly state?: readonly SeatState[] | null;
  readonly attendance?: RegistrationAttendance | null;
  readonly sort: RegistrationSort;
  readonly descending: boolean;
}

/**
 * All registrations of an event, in any state. All words of `search` must occur in names, address and college; `userId`
 * keeps one person. Null if the viewer may not edit the event.
 */
export async function allRegistrationsOf(
  ctx: Context,
  event: EventRow,
  { first, after, search, userId, state, attendance, sort, descending }: Wanted,
): Promise<Page<RegistrationRow> | null> {
  const viewer = requireViewer(ctx);
  if (!canEditEvent(viewer, event)) return null;
  checkFirst(first);
  const words = wordsOf(search);
  const states = state?.length ? state : Object.values(SeatState);
  const uuid = toUuid('event', event.id)!;
  // an id of another kind matches no registration
  const person = userId ? (toUuid('user', userId) ?? nobody) : null;
  const byAddress = canManageUsers(viewer);
  const list = attendance ? byAttendance[attendance] : everybody;
  const count = async () => (await ctx.rows(list.count, [uuid, words, states, person, byAddress]))[0]!.count;
  const pages = list.orders[sort][descending ? 'down' : 'up'];
  return pages(ctx, { event: uuid, words, more: [states, person, byAddress] }, first, after, count);
}

const former = statement(
  'questions-former',
  `SELECT ${questionColumns} FROM questions q WHERE event_id = $1 AND position IS NULL
      AND EXISTS (SELECT FROM answers WHERE question_id = q.id) ORDER BY id`,
  readQuestion,
);

/** Questions that were removed from an event but have answers; null if the viewer may not edit the event. */
export const formerQuestionsOf = async (ctx: Context, event: EventRow): Promise<readonly Question[] | null> =>
  canEditEvent(requireViewer(ctx), event) ? ctx.rows(former, [toUuid('event', event.id)]) : null;
