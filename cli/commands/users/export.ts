import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { fixedWords, tell } from '../../core/language.ts';
import { enumOf, examples, json } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { Progress } from '../../core/progress.ts';
import { pickFields, type Row } from '../../core/show.ts';
import { writeText } from '../../core/text.ts';
import { addFilterOptions } from './filter.ts';
import { sentence } from './texts.ts';

const columns = 'id firstName lastName email college role createdAt';

const query = document(
  `query ($first: Int!, $after: String, $search: String, $role: Role, $college: String, $isFirst: Boolean!) {
  users(first: $first, after: $after, search: $search, role: $role, college: $college) {
    totalCount @include(if: $isFirst)
    edges { node { ${columns} } }
    pageInfo { hasNextPage endCursor }
  }
}`,
);

export const define: Define = (command, evm) =>
  addFilterOptions(command)
    .description('write people as CSV, or as JSON')
    .option('-o, --output <file>', 'where to, readable for you only; else standard output')
    .addOption(json(columns))
    .addHelpText('after', examples('evm users export --role organizer > staff.csv', 'evm users export -o people.csv'))
    .action(async ({ search, college, role, output, json }) => {
      const { io, api } = evm;
      const filter = { search, college, role: role && enumOf(role) };
      const progress = new Progress(io);
      const people = fixedWords(io.env, sentence('people'));
      let [all, done] = [0, 0];
      const everybody = await readUpTo(String(Number.MAX_SAFE_INTEGER), async (page) => {
        const { users } = await api.ask(query, { ...filter, ...page, isFirst: page.after === null });
        all = users.totalCount ?? all;
        done += users.edges.length;
        progress.show(done, all, people);
        return users;
      }).finally(() => progress.end());
      const rows = everybody.map((person) => ({ ...person, role: person.role.toLowerCase() }));
      const text = json ? `${JSON.stringify(pickFields(rows, json), null, 2)}\n` : await csvOf(rows);
      if (await writeText(io, text, output, { mode: 0o600 }))
        await tell(io, sentence('exported', { count: everybody.length, file: output! }));
    });

async function csvOf(rows: readonly Row[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  // Escaped, so that a spreadsheet does not run a name as a formula.
  return stringify([...rows], { header: true, columns: columns.split(' '), escape_formulas: true });
}
