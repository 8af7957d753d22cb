import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { sqlState } from '../refusals/errors.ts';

/** Why evm cannot work with its database: one sentence for the operator, and advice. */
export class DatabaseProblem extends Error {
  constructor(
    sentence: string,
    readonly advice: string,
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}

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
      throw new DatabaseProblem(`PostgreSQL ${name} is too old.`, 'Use PostgreSQL 14 or newer.');
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
  const { user, password, host, port, database } = new pg.Client({ connectionString: url });
  const message = error instanceof Error ? error.message : String(error);
  const problem = (sentence: string, advice: string) => new DatabaseProblem(sentence, advice, error);
  const [role, name] = [user, database].map((each) => `"${each}"`);
  // with SCRAM, the driver reports the missing password; otherwise PostgreSQL refuses the empty one
  if (/SASL.*password/.test(message) || (!password && sqlState(error) === '28P01'))
    return problem(
      'PostgreSQL asks for a password, and DATABASE_URL has none.',
      'Add it: postgres://user:password@host',
    );
  if (/unsupported startup parameter/.test(message))
    return problem(
      'DATABASE_URL leads to PgBouncer, and evm does not know PostgreSQL itself.',
      'Set DATABASE_DIRECT_URL to the address of PostgreSQL.',
    );
  if (/server does not support SSL/.test(message))
    return problem(
      'DATABASE_URL asks for TLS (sslmode), and PostgreSQL does not speak it there.',
      'Switch it on in PostgreSQL (ssl = on); on a network of your own, use sslmode=disable.',
    );
  if (/^(CERT_|ERR_TLS_CERT|UNABLE_TO_)|SELF_SIGNED/.test(sqlState(error) ?? ''))
    return problem(
      `The certificate of PostgreSQL is not trusted: ${message}.`,
      'Name the file of its authority: DATABASE_URL=…?sslmode=verify-full&sslrootcert=/path/ca.pem',
    );
  switch (sqlState(error)) {
    case '3D000':
      return problem(
        `There is no database ${name} on ${host}:${port}.`,
        `Make it there as an administrator, with: CREATE DATABASE ${name} OWNER ${role};`,
      );
    case '28P01':
      return problem(
        `PostgreSQL does not know the user ${role} by this password.`,
        `Correct DATABASE_URL, or make the user there as an administrator, with: CREATE ROLE ${role} LOGIN PASSWORD '…';`,
      );
    case '28000':
      return problem(
        `PostgreSQL does not let the user ${role} in: ${message}.`,
        `Correct DATABASE_URL; else make the user there with LOGIN, and let it in by pg_hba.conf.`,
      );
    case '42501':
      return problem(
        `The user ${role} may not do in the database ${name} what evm needs: ${message}.`,
        `Make it the owner, as an administrator, with: ALTER DATABASE ${name} OWNER TO ${role};`,
      );
    case '53100':
      return problem('The disk of PostgreSQL is full.', 'Make room there: it reads on, and writes nothing until then.');
    case '53300':
      return problem(
        'PostgreSQL has no connection left.',
        'End what holds them, or raise max_connections: each process of evm needs about 20.',
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return problem(`There is no host named "${host}".`, 'Correct DATABASE_URL.');
    case '0A000':
    case '58P01':
      return /extension/.test(message)
        ? problem(`PostgreSQL lacks an extension: ${message}.`, 'Install its contrib package: pg_trgm and unaccent.')
        : error;
    default:
      return error;
  }
}
