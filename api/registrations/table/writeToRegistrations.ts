import { spendLetters } from '../../accounts/quota.ts';
import { record } from '../../audit/record.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { inWords } from '../../core/texts/inWords.ts';
import { refusal, refuseInvalid } from '../../core/refusals/errors.ts';
import { toUuid } from '../../core/ids/ids.ts';
import { asJson } from '../../core/statements/json.ts';
import { statement } from '../../core/statements/rows.ts';
import { canEditEvent } from '../../events/can.ts';
import { EventApproval } from '../../events/Event.ts';
import { requireEvent } from '../../events/read.ts';
import { attendanceConditions } from './attendance.ts';
import type { UndecidedRequest } from '../requests/requestInputs.ts';
import { SeatState } from '../Registration.ts';
import { failureMessages } from '../requests/requests.ts';
import type { WriteToRegistrationsInput } from './tableInputs.ts';
import { validateLetter } from '../validate.ts';
import { sentence } from '../texts.ts';

const notWriter = () => refusal('FORBIDDEN', sentence('writeForbidden'));

/** Refuses viewers who may not write to the people of an event, before the letter is validated. */
export async function requireWriter(ctx: Context, eventId: string): Promise<void> {
  if (!canEditEvent(requireViewer(ctx), await requireEvent(ctx, eventId))) throw notWriter();
}

const recipientsWhere = (name: string, holds: string) =>
  statement<{ person: string; takesMail: boolean }>(
    `letter-recipients${name}`,
    `SELECT u.id AS person, evm_wants(u.id, 'organizer-letter', 'email') AS "takesMail" FROM registrations r
       JOIN users u ON u.id = r.user_id
      WHERE r.event_id = $1 AND (r.user_id = ANY($2::uuid[]) OR r.state = ANY($3::text[])) AND ${holds}`,
  );

const selectRecipients = recipientsWhere('', 'true');
const recipientsByAttendance = {
  in: recipientsWhere('-in', attendanceConditions.in),
  not_in: recipientsWhere('-out', attendanceConditions.not_in),
  walk_in: recipientsWhere('-walk', attendanceConditions.walk_in),
};

const allStates = Object.values(SeatState);

const postLetters = statement(
  'letters-post',
  `SELECT evm_post('organizer-letter', person,
    evm_facts(e) || $3::jsonb)
  FROM events e, unnest($2::uuid[]) AS person WHERE e.id = $1`,
);

/**
 * Sends a letter to people of an event: named people, or all in some states, or by attendance. For the event's creator, its
 * managers and admins, with a limit per hour. Returns the number of people who get mail, the number who turned mail off, and
 * the named people who are not registered.
 */
export async function writeToRegistrations(
  ctx: Context,
  input: WriteToRegistrationsInput,
): Promise<{ written: number; withoutMail: number; undecided: UndecidedRequest[] }> {
  refuseInvalid(validateLetter(input));
  const viewer = requireViewer(ctx);
  const event = await requireEvent(ctx, input.eventId);
  if (!canEditEvent(viewer, event)) throw notWriter();
  if (event.approval !== EventApproval.APPROVED) throw refusal('FORBIDDEN', sentence('writeNotApproved'));
  const uuid = toUuid('event', event.id)!;
  const namedPeople = (input.userIds ?? []).map((id) => [id, toUuid('user', id)] as const);
  const { state, attendance } = input;
  const subject = input.subject.trim();
  const letter = { subject, text: input.text.trim(), from: `${viewer.firstName} ${viewer.lastName}`.trim() };
  return ctx.em.transactional(async (em) => {
    const recipients = await em.rows(attendance ? recipientsByAttendance[attendance] : selectRecipients, [
      uuid,
      namedPeople.flatMap(([, id]) => id ?? []),
      state ?? (attendance ? allStates : []),
    ]);
    const people = recipients.map(({ person }) => person);
    const withMail = recipients.filter(({ takesMail }) => takesMail).length;
    const recipientIds = new Set(recipients.map(({ person }) => person));
    if (people.length > 0) {
      await spendLetters(em, viewer.id, people.length);
      await em.write(postLetters, [uuid, people, asJson(letter)]);
      const to = { ...(state && { states: state }), ...(attendance && { attendance }) };
      await record(em, ctx, {
        action: 'registration.write',
        subjectId: event.id,
        subjectName: event.title,
        after: { people: people.length, subject, ...to },
      });
    }
    return {
      written: withMail,
      withoutMail: people.length - withMail,
      undecided: namedPeople
        .filter(([, id]) => !recipientIds.has(id ?? ''))
        .map(([userId]) => ({ userId, code: 'NOT_REGISTERED', message: inWords(failureMessages.NOT_REGISTERED) })),
    };
  });
}
