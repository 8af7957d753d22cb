import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, joined, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { eventOf, findEvent } from './find.ts';
import { sentence } from './texts.ts';

const query = document('query ($id: ID!) { event(id: $id) { title deletionNotifies } }');

const fields = 'id title cancelledAt cancellationReason';

const mutation = document(
  `mutation ($input: CancelEventInput!) { cancelEvent(input: $input) { event { ${fields} } } }`,
);

/** Says how many people are notified, and asks first. */
export const define: Define = (command, evm) =>
  command
    .description('cancel an event for good: it stays as a record, and its people are notified (its creator, admins)')
    .argument('<event>', idOrTitle)
    .option('--reason <text>', 'why it does not take place: everybody who is notified reads it')
    .addOption(yes())
    .addOption(json(fields))
    .addHelpText('after', examples('evm events cancel "Night walk" --reason "A storm is coming."'))
    .action(async (named, { reason, yes, json }) => {
      const eventId = await findEvent(evm, named);
      const { title, deletionNotifies: told } = eventOf(await evm.api.ask(query, { id: eventId }));
      const question = sentence('cancelQuestion', { title });
      await confirm(evm.io, told ? joined(question, sentence('notified', { count: told })) : question, yes);
      const { event } = (await evm.api.ask(mutation, { input: { eventId, reason } })).cancelEvent;
      await tell(evm.io, sentence('cancelled', { title }));
      showOne(evm.io, event, json);
    });
