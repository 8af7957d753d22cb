import type { Define } from '../../core/command.ts';
import { endInvitation } from '../events/staff/read.ts';
import { examples, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { findInvitation } from './read.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('decline what you are asked to be at an event')
    .argument('<invitation>', 'its id, or words of the title of the event')
    .addOption(yes())
    .addOption(json('endedInvitationId'))
    .addHelpText(
      'after',
      examples('evm invitations decline "Robotics Workshop"', 'evm invitations decline invitation_01jd… --yes'),
    )
    .action(async (named, { yes, json }) => {
      const invitationId = await findInvitation(evm, named);
      await confirm(evm.io, sentence('declineQuestion', { named }), yes);
      const { endInvitation: ended } = await endInvitation(evm, invitationId);
      await tell(evm.io, sentence('declined'));
      if (json) showOne(evm.io, ended, json);
    });
