import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Runs SQL with its parameters `$1`, `$2`…, named once each and in this order, in the transaction that it belongs to. */
export type Run = (text: string, values: readonly unknown[]) => Promise<readonly object[]>;

/** The viewer has lost a right since the request began. Clients never see this error: doors/graphql/rights.ts catches it. */
export class RightLost extends Error {}

/** The way into the transaction of these entities. */
export const runIn =
  (em: SqlEntityManager): Run =>
  (text, values) =>
    em.execute(text.replaceAll(/\$\d/g, '?'), [...values]);
