import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, idOrTitle, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { eventOf, findEvent } from '../events/find.ts';
import { sentence } from './texts.ts';

const query = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    leaderboard(first: $first, after: $after) {
      edges { node { rank hasMedal userId userName college score achievements lastUpdated } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('show the board of one event')
    .argument('<event>', idOrTitle)
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples('evm scores board "Robotics Workshop"', 'evm scores board event_01jd… --limit 10 --json'),
    )
    .action(async (named, { limit, json }) => {
      const id = await findEvent(evm, named);
      const rows = await readUpTo(
        limit,
        async (page) => eventOf(await evm.api.ask(query, { id, ...page })).leaderboard,
      );
      const columns = ['rank', 'userName', 'college', 'score', 'achievements'];
      showRows(evm.io, rows, columns, json, sentence('noBoard'));
    });
