import type { Define, Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { examples, json, limit } from '../../core/options.ts';
import { readUpTo } from '../../core/pages.ts';
import { showRows } from '../../core/show.ts';
import { clockFor, rowFormatterFor } from '../../core/when.ts';
import { sentence } from './texts.ts';

const query = document(`query (
  $first: Int!, $after: String, $action: String, $actorId: ID, $subjectId: ID, $from: DateTime, $to: DateTime
) {
  auditTrail(first: $first, after: $after, action: $action, actorId: $actorId, subjectId: $subjectId, from: $from, to: $to) {
    edges { node {
      id action actorId actorName subjectId subjectName address createdAt
      changes { field before after }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`);

export const define: Define = (command, evm) =>
  command
    .description('list who did what of consequence, the newest first (admins)')
    .option('--action <action>', 'only this, such as role.change, settings.change or event.delete')
    .option('--actor <user>', 'only what this person did: their id, e-mail address or name')
    .option('--subject <subject>', 'only what was done to this: an id, or the e-mail address or name of a person')
    .option(
      '--from <moment>',
      'only from then on: 2026-12-04, "2026-12-04 18:30" by the clock of the college, or ISO 8601',
    )
    .option('--to <moment>', 'only up to then; a day counts to its end')
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm audit --action role.change',
        'evm audit --actor admin@college.example --from 2026-12-01 --to 2026-12-04',
        'evm audit --subject event_01jd… --json createdAt,actorName,action',
      ),
    )
    .action(async ({ action, actor, subject, from, to, limit, json }) => {
      const clock = await clockFor(evm.api, from, to);
      const variables = {
        action,
        from: from === undefined ? undefined : clock.edgeOf(from, 'first', '--from').toISOString(),
        to: to === undefined ? undefined : clock.edgeOf(to, 'last', '--to').toISOString(),
        actorId: actor === undefined ? undefined : await idOf(evm, actor),
        subjectId: subject === undefined ? undefined : await idOf(evm, subject),
      };
      const found = await readUpTo(
        limit,
        async (page) => (await evm.api.ask(query, { ...variables, ...page })).auditTrail,
      );
      const rows = found.map((entry) => ({ ...entry, summary: entry.changes.map(lineOf).join('; ') }));
      const columns = ['createdAt', 'actorName', 'action', 'subjectName', 'summary'];
      showRows(evm.io, rows.map(await rowFormatterFor(evm, json)), columns, json, sentence('none'));
    });

/** Treats anything in the form of an id as an id, because the trail also contains ids of deleted objects. */
async function idOf(evm: Evm, named: string): Promise<string> {
  if (/^[a-z]+_[0-9a-z]{26}$/.test(named)) return named;
  // Imported here, because `evm --help` loads this file and does not need it.
  const { findUser } = await import('../users/find.ts');
  return (await findUser(evm, named)).id;
}

const lineOf = ({ field, before, after }: { field: string; before: string | null; after: string | null }) =>
  `${field}: ${before ?? '–'} → ${after ?? '–'}`;
