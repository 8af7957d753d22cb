import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idEmailOrName, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { findEvent, findParticipant } from '../events/find.ts';

const eventFields = 'id title registeredCount capacity';

const mutation = document(`mutation ($input: RemoveRegistrationInput!) {
  removeRegistration(input: $input) { removedRegistrationId event { ${eventFields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('give the seat of a participant back')
    .argument('<event>', idOrTitle)
    .argument('<user>', idEmailOrName)
    .addOption(yes())
    .addOption(json(`removedRegistrationId ${eventFields}`))
    .addHelpText(
      'after',
      examples(
        'evm registrations cancel "Robotics Workshop" priya@college.example',
        'evm registrations cancel event_01jd… user_01jd… --yes',
      ),
    )
    .action(async (event, user, { yes, json }) => {
      const eventId = await findEvent(evm, event);
      const userId = await findParticipant(evm, eventId, user);
      await confirm(evm.io, `Give back the seat of ${user}? Somebody else can take it then.`, yes);
      const { removeRegistration } = await evm.api.ask(mutation, { input: { eventId, userId } });
      evm.io.say('The seat is free again.');
      const { removedRegistrationId, event: left } = removeRegistration;
      showOne(evm.io, { removedRegistrationId, ...left }, json);
    });
