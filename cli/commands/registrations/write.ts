import { Option } from '@commander-js/extra-typings';
import { validateLetter } from '../../../api/registrations/validate.ts';
import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, refuseUsage } from '../../core/errors.ts';
import {
  alternatives,
  dryRun,
  enumOf,
  examples,
  idEmailOrName,
  idOrTitle,
  joined,
  json,
  yes,
} from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { textOption } from '../../core/text.ts';
import { findEvent } from '../events/find.ts';
import { readAllMatching, findRegisteredPeople, failIfUndecided, namesOf, showDryRun } from './requests.ts';
import { attendanceNames, attendances, states } from './states.ts';
import { tell } from '../../core/language.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

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
      if (users.length > 0 === many) throw new Failure(sentence('nameOrState'), exitCodes.usage);
      const text = (await textOption(evm.io, typed.text, undefined)) ?? '';
      refuseUsage(Object.values(validateLetter({ state: ['any'], subject, text })));
      const eventId = await findEvent(evm, named);
      const people = many ? [] : await findRegisteredPeople(evm, eventId, users);
      if (dryRun) {
        const recipients = many ? await readAllMatching(evm, eventId, state, attendance) : people;
        if (json !== undefined) return showOne(evm.io, { written: recipients.length, withoutMail: null }, json);
        const plan = sentence('wouldWrite', { people: message('people', { count: recipients.length }) });
        return showDryRun(evm, recipients, plan, json);
      }
      const recipients = many ? recipientsPhrase(state ?? [], attendance) : namesOf(people);
      await confirm(evm.io, sentence('writeQuestion', { people: recipients }), yes);
      const to = many
        ? {
            ...(state && { state: state.map(enumOf) }),
            ...(attendance && { attendance: attendances[attendance] }),
          }
        : { userIds: people.map(({ id }) => id) };
      const { writeToRegistrations } = await evm.api.ask(mutation, { input: { eventId, ...to, subject, text } });
      const { written, withoutMail, undecided } = writeToRegistrations;
      const done = sentence('written', { written });
      await tell(evm.io, withoutMail === 0 ? done : joined(done, sentence('withoutMail', { count: withoutMail })));
      if (json !== undefined) showOne(evm.io, { written, withoutMail }, json);
      failIfUndecided(people, undecided);
    });

function recipientsPhrase(states: readonly string[], attendance: keyof typeof attendances | undefined): Sentence {
  const came = attendance === 'not-in' ? 'notIn' : attendance === 'in' ? 'in' : 'other';
  if (states.length === 0) return sentence('allByAttendance', { attendance: came });
  const phrase = { states: alternatives(states) };
  return attendance
    ? sentence('allInStatesByAttendance', { ...phrase, attendance: came })
    : sentence('allInStates', phrase);
}
