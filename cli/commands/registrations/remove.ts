import { mostDecisions, validateRemoving } from '../../../api/registrations/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { refuseUsage } from '../../core/errors.ts';
import { dryRun, examples, idEmailOrName, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showRows } from '../../core/show.ts';
import { findEvent } from '../events/find.ts';
import { idBatches, findRegisteredPeople, failIfUndecided, namesOf, showDryRun } from './requests.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const mutation = document(`mutation ($input: RemoveRegistrationsInput!) {
  removeRegistrations(input: $input) { removedUserIds undecided { userId message } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('give back seats, places in line and requests of people (creator and managers of the event, admins)')
    .argument('<event>', idOrTitle)
    .argument('<users...>', `each ${idEmailOrName}`)
    .option('--reason <text>', 'why, up to 500 characters; they read it')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json('userId name email'))
    .addHelpText(
      'after',
      examples(
        'evm registrations remove "Robotics Workshop" priya@college.example ravi',
        'evm registrations remove event_01jd… user_01jd… --yes --reason "You are registered twice."',
      ),
    )
    .action(async (named, users, { reason, dryRun, yes, json }) => {
      refuseUsage([validateRemoving({ userIds: ['one'], reason }).reason]);
      const eventId = await findEvent(evm, named);
      const people = await findRegisteredPeople(evm, eventId, users);
      const names = { people: namesOf(people) };
      if (dryRun) return showDryRun(evm, people, sentence('wouldRemove', names), json);
      await confirm(evm.io, sentence('removeQuestion', names), yes);
      const removed = new Set<string>();
      const undecided = [];
      for (const userIds of idBatches(people, mostDecisions)) {
        const { removeRegistrations } = await evm.api.ask(mutation, { input: { eventId, userIds, reason } });
        for (const id of removeRegistrations.removedUserIds) removed.add(id);
        undecided.push(...removeRegistrations.undecided);
      }
      await tell(evm.io, sentence('removed', { count: removed.size }));
      const rows = people.filter(({ id }) => removed.has(id)).map(({ id, ...rest }) => ({ userId: id, ...rest }));
      showRows(evm.io, rows, ['name', 'email'], json, sentence('nobodyRemoved'));
      failIfUndecided(people, undecided);
    });
