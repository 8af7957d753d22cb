import type { TransactionOptions } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import { withStatementName } from '../refusals/errors.ts';
import { retryRolledBack } from './retry.ts';
import type { Rows, Statement } from '../statements/rows.ts';

/** A transaction that is under way. */
export interface Transaction {
  /** Runs a statement in it. */
  readonly rows: Rows;
}

/**
 * The unit of work of a request. Retries a transaction that PostgreSQL rolled back; this is safe, because its work has no
 * effect before the commit.
 */
export class UnitOfWork extends EntityManager {
  /** Runs last in each transaction; if it throws, the transaction rolls back. A fork has none. */
  confirm?: (tx: Transaction) => Promise<void>;
  /** Whether the request is refused after the commit. Such a transaction only counts attempts, for rate limiting. */
  isRefused = false;

  override transactional<T>(work: (em: this) => T | Promise<T>, options?: TransactionOptions): Promise<T> {
    const { confirm } = this;
    const whole = async (em: this) => {
      const done = await work(em);
      await em.flush();
      await confirm?.(em);
      return done;
    };
    const once = () => super.transactional(confirm ? whole : work, { ...options });
    return this.isInTransaction() ? once() : retryRolledBack(once);
  }

  /**
   * Runs a statement in the transaction, in the dialect and with the types of `ctx.rows`. It is not prepared, because a
   * transaction cannot repeat a statement that a migration has outdated. It does not see entities before they are flushed.
   */
  async rows<Row>({ name, text, read }: Statement<Row>, values: readonly unknown[] = []): Promise<Row[]> {
    const transaction = this.getTransactionContext<KyselyTransaction<unknown>>()!;
    // Kysely hands `sql` on to pg, which takes more than a text
    const sql = { text, types: pg.types } as unknown as string;
    const { rows } = await transaction
      .executeQuery<Record<string, unknown>>({ ...CompiledQuery.raw(text, [...values]), sql })
      .catch((error: unknown) => {
        throw withStatementName(error, name);
      });
    return rows.map(read);
  }

  /** The same for a statement that writes. */
  write<Row>(what: Statement<Row>, values?: readonly unknown[]): Promise<Row[]> {
    return this.rows(what, values);
  }
}
