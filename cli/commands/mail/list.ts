import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { sentence } from './texts.ts';

const messagesQuery = document(`query ($first: Int!, $after: String, $state: MailState, $search: String, $cause: ID) {
  mailMessages(first: $first, after: $after, state: $state, search: $search, cause: $cause) {
    edges { node { id createdAt state kind to subject attempts answer settledAt } }
    pageInfo { hasNextPage endCursor }
  }
}`);

const causesQuery = document(`query ($first: Int!, $after: String) {
  mailCauses(first: $first, after: $after) {
    edges { node { id createdAt kind subject total sent kept queued failed withheld } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list messages of the last 30 days and what became of them, the newest first')
    .addOption(
      new Option('--state <state>', 'only messages in this state').choices([
        'queued',
        'sent',
        'kept',
        'failed',
        'withheld',
      ]),
    )
    .option('--search <text>', 'only those whose address holds this text')
    .option('--cause <cause>', 'only those that this set off, by its id')
    .addOption(
      new Option('--by-cause', 'a line for all that one cause set off, such as an announcement, with counts').conflicts(
        ['state', 'search', 'cause'],
      ),
    )
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm mail list --state failed --json to,answer',
        'evm mail list --search priya@college.example',
        'evm mail list --by-cause',
        'evm mail list --cause cause_01kafz5w4ye4rs7a1xkb0y7n5c --state failed',
      ),
    )
    .action(async ({ state, search, cause, byCause, limit, json }) => {
      const formatRow = await rowFormatterFor(evm, json);
      if (byCause) {
        const rows = await readUpTo(limit, async (page) => (await evm.api.ask(causesQuery, page)).mailCauses);
        const columns = ['id', 'createdAt', 'subject', 'total', 'sent', 'kept', 'queued', 'failed', 'withheld'];
        return showRows(evm.io, rows.map(formatRow), columns, json, sentence('none'));
      }
      const variables = { state: state && enumOf(state), search, cause };
      const rows = await readUpTo(
        limit,
        async (page) => (await evm.api.ask(messagesQuery, { ...variables, ...page })).mailMessages,
      );
      const columns = ['createdAt', 'state', 'kind', 'to', 'subject', 'attempts', 'id'];
      showRows(evm.io, rows.map(formatRow), columns, json, sentence('none'));
    });
