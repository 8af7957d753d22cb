import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import { networksIn } from '../core/context/networks.ts';
import type { Config } from '../core/context/config.ts';
import { tiers } from '../core/statements/reader.ts';
import { openDatabase } from '../database.ts';
import { buildServer } from '../server.ts';
import { buildersFor, type Person, type Sql } from './build.ts';
import { ask, type AskOptions } from './client.ts';
import { createDatabase, dropDatabase } from './database.ts';
import { settledIn } from './journal.ts';

export type Api = Awaited<ReturnType<typeof startApi>>;

/** A line of the server's log. */
export type LogLine = Record<string, unknown> & { level: number; msg: string };

/** A long time-out for the last tier: on a busy machine, statements of tests must not be cancelled. */
const reads = [...tiers.slice(0, -1), { ...tiers.at(-1)!, timeout: 60_000 }];

/** The user who sends the request, and the client's options. */
export type GraphqlOptions = AskOptions & { readonly as?: Person };

/**
 * Starts a real server on a free port with its own database. `databaseUrl` joins the database of another server. The
 * returned functions can be destructured.
 */
export async function startApi({ databaseUrl, ...overrides }: Partial<Config> & { databaseUrl?: string } = {}) {
  const server = inject('postgres');
  const address = databaseUrl ?? (await createDatabase(server));
  const config: Config = {
    production: false,
    port: 0,
    host: '127.0.0.1',
    publicUrl: undefined,
    databaseUrl: address,
    poolerUrl: undefined,
    dataDir: tmpdir(),
    demo: false,
    secret: randomBytes(32).toString('hex'),
    redisUrl: undefined,
    s3: undefined,
    google: undefined,
    corsOrigins: [],
    trustedProxies: networksIn('127.0.0.0/8,::1')!,
    privateTargets: networksIn('127.0.0.0/8,::1')!,
    shutdownDelay: 0,
    logLevel: 'warn',
    ...overrides,
  };
  const logged: LogLine[] = [];
  const log = pino({ level: 'warn', base: null }, { write: (line) => logged.push(JSON.parse(line) as LogLine) });
  const database = await openDatabase(address, log, { reads, poolerUrl: config.poolerUrl });
  // a copy of the template is already migrated
  await (databaseUrl ? database.migrate() : database.reader.open());
  const app = await buildServer(config, database, log);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const sql: Sql = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await database.pool.query({ text, values: [...values], types: pg.types })).rows as Row[];
  const builders = buildersFor(sql, config.secret);

  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (person: Person): Promise<string> => {
    const token = tokens.get(person.id) ?? builders.signIn(person).then((session) => session.token);
    tokens.set(person.id, token);
    return token;
  };

  const graphql = async <Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    { as, ...options }: GraphqlOptions = {},
  ) => {
    const answer = await ask<Data>(url, query, variables, { ...options, ...(as && { token: await tokenOf(as) }) });
    if (!query || /^\s*mutation\b/.test(query)) await settled();
    return answer;
  };

  /** Sends requests as this person. */
  const as =
    (person: Person) =>
    <Data = Record<string, unknown>>(query: string, variables?: Readonly<Record<string, unknown>>) =>
      graphql<Data>(query, variables, { as: person });

  const settled = settledIn(sql);

  /** Resolves when all earlier journal entries are processed and this server has received their notifications. */
  const caughtUp = async (): Promise<void> => {
    // entries are delivered in order; an unknown notification is logged
    const mark = randomUUID();
    await sql(`INSERT INTO journal (kind, data) VALUES ('told', jsonb_build_object('mark', $1::text))`, [mark]);
    while (!logged.some(({ payload }) => typeof payload === 'string' && payload.includes(mark))) await pause(5);
  };

  const close = async (): Promise<void> => {
    await app.close();
    await database.close();
    if (!databaseUrl) await dropDatabase(server, address);
  };

  return {
    url,
    address,
    config,
    app,
    database,
    log,
    logged,
    sql,
    graphql,
    as,
    tokenOf,
    settled,
    caughtUp,
    close,
    ...builders,
  };
}
