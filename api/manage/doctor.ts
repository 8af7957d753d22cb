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
import { inWords } from '../core/texts/inWords.ts';
import { OperatorError } from '../core/texts/operatorError.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { readServer } from '../mail/server.ts';
import { checkServer } from '../mail/smtp.ts';
import { pendingMigrations, pendingSql } from './migrate.ts';
import { withDatabase } from './place.ts';
import { sentence } from './texts.ts';

/** The result of one check. */
export interface Finding {
  readonly what: Sentence;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly finding: Sentence | string;
  /** The suggested fix; empty if none is needed. */
  readonly advice: Sentence | string;
}

export const findingsInWords = (findings: readonly Finding[]) =>
  findings.map(({ what, state, finding, advice }) => ({
    what: inWords(what),
    state,
    finding: inWords(finding),
    advice: inWords(advice),
  }));

type CheckResult = Omit<Finding, 'what'>;

const ok = (finding: Sentence): CheckResult => ({ state: 'ok', finding, advice: '' });
const warning = (finding: Sentence, advice: Sentence): CheckResult => ({ state: 'warning', finding, advice });
const problem = (finding: Sentence | string, advice: Sentence | string = ''): CheckResult => ({
  state: 'problem',
  finding,
  advice,
});

/** Checks everything that an instance needs. Changes nothing, and continues after a failed check. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ what: sentence('configuration'), ...problem(error.sentence, sentence('correctEnvironment')) }];
  }
  const findings: Finding[] = [
    { what: sentence('configuration'), ...configuration(config) },
    { what: sentence('dataFolder'), ...(await dataFolder(config)) },
    { what: sentence('disk'), ...(await disk(config)) },
    { what: sentence('redis'), ...(await redis(config)) },
    ...(config.poolerUrl ? [{ what: sentence('pooler'), ...(await pooler(config.poolerUrl)) }] : []),
  ];
  const inDatabase = await withDatabase(
    config,
    async (database) => [
      { what: sentence('database'), ...(await version(database)) },
      { what: sentence('clock'), ...(await clock(database)) },
      ...(await contents(config, database)),
    ],
    { mayMake: false },
  ).catch((error: unknown): Finding[] => [
    {
      what: sentence('database'),
      ...(error instanceof OperatorError
        ? problem(error.sentence, error.advice)
        : problem(error instanceof Error ? error.message : String(error), sentence('seeDatabaseLog'))),
    },
  ]);
  return [...findings, ...inDatabase];
}

function configuration({ production, publicUrl, databaseUrl, demo }: Config): CheckResult {
  if (production && !publicUrl) return warning(sentence('noPublicUrl'), sentence('setPublicUrl'));
  if (production && demo) return warning(sentence('demoInProduction'), sentence('endDemo'));
  if (production && !databaseUrl) return warning(sentence('embeddedInProduction'), sentence('setDatabaseUrl'));
  return ok(sentence('goodConfiguration'));
}

async function dataFolder({ dataDir }: Config): Promise<CheckResult> {
  try {
    await access(dataDir, constants.W_OK);
  } catch {
    return warning(sentence('noDataFolder', { folder: dataDir }), sentence('madeAtStart'));
  }
  const file = join(dataDir, 'jwt-secret');
  const secret = await stat(file).catch(() => undefined);
  if (secret && secret.mode & 0o077) return problem(sentence('readableSecret'), `chmod 600 ${file}`);
  return ok(sentence('goodDataFolder', { folder: dataDir }));
}

const gigabyte = 1024 ** 3;

async function disk({ dataDir }: Config): Promise<CheckResult> {
  const space = await statfs(dataDir).catch(() => statfs('.'));
  const gigabytes = (space.bavail * space.bsize) / gigabyte;
  const finding = sentence('diskSpace', { gigabytes });
  return gigabytes < 1 ? problem(finding, sentence('makeRoom')) : ok(finding);
}

async function redis({ redisUrl }: Config): Promise<CheckResult> {
  if (!redisUrl) return ok(sentence('noRedis'));
  const client = new Redis(redisUrl, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
    return ok(sentence('answers'));
  } catch {
    return problem(sentence('redisSilent'), sentence('isRedisRunning'));
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
    if (rows[0]!.unlimited) return warning(sentence('noTimeouts'), sentence('setTimeouts'));
    return ok(sentence('answers'));
  } catch (error) {
    const found = databaseProblem(error, url);
    if (found instanceof DatabaseProblem) return problem(found.sentence, found.advice);
    return problem(sentence('poolerSilent', { reason: String(found) }), sentence('isItRunning'));
  } finally {
    await client.end().catch(() => {});
  }
}

async function version(database: Database): Promise<CheckResult> {
  const { rows } = await database.pool.query<{ name: string }>(`SELECT current_setting('server_version') AS name`);
  const full: unknown = await database.pool
    .query(diskSpaceProbe)
    .catch((error: unknown) => databaseProblem(error, database.url));
  if (full instanceof DatabaseProblem) return problem(full.sentence, full.advice);
  const pending = [...(await pendingMigrations(database)), ...(await pendingSql(database))];
  const { name } = rows[0]!;
  if (pending.length > 0)
    return warning(
      sentence('pending', { count: pending.length }),
      sentence('runMigrations', { command: 'evm server migrate' }),
    );
  return ok(sentence('goodDatabase', { version: name }));
}

async function clock({ pool }: Database): Promise<CheckResult> {
  const before = Date.now();
  const { rows } = await pool.query<{ now: string }>(`SELECT extract(epoch FROM clock_timestamp())::text AS now`);
  const after = Date.now();
  const off = Math.max(0, before - Number(rows[0]!.now) * 1000, Number(rows[0]!.now) * 1000 - after);
  return off > 2000
    ? problem(sentence('clocksDiffer', { seconds: off / 1000 }), sentence('setClocks'))
    : ok(sentence('goodClock'));
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
      what: sentence('admins'),
      ...(admins > 0
        ? ok(sentence('someAdmins', { count: admins }))
        : problem(sentence('noAdmin'), sentence('makeAdmin', { command: 'npx evm server create-admin' }))),
    },
    { what: sentence('journal'), ...(await journal(database)) },
    { what: sentence('mailServer'), ...(await mailServer(config, database)) },
    {
      what: sentence('mailQueue'),
      ...(waiting > 0 || failed > 0
        ? warning(
            sentence('mailStuck', { waiting, failed }),
            sentence('seeMail', { command: 'evm mail list --state failed' }),
          )
        : ok(sentence('goodMailQueue'))),
    },
  ];
}

/** Users notice longer delays; in seconds. */
const lateAfter = 10;

async function journal({ pool }: Database): Promise<CheckResult> {
  const { rows } = await pool.query<{ seconds: number; failed: number }>(journalState.text);
  const { seconds, failed } = rows[0]!;
  if (seconds > lateAfter)
    return warning(sentence('journalLate', { seconds: Math.round(seconds) }), sentence('isServerRunning'));
  return failed > 0
    ? warning(sentence('journalFailed', { count: failed }), sentence('seeServerLog'))
    : ok(sentence('goodJournal'));
}

async function mailServer({ secret, publicUrl }: Config, { pool }: Database): Promise<CheckResult> {
  const server = await readServer({ pool, secret, base: publicUrl ?? 'http://localhost' });
  const { smtpServer: host, smtpPort: port, smtpUsername, smtpPassword } = server;
  if (!host)
    return warning(sentence('noMailServer'), sentence('setMailServer', { command: 'evm settings set smtpServer=…' }));
  if (smtpUsername && !smtpPassword)
    return problem(
      sentence('mailPasswordLost'),
      sentence('saveMailPassword', { command: 'evm settings set smtpPassword=…' }),
    );
  const [name, answer] = [`${host}:${port}`, await checkServer(server)];
  return answer === undefined
    ? ok(sentence('goodMailServer', { server: name }))
    : problem(sentence('mailServerSays', { server: name, answer }), sentence('correctMailSettings'));
}
