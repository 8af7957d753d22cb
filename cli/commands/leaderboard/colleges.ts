import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { sentence } from './texts.ts';

const query = document(`query ($first: Int!, $after: String) {
  collegeRankings(first: $first, after: $after) {
    edges { node { rank college totalScore participantCount eventCount } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list which colleges have reached most')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm leaderboard colleges', 'evm leaderboard colleges --json college,rank'))
    .action(async ({ limit, json }) => {
      const rows = await readUpTo(limit, async (page) => (await evm.api.ask(query, page)).collegeRankings);
      const columns = ['rank', 'college', 'totalScore', 'participantCount', 'eventCount'];
      showRows(evm.io, rows, columns, json, sentence('noColleges'));
    });
