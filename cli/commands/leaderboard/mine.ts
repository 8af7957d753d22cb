import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { sentence } from './texts.ts';

const query = document(`query {
  viewerPerformer { rank userName totalScore eventCount }
  viewerCollege { rank college totalScore eventCount }
}`);

export const define: Define = (command, evm) =>
  command
    .description('show your rank and that of your college')
    .addOption(json())
    .addHelpText('after', examples('evm leaderboard mine', 'evm leaderboard mine --json rank,name'))
    .action(async ({ json }) => {
      const { viewerPerformer: self, viewerCollege } = await evm.api.ask(query, {});
      const rows = [
        ...(self ? [{ ...self, name: self.userName }] : []),
        ...(viewerCollege ? [{ ...viewerCollege, name: viewerCollege.college }] : []),
      ].map(({ rank, name, totalScore, eventCount }) => ({ rank, name, totalScore, eventCount }));
      showRows(evm.io, rows, ['rank', 'name', 'totalScore', 'eventCount'], json, sentence('noPoints'));
    });
