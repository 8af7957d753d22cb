import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { sentence } from './texts.ts';

const query = document(`query ($first: Int!, $after: String, $unread: Boolean) {
  notices(first: $first, after: $after, unread: $unread) {
    edges { node { id createdAt isRead kind title text path } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list what you were told within the last 90 days, the newest first')
    .option('--unread', 'only what you have not read')
    .addOption(limit())
    .addOption(json())
    .addHelpText('after', examples('evm notices list --unread', 'evm notices list --json title,path --limit 5'))
    .action(async ({ unread, limit, json }) => {
      const rows = await readUpTo(limit, async (page) => (await evm.api.ask(query, { unread, ...page })).notices);
      const nothing = sentence(unread ? 'allRead' : 'none');
      showRows(
        evm.io,
        rows.map(await rowFormatterFor(evm, json)),
        ['id', 'createdAt', 'isRead', 'title', 'text'],
        json,
        nothing,
      );
    });
