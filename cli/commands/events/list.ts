import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { clockFor, rowFormatterFor } from '../../core/when.ts';
import { sentence } from './texts.ts';

const query = document(`query (
  $first: Int!, $after: String, $filter: EventFilter!, $search: String, $tags: [String!], $approval: EventApproval,
  $from: DateTime, $to: DateTime, $mine: Boolean, $free: Boolean, $place: String, $sort: EventSort!
) {
  events(
    first: $first, after: $after, filter: $filter, search: $search, tags: $tags, approval: $approval,
    startDate: $from, endDate: $to, mine: $mine, freeSeats: $free, place: $place, sort: $sort
  ) {
    edges { node { id title date endsAt location registeredCount capacity tags organizerName cancelledAt } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list events: those to come first, then past ones')
    .addOption(
      new Option('--filter <part>', 'which part of the calendar')
        .choices(['all', 'now', 'upcoming', 'past'])
        .default('all'),
    )
    .option('--search <words>', 'words that must all occur')
    .option('--place <words>', 'words that must all occur in the location')
    .option('--tag <tag...>', 'tags that an event must all have')
    .option('--mine', 'only with a seat, a place in line or a request of yours, or run by you')
    .option('--free', 'only those that have not begun and have a free seat')
    .addOption(
      new Option('--sort <order>', 'by date, or most free seats first').choices(['date', 'seats']).default('date'),
    )
    .addOption(
      new Option('--approval <state>', 'only events in this state').choices(['approved', 'pending', 'rejected']),
    )
    .option(
      '--from <moment>',
      'only what begins from then on: 2026-12-04, "2026-12-04 18:30" by the clock of the college, or ISO 8601',
    )
    .option('--to <moment>', 'only what begins up to then; a day counts to its end')
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm events list --filter upcoming',
        'evm events list --tag robotics --json id,title,date',
        'evm events list --approval pending',
        'evm events list --free --sort seats --place "main hall"',
        'evm events list --from 2026-12-01 --to 2026-12-31',
      ),
    )
    .action(async ({ filter, search, place, tag, mine, free, sort, approval, from, to, limit, json }) => {
      const clock = await clockFor(evm.api, from, to);
      const variables = {
        filter: enumOf(filter),
        search,
        place,
        tags: tag,
        mine,
        free,
        sort: enumOf(sort),
        approval: approval && enumOf(approval),
        from: from === undefined ? undefined : clock.edgeOf(from, 'first', '--from').toISOString(),
        to: to === undefined ? undefined : clock.edgeOf(to, 'last', '--to').toISOString(),
      };
      const events = await readUpTo(
        limit,
        async (page) => (await evm.api.ask(query, { ...variables, ...page })).events,
      );
      const rows = events.map((event) => ({
        ...event,
        seats: event.cancelledAt ? 'cancelled' : `${event.registeredCount}/${event.capacity}`,
      }));
      showRows(
        evm.io,
        rows.map(await rowFormatterFor(evm, json)),
        ['id', 'date', 'title', 'location', 'seats'],
        json,
        sentence('none'),
      );
    });
