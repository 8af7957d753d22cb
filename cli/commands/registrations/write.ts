import { Option } from '@commander-js/extra-typings';
import { validateLetter } from '../../../api/registrations/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import { dryRun, enumOf, examples, idEmailOrName, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { textOption } from '../../core/text.ts';
import { findEvent } from '../events/find.ts';
import { readAllMatching, findRegisteredPeople, failIfUndecided, showDryRun } from './requests.ts';
import { attendanceNames, attendances, states } from './states.ts';

const fields = 'written withoutMail';

const mutation = document(`mutation ($input: WriteToRegistrationsInput!) {
  writeToRegistrations(input: $input) { ${fields} undecided { userId message } }
}`);

export const define: Define = (command, evm) =>
  command
    .description(
      'mail a letter to people at an event, by name, by state or by whether they came (creator and managers, admins)',
    )
    .argument('<event>', idOrTitle)
    .argument('[users...]', `each ${idEmailOrName}; or --state or --attendance`)
    .addOption(new Option('--state <states...>', 'to everybody in these states').choices(states))
    .addOption(
      new Option('--attendance <way>', 'to those who were let in, who were not, or who came without a seat').choices(
        attendanceNames,
      ),
    )
    .requiredOption('--subject <text>', 'a line of up to 200 characters')
    .requiredOption('--text <text>', 'up to 5,000 characters; - reads standard input')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm registrations write "Robotics Workshop" priya@college.example --subject "Your laptop" --text "Is found."',
        'evm registrations write event_01jd… --state confirmed waitlisted --subject "Monsoon" --text - < letter.txt',
        'evm registrations write event_01jd… --attendance not-in --subject "We missed you" --text "Come next time."',
      ),
    )
    .action(async (named, users, { state, attendance, subject, dryRun, yes, json, ...typed }) => {
      const many = state !== undefined || attendance !== undefined;
      if (users.length > 0 === many)
        throw new Failure('Name people, or give --state or --attendance, not both.', exitCodes.usage);
      const text = (await textOption(evm.io, typed.text, undefined)) ?? '';
      refuseUsage(Object.values(validateLetter({ state: ['any'], subject, text })));
      const eventId = await findEvent(evm, named);
      const people = many ? [] : await findRegisteredPeople(evm, eventId, users);
      const recipientsText = many
        ? recipientsPhrase(state, attendance)
        : people.length === 1
          ? people[0]!.name
          : undefined;
      if (dryRun) {
        const recipients = many ? await readAllMatching(evm, eventId, state, attendance) : people;
        const to = recipients.length === 1 ? '1 person' : `${recipients.length} people`;
        if (json !== undefined) return showOne(evm.io, { written: recipients.length, withoutMail: null }, json);
        return showDryRun(evm, recipients, `It would write to ${to}.`, json);
      }
      await confirm(evm.io, `Write to ${recipientsText ?? `${people.length} people`}?`, yes);
      const to = many
        ? {
            ...(state && { state: state.map(enumOf) }),
            ...(attendance && { attendance: attendances[attendance] }),
          }
        : { userIds: people.map(({ id }) => id) };
      const { writeToRegistrations } = await evm.api.ask(mutation, { input: { eventId, ...to, subject, text } });
      const { written, withoutMail, undecided } = writeToRegistrations;
      const off =
        withoutMail === 0 ? '' : ` Another ${withoutMail} ${withoutMail === 1 ? 'takes' : 'take'} no such mail.`;
      evm.io.say(`Written to: ${written}.${off}`);
      if (json !== undefined) showOne(evm.io, { written, withoutMail }, json);
      failIfUndecided(people, undecided);
    });

const attendancePhrases = { in: 'have come', 'not-in': 'did not come', 'walk-in': 'came without a seat' };

const recipientsPhrase = (states: readonly string[] | undefined, attendance: keyof typeof attendances | undefined) =>
  `all who ${[states && `are ${states.join(' or ')}`, attendance && attendancePhrases[attendance]].filter(Boolean).join(' and ')}`;
