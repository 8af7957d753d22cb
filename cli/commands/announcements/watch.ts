import type { Sentence } from '../../../api/core/texts/texts.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import type { Io } from '../../core/io.ts';
import { fixedWords } from '../../core/language.ts';
import { examples, json } from '../../core/options.ts';
import { type JsonOptionValue, pickFields, type Row, textOf } from '../../core/show.ts';
import { fitToWidth } from '../../core/width.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findEvent } from '../events/find.ts';
import { announcementFields, outputRow } from './fields.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const subscription = document(`subscription ($eventId: ID) {
  announcementChanged(eventId: $eventId) {
    what: __typename
    ... on AnnouncementCreated { announcement { ${announcementFields} } }
    ... on AnnouncementUpdated { announcement { ${announcementFields} } }
    ... on AnnouncementDeleted { deletedAnnouncementId }
    ... on ReadAgain { reason }
  }
}`);

/** Output fields, in order. */
const fields = 'at what id title priority state audience eventId eventTitle creatorName createdAt updatedAt content';

export const define: Define = (command, evm) =>
  command
    .description('follow announcements live, one line each, until Ctrl-C')
    .option('--event <event>', 'only those of this event: its id, or words of its title')
    .addOption(json(fields, 'print a JSON object a line, all fields or the named ones'))
    .addHelpText(
      'after',
      examples(
        'evm announcements watch',
        'evm announcements watch --event "Robotics Workshop"',
        'evm announcements watch --json what,title | jq .title',
      ),
    )
    .action(async ({ event, json }) => {
      const { follow } = await import('../../core/live.ts');
      const eventId = event === undefined ? undefined : await findEvent(evm, event);
      const { io, api } = evm;
      const formatRow = await rowFormatterFor(evm, json);
      const say = (what: Sentence) => io.say(fixedWords(io.env, what));
      let connections = 0;
      await follow(evm, subscription, { eventId }, ({ announcementChanged: change }) => {
        switch (change.what) {
          case 'AnnouncementCreated':
            return printChange(io, 'new', outputRow(change.announcement), json, formatRow);
          case 'AnnouncementUpdated':
            return printChange(io, 'edited', outputRow(change.announcement), json, formatRow);
          case 'AnnouncementDeleted':
            return printChange(io, 'gone', { id: change.deletedAnnouncementId }, json, formatRow);
          case 'ReadAgain':
            if (change.reason !== 'SUBSCRIBED') say(message('missed', { command: 'evm announcements list' }));
            else if (++connections > 1) say(sentence('connectedAgain', { command: 'evm announcements list' }));
            else say(sentence('following', { host: api.host }));
        }
      });
    });

/** Prints a change as a line. A deleted announcement has only its id. */
function printChange(
  io: Io,
  what: string,
  announcement: Row,
  json: JsonOptionValue,
  formatRow: (row: Row) => Row,
): void {
  const formatted = formatRow({ at: new Date().toISOString(), what, ...announcement });
  const row = Object.fromEntries(fields.split(' ').map((field) => [field, formatted[field] ?? null]));
  if (json) return io.out(JSON.stringify(pickFields([row], json)[0]));
  const { at, id, priority, eventTitle, title } = row;
  if (io.width === undefined) return io.out([at, what, id, priority, eventTitle, title].map(textOf).join('\t'));
  // The id is last, because a narrow terminal cuts the end of the line. --json has it in full.
  const cells = [at, what, priority, eventTitle, title, id].map(textOf).filter(Boolean);
  io.out(fitToWidth(cells.join('  '), io.width).trimEnd());
}
