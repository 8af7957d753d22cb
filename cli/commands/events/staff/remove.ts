import { Argument } from '@commander-js/extra-typings';
import type { Define } from '../../../core/command.ts';
import { document } from '../../../core/document.ts';
import { enumOf, examples, idEmailOrName, idOrTitle, json, yes } from '../../../core/options.ts';
import { confirm } from '../../../core/prompt.ts';
import { showRows } from '../../../core/show.ts';
import { findEvent } from '../find.ts';
import { staffColumns, endInvitation, findHelper, readStaffInvitations, readStaff, roles } from './read.ts';
import { tell } from '../../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'role userId name email';

const mutation = document(`mutation ($input: RemoveStaffInput!) {
  removeStaff(input: $input) { event { staff { ${fields} } } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('take a role at an event away from somebody, or no longer ask them (its creator, managers, admins)')
    .argument('<event>', idOrTitle)
    .argument('<person>', idEmailOrName)
    .addArgument(new Argument('[role]', 'which; else all that they have there').choices(roles))
    .addOption(yes())
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm events staff remove "Robotics Workshop" ravi@college.example door',
        'evm events staff remove event_01jd… user_01jd… --yes',
      ),
    )
    .action(async (named, person, role, { yes, json }) => {
      const eventId = await findEvent(evm, named);
      const invitations = (await readStaffInvitations(evm, eventId)).filter(
        (each) => each.invitee === person.toLowerCase() && (!role || each.role === enumOf(role)),
      );
      if (invitations.length > 0) {
        await confirm(evm.io, sentence('stopAskingQuestion', { person }), yes);
        for (const { id } of invitations) await endInvitation(evm, id);
        await tell(evm.io, sentence('noLongerAsked', { person }));
        if (json) showRows(evm.io, await readStaff(evm, eventId), staffColumns, json, '');
        return;
      }
      const userId = await findHelper(evm, eventId, person);
      const question = role ? sentence('takeRoleQuestion', { role, person }) : sentence('takeAllQuestion', { person });
      await confirm(evm.io, question, yes);
      const { event } = (await evm.api.ask(mutation, { input: { eventId, userId, role: role ? enumOf(role) : null } }))
        .removeStaff;
      await tell(evm.io, role ? sentence('noLongerRole', { person, role }) : sentence('noLongerHelps', { person }));
      if (json) showRows(evm.io, event?.staff ?? [], staffColumns, json, '');
    });
