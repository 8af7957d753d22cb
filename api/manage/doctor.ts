import 'reflect-metadata';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { type Config, readConfig } from '../core/context/config.ts';
import { ConfigError } from '../core/context/configValues.ts';
import { DatabaseClient } from '../core/statements/client.ts';
import type { Database } from '../core/statements/database.ts';
import { DatabaseProblem, databaseProblem, diskSpaceProbe } from '../core/statements/databaseProblem.ts';
import { journalState } from '../core/journal/journal.ts';
import { inLanguage } from '../core/texts/language.ts';
import { inWords } from '../core/texts/inWords.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { readServer } from '../mail/server.ts';
import { checkServer } from '../mail/smtp.ts';
import { ManageError } from './errors.ts';
import { pendingMigrations, pendingSql } from './migrate.ts';
import { withDatabase } from './place.ts';

/** The result of one check. */
export interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly finding: string;
  /** The suggested fix; empty if none is needed. */
  readonly advice: string;
}

type CheckResult = Omit<Finding, 'what'>;

const ok = (finding: string): CheckResult => ({ state: 'ok', finding, advice: '' });
const warning = (finding: string, advice: string): CheckResult => ({ state: 'warning', finding, advice });
const problem = (finding: string, advice: string): CheckResult => ({ state: 'problem', finding, advice });

/** Findings are data, so they are the same in every language. */
const inEnglish = (text: Sentence | string) => inLanguage('en', () => inWords(text));

/** Checks everything that an instance needs. Changes nothing, and continues after a failed check. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ what: 'Configuration', ...problem(error.message, 'Correct the environment and ask again.') }];
  }
  const findings: Finding[] = [
    { what: 'Configuration', ...configuration(config) },
    { what: 'Data folder', ...(await dataFolder(config)) },
    { what: 'Disk', ...(await disk(config)) },
    { what: 'Redis', ...(await redis(config)) },
    ...(config.poolerUrl ? [{ what: 'PgBouncer', ...(await pooler(config.poolerUrl)) }] : []),
  ];
  const inDatabase = await withDatabase(
    config,
    async (database) => [
      { what: 'Database', ...(await version(database)) },
      { what: 'Clock', ...(await clock(database)) },
      ...(await contents(config, database)),
    ],
    { mayMake: false },
  ).catch((error: unknown): Finding[] => [
    {
      what: 'Database',
      ...(error instanceof ManageError
        ? problem(inEnglish(error.sentence), inEnglish(error.hint ?? ''))
        : problem(error instanceof Error ? error.message : String(error), 'See the log of the database.')),
    },
  ]);
  return [...findings, ...inDatabase];
}

function configuration({ production, publicUrl, databaseUrl, demo }: Config): CheckResult {
  if (production && !publicUrl)
    return warning(
      'PUBLIC_URL is not set: links in messages lead to localhost.',
      'Set PUBLIC_URL to the address people use.',
    );
  if (production && demo) return warning('The demo college is on in production.', 'Set DEMO=0.');
  if (production && !databaseUrl)
    return warning('The embedded database serves production.', 'Set DATABASE_URL, or make backups of this machine.');
  return ok('Every variable can be used.');
}

async function dataFolder({ dataDir }: Config): Promise<CheckResult> {
  try {
    await access(dataDir, constants.W_OK);
  } catch {
    return warning(`${dataDir} is not there or cannot be written.`, 'The server makes it at its first start.');
  }
  const secret = await stat(join(dataDir, 'jwt-secret')).catch(() => undefined);
  if (secret && secret.mode & 0o077)
    return problem('Other users of this machine can read the secret.', `chmod 600 ${join(dataDir, 'jwt-secret')}`);
  return ok(`${dataDir} can be written.`);
}

const gigabyte = 1024 ** 3;

async function disk({ dataDir }: Config): Promise<CheckResult> {
  const space = await statfs(dataDir).catch(() => statfs('.'));
  const free = (space.bavail * space.bsize) / gigabyte;
  const finding = `${free.toFixed(1)} GB are free.`;
  return free < 1 ? problem(finding, 'Make room: the database stops when the disk is full.') : ok(finding);
}

async function redis({ redisUrl }: Config): Promise<CheckResult> {
  if (!redisUrl) return ok('Not used: live events travel by PostgreSQL.');
  const client = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return ok('It answers.');
  } catch {
    return problem('It does not answer.', 'Is it running, and is REDIS_URL right?');
  } finally {
    client.disconnect();
  }
}

async function pooler(url: string): Promise<CheckResult> {
  const client = new DatabaseClient({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ unlimited: boolean }>(
      `SELECT bool_or(setting = '0') AS unlimited FROM pg_settings WHERE name IN ('lock_timeout', 'statement_timeout')`,
    );
    if (rows[0]!.unlimited)
      return warning(
        'It sets no lock_timeout or no statement_timeout: a request may hang.',
        'Set connect_query, as docs/operations.md says.',
      );
    return ok('It answers.');
  } catch (error) {
    const found = databaseProblem(error, url);
    if (found instanceof DatabaseProblem) return problem(found.message, found.advice);
    return problem(`It does not answer: ${String(found)}`, 'Is it running, and is DATABASE_URL right?');
  } finally {
    await client.end().catch(() => {});
  }
}

async function version(database: Database): Promise<CheckResult> {
  const { rows } = await database.pool.query<{ name: string }>(`SELECT current_setting('server_version') AS name`);
  const full: unknown = await database.pool
    .query(diskSpaceProbe)
    .catch((error: unknown) => databaseProblem(error, database.url));
  if (full instanceof DatabaseProblem) return problem(full.message, full.advice);
  const pending = [...(await pendingMigrations(database)), ...(await pendingSql(database))];
  const { name } = rows[0]!;
  if (pending.length > 0) return warning(`${pending.length} migrations have not run.`, 'Run: evm server migrate');
  return ok(`PostgreSQL ${name}, up to date.`);
}

async function clock({ pool }: Database): Promise<CheckResult> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: string }>(`SELECT extract(epoch FROM clock_timestamp())::text AS now`);
  const after = Date.now();
  const off = Math.max(0, before - Number(rows[0]!.now) * 1000, Number(rows[0]!.now) * 1000 - after);
  return off > 2000
    ? problem(
        `The clocks of this machine and of the database differ by ${(off / 1000).toFixed(1)} seconds.`,
        'Synchronise both (NTP): events begin and sessions end by the clock.',
      )
    : ok('This machine and the database agree on the time.');
}

async function contents(config: Config, database: Database): Promise<Finding[]> {
  if ((await pendingMigrations(database)).length > 0) return [];
  const { rows } = await database.pool.query<{ admins: number; waiting: number; failed: number }>(
    `SELECT (SELECT count(*)::int FROM users WHERE role = 'admin') AS admins,
            (SELECT count(*)::int FROM mail_messages WHERE state = 'queued' AND created_at < now() - interval '10 minutes') AS waiting,
            (SELECT count(*)::int FROM mail_messages WHERE state = 'failed' AND attempts > 0 AND settled_at > now() - interval '1 day') AS failed`,
  );
  const { admins, waiting, failed } = rows[0]!;
  return [
    {
      what: 'Admins',
      ...(admins > 0
        ? ok(`There ${admins === 1 ? 'is one' : `are ${admins}`}.`)
        : problem('There is none.', 'Make one with: npx evm server create-admin')),
    },
    { what: 'Journal', ...(await journal(database)) },
    { what: 'Mail server', ...(await mailServer(config, database)) },
    {
      what: 'Mail queue',
      ...(waiting > 0 || failed > 0
        ? warning(
            `${waiting} messages have waited for more than ten minutes, ${failed} failed within a day.`,
            'See why with: evm mail list --state failed',
          )
        : ok('Nothing is stuck.')),
    },
  ];
}

/** Users notice longer delays; in seconds. */
const lateAfter = 10;

async function journal({ pool }: Database): Promise<CheckResult> {
  const { rows } = await pool.query<{ seconds: number; failed: number }>(journalState.text);
  const { seconds, failed } = rows[0]!;
  if (seconds > lateAfter)
    return warning(
      `Messages and open screens are ${Math.round(seconds)} seconds behind.`,
      'Is the server running? See its log.',
    );
  return failed > 0
    ? warning(
        `What happened could not be processed in ${failed === 1 ? 'one case' : `${failed} cases`}.`,
        'They are tried again; see the log of the server.',
      )
    : ok('Nothing waits.');
}

async function mailServer({ secret, publicUrl }: Config, { pool }: Database): Promise<CheckResult> {
  const server = await readServer({ pool, secret, base: publicUrl ?? 'http://localhost' });
  const { smtpServer: host, smtpPort: port, smtpUsername, smtpPassword } = server;
  if (!host) return warning('None is set: no message is sent.', 'Set one with: evm settings set smtpServer=…');
  if (smtpUsername && !smtpPassword)
    return problem(
      'Its password cannot be read with this JWT_SECRET.',
      'Save it again: evm settings set smtpPassword=…',
    );
  const answer = await checkServer(server);
  return answer === undefined
    ? ok(`${host}:${port} takes our messages.`)
    : problem(`${host}:${port} says: ${answer}`, 'Correct the e-mail part of the settings.');
}
