import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { eventOf, findEvent } from './find.ts';
import { sentence } from './texts.ts';

const query = document(`query ($id: ID!, $first: Int!, $after: String, $search: String, $sort: ParticipantSort) {
  event(id: $id) {
    participants(first: $first, after: $after, search: $search, sort: $sort) {
      edges { node { userId name email college phone specialRequirements createdAt } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** E-mail addresses are empty if the viewer may not see them. */
export const define: Define = (command, evm) =>
  command
    .description('list who has a seat, in the order in which the seats were taken')
    .argument('<event>', idOrTitle)
    .option('--search <words>', 'words that the name must hold')
    .addOption(new Option('--sort <order>', 'another order').choices(['registered', 'newest', 'name', 'college']))
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm events participants "Robotics Workshop"',
        'evm events participants event_01jd… --limit 500 > seats.tsv',
      ),
    )
    .action(async (named, { search, sort, limit, json }) => {
      const variables = { id: await findEvent(evm, named), search, sort: sort && enumOf(sort) };
      const rows = await readUpTo(
        limit,
        async (page) => eventOf(await evm.api.ask(query, { ...variables, ...page })).participants,
      );
      showRows(
        evm.io,
        rows.map(await rowFormatterFor(evm, json)),
        ['name', 'email', 'college', 'createdAt'],
        json,
        sentence('noParticipants'),
      );
    });
