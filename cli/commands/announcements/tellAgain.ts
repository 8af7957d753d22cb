import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { shownBy } from '../../core/when.ts';
import { findAnnouncement } from './find.ts';
import { announcementFields, shown, shownFields } from './fields.ts';

const mutation = document(`mutation ($input: TellAnnouncementAgainInput!) {
  tellAnnouncementAgain(input: $input) { announcement { ${announcementFields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('tell an announcement again to those who have not read it, at most once an hour (organizers, admins)')
    .argument('<announcement>', idOrTitle)
    .addOption(json(shownFields))
    .addHelpText('after', examples('evm announcements tell-again "Gates open"'))
    .action(async (named, { json }) => {
      const announcementId = await findAnnouncement(evm, named);
      const { announcement } = (await evm.api.ask(mutation, { input: { announcementId } })).tellAnnouncementAgain;
      evm.io.say('Told again to those who have not read it.');
      const atTheClock = await shownBy(evm, json);
      showOne(evm.io, atTheClock(shown(announcement)), json);
    });
