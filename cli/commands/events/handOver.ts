import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { eventOf, findEvent } from './find.ts';
import { personOf } from './staff/read.ts';

const query = document('query ($id: ID!) { event(id: $id) { title } }');

const mutation = document(`mutation ($input: HandOverEventInput!) {
  handOverEvent(input: $input) { event { id } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('make an event that of another organizer or admin (its creator, admins)')
    .argument('<event>', idOrTitle)
    .argument('<person>', 'the id or the e-mail address of their account')
    .addOption(yes())
    .addHelpText(
      'after',
      examples(
        'evm events hand-over "Robotics Workshop" ravi@college.example',
        'evm events hand-over event_01jd… user_01jd… --yes',
      ),
    )
    .action(async (named, person, { yes }) => {
      const eventId = await findEvent(evm, named);
      const { title } = eventOf(await evm.api.ask(query, { id: eventId }));
      await confirm(evm.io, `Hand "${title}" over to ${person}? Whose it was can then no longer edit it.`, yes);
      await evm.api.ask(mutation, { input: { eventId, ...personOf(person) } });
      evm.io.say(`"${title}" is theirs from now on.`);
    });
