import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { findEvent } from '../events/find.ts';
import { announcementFields, priority, outputRow } from './fields.ts';
import { sentence } from './texts.ts';

const query = document(
  `query ($first: Int!, $after: String, $eventId: ID, $priority: AnnouncementPriority, $state: AnnouncementState, $search: String) {
  announcements(first: $first, after: $after, eventId: $eventId, priority: $priority, state: $state, search: $search) {
    edges { node { ${announcementFields} seenCount audienceCount } }
    pageInfo { hasNextPage endCursor }
  }
}`,
);

export const define: Define = (command, evm) =>
  command
    .description('list announcements: the pinned ones, then the newest')
    .option('--event <event>', 'only those of this event: its id, or words of its title')
    .option('--search <words>', 'words that the title must hold')
    .addOption(priority())
    .addOption(
      new Option('--state <state>', 'only these').choices(['draft', 'scheduled', 'published', 'ended'] as const),
    )
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm announcements list --priority high',
        'evm announcements list --event "Robotics Workshop" --json title,content',
        'evm announcements list --state draft --search "gates open"',
      ),
    )
    .action(async ({ event, search, priority, state, limit, json }) => {
      const variables = {
        eventId: event === undefined ? undefined : await findEvent(evm, event),
        search,
        priority: priority && enumOf(priority),
        state: state && enumOf(state),
      };
      const found = await readUpTo(
        limit,
        async (page) => (await evm.api.ask(query, { ...variables, ...page })).announcements,
      );
      const columns = ['id', 'createdAt', 'priority', 'state', 'title'];
      showRows(evm.io, found.map(outputRow).map(await rowFormatterFor(evm, json)), columns, json, sentence('none'));
    });
