import type { Define } from '../../../core/command.ts';
import { document } from '../../../core/document.ts';
import { examples, idOrTitle, json } from '../../../core/options.ts';
import { showRows } from '../../../core/show.ts';
import { findEvent } from '../find.ts';
import { staffColumns } from './read.ts';
import { tell } from '../../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'role userId name email';

const mutation = document(`mutation ($input: CopyStaffInput!) {
  copyStaff(input: $input) { event { staff { ${fields} } } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('give the helpers of an event the same roles at another event of its owner (its creator, admins)')
    .argument('<from>', `the event whose helpers are copied: ${idOrTitle}`)
    .argument('<to>', `the event that gets them: ${idOrTitle}`)
    .addOption(json(fields))
    .addHelpText('after', examples('evm events staff copy "Robotics Workshop" "Robotics Final"'))
    .action(async (from, to, { json }) => {
      const fromEventId = await findEvent(evm, from);
      const input = { eventId: await findEvent(evm, to), fromEventId };
      const { event } = (await evm.api.ask(mutation, { input })).copyStaff;
      await tell(evm.io, sentence('copied'));
      showRows(evm.io, event.staff ?? [], staffColumns, json, sentence('nobodyHelps'));
    });
