import { goesToAll } from '../../../api/announcements/status.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { dryRun, examples, unchanged, yes } from '../../core/options.ts';
import { askText } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { announcementFields, fieldsOf, dryRunRow, outputRow, addFieldOptions } from './fields.ts';
import { confirmPublishingToAll, readersOf } from './readers.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const mutation = document(`mutation ($input: CreateAnnouncementInput!) {
  createAnnouncement(input: $input) { announcement { ${announcementFields} } }
}`);

/** The success message by state. */
const messageByState = {
  DRAFT: sentence('draftSaved'),
  SCHEDULED: sentence('scheduled'),
  PUBLISHED: sentence('published'),
  ENDED: sentence('savedEnded'),
} as const;

/** On a terminal it asks for missing required fields. */
export const define: Define = (command, evm) =>
  addFieldOptions(command)
    .description('write an announcement (organizers, admins)')
    .option('--draft', 'keep it as a draft of the organizers and admins')
    .addOption(dryRun())
    .addOption(yes())
    .addHelpText(
      'after',
      examples(
        'evm announcements create --title "Gates open at nine" --content "Bring your card." --priority high',
        'evm announcements create --title Results --content-file results.txt --event "Robotics Workshop" --draft',
        'evm announcements create --title Parking --content "Use the north gate." --event Convocation --audience seats --at "2026-12-04 07:00" --until "2026-12-04 22:00" --pin',
        'fortune | evm announcements create --title "Thought of the day" --content -',
      ),
    )
    .action(async ({ draft, dryRun, json, yes, ...options }) => {
      const {
        title = '',
        content = '',
        ...more
      } = await fieldsOf(evm, {
        ...options,
        title: options.title ?? (await askText(evm.io, sentence('title'), '--title')),
        ...(!options.contentFile && {
          content: options.content ?? (await askText(evm.io, sentence('content'), '--content')),
        }),
      });
      const input = { title, content, ...more, isPublished: !draft };
      if (dryRun) {
        const plan = draft
          ? sentence('wouldSaveDraft')
          : sentence('wouldPublish', { people: await readersOf(evm.api, input) });
        await tell(evm.io, unchanged(plan));
        return showOne(evm.io, (await rowFormatterFor(evm, json))(dryRunRow(input)), json);
      }
      if (goesToAll(input)) await confirmPublishingToAll(evm, yes);
      const { announcement } = (await evm.api.ask(mutation, { input })).createAnnouncement;
      await tell(evm.io, messageByState[announcement.state]);
      const formatRow = await rowFormatterFor(evm, json);
      showOne(evm.io, formatRow(outputRow(announcement)), json);
    });
