import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { eventOf, findEvent } from './find.ts';
import { personInput } from './staff/read.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document('query ($id: ID!) { event(id: $id) { title } }');

const fields = 'id title organizerName';

const mutation = document(`mutation ($input: HandOverEventInput!) {
  handOverEvent(input: $input) { event { ${fields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('ask another organizer or admin to take an event over (its creator, admins)')
    .argument('<event>', idOrTitle)
    .argument('<person>', 'the id or the e-mail address of their account')
    .addOption(yes())
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm events hand-over "Robotics Workshop" ravi@college.example',
        'evm events hand-over event_01jd… user_01jd… --yes',
      ),
    )
    .action(async (named, person, { yes, json }) => {
      const eventId = await findEvent(evm, named);
      const { title } = eventOf(await evm.api.ask(query, { id: eventId }));
      await confirm(evm.io, sentence('handOverQuestion', { person, title }), yes);
      const { event } = (await evm.api.ask(mutation, { input: { eventId, ...personInput(person) } })).handOverEvent;
      await tell(evm.io, sentence('handOverAsked', { person, title }));
      if (json) showOne(evm.io, event ?? { id: eventId, title, organizerName: null }, json);
    });
