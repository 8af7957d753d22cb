import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { eventOf, findEvent } from './find.ts';

const query = document(`query ($id: ID!) {
  event(id: $id) {
    title registeredCount waitlistCount announcements(first: 1) { totalCount } awards(first: 1) { totalCount }
  }
}`);

const mutation = document('mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }');

/** It says what goes with the event, and asks. */
export const define: Define = (command, evm) =>
  command
    .description('delete an event with all that belongs to it, for good (its creator, admins)')
    .argument('<event>', idOrTitle)
    .addOption(yes())
    .addOption(json('deletedEventId'))
    .addHelpText('after', examples('evm events delete "Robotics Workshop"', 'evm events delete event_01jd… --yes'))
    .action(async (named, { yes, json }) => {
      const eventId = await findEvent(evm, named);
      const event = eventOf(await evm.api.ask(query, { id: eventId }));
      const goes = [
        counted(event.registeredCount, 'registration'),
        ...(event.waitlistCount > 0 ? [`${event.waitlistCount} in line`] : []),
        counted(event.announcements.totalCount, 'announcement'),
        counted(event.awards.totalCount, 'award'),
      ].join(', ');
      await confirm(evm.io, `Delete "${event.title}" for good? With it go: ${goes}.`, yes);
      const { deleteEvent } = await evm.api.ask(mutation, { input: { eventId } });
      evm.io.say(`Deleted "${event.title}", and with it: ${goes}.`);
      showOne(evm.io, deleteEvent, json);
    });

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
