import { expect } from 'vitest';
import { type Statement, statement } from '../core/statements/rows.ts';
import type { Api } from './api.ts';
import type { Sql } from './build.ts';
import { settledIn } from './journal.ts';

/**
 * Vacuums a table, or all tables. The checkpoint is needed: rows of recent commits would not be marked all-visible, and
 * plans would look them up row by row.
 */
export async function vacuum(sql: Sql, table = ''): Promise<void> {
  await settledIn(sql)();
  await sql('CHECKPOINT');
  // another snapshot, such as of autovacuum, may prevent the removal of rows, so retry
  for (let tries = 0; tries < 5; tries += 1) {
    await sql(`VACUUM ANALYZE ${table}`);
    if ((await sql(tablesToVacuum, [table])).length === 0) break;
  }
}

const tablesToVacuum = `SELECT FROM pg_stat_user_tables WHERE n_dead_tup > 0 AND relname <> 'journal' AND ($1 = '' OR relname = $1)`;

/** A node of a query plan, as in `EXPLAIN`. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** The plans of all statements that an operation reads with. */
export async function plansOf(
  { database, sql }: Pick<Api, 'database' | 'sql'>,
  work: () => Promise<{ errors: readonly unknown[] }>,
): Promise<PlanNode[]> {
  const sentStatements: { text: string; values: readonly unknown[] }[] = [];
  const { reader } = database;
  const rows = reader.rows.bind(reader);
  reader.rows = <Row>(what: Statement<Row>, values: readonly unknown[]) => {
    sentStatements.push({ text: what.text, values });
    return rows(what, values);
  };
  const { errors } = await work();
  reader.rows = rows;
  expect(errors).toEqual([]);
  const plans = [];
  for (const { text, values } of sentStatements) {
    const [row] = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values,
    );
    plans.push(row!['QUERY PLAN'][0]!.Plan);
  }
  return plans;
}

/** All nodes of a plan. */
export const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The number of buffer pages that the plans touched. */
export const pagesIn = (plans: readonly PlanNode[]): number =>
  plans.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);

const preparedStatements = statement<{ name: string; kept: number; anew: number }>(
  '',
  `SELECT name, generic_plans::int AS kept, custom_plans::int AS anew FROM pg_prepared_statements`,
);

/**
 * The prepared statements of all read connections, and how often each was planned: five times if a generic plan is
 * used.
 */
export async function preparedReads({ database }: Pick<Api, 'database'>): Promise<{ name: string; anew: number }[]> {
  const found = [];
  // connections are used in rotation
  for (let lane = 0; lane < 3; lane += 1) found.push(...(await database.reader.rows(preparedStatements)));
  return found.filter(({ kept, anew }) => kept + anew > 8);
}
