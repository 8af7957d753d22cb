import type { Define } from '../../../core/command.ts';
import { examples, idOrTitle, json } from '../../../core/options.ts';
import { showRows } from '../../../core/show.ts';
import { rowFormatterFor } from '../../../core/when.ts';
import { findEvent } from '../find.ts';
import { staffColumns, readStaff } from './read.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, evm) =>
  command
    .description('list who helps at an event, and as what')
    .argument('<event>', idOrTitle)
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm events staff list "Robotics Workshop"', 'evm events staff list event_01jd… --json role,email'),
    )
    .action(async (named, { json }) => {
      const staff = await readStaff(evm, await findEvent(evm, named));
      const formatRow = await rowFormatterFor(evm, json);
      showRows(
        evm.io,
        staff.map(formatRow),
        [...staffColumns, 'addedByName', 'createdAt'],
        json,
        sentence('nobodyHelps'),
      );
    });
