import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { BoundStatement } from './lane.ts';
import type { Reader } from './reader.ts';
import type { Rows, Statement } from './rows.ts';
import type { Sentence } from '../texts/texts.ts';
import type { Transaction, UnitOfWork } from '../transactions/unitOfWork.ts';

/** Options for upgrading the schema. */
export interface UpgradeOptions {
  /** The last migration to run. If set, no .sql file runs. */
  readonly to?: string;
  /** Receives the progress, line by line; nothing for a new database. */
  readonly tell?: (line: Sentence | string) => void;
  /** The time-out for a lock in seconds, the number of tries, and the pause between them in milliseconds. */
  readonly locks?: { readonly seconds: number; readonly tries: number; readonly pause: number };
}

/** Access to one PostgreSQL database: entities for writing, named statements for reading. */
export interface Database {
  /** Its address, for connections that keep a state: they listen, lock or migrate. */
  readonly url: string;
  /** The address for all other connections: that of PgBouncer, if there is one. */
  readonly sharedUrl: string;
  readonly orm: MikroORM;
  /** Starts an empty unit of work. */
  readonly unitOfWork: () => UnitOfWork;
  readonly reader: Reader;
  /** The pool that entities use for writing. */
  readonly pool: pg.Pool;
  /** Runs one writing statement in its own transaction. */
  readonly write: Rows;
  /**
   * Like `write`, for a statement that takes a millisecond unless another transaction holds a lock. `last` runs before the
   * commit; if it fails, both are rolled back.
   */
  writeQuickly<Row>(what: Statement<Row>, values: readonly unknown[], last?: BoundStatement): Promise<Row[]>;
  /** Calls `listener` after each write of this process. */
  onWrite(listener: () => void): void;
  /**
   * Like `write`, but runs `last` before the commit and rolls back if it throws. `hasDone`: whether anything was written.
   */
  writeInTransaction<Row>(
    what: Statement<Row>,
    values: readonly unknown[],
    last: (tx: Transaction, hasDone: boolean) => Promise<void>,
  ): Promise<Row[]>;
  /** Upgrades the schema. Processes that start together wait for each other. A version older than the schema is refused. */
  migrate(options?: UpgradeOptions): Promise<void>;
  /**
   * Reverts the tables to the state after this migration (0: no tables), without functions, triggers and views. `migrate` of
   * this or an older version creates those again.
   */
  migrateDown(to: string | 0): Promise<void>;
  close(): Promise<void>;
}
