import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Runs SQL in a transaction. Its parameters `$1`, `$2`… must each occur once, in this order. */
export type RunSql = (text: string, values: readonly unknown[]) => Promise<readonly object[]>;

/** The viewer has lost a right since the request began. Clients never see this error: doors/graphql/rights.ts catches it. */
export class RightLost extends Error {}

/** Runs SQL in the transaction of this entity manager. */
export const sqlRunnerIn =
  (em: SqlEntityManager): RunSql =>
  (text, values) =>
    em.execute(text.replaceAll(/\$\d/g, '?'), [...values]);
