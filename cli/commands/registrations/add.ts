import { validateRegistration } from '../../../api/registrations/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { refuseUsage } from '../../core/errors.ts';
import { examples, idEmailOrName, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findUser } from '../users/find.ts';
import { findEvent } from '../events/find.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'id userId name email phone specialRequirements createdAt';

const mutation = document(`mutation ($input: AddRegistrationInput!) {
  addRegistration(input: $input) { registration { ${fields} } }
}`);

/** Uses the name and e-mail address of the account by default. */
export const define: Define = (command, evm) =>
  command
    .description('take a seat at an event for a participant (admins)')
    .argument('<event>', idOrTitle)
    .argument('<user>', idEmailOrName)
    .option('--name <text>', 'the name for this event, if another')
    .option('--email <address>', 'the e-mail address for this event, if another')
    .option('--phone <number>', 'a phone number')
    .option('--special-requirements <text>', 'what the organizer should know')
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm registrations add "Robotics Workshop" priya@college.example',
        'evm registrations add event_01jd… user_01jd… --special-requirements Vegetarian',
      ),
    )
    .action(async (event, user, { json, ...typed }) => {
      const problems = validateRegistration({ name: '', email: '', ...typed });
      refuseUsage(Object.keys(typed).map((field) => problems[field as keyof typeof typed]));
      const eventId = await findEvent(evm, event);
      const { id: userId } = await findUser(evm, user);
      const { addRegistration } = await evm.api.ask(mutation, { input: { eventId, userId, ...typed } });
      await tell(evm.io, sentence('hasSeat', { name: addRegistration.registration.name }));
      const formatRow = await rowFormatterFor(evm, json);
      showOne(evm.io, formatRow(addRegistration.registration), json);
    });
