import pg from 'pg';
import { ofConnection } from './errors.ts';

type Callback = (error: Error | null, client?: pg.Client) => void;

/** A connection to PostgreSQL. An error while it is being made is marked as its own, as its `error` event marks later ones. */
export class DatabaseClient extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    if (!callback) return super.connect().catch((error: Error) => Promise.reject(ofConnection(error)));
    // at once, since the pool listens for errors only from then on
    const once: Callback = (error, client) => callback(error && ofConnection(error), client);
    super.connect(once);
  }
}
