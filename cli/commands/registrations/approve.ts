import { mostDecided } from '../../../api/registrations/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { findEvent } from '../events/find.ts';
import { inParts, readRequests, sayUndecided, whoAsks } from './requests.ts';

const fields = 'state userId name email';

const mutation = document(`mutation ($input: ApproveRegistrationsInput!) {
  approveRegistrations(input: $input) { registrations { ${fields} } undecided { userId message } }
}`);

export const define: Define = (command, evm) =>
  command
    .description(
      'give people the seat that they have asked for, or a place in line (creator and managers of the event, admins)',
    )
    .argument('<event>', idOrTitle)
    .argument('[users...]', whoAsks)
    .option('--all', 'everybody who has asked')
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm registrations approve "Robotics Workshop" priya@college.example ravi',
        'evm registrations approve event_01jd… --all --json state,email',
      ),
    )
    .action(async (named, users, { all, json }) => {
      const eventId = await findEvent(evm, named);
      const people = await readRequests(evm, eventId, users, all);
      const approved = [];
      const undecided = [];
      for (const userIds of inParts(people, mostDecided)) {
        const { approveRegistrations } = await evm.api.ask(mutation, { input: { eventId, userIds } });
        approved.push(...approveRegistrations.registrations);
        undecided.push(...approveRegistrations.undecided);
      }
      const seats = approved.filter(({ state }) => state === 'CONFIRMED').length;
      evm.io.say(`Approved: ${seats} with a seat, ${approved.length - seats} in line.`);
      showRows(evm.io, approved, ['state', 'name', 'email'], json, 'Nobody was approved.');
      sayUndecided(people, undecided);
    });
