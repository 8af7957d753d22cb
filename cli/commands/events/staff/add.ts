import type { Define } from '../../../core/command.ts';
import { document } from '../../../core/document.ts';
import { enumOf, examples, idOrTitle, json } from '../../../core/options.ts';
import { showRows } from '../../../core/show.ts';
import { findEvent } from '../find.ts';
import { invitationColumns, peopleInput, roleArgument } from './read.ts';
import { tell } from '../../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'id role invitee invitedByName';

const mutation = document(`mutation ($input: AddStaffInput!) {
  addStaff(input: $input) { event { invitations { ${fields} } } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('ask somebody to help at an event (its creator and managers, admins)')
    .argument('<event>', idOrTitle)
    .argument('<person>', 'their id or e-mail address, or several with commas between them')
    .addArgument(roleArgument())
    .addOption(json(fields))
    .addHelpText(
      'after',
      '\nThey are told, and help once they accept. An address without an account gets\n' +
        'one mail that leads to the sign-up.\n' +
        'A manager edits the event, writes its announcements, manages its participants\n' +
        'and says who helps. A scorer, named by the creator of the event or an admin,\n' +
        'awards points there. Whoever keeps the door checks people in and sees no\n' +
        'contacts.\n' +
        examples(
          'evm events staff add "Robotics Workshop" ravi@college.example door',
          'evm events staff add Robotics ravi@college.example,asha@college.example door',
          'evm events staff add event_01jd… user_01jd… manager --json',
        ),
    )
    .action(async (named, person, role, { json }) => {
      const input = { eventId: await findEvent(evm, named), ...peopleInput(person), role: enumOf(role) };
      const { event } = (await evm.api.ask(mutation, { input })).addStaff;
      await tell(evm.io, sentence('asked', { people: person.split(/\s*,\s*/).join(', '), role }));
      showRows(evm.io, event.invitations ?? [], invitationColumns, json, '');
    });
