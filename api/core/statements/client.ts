import pg from 'pg';
import { asConnectionError } from '../refusals/errors.ts';

type Callback = (error: Error | null, client?: pg.Client) => void;

/** A connection to PostgreSQL. Marks an error of `connect` as a connection error, like those of the `error` event. */
export class DatabaseClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    if (!callback) return super.connect().catch((error: Error) => Promise.reject(asConnectionError(error)));
    // call back synchronously, because the pool listens for errors only after that
    const once: Callback = (error, client) => callback(error && asConnectionError(error), client);
    super.connect(once);
  }
}
