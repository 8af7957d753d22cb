import { fromCode } from '../../../api/tickets/code.ts';
import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { tell } from '../../core/language.ts';
import { type JsonOptionValue, showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findEvent, findParticipant } from '../events/find.ts';
import { fields } from './checkin.ts';
import { sentence } from './texts.ts';
import { type CheckInPlace, walkInCheckIn } from './walkIn.ts';

const checkInMutation = document(`mutation ($input: CheckInInput!) {
  checkIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

const undoCheckInMutation = document(`mutation ($input: UndoCheckInInput!) {
  undoCheckIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

const checkInSelfMutation = document(`mutation ($input: CheckInSelfInput!) {
  checkInSelf(input: $input) { at name }
}`);

/** Eight letters are a ticket code if typed in capitals or in two groups, as on the ticket. Otherwise they are a name. */
const isCode = (typed: string) =>
  fromCode(typed) !== undefined && (typed === typed.toUpperCase() || /^\s*\S{4}[\s\p{Pd}]+\S{4}\s*$/u.test(typed));

/** Check-in of a participant, by ticket code, id, e-mail address or name. */
const seatCheckIn = {
  async enter(evm: Evm, at: CheckInPlace, typed: string) {
    const ticketOrUser = isCode(typed) ? { code: typed } : { userId: await findParticipant(evm, at.eventId, typed) };
    const { person, attendance } = (await evm.api.ask(checkInMutation, { input: { ...at, ...ticketOrUser } })).checkIn;
    return { found: person, attendance };
  },
  async undo(evm: Evm, eventId: string, typed: string) {
    const userId = await findParticipant(evm, eventId, typed);
    const { person, attendance } = (await evm.api.ask(undoCheckInMutation, { input: { eventId, userId } })).undoCheckIn;
    return { found: person, attendance };
  },
};

interface CheckInOptions {
  readonly door?: string | undefined;
  readonly undo?: true | undefined;
  readonly walkIn?: true | undefined;
  readonly raiseCapacity?: true | undefined;
  readonly another?: true | undefined;
  readonly self?: true | undefined;
  readonly json?: JsonOptionValue;
}

/** Lets a person in at an event, or takes that back. */
export async function runCheckIn(
  evm: Evm,
  named: string,
  typed: string,
  { door, undo, walkIn, raiseCapacity, another, self, json }: CheckInOptions,
): Promise<void> {
  if (another && !walkIn) throw new Failure(sentence('anotherNeedsWalkIn'), exitCodes.usage);
  if (raiseCapacity && !walkIn) throw new Failure(sentence('raiseNeedsWalkIn'), exitCodes.usage);
  const eventId = await findEvent(evm, named);
  // reads the zone of the college first: its failure must not look like a failed check-in
  const formatRow = await rowFormatterFor(evm, json);
  if (self) {
    const own = (await evm.api.ask(checkInSelfMutation, { input: { eventId, code: typed } })).checkInSelf;
    await tell(evm.io, sentence('youAreIn'));
    return showOne(evm.io, formatRow(own), json);
  }
  const way = walkIn ? walkInCheckIn : seatCheckIn;
  const { found, attendance } = undo
    ? await way.undo(evm, eventId, typed)
    : await way.enter(
        evm,
        { eventId, ...(door && { door }), ...(raiseCapacity && { raiseCapacity }), ...(another && { another }) },
        typed,
      );
  const counts = { name: found.name, count: attendance.in, expected: attendance.expected };
  await tell(evm.io, sentence(undo ? 'notIn' : 'isIn', counts));
  return showOne(evm.io, formatRow(found), json);
}
