import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { removePostgres, startPostgres } from '../api/postgres/postgres.ts';
import { openCast, refreshSessions } from './cast.ts';
import { fillDatabase, sizes } from './data.ts';
import { boardScenarios } from './boards.ts';
import { benchBridge, compareDoors } from './bridge.ts';
import type { Finding } from './findings.ts';
import { benchGrowth } from './growth.ts';
import { benchHostile } from './hostile.ts';
import { benchLive } from './live.ts';
import { compare, type MeasureOptions, measure } from './measure.ts';
import { ownOperations } from './operations.ts';
import { print, type Result } from './report.ts';
import { saveResults } from './results.ts';
import { scenarios } from './scenarios.ts';
import { benchRush, checkRush } from './rush.ts';
import { benchStartUp } from './startUp.ts';
import { compile, cores, type Server, startServer, takeSecondCore } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    /** Runs only parts and scenarios with this in their names. Separate several by commas. */
    only: { type: 'string', default: '' },
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

  const selected = [...scenarios, ...boardScenarios].filter(({ name }) => isWanted(name));
  for (const scenario of selected) {
    await compare(scenario, cast, servers);
    say(`${scenario.name}: all servers say the same.`);
  }
  if (options.check) {
    await compareDoors(ours, cast);
    await checkRush(postgres.url, secret, servers, cast);
    say('rush: all servers are exact.');
    return;
  }

  const effort: MeasureOptions = {
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
    connections: Number(options.connections),
    beforeRound: () => refreshSessions(postgres.url),
  };
  const findings: Finding[] = [];
  const results: Result[] = [];
  for (const scenario of selected) {
    say(`Measuring ${scenario.name}…`);
    results.push({ ...scenario, ...(await measure(scenario, cast, servers, effort)) });
  }
  if (results.length > 0) findings.push(...print(results));

  const parts: readonly [name: string, what: string, bench: () => Finding[] | Promise<Finding[]>][] = [
    ['start', 'how fast evm starts', benchStartUp],
    ['bridge', 'what REST costs', () => benchBridge(ours, cast, effort)],
    ['live', 'how fast everybody is told', () => benchLive(postgres.url, secret, cast)],
    ['growth', 'what grows with the data', () => benchGrowth(ours, cast, env, effort)],
    ['rush', 'how it stands a rush', () => benchRush(env, cast, effort.rounds)],
    ['hostile', 'how long hostile documents hold others up', () => benchHostile(env, cast)],
  ];
  for (const [name, what, bench] of parts) {
    if (!isWanted(name)) continue;
    say(`Measuring ${what}…`);
    await refreshSessions(postgres.url);
    findings.push(...(await bench()));
  }
  saveResults(findings, { json: options.json, compare: options.compare, isWhole: options.only === '' });
}

async function start(...args: Parameters<typeof startServer>): Promise<Server> {
  const server = await startServer(...args);
  stops.push(() => server.stop());
  return server;
}

async function cleanUp(): Promise<void> {
  while (stops.length > 0) await stops.pop()!();
}
