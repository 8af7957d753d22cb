import { Option } from '@commander-js/extra-typings';
import { fromCode } from '../../../api/tickets/code.ts';
import type { Define, Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { examples, idEmailOrName, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findEvent, findParticipant } from '../events/find.ts';
import { type CheckInPlace, fields, walkInCheckIn } from './walkIn.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

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

export const define: Define = (command, evm) =>
  command
    .description(
      'let somebody in at an event, or take that back (helpers at its door, whoever runs it); or check yourself in',
    )
    .argument('<event>', idOrTitle)
    .argument('<person>', `the code of their ticket ("ABCD EFGH"), ${idEmailOrName}`)
    .option('--door <name>', 'by which door, up to 60 characters')
    .option(
      '--walk-in',
      'they come without a seat: take a free one for this e-mail address, or for a guest by this name',
    )
    .option('--undo', 'they are not in any more; with --walk-in, a guest')
    .addOption(
      new Option(
        '--raise-capacity',
        'with --walk-in: if the event is full, give it one more seat (its creator, managers and admins)',
      ).conflicts('undo'),
    )
    .addOption(
      new Option('--another', 'with --walk-in: let a guest in even if one of this name is in').conflicts('undo'),
    )
    .addOption(
      new Option('--self', 'you are there: by the six digits that are shown at the event').conflicts([
        'door',
        'walkIn',
        'raiseCapacity',
        'another',
        'undo',
      ]),
    )
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm checkin "Robotics Workshop" "ABCD EFGH" --door "Main gate"',
        'evm checkin "Robotics Workshop" priya@college.example',
        'evm checkin "Robotics Workshop" priya@college.example --undo',
        'evm checkin "Robotics Workshop" "Nandini Das" --walk-in',
        'evm checkin "Robotics Workshop" "Nandini Das" --walk-in --raise-capacity',
        'evm checkin "Robotics Workshop" 481516 --self',
      ),
    )
    .action(async (named, typed, { door, undo, walkIn, raiseCapacity, another, self, json }) => {
      if (another && !walkIn) throw new Failure(sentence('anotherNeedsWalkIn'), exitCodes.usage);
      if (raiseCapacity && !walkIn) throw new Failure(sentence('raiseNeedsWalkIn'), exitCodes.usage);
      const eventId = await findEvent(evm, named);
      if (self) {
        const own = (await evm.api.ask(checkInSelfMutation, { input: { eventId, code: typed } })).checkInSelf;
        await tell(evm.io, sentence('youAreIn'));
        return showOne(evm.io, (await rowFormatterFor(evm, json))(own), json);
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
      return showOne(evm.io, (await rowFormatterFor(evm, json))(found), json);
    });
