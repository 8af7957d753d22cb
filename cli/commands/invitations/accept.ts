import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { findInvitation } from './read.ts';

const fields = 'id title date location viewerRoles';

const mutation = document(`mutation ($input: AcceptInvitationInput!) {
  acceptInvitation(input: $input) { event { ${fields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('accept what you are asked to be at an event; it holds at once')
    .argument('<invitation>', 'its id, or words of the title of the event')
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples('evm invitations accept "Robotics Workshop"', 'evm invitations accept invitation_01jd… --json'),
    )
    .action(async (named, { json }) => {
      const invitationId = await findInvitation(evm, named);
      const { event } = (await evm.api.ask(mutation, { input: { invitationId } })).acceptInvitation;
      showOne(evm.io, event, json);
    });
