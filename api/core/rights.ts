import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Runs SQL with its parameters `$1`, `$2`…, named once each and in this order, in the transaction that it belongs to. */
export type Run = (text: string, values: readonly unknown[]) => Promise<readonly object[]>;

/** A right that the request was let in with is lost meanwhile. Nobody is told this: doors/graphql/rights.ts asks again. */
export class RightLost extends Error {}

/** The way into the transaction of these entities. */
export const runIn =
  (em: SqlEntityManager): Run =>
  (text, values) =>
    em.execute(text.replaceAll(/\$\d/g, '?'), [...values]);
