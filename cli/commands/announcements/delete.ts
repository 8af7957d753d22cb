import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { findAnnouncement, noAnnouncement } from './find.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document('query ($id: ID!) { announcement(id: $id) { title } }');

const mutation = document(`mutation ($input: DeleteAnnouncementInput!) {
  deleteAnnouncement(input: $input) { deletedAnnouncementId }
}`);

export const define: Define = (command, evm) =>
  command
    .description('delete an announcement, for good (organizers, admins)')
    .argument('<announcement>', idOrTitle)
    .addOption(yes())
    .addOption(json('deletedAnnouncementId'))
    .addHelpText(
      'after',
      examples('evm announcements delete "Gates open"', 'evm announcements delete announcement_01jd… --yes'),
    )
    .action(async (named, { yes, json }) => {
      const announcementId = await findAnnouncement(evm, named);
      const { announcement } = await evm.api.ask(query, { id: announcementId });
      if (!announcement) throw noAnnouncement();
      await confirm(evm.io, sentence('deleteQuestion', { title: announcement.title }), yes);
      const { deleteAnnouncement } = await evm.api.ask(mutation, { input: { announcementId } });
      await tell(evm.io, sentence('deleted', { title: announcement.title }));
      showOne(evm.io, deleteAnnouncement, json);
    });
