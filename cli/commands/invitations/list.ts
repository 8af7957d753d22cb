import type { Define } from '../../core/command.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { readInvitations } from './read.ts';
import { sentence } from './texts.ts';

const columns = ['id', 'role', 'eventTitle', 'date', 'invitedByName'];

export const define: Define = (command, evm) =>
  command
    .description('list what you are asked to be at events and have not answered')
    .addOption(json())
    .addHelpText('after', examples('evm invitations list', 'evm invitations list --json eventTitle,role'))
    .action(async ({ json }) => {
      const invitations = await readInvitations(evm);
      const formatRow = await rowFormatterFor(evm, json);
      showRows(evm.io, invitations.map(formatRow), columns, json, sentence('none'));
    });
