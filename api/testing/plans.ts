import { expect, vi } from 'vitest';
import { type Statement, statement } from '../core/statements/rows.ts';
import type { Api } from './api.ts';
import type { Sql } from './build.ts';
import { settledIn } from './journal.ts';

/**
 * Vacuums a table, or all tables, until nearly all pages are marked all-visible. Plans look up the rows of other pages one
 * by one. The checkpoint is needed, because rows of recent commits are not marked before their commits are on the disk.
 */
export async function vacuum(sql: Sql, table = ''): Promise<void> {
  await settledIn(sql)();
  await sql('CHECKPOINT');
  // a snapshot of another connection, such as of autovacuum, prevents the marks
  await vi.waitFor(
    async () => {
      await sql(`VACUUM ANALYZE ${table}`);
      expect(await sql(tablesToVacuum, [table])).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
}

const tablesToVacuum = `SELECT c.relname AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE relpages - relallvisible > 1 + relpages / 50 AND c.relname <> 'journal' AND ($1 = '' OR c.relname = $1)`;

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
