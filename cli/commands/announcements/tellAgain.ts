import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { dryRun, examples, idOrTitle, json, unchanged } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findAnnouncement, noAnnouncement } from './find.ts';
import { announcementFields, outputRow, outputFields } from './fields.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document(`query ($id: ID!) {
  announcement(id: $id) { ${announcementFields} seenCount audienceCount }
}`);

const mutation = document(`mutation ($input: TellAnnouncementAgainInput!) {
  tellAnnouncementAgain(input: $input) { announcement { ${announcementFields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('tell an announcement again to those who have not read it, at most once an hour (organizers, admins)')
    .argument('<announcement>', idOrTitle)
    .addOption(dryRun())
    .addOption(json(outputFields))
    .addHelpText('after', examples('evm announcements tell-again "Gates open"'))
    .action(async (named, { dryRun, json }) => {
      const announcementId = await findAnnouncement(evm, named);
      const formatRow = await rowFormatterFor(evm, json);
      if (dryRun) {
        const { announcement } = await evm.api.ask(query, { id: announcementId });
        if (!announcement) throw noAnnouncement();
        const { seenCount, audienceCount, ...rest } = announcement;
        const unread = (audienceCount ?? 0) - (seenCount ?? 0);
        await tell(evm.io, unchanged(sentence('wouldTell', { unread, all: audienceCount ?? 0 })));
        return showOne(evm.io, formatRow(outputRow(rest)), json);
      }
      const { announcement } = (await evm.api.ask(mutation, { input: { announcementId } })).tellAnnouncementAgain;
      await tell(evm.io, sentence('toldAgain'));
      showOne(evm.io, formatRow(outputRow(announcement)), json);
    });
