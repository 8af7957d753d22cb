import 'reflect-metadata';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { addressOf, type Config, readConfig } from './core/context/config.ts';
import { ConfigError, folderSentence } from './core/context/configValues.ts';
import { DatabaseProblem } from './core/statements/databaseProblem.ts';
import { inWords } from './core/texts/inWords.ts';
import { inLanguage } from './core/texts/language.ts';
import { languageOf } from './core/texts/languages.ts';
import { OperatorError } from './core/texts/operatorError.ts';
import { sentence } from './core/texts/operatorTexts.ts';
import type { Sentence } from './core/texts/texts.ts';
import { databaseRefusal } from './core/refusals/errors.ts';
import { makeLog } from './core/context/log.ts';
import { startPostgres } from './postgres/postgres.ts';
import { Drain } from './doors/drain.ts';
import { checkPort, listenProblem } from './port.ts';

// V8 would treat objects that wait for the database as long-lived, and keep them and all their rows for seconds. Without
// this flag, a busy server spends a fifth of its time copying them.
setFlagsFromString('--no-allocation-site-pretenuring');

/** The words for the operator. A terminal shows its own language; elsewhere the output is a log, which is English. */
const wordsFor = (stream: NodeJS.WriteStream, text: Sentence | string) =>
  inLanguage(stream.isTTY ? languageOf(process.env) : 'en', () => inWords(text));

const print = (text: Sentence | string, indent = '') =>
  process.stdout.write(`${indent}${wordsFor(process.stdout, text)}\n`);

const printError = (error: unknown) =>
  process.stderr.write(
    `${sentencesFor(error)
      .map((text) => wordsFor(process.stderr, text))
      .join(' ')}\n`,
  );

await main().catch((error: unknown) => {
  printError(error);
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
    const launched = Promise.withResolvers<void>();
    const postgres = config.databaseUrl
      ? undefined
      : startPostgres({ dir: join(config.dataDir, 'postgres'), log: () => launched.resolve() });
    if (postgres)
      stops.push(() =>
        postgres.then(
          ({ stop: end }) => end(),
          () => {},
        ),
      );
    // PostgreSQL starts while this thread loads the other modules
    await Promise.race([launched.promise, postgres]);
    const [{ findAnyAdmin }, { openDatabase }, { demoPassword, seedDemo }, { buildServer }, { startAllWork }] =
      await Promise.all([
        import('./accounts/read.ts'),
        import('./database.ts'),
        import('./demo/seed.ts'),
        import('./server.ts'),
        import('./work.ts'),
      ]);
    const url = config.databaseUrl ?? (await postgres!).url;
    const database = await openDatabase(url, log, { poolerUrl: config.poolerUrl });
    stops.push(() => database.close());
    await database.migrate({ tell: print });
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
    if (!stopping.hasBegun) printWelcome(config, address, !admin!.exists, demoPassword);
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
      print(sentence('stopping'), '\n');
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          printError(error);
          process.exit(1);
        },
      );
    });
  return state;
}

function printWelcome({ demo, production }: Config, address: string, needsAdmin: boolean, demoPassword: string): void {
  const line = (text: Sentence) => print(text, '  ');
  print('');
  line(sentence('ready', { address }));
  print('');
  if (needsAdmin) {
    line(sentence('noAdmin', { command: 'npx evm server create-admin' }));
    print('');
  }
  if (demo) {
    line(sentence('demoAccounts', { password: demoPassword }));
    for (const name of ['admin', 'organizer', 'participant']) print(`    ${name}@evm.example`);
    print('');
  }
  if (!production) line(sentence('explore', { address: `${address}/graphql` }));
  if (!production) line(sentence('readMail', { address: `${address}/dev/mail` }));
  line(sentence('readRest', { address: `${address}/api/docs` }));
  line(sentence('stopWith'));
  print('');
}

/** One sentence, or one with advice. */
function sentencesFor(error: unknown): (Sentence | string)[] {
  if (error instanceof ConfigError || error instanceof DatabaseProblem)
    return [error.sentence, ...(error.advice ? [error.advice] : [])];
  const unwritable = folderSentence(error);
  if (unwritable) return [unwritable];
  if (databaseRefusal(error)) return [sentence('databaseSilent')];
  if (!(error instanceof Error)) return [String(error)];
  const reason = error instanceof OperatorError ? error.sentence : error.message.replace(/\.$/, '');
  return [sentence('notStartedAtAll', { reason })];
}
