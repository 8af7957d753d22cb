import 'reflect-metadata';
import { deepStrictEqual } from 'node:assert';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removePostgres, startPostgres } from '../api/postgres/postgres.ts';
import { type Cast, fillDatabase, openCast, refreshSessions, sizes } from './data.ts';
import { boardScenarios } from './boards.ts';
import { benchBridge } from './bridge.ts';
import { benchHostile } from './hostile.ts';
import { benchLive } from './live.ts';
import { ask, load } from './load.ts';
import { print, type Result } from './report.ts';
import { ownOperations, type Scenario, scenarios, tracksOf } from './scenarios.ts';
import { startUpRatio } from './startUp.ts';
import { compile, cores, type Server, startServer, takeSecondCore } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', default: '' },
    /** Only looks whether all servers say the same, on little data. */
    check: { type: 'boolean', default: false },
    /** A folder for CPU profiles of our server. */
    profile: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const connections = Number(options.connections);

const say = (line: string) => process.stderr.write(`${line}\n`);

const dir = mkdtempSync(path.join(tmpdir(), 'evm-bench-'));
const stops: (() => unknown)[] = [() => removePostgres(dir)];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)));
try {
  await main();
} finally {
  await cleanUp();
}

async function main(): Promise<void> {
  const size = sizes[options.check ? 'small' : 'whole'];
  say('Compiling the servers…');
  compile(ownOperations);
  say(
    `Filling a database: ${size.events} events, ${size.users} users, ${size.registrations} registrations, ${size.awards} awards…`,
  );
  const postgres = await startPostgres({ dir });
  stops.push(() => postgres.stop());
  takeSecondCore();
  const secret = 'only for this one run of the benchmarks';
  const env = { DATABASE_URL: postgres.url, JWT_SECRET: secret, HOST: '127.0.0.1', DEMO: '0' };
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`] : [];
  const ours = await start('api/main.js', env, profiling);
  await fillDatabase(postgres.url, size);
  const cast = await openCast(postgres.url, secret);
  const servers = {
    ours,
    pipelined: await start('bench/baseline/server.js', { ...env, FLAVOUR: 'pipelined' }),
    pooled: await start('bench/baseline/server.js', { ...env, FLAVOUR: 'pooled' }),
  };
  say(cores.length === 2 ? 'Servers on one core, load on another.' : 'Servers and load share all cores.');

  const results: Result[] = [];
  for (const scenario of [...scenarios, ...boardScenarios].filter(({ name }) => name.includes(options.only))) {
    await compare(scenario, cast, servers);
    say(`${scenario.name}: all servers say the same.`);
    if (options.check) continue;
    say(`Measuring ${scenario.name}…`);
    results.push(await measure(scenario, cast, servers, () => refreshSessions(postgres.url)));
  }
  if (options.check) return;
  if (results.length > 0) {
    say('Measuring how fast evm starts…');
    print(results, startUpRatio());
  }
  if ('bridge'.includes(options.only)) {
    say('Measuring what REST costs…');
    await benchBridge(servers.ours, cast, { rounds, seconds, connections }, () => refreshSessions(postgres.url));
  }
  if ('live'.includes(options.only)) {
    say('Measuring how fast everybody is told…');
    await benchLive(postgres.url, secret, cast);
  }
  if ('hostile'.includes(options.only)) {
    say('Measuring how long hostile documents hold others up…');
    await refreshSessions(postgres.url);
    await benchHostile(env, cast);
  }
}

type Servers = Record<'ours' | 'pipelined' | 'pooled', Server>;

/** Both servers must say the same before it means anything how fast they say it. */
async function compare(scenario: Scenario, cast: Cast, servers: Servers): Promise<void> {
  for (const connection of [0, 1, 2]) {
    const said = async (server: Server, [first, ...rest]: Buffer[], plain: (answer: never) => unknown) => {
      const answer = await ask(server.port, first!);
      for (const each of rest.slice(0, scenario.unit - 1)) await ask(server.port, each);
      return comparable(plain(answer as never), scenario.made);
    };
    const ours = await said(servers.ours, scenario.ours(cast, connection), scenario.plain);
    const requests = scenario.baseline(cast, connection);
    deepStrictEqual(ours, await said(servers.pipelined, requests, (answer) => answer));
    deepStrictEqual(ours, await said(servers.pooled, requests, (answer) => answer));
    const summed = scenario.summed?.(cast, connection);
    if (summed) deepStrictEqual(ours, await said(servers.pooled, summed, (answer) => answer));
  }
}

/** Cursors are opaque and hold the moment at which they were made; achievements have no order. */
function comparable(answer: unknown, made: readonly string[] = []): unknown {
  const hide = (key: string, value: unknown) => {
    if (key === 'achievements') return (value as string[]).toSorted((a, b) => (a < b ? -1 : 1));
    return key === 'endCursor' || made.includes(key) ? typeof value : value;
  };
  return JSON.parse(JSON.stringify(answer, hide));
}

/** Rounds of the servers take turns, so that what else the machine does meets all of them. */
async function measure(
  scenario: Scenario,
  cast: Cast,
  servers: Servers,
  beforeRound: () => Promise<void>,
): Promise<Result> {
  const { name, aim } = scenario;
  const result: Result = { name, aim, ours: [], pipelined: [], pooled: [], summed: [] };
  const baseline = tracksOf(scenario, 'baseline', cast, connections);
  const sides = [
    ['ours', servers.ours, tracksOf(scenario, 'ours', cast, connections)],
    ['pipelined', servers.pipelined, baseline],
    ['pooled', servers.pooled, baseline],
    ...(scenario.summed ? [['summed', servers.pooled, tracksOf(scenario, 'summed', cast, connections)] as const] : []),
  ] as const;
  for (let round = -1; round < rounds; round++) {
    for (const [side, server, tracks] of sides) {
      await beforeRound();
      const before = server.cpu();
      const done = await load(server.port, tracks, seconds);
      // the first round warms up: code gets compiled, statements get prepared
      if (round >= 0) result[side].push({ ...done, cpu: server.cpu() - before });
    }
  }
  return result;
}

async function start(...args: Parameters<typeof startServer>): Promise<Server> {
  const server = await startServer(...args);
  stops.push(() => server.stop());
  return server;
}

async function cleanUp(): Promise<void> {
  while (stops.length > 0) await stops.pop()!();
}
