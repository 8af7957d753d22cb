import { Option } from '@commander-js/extra-typings';
import { validateLetter } from '../../../api/registrations/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import { enumOf, examples, idEmailOrName, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { textOption } from '../../core/text.ts';
import { findEvent } from '../events/find.ts';
import { readRegistered, sayUndecided } from './requests.ts';
import { states } from './states.ts';

const fields = 'written withoutMail';

const mutation = document(`mutation ($input: WriteToRegistrationsInput!) {
  writeToRegistrations(input: $input) { ${fields} undecided { userId message } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('mail a letter to people at an event, by name or by state (creator and managers of the event, admins)')
    .argument('<event>', idOrTitle)
    .argument('[users...]', `each ${idEmailOrName}; or --state`)
    .addOption(new Option('--state <states...>', 'to everybody in these states').choices(states))
    .requiredOption('--subject <text>', 'a line of up to 200 characters')
    .requiredOption('--text <text>', 'up to 5,000 characters; - reads standard input')
    .addOption(yes())
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm registrations write "Robotics Workshop" priya@college.example --subject "Your laptop" --text "Is found."',
        'evm registrations write event_01jd… --state confirmed waitlisted --subject "Monsoon" --text - < letter.txt',
      ),
    )
    .action(async (named, users, { state, subject, yes, json, ...typed }) => {
      if (users.length > 0 === Boolean(state))
        throw new Failure('Name people, or give --state, not both.', exitCodes.usage);
      const text = (await textOption(evm.io, typed.text, undefined)) ?? '';
      refuseUsage(Object.values(validateLetter({ state: ['any'], subject, text })));
      const eventId = await findEvent(evm, named);
      const people = state ? [] : await readRegistered(evm, eventId, users);
      const whom = state ? `all who are ${state.join(' or ')}` : people.length === 1 ? people[0]!.name : undefined;
      await confirm(evm.io, `Write to ${whom ?? `${people.length} people`}?`, yes);
      const to = state ? { state: state.map(enumOf) } : { userIds: people.map(({ id }) => id) };
      const { writeToRegistrations } = await evm.api.ask(mutation, { input: { eventId, ...to, subject, text } });
      const { written, withoutMail, undecided } = writeToRegistrations;
      const off =
        withoutMail === 0 ? '' : ` Another ${withoutMail} ${withoutMail === 1 ? 'takes' : 'take'} no such mail.`;
      evm.io.say(`Written to: ${written}.${off}`);
      if (json !== undefined) showOne(evm.io, { written, withoutMail }, json);
      sayUndecided(people, undecided);
    });
