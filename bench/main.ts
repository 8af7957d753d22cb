import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removePostgres, startPostgres } from '../api/postgres/postgres.ts';
import { openCast, refreshSessions } from './cast.ts';
import { fillDatabase, type Size, sizes, withClient } from './data.ts';
import { boardScenarios } from './boards.ts';
import { compareDoors } from './bridge.ts';
import type { Finding } from './findings.ts';
import { lists } from './lists.ts';
import { benchLive } from './live.ts';
import { compare, type MeasureOptions } from './measure.ts';
import { ownOperations } from './operations.ts';
import { saveResults } from './results.ts';
import { scenarios } from './scenarios.ts';
import { benchRush, checkRush } from './rush.ts';
import { benchSpeed, type Place } from './speed.ts';
import { benchStartUp } from './startUp.ts';
import { compile, cores, type Server, startServer, takeSecondCore } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: '32' },
    /** Runs only parts and scenarios with this in their names. Separate several by commas. */
    only: { type: 'string', default: '' },
    /** With `only`: also measures these scenarios with ten times the data. A whole run always does. */
    tenfold: { type: 'boolean', default: false },
    /** Only checks that all servers return the same, on a small database. */
    check: { type: 'boolean', default: false },
    /** The file for the findings. */
    json: { type: 'string', default: '.cache/bench.json' },
    /** The file of a previous run. Prints the changes since then. */
    compare: { type: 'string' },
    /** A folder for CPU profiles of our server. */
    profile: { type: 'string' },
  },
});

type Part = readonly [name: string, bench: () => Finding[] | Promise<Finding[]>];

const secret = 'only for this one run of the benchmarks';
const isWanted = (name: string) => options.only.split(',').some((each) => name.includes(each));
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
  await timed('compiling the servers', () => compile(ownOperations));
  const postgres = await startPostgres({ dir });
  stops.push(() => postgres.stop());
  takeSecondCore();
  const isWhole = options.only === '';
  const [today, tenfold] = await timed('filling the databases', () =>
    Promise.all([
      openPlace(postgres.url, sizes[options.check ? 'small' : 'whole']),
      !options.check && (isWhole || options.tenfold) ? openTenfold(postgres.url) : undefined,
    ]),
  );
  const { servers, cast } = today;
  say(cores.length === 2 ? 'Servers on one core, load on another.' : 'Servers and load share all cores.');

  const compared = [...scenarios, ...boardScenarios].filter(({ name }) => isWanted(name));
  for (const scenario of compared) {
    await compare(scenario, cast, servers);
    say(`${scenario.name}: all servers say the same.`);
  }
  if (options.check) {
    await compareDoors(servers.ours, cast);
    await checkRush(postgres.url, secret, servers, cast);
    say('rush: all servers are exact.');
    return;
  }

  const effort: MeasureOptions = {
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
    connections: Number(options.connections),
    beforeRound: async () => {
      for (const { url } of tenfold ? [today, tenfold] : [today]) await refreshSessions(url);
    },
  };
  const others: readonly Part[] = [
    ['start', benchStartUp],
    ['live', () => benchLive(postgres.url, secret, cast)],
    ['rush', () => benchRush(postgres.url, secret, servers, cast, effort.rounds)],
  ];
  // the whole run leaves out ratios without an aim
  const measured = isWhole ? compared.filter(({ aim }) => aim !== undefined) : compared;
  const parts: readonly Part[] = [
    ...[...measured, ...(tenfold ? lists : [])].map((scenario): Part => [
      scenario.name,
      () => benchSpeed(scenario, today, tenfold, effort),
    ]),
    ...others,
  ];
  const findings: Finding[] = [];
  for (const [name, bench] of parts) {
    if (!isWanted(name)) continue;
    await effort.beforeRound();
    findings.push(...(await timed(name, bench)));
  }
  saveResults(findings, { json: options.json, compare: options.compare, isWhole });
}

/** Fills an empty database, and starts its servers. */
async function openPlace(url: string, size: Size): Promise<Place> {
  const env = { DATABASE_URL: url, JWT_SECRET: secret, HOST: '127.0.0.1', DEMO: '0' };
  const profiling = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`] : [];
  // also creates the tables
  const ours = await start('api/main.js', env, profiling);
  await fillDatabase(url, size);
  const servers = {
    ours,
    pipelined: await start('bench/baseline/server.js', { ...env, FLAVOUR: 'pipelined' }),
    pooled: await start('bench/baseline/server.js', { ...env, FLAVOUR: 'pooled' }),
  };
  return { url, servers, cast: await openCast(url, secret) };
}

async function openTenfold(besides: string) {
  await withClient(besides, (client) => client.query('CREATE DATABASE tenfold'));
  const url = new URL(besides);
  url.pathname = '/tenfold';
  return openPlace(url.href, sizes.tenfold);
}

/** Prints how long a part of the run takes. */
async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  say(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s for ${what}`);
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
