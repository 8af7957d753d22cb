import { stringify } from 'csv-stringify/sync';
import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { Progress } from '../../core/progress.ts';
import type { Row } from '../../core/show.ts';
import { writeText } from '../../core/text.ts';

export interface ExportOptions {
  search?: string;
  role?: string;
  college?: string;
  output?: string;
}

const columns = ['id', 'firstName', 'lastName', 'email', 'college', 'role', 'createdAt'];

const query = `query ($first: Int!, $after: String, $search: String, $role: Role, $college: String, $isFirst: Boolean!) {
  users(first: $first, after: $after, search: $search, role: $role, college: $college) {
    totalCount @include(if: $isFirst)
    edges { node { ${columns.join(' ')} } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Writes people as CSV that spreadsheets open without running what somebody has called themself. */
export async function run(io: Io, { ask }: Api, options: ExportOptions): Promise<void> {
  const { search, college } = options;
  const filter = { search, college, role: options.role?.toUpperCase() };
  const progress = new Progress(io);
  let [all, done] = [0, 0];
  const people = await readUpTo(String(Number.MAX_SAFE_INTEGER), async (page) => {
    const { users } = await ask<{ users: Connection & { totalCount?: number } }>(query, {
      ...filter,
      ...page,
      isFirst: page.after === null,
    });
    all = users.totalCount ?? all;
    done += users.edges.length;
    progress.show(done, all, 'people');
    return users;
  }).finally(() => progress.end());
  const { output } = options;
  if (await writeText(io, csvOf(people), output, { mode: 0o600 })) io.say(`${people.length} people are in ${output}.`);
}

const csvOf = (rows: readonly Row[]): string =>
  stringify(
    rows.map((row) => ({ ...row, role: String(row.role).toLowerCase() })),
    { header: true, columns, escape_formulas: true },
  );
