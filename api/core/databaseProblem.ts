import pg from 'pg';
import { DatabaseClient } from './client.ts';
import { sqlState } from './errors.ts';

/** Why an instance cannot work with its database, for whoever runs it: one sentence, and what to do. */
export class DatabaseProblem extends Error {
  constructor(
    sentence: string,
    readonly advice: string,
    cause?: unknown,
  ) {
    super(sentence, { cause });
  }
}

/** The oldest PostgreSQL that will do, as it numbers itself. */
const oldest = 140_000;

/** Throws a DatabaseProblem unless there is a database at the address that lets us in, is new enough, and passes `look`. */
export async function checkDatabase(url: string, look: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new DatabaseClient({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string; number: number }>(
      `SELECT current_setting('server_version') AS name, current_setting('server_version_num')::int AS number`,
    );
    const [{ name, number }] = rows as [{ name: string; number: number }];
    if (number < oldest) throw new DatabaseProblem(`PostgreSQL ${name} is too old.`, 'Use PostgreSQL 14 or newer.');
    await look(client);
  } catch (error) {
    throw databaseProblem(error, url);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Writes for a moment what is larger than a page: refused if the disk is full. */
export const needRoom = `CREATE TEMP TABLE evm_room AS SELECT repeat('x', 1000) FROM generate_series(1, 1000); DROP TABLE evm_room`;

/** What the database or the way to it said, as a DatabaseProblem; what is no such thing as it is. */
export function databaseProblem(error: unknown, url: string): unknown {
  const { user, password, host, port, database } = new pg.Client({ connectionString: url });
  const said = error instanceof Error ? error.message : String(error);
  const problem = (sentence: string, advice: string) => new DatabaseProblem(sentence, advice, error);
  const [role, name] = [user, database].map((each) => `"${each}"`);
  // asked by SCRAM, the driver says it itself; asked in other ways, PostgreSQL refuses the empty one
  if (/SASL.*password/.test(said) || (!password && sqlState(error) === '28P01'))
    return problem(
      'PostgreSQL asks for a password, and DATABASE_URL has none.',
      'Add it: postgres://user:password@host',
    );
  if (/server does not support SSL/.test(said))
    return problem(
      'DATABASE_URL asks for TLS (sslmode), and PostgreSQL does not speak it there.',
      'Switch it on in PostgreSQL (ssl = on); on a network of your own, use sslmode=disable.',
    );
  if (/^(CERT_|ERR_TLS_CERT|UNABLE_TO_)|SELF_SIGNED/.test(sqlState(error) ?? ''))
    return problem(
      `The certificate of PostgreSQL is not trusted: ${said}.`,
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
        `PostgreSQL does not let the user ${role} in: ${said}.`,
        `Correct DATABASE_URL; else make the user there with LOGIN, and let it in by pg_hba.conf.`,
      );
    case '42501':
      return problem(
        `The user ${role} may not do in the database ${name} what evm needs: ${said}.`,
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
      return /extension/.test(said)
        ? problem(`PostgreSQL lacks an extension: ${said}.`, 'Install its contrib package: pg_trgm and unaccent.')
        : error;
    default:
      return error;
  }
}
