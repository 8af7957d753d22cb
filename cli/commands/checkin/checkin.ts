import { fromCode } from '../../../api/tickets/code.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idEmailOrName, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { shownBy } from '../../core/when.ts';
import { findEvent, findParticipant } from '../events/find.ts';

const fields = 'userId name college at by door';

const enter = document(`mutation ($input: CheckInInput!) {
  checkIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

const leave = document(`mutation ($input: UndoCheckInInput!) {
  undoCheckIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

/** Eight letters are a code where they are written as on a ticket: in capitals, or in two groups. Names are neither. */
const isCode = (typed: string) =>
  fromCode(typed) !== undefined && (typed === typed.toUpperCase() || /^\s*\S{4}[\s\p{Pd}]+\S{4}\s*$/u.test(typed));

export const define: Define = (command, evm) =>
  command
    .description('let somebody in at an event, or take that back (helpers at its door, whoever runs it)')
    .argument('<event>', idOrTitle)
    .argument('<person>', `the code of their ticket ("ABCD EFGH"), ${idEmailOrName}`)
    .option('--door <name>', 'by which door, up to 60 characters')
    .option('--undo', 'they are not in any more')
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm checkin "Robotics Workshop" "ABCD EFGH" --door "Main gate"',
        'evm checkin "Robotics Workshop" priya@college.example',
        'evm checkin "Robotics Workshop" priya@college.example --undo',
      ),
    )
    .action(async (named, typed, { door, undo, json }) => {
      const eventId = await findEvent(evm, named);
      const person = async () => ({ userId: await findParticipant(evm, eventId, typed) });
      const { person: found, attendance } = undo
        ? (await evm.api.ask(leave, { input: { eventId, ...(await person()) } })).undoCheckIn
        : (
            await evm.api.ask(enter, {
              input: { eventId, ...(isCode(typed) ? { code: typed } : await person()), ...(door && { door }) },
            })
          ).checkIn;
      evm.io.say(`${found.name} is ${undo ? 'not in any more' : 'in'}: ${attendance.in} of ${attendance.expected}.`);
      showOne(evm.io, (await shownBy(evm, json))(found), json);
    });
