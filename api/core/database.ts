import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Run } from './rights.ts';
import type { Reader, Rows, Statement } from './rows.ts';

/** How the schema is brought up to date. */
export interface Upgrade {
  /** The last migration to run; no .sql file is run then. */
  readonly to?: string;
  /** Hears, line by line, how far it has come; of a new database nothing. */
  readonly tell?: (line: string) => void;
  /** For how many seconds a lock is asked for, how often, and how many milliseconds lie between. */
  readonly locks?: { readonly seconds: number; readonly tries: number; readonly pause: number };
}

/** The ways into one PostgreSQL database: entities for writing, named statements for reading. */
export interface Database {
  /** Its address, for a connection of another kind. */
  readonly url: string;
  readonly orm: MikroORM;
  readonly reader: Reader;
  /** The pool that the entities write through. */
  readonly pool: pg.Pool;
  /** One short writing statement that commits by itself. */
  readonly write: Rows;
  /** The same in a transaction: `last` runs before the commit, and prevents it by throwing. `hasDone`: whether anything was written. */
  writeAnd<Row>(
    what: Statement<Row>,
    values: readonly unknown[],
    last: (run: Run, hasDone: boolean) => Promise<void>,
  ): Promise<Row[]>;
  /** Brings the schema up to date; processes that start together take turns, and one that is older than it is refused. */
  migrate(options?: Upgrade): Promise<void>;
  /**
   * Takes the tables back to what this migration left (0: to nothing), without functions, triggers and views: `migrate`
   * makes those anew, of this version or of an older one.
   */
  migrateDown(to: string | 0): Promise<void>;
  close(): Promise<void>;
}
