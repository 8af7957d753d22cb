import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { findEvent } from './find.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'id title organizerName approval';

const mutation = document(`mutation ($input: ApproveEventInput!) {
  approveEvent(input: $input) { event { ${fields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('let everybody see an event that waits (admins)')
    .argument('<event>', idOrTitle)
    .addOption(json(fields))
    .addHelpText('after', examples('evm events approve "Robotics Workshop"', 'evm events approve event_01jd… --json'))
    .action(async (named, { json }) => {
      const eventId = await findEvent(evm, named);
      const { event } = (await evm.api.ask(mutation, { input: { eventId } })).approveEvent;
      await tell(evm.io, sentence('approved'));
      showOne(evm.io, event, json);
    });
