import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { sqlState } from '../refusals/errors.ts';
import { OperatorError } from '../texts/operatorError.ts';
import { sentence } from '../texts/operatorTexts.ts';
import type { Sentence } from '../texts/texts.ts';

/** Why evm cannot work with its database, with advice. */
export class DatabaseProblem extends OperatorError {}

/** The oldest supported PostgreSQL, as `server_version_num`. */
const oldestSupported = 140_000;

/** Throws a DatabaseProblem if the database is missing, too old, refuses the connection, or fails `look`. */
export async function checkDatabase(url: string, check: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new DatabaseClient({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; number: number }>(
      `SELECT current_setting('server_version') AS name, current_setting('server_version_num')::int AS number`,
    );
    const [{ name, number }] = rows as [{ name: string; number: number }];
    if (number < oldestSupported)
      throw new DatabaseProblem(sentence('postgresTooOld', { version: name }), sentence('useNewerPostgres'));
    await check(client);
  } catch (error) {
    throw databaseProblem(error, url);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Writes more than one page for a moment; fails if the disk is full. */
export const diskSpaceProbe = `CREATE TEMP TABLE evm_room AS SELECT repeat('x', 1000) FROM generate_series(1, 1000); DROP TABLE evm_room`;

/** Converts an error of the database or its connection to a DatabaseProblem. Returns any other error unchanged. */
export function databaseProblem(error: unknown, url: string): unknown {
  const { user = '', password, host, port, database: name = '' } = new pg.Client({ connectionString: url });
  const reason = error instanceof Error ? error.message : String(error);
  const problem = (found: Sentence, advice: Sentence) => new DatabaseProblem(found, advice, error);
  // with SCRAM, the driver reports the missing password; otherwise PostgreSQL refuses the empty one
  if (/SASL.*password/.test(reason) || (!password && sqlState(error) === '28P01'))
    return problem(sentence('passwordMissing'), sentence('addPassword', { example: 'postgres://user:password@host' }));
  if (/unsupported startup parameter/.test(reason)) return problem(sentence('poolerUnknown'), sentence('setDirectUrl'));
  if (/server does not support SSL/.test(reason)) return problem(sentence('noTls'), sentence('switchTlsOn'));
  if (/^(CERT_|ERR_TLS_CERT|UNABLE_TO_)|SELF_SIGNED/.test(sqlState(error) ?? ''))
    return problem(
      sentence('untrusted', { reason }),
      sentence('nameAuthority', { example: 'DATABASE_URL=…?sslmode=verify-full&sslrootcert=/path/ca.pem' }),
    );
  switch (sqlState(error)) {
    case '3D000':
      return problem(
        sentence('noDatabase', { name, host: `${host}:${port}` }),
        sentence('makeDatabase', { command: `CREATE DATABASE "${name}" OWNER "${user}";` }),
      );
    case '28P01':
      return problem(
        sentence('wrongPassword', { user }),
        sentence('makeUser', { command: `CREATE ROLE "${user}" LOGIN PASSWORD '…';` }),
      );
    case '28000':
      return problem(sentence('notLetIn', { user, reason }), sentence('letUserIn'));
    case '42501':
      return problem(
        sentence('notPermitted', { user, name, reason }),
        sentence('makeOwner', { command: `ALTER DATABASE "${name}" OWNER TO "${user}";` }),
      );
    case '53100':
      return problem(sentence('diskFull'), sentence('makeRoom'));
    case '53300':
      return problem(sentence('noConnectionLeft'), sentence('endConnections'));
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return problem(sentence('noHost', { host }), sentence('correctUrl'));
    case '0A000':
    case '58P01':
      return /extension/.test(reason)
        ? problem(sentence('noExtension', { reason }), sentence('installContrib'))
        : error;
    default:
      return error;
  }
}
