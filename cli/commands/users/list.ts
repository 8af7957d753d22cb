import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { enumOf, examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { addFilterOptions } from './filter.ts';
import { sentence } from './texts.ts';

const query = document(`query ($first: Int!, $after: String, $search: String, $role: Role, $college: String) {
  users(first: $first, after: $after, search: $search, role: $role, college: $college) {
    edges { node { id name email role college createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  addFilterOptions(command)
    .description('list people with an account, the newest first')
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm users list --search priya',
        'evm users list --role organizer --json email',
        'evm users list --college "Hill College" --limit 500',
      ),
    )
    .action(async ({ search, role, college, limit, json }) => {
      const variables = { search, role: role && enumOf(role), college };
      const people = await readUpTo(limit, async (page) => (await evm.api.ask(query, { ...variables, ...page })).users);
      showRows(evm.io, people, ['id', 'name', 'email', 'role', 'college'], json, sentence('nobodyFound'));
    });
