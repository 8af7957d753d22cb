import pg from 'pg';
import { afterAll } from 'vitest';

/**
 * Background statements: the update of a session's last use (once a minute), and the check for pending journal entries.
 */
const ofOthers = /UPDATE sessions SET last_used_at|FROM journal/;

/**
 * Records all statements that this process sends to the database at `address`, until the tests of the file end. Empty
 * the list before you count. Excludes the journal dispatcher, background statements, and the first try of a retried
 * statement.
 */
export function watchStatements(address: string): string[] {
  const database = new URL(address).pathname.slice(1);
  const sentStatements: string[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...args: Parameters<typeof query>) {
    const text = JSON.stringify(args.filter((each) => typeof each !== 'function'));
    const { application_name: name } = (this as unknown as { connectionParameters: pg.ClientConfig })
      .connectionParameters;
    if (this.database !== database || name === 'evm-journal' || ofOthers.test(text)) return query.apply(this, args);
    sentStatements.push(text);
    const retract = (error: unknown) => {
      const at = sentStatements.indexOf(text);
      if (['57014', '55P03'].includes((error as { code?: string }).code ?? '') && at >= 0) sentStatements.splice(at, 1);
    };
    // core/statements/preparedStatement.ts; pg calls it before the rejection reaches those who retry
    const read = args[0] as unknown as { handleError?: (error: unknown, ...more: unknown[]) => void };
    if (read.handleError) {
      const handle = read.handleError.bind(read);
      read.handleError = (error, ...more) => {
        retract(error);
        handle(error, ...more);
      };
    }
    const answer = query.apply(this, args) as unknown;
    if (answer instanceof Promise) answer.catch(retract);
    return answer;
  } as typeof query;
  afterAll(() => {
    pg.Client.prototype.query = query;
  });
  return sentStatements;
}
