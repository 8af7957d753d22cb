import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { findAnyAdmin } from './accounts/read.ts';
import { addressOf, type Config, readConfig } from './core/context/config.ts';
import { ConfigError, folderSentence } from './core/context/configValues.ts';
import { DatabaseProblem } from './core/statements/databaseProblem.ts';
import { databaseRefusal } from './core/refusals/errors.ts';
import { makeLog } from './core/context/log.ts';
import { startPostgres } from './postgres/postgres.ts';
import { openDatabase } from './database.ts';
import { demoPassword, seedDemo } from './demo/seed.ts';
import { Drain } from './doors/drain.ts';
import { checkPort, listenProblem } from './port.ts';
import { buildServer } from './server.ts';
import { startAllWork } from './work.ts';

// V8 would treat objects that wait for the database as long-lived, and keep them and all their rows for seconds. Without
// this flag, a busy server spends a fifth of its time copying them.
setFlagsFromString('--no-allocation-site-pretenuring');

const printLine = (line = '') => process.stdout.write(`${line}\n`);

await main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel, { asSentences: !config.production && process.stderr.isTTY });
  mkdirSync(config.dataDir, { recursive: true });

  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    while (stops.length > 0) await stops.pop()!();
  };
  const drain = new Drain();
  let listening = false;
  // registered before the start, so that a signal during the start does not leave PostgreSQL running
  const stopping = onSignal(drain, async (signal) => {
    // at a terminal (SIGINT), no load balancer polls /readyz
    if (listening && signal === 'SIGTERM' && config.shutdownDelay > 0) await drain.announce(config.shutdownDelay);
    // wait for the start, then stop what it has started
    await started.catch(() => {});
    await stop();
  });
  const start = async () => {
    await checkPort(config);
    const postgres = config.databaseUrl ? undefined : await startPostgres({ dir: join(config.dataDir, 'postgres') });
    if (postgres) stops.push(() => postgres.stop());
    const database = await openDatabase(config.databaseUrl ?? postgres!.url, log, { poolerUrl: config.poolerUrl });
    stops.push(() => database.close());
    await database.migrate({ tell: printLine });
    if (config.demo) await seedDemo(database);
    const [admin] = await database.reader.rows(findAnyAdmin);
    if (stopping.hasBegun) return;

    const app = await buildServer(config, database, log, drain);
    const close = () => app.close();
    stops.push(close);
    await app
      .listen({ port: config.port, host: config.host })
      .catch((error: Error) => Promise.reject(listenProblem(error)));
    listening = true;
    const address = addressOf(config, (app.server.address() as AddressInfo).port);
    const stopWork = await startAllWork({ config, database, address, log });
    // the workers stop after the server, because running requests may still queue jobs
    stops.splice(stops.indexOf(close), 0, stopWork);
    if (!stopping.hasBegun) printWelcome(config, address, !admin!.exists);
  };
  const started = start();
  await started.catch(async (error: unknown) => {
    await stop();
    // a terminal also sends its signal to the child processes of the start, which then fail
    if (!stopping.hasBegun) throw error;
  });
}

/**
 * Milliseconds within which repeated signals count as one: npm forwards a signal that the terminal sends to all processes.
 */
const repeatWindow = 1000;

/** The first SIGINT or SIGTERM stops everything in order. A second one stops waiting for clients. Then the process exits. */
function onSignal(drain: Drain, stop: (signal: NodeJS.Signals) => Promise<void>): { hasBegun: boolean } {
  const state = { hasBegun: false };
  let first = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (state.hasBegun) {
        if (performance.now() - first > repeatWindow) drain.hurry();
        return;
      }
      state.hasBegun = true;
      first = performance.now();
      printLine('\nStopping…');
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${sentenceFor(error)}\n`);
          process.exit(1);
        },
      );
    });
  return state;
}

function printWelcome({ demo, production }: Config, address: string, needsAdmin: boolean): void {
  printLine(`\n  evm is ready at ${address}\n`);
  if (needsAdmin)
    printLine('  There is no admin yet. Make the first one here, in another terminal: npx evm server create-admin\n');
  if (demo) {
    printLine(`  Demo sign-ins (password ${demoPassword}):`);
    for (const name of ['admin', 'organizer', 'participant']) printLine(`    ${name}@evm.example`);
    printLine();
  }
  if (!production) printLine(`  Explore the API at ${address}/graphql`);
  if (!production) printLine(`  Read the mail that is not sent at ${address}/dev/mail`);
  printLine(`  Read about REST at ${address}/api/docs`);
  printLine('  Stop with Ctrl-C.\n');
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DatabaseProblem) return `${error.message} ${error.advice}`;
  const sentence = folderSentence(error);
  if (sentence) return sentence;
  if (databaseRefusal(error)) return 'The database does not answer: is it running, and is DATABASE_URL right?';
  return error instanceof Error ? `evm could not start: ${error.message}` : String(error);
}
