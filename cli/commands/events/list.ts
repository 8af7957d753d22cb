import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';

const query = document(`query (
  $first: Int!, $after: String, $filter: EventFilter!, $search: String, $tags: [String!], $approval: EventApproval
) {
  events(first: $first, after: $after, filter: $filter, search: $search, tags: $tags, approval: $approval) {
    edges { node { id title date location registeredCount capacity tags organizerName } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list events: those to come first, then past ones')
    .addOption(
      new Option('--filter <part>', 'which part of the calendar').choices(['all', 'upcoming', 'past']).default('all'),
    )
    .option('--search <words>', 'words that must all occur')
    .option('--tag <tag...>', 'tags that an event must all have')
    .addOption(
      new Option('--approval <state>', 'only events in this state').choices(['approved', 'pending', 'rejected']),
    )
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm events list --filter upcoming',
        'evm events list --tag robotics --json id,title,date',
        'evm events list --approval pending',
      ),
    )
    .action(async ({ filter, search, tag, approval, limit, json }) => {
      const variables = { filter: enumOf(filter), search, tags: tag, approval: approval && enumOf(approval) };
      const events = await readUpTo(
        limit,
        async (page) => (await evm.api.ask(query, { ...variables, ...page })).events,
      );
      const rows = events.map((event) => ({ ...event, seats: `${event.registeredCount}/${event.capacity}` }));
      showRows(evm.io, rows, ['id', 'date', 'title', 'location', 'seats'], json, 'No events found.');
    });
