import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { sentence } from './texts.ts';

const query = document(`query ($first: Int!, $after: String) {
  topPerformers(first: $first, after: $after) {
    edges { node { rank userId userName college eventCount totalScore achievements } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list who has reached most')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm leaderboard top --limit 5', 'evm leaderboard top --json userName,totalScore'))
    .action(async ({ limit, json }) => {
      const rows = await readUpTo(limit, async (page) => (await evm.api.ask(query, page)).topPerformers);
      const columns = ['rank', 'userName', 'college', 'eventCount', 'totalScore'];
      showRows(evm.io, rows, columns, json, sentence('noPeople'));
    });
