import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples } from '../../core/options.ts';
import { askText } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { shownBy } from '../../core/when.ts';
import { announcementFields, fieldsOf, shown, withFields } from './fields.ts';

const mutation = document(`mutation ($input: CreateAnnouncementInput!) {
  createAnnouncement(input: $input) { announcement { ${announcementFields} } }
}`);

/** On a terminal it asks for what an announcement cannot be without. */
export const define: Define = (command, evm) =>
  withFields(command)
    .description('write an announcement (organizers, admins)')
    .option('--draft', 'keep it as a draft of the organizers and admins')
    .addHelpText(
      'after',
      examples(
        'evm announcements create --title "Gates open at nine" --content "Bring your card." --priority high',
        'evm announcements create --title Results --content-file results.txt --event "Robotics Workshop" --draft',
        'fortune | evm announcements create --title "Thought of the day" --content -',
      ),
    )
    .action(async ({ draft, json, ...options }) => {
      const {
        title = '',
        content = '',
        ...more
      } = await fieldsOf(evm, {
        ...options,
        title: options.title ?? (await askText(evm.io, 'Title', '--title')),
        ...(!options.contentFile && {
          content: options.content ?? (await askText(evm.io, 'Content', '--content')),
        }),
      });
      const input = { title, content, ...more, isPublished: !draft };
      const { announcement } = (await evm.api.ask(mutation, { input })).createAnnouncement;
      evm.io.say(draft ? 'Draft saved.' : 'Announcement published.');
      const atTheClock = await shownBy(evm, json);
      showOne(evm.io, atTheClock(shown(announcement)), json);
    });
