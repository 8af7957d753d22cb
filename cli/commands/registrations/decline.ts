import { reasonProblem } from '../../../api/core/validation/validate.ts';
import { mostDecisions } from '../../../api/registrations/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { refuseUsage } from '../../core/errors.ts';
import { dryRun, examples, idOrTitle, json, yes } from '../../core/options.ts';
import { askText, confirm } from '../../core/prompt.ts';
import { showRows } from '../../core/show.ts';
import { findEvent } from '../events/find.ts';
import { idBatches, readRequests, failIfUndecided, namesOf, showDryRun, requestersHelp } from './requests.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const mutation = document(`mutation ($input: DeclineRegistrationsInput!) {
  declineRegistrations(input: $input) { declinedUserIds undecided { userId message } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('end requests for a seat and tell the people why (creator and managers of the event, admins)')
    .argument('<event>', idOrTitle)
    .argument('[users...]', requestersHelp)
    .option('--all', 'everybody who has asked')
    .option('--reason <text>', 'why, up to 500 characters; they read it')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json('userId name email'))
    .addHelpText(
      'after',
      examples(
        'evm registrations decline "Robotics Workshop" priya@college.example --reason "This one is for beginners."',
        'evm registrations decline event_01jd… --all --yes --reason "The hall is closed."',
      ),
    )
    .action(async (named, users, { all, dryRun, yes, json, ...options }) => {
      const reason = options.reason ?? (await askText(evm.io, sentence('why'), '--reason'));
      refuseUsage([reasonProblem(reason)]);
      const eventId = await findEvent(evm, named);
      const people = await readRequests(evm, eventId, users, all);
      if (dryRun) {
        const requests = sentence('requests', { count: people.length });
        return showDryRun(evm, people, sentence('wouldDecline', { requests }), json);
      }
      await confirm(evm.io, sentence('declineQuestion', { people: namesOf(people) }), yes);
      const declined = new Set<string>();
      const undecided = [];
      for (const userIds of idBatches(people, mostDecisions)) {
        const { declineRegistrations } = await evm.api.ask(mutation, { input: { eventId, userIds, reason } });
        for (const id of declineRegistrations.declinedUserIds) declined.add(id);
        undecided.push(...declineRegistrations.undecided);
      }
      await tell(evm.io, sentence('declined', { count: declined.size }));
      const rows = people.filter(({ id }) => declined.has(id)).map(({ id, ...rest }) => ({ userId: id, ...rest }));
      showRows(evm.io, rows, ['name', 'email'], json, sentence('nobodyDeclined'));
      failIfUndecided(people, undecided);
    });
