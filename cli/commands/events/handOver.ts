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
    .description('ask another organizer or admin to take an event over (its creator, admins)')
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
      await confirm(
        evm.io,
        `Ask ${person} to take "${title}" over? Once they accept, whose it was can no longer edit it.`,
        yes,
      );
      await evm.api.ask(mutation, { input: { eventId, ...personOf(person) } });
      evm.io.say(`${person} is asked to take "${title}" over.`);
    });
