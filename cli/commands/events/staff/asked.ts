import type { Define } from '../../../core/command.ts';
import { examples, idOrTitle, json } from '../../../core/options.ts';
import { showRows } from '../../../core/show.ts';
import { rowFormatterFor } from '../../../core/when.ts';
import { findEvent } from '../find.ts';
import { invitationColumns, readStaffInvitations } from './read.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('list who is asked to help at an event, or to take it over, and has not answered')
    .argument('<event>', idOrTitle)
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events staff asked "Robotics Workshop"', 'evm events staff asked event_01jd… --json role,invitee'),
    )
    .action(async (named, { json }) => {
      const invitations = await readStaffInvitations(evm, await findEvent(evm, named));
      const formatRow = await rowFormatterFor(evm, json);
      const columns = [...invitationColumns, 'invitedByName', 'createdAt'];
      showRows(evm.io, invitations.map(formatRow), columns, json, sentence('nobodyAsked'));
    });
